import type { ShownDevice, ShownPin } from '../shown-device.ts'
import { isSeenChange } from './pin-change.ts'

/**
 * A device after a change: a new value at the next rev, which counts what others see of it.
 * @param pinOf gives a pin as it is then: the same object where nothing has changed
 */
export function changedDevice(
  shown: ShownDevice,
  fields: Partial<ShownDevice>,
  pinOf: (pin: ShownPin) => ShownPin,
): ShownDevice {
  const { connectedAt, waterLevel, levelChanges } = shown
  const [epoch, seq] = shown.rev
  const pins = shown.pins.map((pin) => {
    const next = pinOf(pin)
    if (next === pin) return pin
    return { ...next, changes: next.changes + Number(isSeenChange(pin, next, connectedAt)) }
  })
  const isNewLevel = fields.waterLevel !== undefined && fields.waterLevel !== waterLevel
  const counted = { levelChanges: levelChanges + Number(isNewLevel) }
  return { ...shown, ...fields, ...counted, pins, rev: [epoch, seq + 1] }
}
