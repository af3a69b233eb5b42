import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import { isFan, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { pinsIn, roomOfPin } from '../state/pins-of.ts'

/**
 * The pins of a device in the order of its plate: as the home has arranged them, else fans last.
 * @param roomId undefined for all of them, wherever they are
 */
export function pinsShown(device: Device, roomId?: number): readonly PinKey[] {
  const { kind, pin_order = [] } = device
  const here = pinsIn(device).filter(
    (pin) => roomId === undefined || roomOfPin(device, pin) === roomId,
  )
  const fansLast = here.toSorted((a, b) => Number(isFan(kind, a)) - Number(isFan(kind, b)))
  return arranged(fansLast, pin_order, (pin) => pin)
}
