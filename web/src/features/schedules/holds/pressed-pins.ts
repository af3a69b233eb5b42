import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { heldUntil } from '@roomwire/contracts/vocabulary/hold.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { pinLabel } from '../../devices/pin-text.ts'
import type { PinLastChange } from '../../devices/plate/since.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { pinOf } from '../../devices/state/pins-of.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'

/** A pin that somebody has switched as lately as a home lets that hold it at most. */
export type PressedPin = {
  deviceIdentifier: string
  pin: PinKey
  label: string
  change: PinLastChange
}

/** A pin of a device, as long as it is one of those; nothing where the page does not know the device. */
export function pressedOf(device: Device | undefined, pin: PinKey): PressedPin[] {
  if (!device) return []
  const { deviceIdentifier, kind } = device
  const { lastChange: change, name } = pinOf(device, pin) ?? {}
  if (!change || heldUntil(change, limits.holdMaxS, Date.now()) === null) return []
  return [{ deviceIdentifier, pin, label: pinLabel(kind, pin, name), change }]
}

/** Pins of those, as the page knows them now. The selector has to be the same function between renders. */
export const usePressed = (select: (devices: LiveDevices) => readonly PressedPin[]) =>
  useOfDevices(select, isSame)

const isSame = (some: readonly PressedPin[], others: readonly PressedPin[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others)
