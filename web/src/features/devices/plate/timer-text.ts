import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { LeaseHolder } from '@roomwire/contracts/vocabulary/lease.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { clockTime } from '../../../ui/time/time-text.ts'

/** The time left of a timer, short enough for a small button: '45s', '20m', '3h'; '0s' of one that is due. */
export function leftText(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  if (seconds <= 0) return '0s'
  if (seconds < 60) return `${seconds}s`
  const minutes = Math.round(seconds / 60)
  return minutes < 100 ? `${minutes}m` : `${Math.round(minutes / 60)}h`
}

/** The text about a timer that runs. */
export const runsText = (endsAt: number, now: number): string =>
  endsAt > now ? `Off at ${clockTime(endsAt)}.` : `It should have gone off at ${clockTime(endsAt)}.`

/** The holder of a timer in words, so that people know what it needs. */
export const holderText = (holder: LeaseHolder): string =>
  holder === 'device'
    ? 'Runs on the device, so it also ends without the server or Wi-Fi.'
    : 'Runs on the server, which must be running when it ends.'

/** The minutes of a timer: a minute to a day. */
export const minutesRule = { least: 1, most: limits.leaseMaxS / 60, unit: 'min' }

/** The state of a pin for the time of a timer: a fan that turns stays at its speed, and a level where it is. */
export const timedState = (state: PinState | null): PinState | 'on' =>
  state !== null && state > 0 ? state : 'on'
