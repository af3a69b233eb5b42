import type { Measured } from '../series/measured.ts'

/*
 * How a total has behaved lately, hour by hour. Its name may be in any language; that it falls to 0 at
 * midnight, stands still all day, or only grows, is the same everywhere.
 */

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A total that falls to this share of its highest number or less, and stays low, has begun anew. */
const anewShare = 0.1

/** In so many hours a total must have moved before others are compared with it, and sunk before it is no counter. */
const least = { hours: 6 }

/** A level that goes up and down covers so much of its highest number; it sinks in so many hours for each in which it rises. */
const upAndDown = { range: 0.2, sinks: 0.25 }

/** How far two totals may differ, summed up by hours, that tell the same use. */
const alikeShare = 0.2

/** How a total has behaved; all is empty or false while nothing is known of it. */
export type CounterHabits = {
  /** By how much it has risen in each hour (epoch ms), in the unit of its kind. */
  rises: ReadonlyMap<number, number>
  /** Its last number, in that unit. */
  last: number
  /** The hours in which it moved at all. */
  moved: readonly number[]
  /** For how long it is known, ms. */
  knownMs: number
  /** Whether it begins anew with a day, so that it tells of a day, a week or a month. */
  beginsAnew: boolean
  /** Whether it goes up and down like what is left in a tank or a battery. */
  goesUpAndDown: boolean
}

/**
 * Finds the habits of a total.
 * @param hours what it was lately, hour by hour
 * @param midnights at which days began, of the home and of UTC: many a device knows no other
 * @param factor by which its numbers are multiplied to be in the unit of its kind
 */
export function habitsOf(
  hours: readonly Measured[],
  midnights: readonly number[],
  factor: number,
): CounterHabits {
  const resets = resetsIn(hours)
  const beginsAnew = resets.some(
    (at, nth) =>
      midnights.some((midnight) => Math.abs(at - midnight) <= hourMs) ||
      resets.slice(0, nth).some((before) => isSamePhase(at, before)),
  )
  return {
    rises: new Map(hours.flatMap(({ from, rise }) => (rise > 0 ? [[from, rise * factor]] : []))),
    last: (hours.at(-1)?.max ?? 0) * factor,
    moved: hours.flatMap(({ from, min, max }) => (min === max ? [] : from)),
    knownMs: hours.reduce((sum, one) => sum + one.knownMs, 0),
    beginsAnew,
    goesUpAndDown: isUpAndDown(hours, resets),
  }
}

/** Whether one total stands still all day, as that of yesterday does, while another one moves. */
export function isStillBeside(one: CounterHabits, other: CounterHabits): boolean {
  const [first = 0] = one.moved
  return (
    one.knownMs >= dayMs &&
    other.moved.length >= least.hours &&
    !hasOnePhase(other.moved) &&
    one.moved.every((at) => isSamePhase(at, first))
  )
}

/** Whether two totals have risen alike: they tell the same use in two ways. */
export function riseAlike(one: CounterHabits, other: CounterHabits): boolean {
  if (Math.min(one.rises.size, other.rises.size) < least.hours) return false
  const hours = new Set([...one.rises.keys(), ...other.rises.keys()])
  let [apart, most] = [0, 0]
  for (const hour of hours) {
    const [rise, beside] = [one.rises.get(hour) ?? 0, other.rises.get(hour) ?? 0]
    apart += Math.abs(rise - beside)
    most += Math.max(rise, beside)
  }
  return apart <= most * alikeShare
}

/** Whether two instants are at the same time of day, give or take an hour: clocks change. */
function isSamePhase(one: number, other: number): boolean {
  const apart = Math.abs(one - other) % dayMs
  return Math.min(apart, dayMs - apart) <= hourMs
}

const hasOnePhase = (all: readonly number[]) => all.every((at) => isSamePhase(at, all[0] ?? 0))

/** The hours in which a total has begun anew: it fell to nearly 0 and stayed below. */
function resetsIn(hours: readonly Measured[]): number[] {
  return hours.flatMap(({ from, min, max }, nth) => {
    const before = hours[nth - 1]?.max ?? max
    const after = hours[nth + 1]
    // A leap is no beginning, and what was low for a moment is back in the next hour.
    const hasStood = before > 0 && max >= before * (1 - anewShare)
    const isLow = min >= 0 && min <= before * anewShare
    return hasStood && isLow && after && after.max < before ? from : []
  })
}

function isUpAndDown(hours: readonly Measured[], resets: readonly number[]): boolean {
  const [highest, lowest] = [
    Math.max(...hours.map(({ max }) => max)),
    Math.min(...hours.map(({ min }) => min)),
  ]
  let [sunk, risen] = [0, 0]
  for (const [nth, { from, max }] of hours.entries()) {
    const before = hours[nth - 1]
    if (!before || resets.includes(from) || resets.includes(before.from)) continue
    if (max < before.max) sunk += 1
    if (max > before.max) risen += 1
  }
  return (
    sunk >= least.hours &&
    sunk >= risen * upAndDown.sinks &&
    highest - lowest >= highest * upAndDown.range
  )
}
