import type { ClockStep } from './clock-judge.ts'
import { type Refusal, refuse } from './refusal.ts'

/**
 * Whether the time is known. In doubt nothing is done that could not be taken back if it is wrong:
 * guests stay outside, and nothing is deleted, ended or called missed.
 */
export type ClockTrust = {
  isInDoubt(): boolean
  /** Whether the time is more than plausible: the system says so, or the clock went in step for an hour. */
  isConfirmed(): boolean
  /** Whether even the time of day is not known: the wall clock is before a time that was confirmed. */
  isGuess(): boolean
  /** Calls the listener when the time was corrected. @returns ends that */
  onStep(listener: (step: ClockStep) => void): () => void
  /** Takes over the times that earlier runs confirmed, and keeps those of this one from now on. */
  begin(floor: ClockFloor): Promise<void>
  stop(): Promise<void>
}

/** Keeps the latest time that was confirmed, epoch ms. */
export type ClockFloor = {
  read(): Promise<number | null>
  /** @param confirmed the present time: an earlier one takes the place of one that was wrong. */
  write(confirmed: number): Promise<void>
}

/** The trust of a program whose clock is given, as in tests. */
export const noDoubt: ClockTrust = {
  isInDoubt: () => false,
  isConfirmed: () => true,
  isGuess: () => false,
  onStep: () => () => undefined,
  begin: async () => undefined,
  stop: async () => undefined,
}

/** The refusal of somebody whose access depends on the time. */
export const timeNotKnown = (): Refusal =>
  refuse(
    'time_not_known',
    'The server is not sure of the time, and this depends on it. Try again later.',
    { retryAfterS: 60 },
  )
