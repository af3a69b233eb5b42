import type { Locator } from 'playwright'
import { encode } from 'uqr'

/** Light modules around a QR code, without which readers do not find it (ISO/IEC 18004). */
const quietZone = 4

/** Whether a module is dark, row by row. */
type Modules = boolean[][]

/** The modules of the QR code of a text, quiet zone included. */
export const modulesOfText = (text: string): Modules =>
  encode(text, { ecc: 'M', border: quietZone }).data

/** The modules that an `svg` paints with one path of horizontal runs. */
export async function modulesPainted(picture: Locator): Promise<Modules> {
  const [, , size] = ((await picture.getAttribute('viewBox')) ?? '').split(' ').map(Number)
  const path = (await picture.locator('path').getAttribute('d')) ?? ''
  const rows = Array.from({ length: size ?? 0 }, () => Array<boolean>(size ?? 0).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  return rows
}
