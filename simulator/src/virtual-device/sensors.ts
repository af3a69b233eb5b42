import { numberOf } from '@roomwire/contracts/demo/number-of.ts'
import {
  type SensorName,
  sensedBy,
  sensorDeclarations,
  wattsOf,
} from '@roomwire/contracts/demo/sensor-model.ts'
import type { Pins } from './kinds.ts'

/** How often a device reports what its sensors measure, ms. */
const reportEveryMs = 10_000

/** The sensors of a device, and what is wrong with them. */
export type Sensors = {
  readonly names: readonly SensorName[]
  /** The epoch minus the device's own clock, ms. */
  readonly epochMs: number
  /** The clocks of the place minus UTC, ms. */
  readonly clockOffsetMs: number
  /** The number that each stuck sensor keeps saying. */
  readonly stuck: Readonly<Partial<Record<SensorName, number>>>
  /** How much a drifting sensor goes astray an hour, since when by the device's clock. */
  readonly drifting: Readonly<Partial<Record<SensorName, { perHour: number; since: number }>>>
  /** The power that was switched on when they reported last, W, and that instant. */
  readonly reported: { readonly watts: number; readonly at: number }
}

/** The names of a device's sensors, and where they are in time and place. */
export type Sensing = Pick<Sensors, 'names' | 'epochMs' | 'clockOffsetMs'>

export const noSensors: Sensing = { names: [], epochMs: 0, clockOffsetMs: 0 }

/** Sensors that nothing is wrong with, and that have not reported yet. */
export const newSensors = (sensing: Sensing): Sensors => ({
  ...sensing,
  stuck: {},
  drifting: {},
  reported: { watts: 0, at: Number.NEGATIVE_INFINITY },
})

/** A device as its sensors see it. */
type Sensed = {
  readonly identifier: string
  readonly pins: Pins
  readonly at: number
  readonly sensors: Sensors
}

/** How it declares its sensors in `hello`; undefined when it has none. */
export function declarationsOf({ sensors: { names } }: Sensed) {
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map((name) => [name, sensorDeclarations[name]]))
}

/** The reading of each sensor now, whether it is right or wrong. */
export function readingsOf(device: Sensed): Partial<Record<SensorName, number>> {
  return Object.fromEntries(device.sensors.names.map((name) => [name, readingOf(device, name)]))
}

function readingOf(device: Sensed, name: SensorName): number {
  const { stuck, drifting, epochMs, clockOffsetMs } = device.sensors
  const kept = stuck[name]
  if (kept !== undefined) return kept
  const seed = numberOf(device.identifier)
  const right = sensedBy(name, epochMs + device.at, { seed, clockOffsetMs, watts: wattsOn(device) })
  const drift = drifting[name]
  if (!drift) return right
  const wrong = right + (drift.perHour * (device.at - drift.since)) / 3_600_000
  return Number(wrong.toFixed(sensorDeclarations[name].decimals))
}

/** The power that the pins which are on take, W. */
const wattsOn = ({ pins }: Sensed): number =>
  Object.entries(pins).reduce((sum, [pin, state]) => sum + wattsOf(pin, state), 0)

/** Whether its sensors are to report again: now and then, and when something was switched. */
export function mustReport(device: Sensed): boolean {
  const { names, reported } = device.sensors
  if (names.length === 0) return false
  return device.at - reported.at >= reportEveryMs || wattsOn(device) !== reported.watts
}

/** The sensors once they have reported. */
export const asReported = (device: Sensed): Sensors => ({
  ...device.sensors,
  reported: { watts: wattsOn(device), at: device.at },
})

/** A sensor sticks to what it says, or is right again. */
export function stick(device: Sensed, name: SensorName, on: boolean): Sensors {
  const { [name]: _, ...others } = device.sensors.stuck
  const stuck = on ? { ...others, [name]: readingOf(device, name) } : others
  return { ...device.sensors, stuck }
}

/** A sensor begins to drift away by so much an hour; 0 makes it right again. */
export function drift({ sensors, at }: Sensed, name: SensorName, perHour: number): Sensors {
  const { [name]: _, ...others } = sensors.drifting
  const drifting = perHour === 0 ? others : { ...others, [name]: { perHour, since: at } }
  return { ...sensors, drifting }
}
