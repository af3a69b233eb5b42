import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import { guessIcon } from '../plate/guess-icon.ts'
import { formOf, pinOf } from '../state/pins-of.ts'

/**
 * The pump or heater that the name of a switch speaks of, as long as nobody has decided whether it asks first:
 * that it does is proposed then. A guess decides nothing by itself. Null where nothing is proposed.
 */
export function askingProposed(
  device: Device,
  pin: PinKey,
  { name, icon }: { name: string | null; icon: PinIcon | null },
): 'pump' | 'heater' | null {
  if (icon || pinOf(device, pin)?.ask_first !== undefined) return null
  if (pin === 'pump' || formOf(device, pin).kind !== 'switch') return null
  const guess = guessIcon(name ?? '')
  return guess === 'pump' || guess === 'heater' ? guess : null
}
