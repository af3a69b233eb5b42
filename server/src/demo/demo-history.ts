import { numberOf } from '@roomwire/contracts/demo/number-of.ts'
import {
  type SensorName,
  sensedBy,
  sensorDeclarations,
  wattsOf,
} from '@roomwire/contracts/demo/sensor-model.ts'
import { kindOf, type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { MadeSeries } from '../features/series/history-store.ts'
import { lastDays } from '../features/series/home-days.ts'
import { zoneOffsetAt } from '../platform/zones/zoned-time.ts'
import { type OnTime, onTimesOf, tankCourse } from './demo-habits.ts'

/*
 * A month of the demo home, so that nobody's first look at a chart is an empty one: what its devices
 * would have measured, by the model of the simulator's sensors.
 */

const minuteMs = 60_000
const days = 30
/** Samples as such are kept of the last two days; what is older is kept by hours and days. */
const rawMs = 48 * 3_600_000
/** How often its sensors are read: what only counts by the hour less often. */
const everyMs = { raw: 5 * minuteMs, older: 15 * minuteMs }
/** The level of a simulated tank that has just been started, percent. */
const firstLevel = 40

/** The place and time of the demo home. */
export type DemoTime = { now: number; timeZone: string; seed: number }

/** The measurements of one device in a month, until now. */
export function demoHistory(
  { identifier, sensors }: { identifier: string; sensors: readonly SensorName[] },
  { now, timeZone, seed: homeSeed }: DemoTime,
): { series: MadeSeries[]; samplesFrom: number; until: number; timeZone: string } {
  const lived = lastDays(now, timeZone, days)
  const from = lived[0]?.from ?? now
  const until = now - minuteMs
  const samplesFrom = now - rawMs
  const seed = homeSeed + [...identifier].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const clockOffsetMs = zoneOffsetAt(now, timeZone)
  // A pin that nobody uses was off all the time; when the pump ran follows from the level.
  const others = pinsOf(kindOf(identifier)).filter((pin) => pin !== 'pump')
  const pins = others.map((pin, nth) => ({
    pin,
    times: lived.flatMap((day) =>
      onTimesOf({ identifier, pin, seed: seed + nth }, day.from, until - nth * minuteMs),
    ),
  }))
  const tank = identifier.startsWith('WLM-')
    ? tankCourse({ seed, clockOffsetMs, last: firstLevel }, from, until)
    : undefined
  const instants = readingTimes(from, samplesFrom, until)
  const wattsThen = wattsAt(pins)
  const series: MadeSeries[] = [
    ...[...pins, ...(tank ? [{ pin: 'pump' as const, times: tank.pump }] : [])].map(
      pinSeries(from),
    ),
    ...(tank ? [levelSeries(tank.levels, samplesFrom)] : []),
    ...sensors.map((sensor) => ({
      key: sensor,
      ...sensorDeclarations[sensor],
      samples: instants.map((at) => {
        const watts = sensor === 'power' ? wattsThen(at) : 0
        // The simulated device goes on from here.
        const place = { seed: numberOf(identifier), clockOffsetMs, watts }
        return { at, value: sensedBy(sensor, at, place) }
      }),
    })),
  ]
  return { series, samplesFrom, until, timeZone }
}

/** The times at which sensors are read, epoch ms. */
function readingTimes(from: number, samplesFrom: number, until: number): number[] {
  const times: number[] = []
  for (let at = from; at < until; at += at < samplesFrom ? everyMs.older : everyMs.raw)
    times.push(at)
  return times
}

type PinTimes = { pin: PinKey; times: readonly OnTime[] }

const pinSeries =
  (from: number) =>
  ({ pin, times }: PinTimes): MadeSeries => ({
    key: `pin.${pin}`,
    kind: 'pin',
    name: null,
    unit: null,
    decimals: 0,
    samples: [
      { at: from, value: 0 },
      ...times.flatMap((time) => [
        { at: time.from, value: time.state },
        { at: time.until, value: 0 },
      ]),
    ],
  })

function levelSeries(
  levels: readonly { at: number; value: number }[],
  rawFrom: number,
): MadeSeries {
  return {
    key: 'device.level',
    kind: 'level',
    name: null,
    unit: '%',
    decimals: 0,
    samples: levels.filter(
      ({ at, value }, nth) => at >= rawFrom || value !== levels[nth - 1]?.value,
    ),
  }
}

/** The power of the pins that are on at an instant, W. */
const wattsAt = (pins: readonly PinTimes[]) => (at: number) =>
  pins.reduce((sum, { pin, times }) => {
    const on = times.find((time) => time.from <= at && at < time.until)
    return sum + (on ? wattsOf(pin, on.state) : 0)
  }, 0)
