import { lot } from '@roomwire/contracts/demo/sensor-model.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'

/*
 * How people live in the demo home: when they switch what. Pure: the same home lives the same days.
 */

/** A pin is on at about these hours of a day, on so many of ten days. */
type Habit = { from: number; until: number; ofTen: number; state?: PinState }

/** A time in which a pin was on. Instants are epoch ms. */
export type OnTime = { from: number; until: number; state: PinState }

const hourMs = 3_600_000

/** The habits of the demo home, by device and pin. Hours are of the clocks there. */
const habits: Record<string, Partial<Record<PinKey, readonly Habit[]>>> = {
  'PC-4F22A91C': {
    18: [
      { from: 6.4, until: 7.2, ofTen: 5 },
      { from: 18.6, until: 23, ofTen: 10 },
    ],
    19: [{ from: 20, until: 22.4, ofTen: 6 }],
    21: [{ from: 19.4, until: 22.6, ofTen: 8 }],
    13: [
      { from: 13, until: 17, ofTen: 7, state: 2 },
      { from: 20.5, until: 23.4, ofTen: 6, state: 1 },
    ],
  },
  'SC-77310C3E': {
    18: [{ from: 19, until: 22, ofTen: 5 }],
    19: [{ from: 18.8, until: 23, ofTen: 7 }],
    21: [{ from: 7, until: 19, ofTen: 10 }],
  },
  'SC-5B8012F4': {
    18: [
      { from: 6.3, until: 8, ofTen: 9 },
      { from: 18, until: 20.5, ofTen: 9 },
    ],
    19: [
      { from: 6.7, until: 6.8, ofTen: 9 },
      { from: 16.5, until: 16.6, ofTen: 7 },
    ],
    21: [
      { from: 12.5, until: 13.2, ofTen: 7 },
      { from: 19, until: 19.7, ofTen: 8 },
    ],
    25: [{ from: 19, until: 23.4, ofTen: 4 }],
  },
  'SC-31669D00': {
    18: [{ from: 21.7, until: 23.3, ofTen: 8 }],
    19: [{ from: 22, until: 23, ofTen: 5 }],
  },
}

/** The pins of a device that people of the demo home use. */
export const usedPins = (identifier: string): PinKey[] =>
  // The keys are those of the record.
  Object.keys(habits[identifier] ?? {}) as PinKey[]

/**
 * The times at which a pin was on in a day that begins at an instant, as far as it is over.
 * @param seed another one for each pin
 */
export function onTimesOf(
  { identifier, pin, seed }: { identifier: string; pin: PinKey; seed: number },
  dayFrom: number,
  until: number,
): OnTime[] {
  const day = Math.round(dayFrom / (24 * hourMs))
  return (habits[identifier]?.[pin] ?? []).flatMap(({ from, until: to, ofTen, state = 1 }, nth) => {
    const by = (draw: number) => lot(seed * 64 + nth * 8 + draw, day)
    if ((by(0) + 1) * 5 > ofTen) return []
    const begin = dayFrom + Math.round((from + by(1) / 4) * hourMs)
    const end = Math.min(begin + Math.round((to - from) * (1 + by(2) / 5) * hourMs), until)
    return end > begin ? [{ from: begin, until: end, state }] : []
  })
}

const stepMs = 5 * 60_000
/** Percent of the tank a minute. */
const pumpFills = 1.6

/** How much of the tank the people of the home use in a day, by its hours: percent an hour. */
const used = [
  ...[0.1, 0.1, 0.1, 0.1, 0.2, 1.2, 4.5, 5.5, 3.5, 2, 1.5, 1.5],
  ...[2.2, 2, 1.2, 1, 1.2, 1.8, 2.6, 3.2, 2.6, 1.6, 0.8, 0.3],
]

/**
 * The level of the tank in percent, each five minutes, and when its pump ran: when there was little.
 * It ends at the level with which the simulated tank begins.
 */
export function tankCourse(
  { seed, clockOffsetMs, last }: { seed: number; clockOffsetMs: number; last: number },
  from: number,
  until: number,
): { levels: { at: number; value: number }[]; pump: OnTime[] } {
  const levels: { at: number; value: number }[] = []
  const pump: OnTime[] = []
  let level = 74
  let since: number | undefined
  for (let at = from; at < until; at += stepMs) {
    const hour = Math.floor(((at + clockOffsetMs) % (24 * hourMs)) / hourMs)
    const use = (used[hour] ?? 0) * (1 + 0.6 * lot(seed, Math.floor(at / stepMs)))
    level -= (use * stepMs) / hourMs
    if (since === undefined && level < 32 && until - at > 4 * hourMs) since = at
    if (since !== undefined) level += (pumpFills * stepMs) / 60_000
    if (since !== undefined && level >= 96) {
      pump.push({ from: since, until: at, state: 1 })
      since = undefined
    }
    const nearEnd = Math.max(0, 1 - (until - at) / (3 * hourMs))
    levels.push({ at, value: Math.round(Math.min(100, level) * (1 - nearEnd) + last * nearEnd) })
  }
  return { levels, pump }
}
