import { heldUntil } from '@roomwire/contracts/vocabulary/hold.ts'
import type { NextPins } from '../next/next-text.ts'
import type { PressedPin } from './pressed-pins.ts'

/** A pin that schedules leave alone. */
export type HeldPin = PressedPin & {
  /** Epoch ms. */
  until: number
}

/**
 * Those of the pressed pins that are held.
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
