import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import { isFan, type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'

/** The pins of a device in the order of its plate: as the home has arranged them, else fans last. */
export function pinsShown({
  kind,
  pin_order = [],
}: Pick<Device, 'kind' | 'pin_order'>): readonly PinKey[] {
  const fansLast = pinsOf(kind).toSorted((a, b) => Number(isFan(kind, a)) - Number(isFan(kind, b)))
  return arranged(fansLast, pin_order, (pin) => pin)
}
