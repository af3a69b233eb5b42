import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { heldUntil } from '@roomwire/contracts/vocabulary/hold.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { canBeHeld } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { clock } from '../../../ui/time/clock.ts'
import { pinNameAmong } from '../../devices/plate/pin-text.ts'
import type { PinLastChange } from '../../devices/plate/since.ts'
import { formOf, pinOf } from '../../devices/state/pins-of.ts'
import type { NextPins } from '../next/next-text.ts'

/** A pin that schedules leave alone. */
export type HeldPin = PressedPin & {
  /** Epoch ms. */
  until: number
}

/**
 * Picks the held ones from pressed pins.
 * @param now epoch ms, by the clock of this page
 */
export const heldPins = (
  pressed: readonly PressedPin[],
  { hold_s: holdS }: Pick<NextPins, 'hold_s'>,
  now: number,
): HeldPin[] =>
  pressed.flatMap((one) => {
    // The clock of this page may be a little behind that of the server.
    const until = heldUntil(one.change, holdS, Math.max(now, one.change.at))
    return until === null ? [] : [{ ...one, until }]
  })

/** A pin that somebody has switched as lately as a home lets that hold it at most. */
export type PressedPin = {
  deviceIdentifier: string
  pin: PinKey
  label: string
  change: PinLastChange
}

/**
 * A pin of a device, as long as it is one of those; nothing where the page does not know the device.
 * @param labelOf names it; among pins of other devices where it is left out
 */
export function pressedOf(
  device: Device | undefined,
  pin: PinKey,
  labelOf = pinNameAmong,
): PressedPin[] {
  if (!device || !canBeHeld(formOf(device, pin))) return []
  const { deviceIdentifier } = device
  const change = pinOf(device, pin)?.lastChange
  if (!change || heldUntil(change, limits.holdMaxS, clock.now()) === null) return []
  return [{ deviceIdentifier, pin, label: labelOf(device, pin), change }]
}
