import {
  isCountable,
  lacksKnownUnit,
  type UnitConversion,
  unitConversion,
} from '@roomwire/contracts/vocabulary/known-units.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { sentKeyOf } from '@roomwire/contracts/vocabulary/sent-key.ts'
import type { ReadingKind, SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import type { Clock } from '../../../platform/clock.ts'
import { someOf } from '../../../platform/some-of.ts'
import type { Hearing } from '../../series/hearing.ts'
import type { Declared, HistoryStore } from '../../series/history-store.ts'
import type { Recorder } from '../../series/recorder.ts'
import type { ConnectedDevice } from '../twins/connected-device.ts'
import type { Twins } from '../twins/twins.ts'
import { heardReadings, type ReadingNews } from './reading-news.ts'

/** A reading that a device has declared. */
type KnownReading = {
  /** As it was declared, as JSON. */
  declared: string
  /** Where its numbers are kept, and how they are converted for it. */
  series: SeriesKey
  conversion: UnitConversion
  /** Whether it counts for as long as it lasts. */
  isByTime: boolean
}

/** The readings that a connection has declared, by key. */
const declaredOf = new WeakMap<ConnectedDevice, Map<string, KnownReading>>()

type Needs = {
  history: HistoryStore
  hearing: Hearing
  recorder: Recorder
  readingNews: ReadingNews
  twins: Pick<Twins, 'hear'>
  clock: Clock
}

/** A reading as a device declares it. */
type Declaration = {
  name: string
  unit?: string | undefined
  kind?: ReadingKind | undefined
  decimals?: number | undefined
}

/**
 * Takes over what a device will measure; what it has declared before stays.
 * @returns for the firmware's author what is not declared, because it is too much, and what is not counted
 */
export async function declareReadings(
  needs: Pick<Needs, 'history' | 'hearing' | 'recorder' | 'clock'>,
  device: ConnectedDevice,
  readings: Readonly<Record<string, Declaration>>,
): Promise<string[]> {
  const { history, recorder, clock } = needs
  const known = await knownOf(needs, device)
  const declared = Object.entries(readings).map(
    ([key, { name, unit, kind, decimals }]): Declared => ({
      key,
      name,
      unit: unit || null,
      kind: kind ?? 'other',
      decimals: decimals ?? 1,
    }),
  )
  const changed = declared.filter((one) => known.get(one.key)?.declared !== JSON.stringify(one))
  const refused = changed.length === 0 ? [] : await history.declare(device, changed)
  if (changed.length > 0) {
    declaredOf.delete(device)
    const present = new Set(
      [...(await knownOf(needs, device)).values()].map(({ series }) => series),
    )
    const left = [...known.values()].flatMap(({ series }) => (present.has(series) ? [] : series))
    // Where another series goes on, nothing more is known of the one before.
    recorder.take(
      device,
      left.map((series) => [series, null] as const),
      clock.now(),
    )
  }
  const uncounted = declared.filter(({ kind, unit }) => lacksKnownUnit(kind, unit))
  const complaints: string[] = []
  if (refused.length > 0) {
    complaints.push(
      `A device has ${limits.declaredReadingsMax} readings at most, ever; not declared: ${someOf(refused)}`,
    )
  }
  if (uncounted.length > 0) {
    const named = uncounted.map(({ key, unit }) => `${key} (${unit ?? 'no unit'})`)
    complaints.push(
      `Shown but not counted, because their unit is not a known one: ${someOf(named)}`,
    )
  }
  return complaints
}

/**
 * Takes what a device has measured: it is kept, and shown to the pages that watch its room. Resolves once
 * it is stored, where it is not too soon after the last number to be kept.
 * @param readings null where the device does not know a number
 * @returns the readings that it has not declared, and that are not taken
 * @throws Refusal 'device_replaced' when a newer connection has taken this one's place.
 */
export async function receiveReadings(
  needs: Needs,
  device: ConnectedDevice,
  readings: Readonly<Record<string, number | null>>,
): Promise<string[]> {
  const { hearing, recorder, readingNews, twins, clock } = needs
  const known = await knownOf(needs, device)
  const at = clock.now()
  twins.hear(device, at)
  const all = Object.entries(readings)
  const values = new Map<SeriesKey, number | null>()
  const byTime = new Set<SeriesKey>()
  for (const [key, value] of all) {
    const reading = known.get(key)
    if (!reading) continue
    values.set(reading.series, value === null ? null : converted(value, reading.conversion))
    if (reading.isByTime) byTime.add(reading.series)
  }
  const measured = [...values]
  recorder.take(device, measured, at, byTime)
  hearing.hear(device.id, measured, at)
  readingNews.publish(device, heardReadings(hearing, device, measured))
  await recorder.stored()
  return all.flatMap(([key]) => (known.has(key) ? [] : [key]))
}

/** A number in another unit; what a conversion adds beyond 12 digits is noise. */
const converted = (value: number, { factor, offset }: UnitConversion): number =>
  factor === 1 && offset === 0 ? value : Number((value * factor + offset).toPrecision(12))

/** The readings that the device has declared, over this connection or an earlier one. */
async function knownOf(
  { history, hearing }: Pick<Needs, 'history' | 'hearing'>,
  device: ConnectedDevice,
): Promise<Map<string, KnownReading>> {
  const known = declaredOf.get(device)
  if (known) return known
  const series = await history.list([device.id])
  hearing.recall(series)
  const read = new Map(
    series.flatMap((one): [string, KnownReading][] => {
      const { key: seriesKey, name, unit, sentUnit, kind, decimals, isFormer } = one
      const conversion = unitConversion(kind, sentUnit, unit)
      if (name === null || isFormer || !conversion) return []
      const key = sentKeyOf(seriesKey)
      const declared = JSON.stringify({ key, name, unit: sentUnit, kind, decimals })
      return [
        [
          key,
          {
            declared,
            series: seriesKey,
            conversion,
            isByTime: kind === 'power' && isCountable(one),
          },
        ],
      ]
    }),
  )
  declaredOf.set(device, read)
  return read
}
