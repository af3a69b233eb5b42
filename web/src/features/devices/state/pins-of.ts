import type { Device, Pin } from '@roomwire/contracts/live/to-browser.ts'
import { type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'

/** The reported pin of a device. The outputs of a water level monitor are pins too. */
export function pinOf(device: Device, pin: PinKey): Pin | undefined {
  return pin === 'pump' || pin === 'led' ? device.outputs?.[pin] : device.pins[pin]
}

/** The pins of a device, as far as they are shown here. */
export function pinsIn(device: Device): readonly PinKey[] {
  const all = pinsOf(device.kind)
  return device.partial || device.elsewhere ? all.filter((pin) => pinOf(device, pin)) : all
}
