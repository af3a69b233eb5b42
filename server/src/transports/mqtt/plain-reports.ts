import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isIpv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { Acknowledgement } from '../../features/devices/commands/acknowledge-command.ts'
import type { IncomingReport } from '../../features/devices/reports/receive-report.ts'

/*
 * Hot: what devices send most often, in the one shape in which their libraries write it, read without
 * JSON and without a schema. Undefined for all else: that is for the schemas (device-topics.ts), which
 * read the same from these shapes, and say in words what is wrong with others.
 */

/** Some GPIOs, and perhaps the address; with no blanks and no escapes, in ASCII. */
const plainState =
  /^\{"pins":\{"(13|18|19|21|25)":([0-3])(?:,"(13|18|19|21|25)":([0-3]))?(?:,"(13|18|19|21|25)":([0-3]))?(?:,"(13|18|19|21|25)":([0-3]))?\}(?:,"ip":"([\d.]{7,15})")?\}$/

/** An acknowledgement of a command, whose number is below the highest that there is. */
const plainAck = /^\{"messageId":"([1-9]\d{0,8})","ok":true\}$/

/** No plain report has more bytes. */
const longest = 128

/** The states of pins, each named once and in their order. */
export function readPlainState(bytes: Buffer): IncomingReport | undefined {
  const found = match(plainState, bytes)
  if (!found) return undefined
  const ip = found[9]
  if (ip !== undefined && !isIpv4(ip)) return undefined
  const pins: [string, PinState][] = []
  let before = ''
  for (let at = 1; at < 9; at += 2) {
    const pin = found[at]
    if (pin === undefined) break
    if (pin <= before) return undefined
    before = pin
    // The pattern lets no other digit through.
    pins.push([pin, Number(found[at + 1]) as PinState])
  }
  return { facts: { ipAddress: ip }, pins }
}

/** One switch under the key of its firmware, as translations write it (dialects/). */
const plainSwitch = /^\{"pins":\{"([A-Za-z][\w.-]{0,31})":([01])\}(,"leases":\{\})?\}$/

/** The state of one switch that a device has declared. */
export function readPlainSwitch(
  bytes: Buffer,
  forms: ReadonlyMap<PinKey, PinForm>,
): IncomingReport | undefined {
  const [, pin, state, leases] = match(plainSwitch, bytes) ?? []
  if (pin === undefined || forms.get(pin)?.kind !== 'switch') return undefined
  return { facts: {}, pins: [[pin, state === '1' ? 1 : 0]], ...(leases && { leases: [] }) }
}

/** Reads an acknowledgement: the device has read a command, and will do it. */
export function readPlainAck(bytes: Buffer): Acknowledgement | undefined {
  const found = match(plainAck, bytes)
  return found ? { commandId: Number(found[1]), ok: true } : undefined
}

const match = (shape: RegExp, bytes: Buffer): RegExpExecArray | null =>
  bytes.length > longest ? null : shape.exec(bytes.toString('latin1'))
