import type { ShownDevice, ShownPin } from '../records/shown-device.ts'
import { isSeenChange } from './pin-change.ts'

/**
 * Hot: a device after a change: a new value at the next rev, which counts what others see of it.
 * @param next the device as it is then, but for its pins
 * @param pinOf gives a pin as it is then: the same object where nothing has changed, else a new one that nobody has yet
 */
export function changedDevice(
  { pins, connectedAt, waterLevel, levelChanges, rev: [epoch, seq] }: ShownDevice,
  next: ShownDevice,
  pinOf: (pin: ShownPin) => ShownPin,
): ShownDevice {
  return {
    ...next,
    pins: pins.map((pin) => {
      const changed = pinOf(pin)
      if (changed === pin || !isSeenChange(pin, changed, connectedAt)) return changed
      changed.changes += 1
      return changed
    }),
    levelChanges: levelChanges + Number(next.waterLevel !== waterLevel),
    rev: [epoch, seq + 1],
  }
}
