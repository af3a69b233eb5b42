import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import { isFan, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { pinsIn } from '../state/apply-live-message.ts'

/** The pins of a device in the order of its plate: as the home has arranged them, else fans last. */
export function pinsShown(device: Device): readonly PinKey[] {
  const { kind, pin_order = [] } = device
  const fansLast = pinsIn(device).toSorted(
    (a, b) => Number(isFan(kind, a)) - Number(isFan(kind, b)),
  )
  return arranged(fansLast, pin_order, (pin) => pin)
}
