import { encode } from 'uqr'

/** Light modules around the code, without which readers do not find it (ISO/IEC 18004). */
const quietZone = 4

/**
 * A text as a QR code: the path of its dark modules in a square of `size` modules,
 * including the quiet zone.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${end - x}v1H${x}z`]
    }),
  )
  return { size, path: runs.join('') }
}
