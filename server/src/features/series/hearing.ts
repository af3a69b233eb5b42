import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import type { Logger } from 'pino'
import { gather } from '../../platform/gather.ts'
import { putLast } from '../../platform/put-last.ts'
import type { MeasuredValues } from './device-samples.ts'
import type { HeardSeries, HistoryStore, Series } from './history-store.ts'

export type Hearing = ReturnType<typeof openHearing>

/** How many devices are remembered; the history knows when the others were heard. */
const rememberedMost = 20_000

/** How often it is stored, ms: a crash takes no more, and other replicas read what is stored. */
const storedEveryMs = { alone: 60_000, withReplicas: 10_000 }

/** How much is stored at once. */
const batchMost = 2_000

/** The reports of a device by series, since when (epoch ms), and the series not stored yet. */
type OfDevice = { heard: Map<SeriesKey, HeardOfSeries>; since: number; unstored: Set<SeriesKey> }

type Needs = {
  history: Pick<HistoryStore, 'hear' | 'list'>
  log: Pick<Logger, 'warn'>
  hasReplicas: boolean
}

/** Remembers when each series was heard last, also where its number has stayed the same and is no sample. */
export function openHearing({ history, log, hasReplicas }: Needs) {
  const devices = new Map<number, OfDevice>()
  /** The read of the history of each connected device; null once it is done. */
  const recalls = new WeakMap<{ id: number }, Promise<void> | null>()

  function ofDevice(id: number, at: number): OfDevice {
    const known = devices.get(id) ?? { heard: new Map(), since: at, unstored: new Set() }
    putLast(devices, id, known, rememberedMost)
    return known
  }

  function recall(series: readonly Series[]): void {
    for (const one of series) {
      const { heard } = ofDevice(one.deviceId, Infinity)
      heard.set(one.key, newerOf(heard.get(one.key), recalled(one)))
    }
  }

  const recallDevice = gather(async (ids: readonly number[]) => {
    try {
      recall(await history.list(ids))
    } catch (err) {
      log.warn({ err }, 'when devices were heard before can not be read')
    }
    return () => undefined
  })

  async function store(): Promise<void> {
    const rows = [...devices].flatMap(([id, { heard, unstored }]) =>
      [...unstored].flatMap((key): HeardSeries[] => {
        const one = heard.get(key)
        const at = one?.number?.at
        return one && at !== undefined ? [{ id, key, at, pauseMs: usualPauseMs(one) }] : []
      }),
    )
    for (const { unstored } of devices.values()) unstored.clear()
    for (let from = 0; from < rows.length; from += batchMost) {
      await history.hear(rows.slice(from, from + batchMost))
    }
  }

  const timer = setInterval(
    () => {
      store().catch((err) => log.warn({ err }, 'when devices were heard can not be stored'))
    },
    hasReplicas ? storedEveryMs.withReplicas : storedEveryMs.alone,
  )
  timer.unref()

  return {
    /** Takes over what the history knows of series, where nothing newer was heard here. */
    recall,

    /** Does the same for the device of a connection, once; undefined where that is done. */
    recallFor(connection: { id: number }): Promise<void> | undefined {
      const known = recalls.get(connection)
      if (known !== undefined) return known ?? undefined
      const begun = recallDevice(connection.id).then(() => void recalls.set(connection, null))
      recalls.set(connection, begun)
      return begun
    },

    /** A device has said this at an instant. */
    hear(deviceId: number, values: MeasuredValues, at: number): void {
      const numbers = values.filter(([key]) => !key.startsWith('pin.'))
      if (numbers.length === 0) return
      const known = ofDevice(deviceId, at)
      known.since = Math.min(known.since, at)
      for (const [key, value] of numbers) {
        known.heard.set(key, heardNow(known.heard.get(key) ?? nothingHeard, value, at))
        known.unstored.add(key)
      }
    },

    /** The last report of a series, as it is known here or in the history. */
    of(series: Series): HeardOfSeries {
      return newerOf(devices.get(series.deviceId)?.heard.get(series.key), recalled(series))
    },

    /** The same of a series that its device has just sent. */
    heardOf: (deviceId: number, key: SeriesKey): HeardOfSeries | undefined =>
      devices.get(deviceId)?.heard.get(key),

    /** The clock was corrected by so many ms. */
    shift(ms: number): void {
      for (const known of devices.values()) {
        for (const [key, heard] of known.heard) {
          known.heard.set(key, heardShifted(heard, ms, known.since))
        }
        known.since += ms
      }
    },

    store,

    /** Stores all that is not stored yet. @throws Error when it can't be. */
    async close(): Promise<void> {
      clearInterval(timer)
      await store()
    },
  }
}

const newerOf = (here: HeardOfSeries | undefined, kept: HeardOfSeries): HeardOfSeries =>
  here && lastHeardAt(here) >= lastHeardAt(kept) ? here : kept

/** The report that the history knows: a number that is still the same makes no sample. */
function recalled({ value, at, heardAt, pauseMs }: Series): HeardOfSeries {
  if (value === null || at === null) return nothingHeard
  return {
    number: { value, changed: at, at: Math.max(at, heardAt ?? 0) },
    unknown: null,
    pausesMs: pauseMs === null ? [] : usualPauses(pauseMs),
  }
}

/** A number, or that it is not known: since when it is so, and when that was heard last. Epoch ms. */
type HeardValue<Value> = { value: Value; changed: number; at: number }

/** The last report of a series. */
export type HeardOfSeries = {
  /** The last number; null before the first one. */
  number: HeardValue<number> | null
  /** The last time that the device did not know it; null where it does. */
  unknown: HeardValue<null> | null
  /** The last pauses between two times that it was heard, ms. */
  pausesMs: readonly number[]
}

export const nothingHeard: HeardOfSeries = { number: null, unknown: null, pausesMs: [] }

/** So many pauses are remembered; before so many are known nobody knows what is usual. */
const pauses = { kept: 16, least: 3 }

/**
 * A series is silent after so many usual pauses, but no sooner than after so many ms. A level is told every few
 * seconds while it moves, and else each minute or so.
 */
const silence = { pauses: 3, leastMs: 15_000, leastOfLevelMs: 5 * 60_000 }

/** When a series was heard last, epoch ms; 0 before the first time. */
export const lastHeardAt = ({ number, unknown }: HeardOfSeries): number =>
  Math.max(number?.at ?? 0, unknown?.at ?? 0)

/** The report of a series after one more value. */
export function heardNow(before: HeardOfSeries, value: number | null, at: number): HeardOfSeries {
  const pauseMs = at - lastHeardAt(before)
  const isPause = pauseMs > 0 && pauseMs < at
  const pausesMs = isPause ? [...before.pausesMs.slice(1 - pauses.kept), pauseMs] : before.pausesMs
  if (value === null) {
    const changed = before.unknown?.changed ?? at
    return { ...before, unknown: { value, changed, at }, pausesMs }
  }
  const { number, unknown } = before
  const isSame = unknown === null && number?.value === value
  return { number: { value, changed: isSame ? number.changed : at, at }, unknown: null, pausesMs }
}

/**
 * How long a series is usually not heard, ms: the longest of its last pauses but one, so that neither one
 * outage nor several numbers in a row change it. Null while too few are known.
 */
export function usualPauseMs({ pausesMs }: HeardOfSeries): number | null {
  if (pausesMs.length < pauses.least) return null
  let [longest, next] = [0, 0]
  for (const ms of pausesMs) {
    if (ms > longest) [longest, next] = [ms, longest]
    else if (ms > next) next = ms
  }
  return next
}

/** A series of which a start knows the usual pause. */
export const usualPauses = (ms: number): readonly number[] => Array(pauses.least).fill(ms)

/** From when on a series counts as silent, epoch ms; null where nobody knows what is usual. */
export function silentFrom(heard: HeardOfSeries, key: SeriesKey): number | null {
  const usual = usualPauseMs(heard)
  if (usual === null) return null
  const leastMs = key === 'device.level' ? silence.leastOfLevelMs : silence.leastMs
  return lastHeardAt(heard) + Math.max(silence.pauses * usual, leastMs)
}

/** The same where the clock was corrected by so many ms since an instant. */
export function heardShifted(
  { number, unknown, pausesMs }: HeardOfSeries,
  ms: number,
  since: number,
): HeardOfSeries {
  const shifted = (at: number) => (at >= since ? at + ms : at)
  const shiftedValue = <T extends HeardValue<unknown>>(heard: T): T => ({
    ...heard,
    changed: shifted(heard.changed),
    at: shifted(heard.at),
  })
  return {
    number: number && shiftedValue(number),
    unknown: unknown && shiftedValue(unknown),
    pausesMs,
  }
}
