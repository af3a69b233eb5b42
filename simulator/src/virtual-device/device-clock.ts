import type { PlanMessage } from '@roomwire/contracts/device/to-device.ts'

/* The time of day, as a device knows it. Instants are ms of the clock that only moves forward. */

/** The time of day as it was told, and how far it may have been wrong then, ms. A start forgets it. */
export type DeviceClock = {
  readonly epochMs: number
  readonly setAt: number
  readonly errorMs: number
}

/** A device as its clock sees it. */
export type Timekeeping = {
  readonly clock: DeviceClock | undefined
  /** How much its crystal is off, in millionths: the device itself does not know. */
  readonly driftPpm: number
  readonly startedAt: number
  readonly at: number
}

/** The most that a crystal may be off, as its maker says, in millionths. */
export const driftMostPpm = 20
/** A clock that may be wrong by more is not known at all, ms. */
export const wrongMostMs = 2_000
/** The error from which on the device asks the server for the time anew, ms. */
const askedFromMs = 500

/** The time of day, epoch ms; undefined where the device does not know it within 2 s. */
export function timeOf(device: Timekeeping): number | undefined {
  const { clock, driftPpm, at } = device
  if (!clock || errorOf(clock, at) > wrongMostMs) return undefined
  return clock.epochMs + (at - clock.setAt) * (1 + driftPpm / 1e6)
}

/** When it will be a time of day, by the device's clock; undefined where it will not know. */
export function instantOf({ clock, driftPpm }: Timekeeping, epochMs: number): number | undefined {
  if (!clock) return undefined
  const instant = Math.ceil(clock.setAt + (epochMs - clock.epochMs) / (1 + driftPpm / 1e6))
  return errorOf(clock, instant) > wrongMostMs ? undefined : instant
}

const errorOf = ({ errorMs, setAt }: DeviceClock, at: number) =>
  errorMs + (Math.max(0, at - setAt) * driftMostPpm) / 1e6

/** The number that a device asks for the time with: the ms since its start; undefined where it knows the time. */
export const askingOf = ({ clock, startedAt, at }: Timekeeping): number | undefined =>
  clock && errorOf(clock, at) < askedFromMs ? undefined : Math.round(at - startedAt)

/** The clock after an answer: the longer that was on its way, the less the device knows; what took too long is not believed. */
export function setClock(
  { clock, startedAt, at }: Timekeeping,
  { now, askedAt }: Pick<PlanMessage, 'now' | 'askedAt'>,
): DeviceClock | undefined {
  if (now === undefined || askedAt === undefined) return clock
  const onItsWay = Math.max(0, at - startedAt - askedAt)
  const errorMs = onItsWay / 2 + 1
  return errorMs > wrongMostMs ? clock : { epochMs: now + onItsWay / 2, setAt: at, errorMs }
}
