import type { Device, Pin } from '@roomwire/contracts/live/to-browser.ts'
import { type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { formOfKind, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'

/** The reported pin of a device. The outputs of a water level monitor are pins too. */
export function pinOf({ pins, outputs }: Device, pin: PinKey): Pin | undefined {
  const all: Device['pins'] = outputs ? { ...outputs } : pins
  return all[pin]
}

/** The form of a pin: as its device declares it, or as its kind says. */
export const formOf = (device: Device, pin: PinKey): PinForm =>
  pinOf(device, pin)?.form ?? formOfKind(device.kind, pin)

/** The pins of a device, as far as they are shown here. */
export function pinsIn(device: Device): readonly PinKey[] {
  const { kind, pin_order } = device
  const all = (kind === 'UNKNOWN' && pin_order) || pinsOf(kind)
  return device.partial || device.elsewhere ? all.filter((pin) => pinOf(device, pin)) : all
}

/** The room that a pin counts for: its own, or that of its device. Null when that is in none. */
export const roomOfPin = (device: Device, pin: PinKey): number | null =>
  pinOf(device, pin)?.room_id ?? device.room_id

/** The name of that room. */
export function roomNameOfPin(device: Device, pin: PinKey): string | null {
  const shown = pinOf(device, pin)
  return shown?.room_id === undefined ? device.room_name : (shown.room_name ?? null)
}

/** Whether a device is in a room itself, or with a pin. */
export const isInRoom = (device: Device, roomId: number): boolean =>
  device.room_id === roomId || pinsIn(device).some((pin) => roomOfPin(device, pin) === roomId)

/** The names of all rooms that a device is in, first that of the device itself. */
export function roomNamesOf(device: Device): string[] {
  const ofPins = pinsIn(device).map((pin) => roomNameOfPin(device, pin))
  return [...new Set([device.room_name, ...ofPins])].filter((name) => name !== null)
}
