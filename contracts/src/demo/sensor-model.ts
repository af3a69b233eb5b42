import { z } from 'zod'
import type { PinKey, PinState } from '../vocabulary/device-kind.ts'

/*
 * The readings of sensors in homes that are not real: the simulator's, and those of the demo
 * home's history. Pure: every instant is passed in, and the same seed measures the same.
 */

/** The sensors that are simulated, by what they measure. */
export const sensorName = z.enum(['temperature', 'humidity', 'power'])
export type SensorName = z.infer<typeof sensorName>

/** The declaration of each in the `hello` of a device. */
export const sensorDeclarations = {
  temperature: { name: 'Temperature', unit: '°C', kind: 'temperature', decimals: 1 },
  humidity: { name: 'Humidity', unit: '%', kind: 'humidity', decimals: 0 },
  power: { name: 'Power', unit: 'W', kind: 'power', decimals: 1 },
} as const satisfies Record<SensorName, object>

/** The place of a sensor, and the power that is switched on there. */
export type SensorPlace = {
  /** Sensors with different seeds measure different things. */
  seed: number
  /** The clocks there minus UTC, ms. */
  clockOffsetMs: number
  /** The power of all that is switched on there, W. */
  watts: number
}

const hourMs = 3_600_000
const secondMs = 1_000

/** The reading of a sensor at an instant (epoch ms), as it would report it. */
export function sensedBy(sensor: SensorName, at: number, place: SensorPlace): number {
  const value = courses[sensor](at, place)
  const step = 10 ** sensorDeclarations[sensor].decimals
  return Math.round(value * step) / step
}

const courses: Record<SensorName, (at: number, place: SensorPlace) => number> = {
  /** Coolest before sunrise, warmest in the afternoon; warmer and cooler days follow each other. */
  temperature: (at, { seed, clockOffsetMs }) =>
    24.4 +
    3.1 * warmth(at + clockOffsetMs) +
    1.9 * noise(seed, at, 31 * hourMs) +
    0.25 * noise(seed + 1, at, hourMs / 4),
  /** The warmer the air, the drier. */
  humidity: (at, { seed, clockOffsetMs }) =>
    within(
      58 -
        9 * warmth(at + clockOffsetMs) +
        8 * noise(seed + 2, at, 37 * hourMs) +
        1.3 * noise(seed + 3, at, hourMs / 6),
      18,
      98,
    ),
  /** The board itself, and what it switches. */
  power: (at, { seed, watts }) =>
    1.6 + 0.1 * noise(seed, at, 20 * secondMs) + watts * (1 + 0.03 * noise(seed + 4, at, 45_000)),
}

/** The course of a day, from -1 at 04:00 to 1 at 16:00. */
const warmth = (clockMs: number) =>
  -Math.cos((2 * Math.PI * (clockMs - 4 * hourMs)) / (24 * hourMs))

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** A value from -1 to 1, without jumps: another one after each period. */
export function noise(seed: number, at: number, periodMs: number): number {
  const cell = Math.floor(at / periodMs)
  const part = at / periodMs - cell
  const eased = part * part * (3 - 2 * part)
  return lot(seed, cell) * (1 - eased) + lot(seed, cell + 1) * eased
}

/** A value from -1 to 1, by lot: the same for the same numbers. */
export function lot(seed: number, number: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number | 0, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x7fffffff - 1
}

/** The power of the load on a pin at its highest state, W. */
const wattsOfPin: Readonly<Record<PinKey, number>> = {
  13: 54,
  18: 9,
  19: 14,
  21: 62,
  25: 36,
  pump: 370,
  led: 2,
}

const otherWatts = 8

/** The power of a pin in this state, W; a fan at a lower level takes less. */
export function wattsOf(pin: PinKey, state: PinState): number {
  const most = wattsOfPin[pin] ?? otherWatts
  return pin === '13' ? (most * state) / 3 : state > 0 ? most : 0
}
