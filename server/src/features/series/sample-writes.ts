import { unitConversion } from '@roomwire/contracts/vocabulary/known-units.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { sentKeyOf } from '@roomwire/contracts/vocabulary/sent-key.ts'
import {
  type SeriesKey,
  type SeriesKind,
  seriesOfReadingMax,
} from '@roomwire/contracts/vocabulary/series.ts'
import { type HistorySql, inputOf } from './history-sql.ts'
import type { Declared, HeardSeries, MeasuredDevice, SampleOf } from './history-store.ts'
import { sampleMonths } from './sample-months.ts'
import { kindOfSeries } from './series-kinds.ts'

const hourMs = 3_600_000

/** A sample with how its series is read. */
function rowOf({ id: device, key, at, value }: SampleOf<string>) {
  const { kind, decimals } = kindOfSeries(key)
  return { device, key, kind, decimals, at, value }
}

/** Writes samples and declares series. */
export function sampleWrites(sql: HistorySql) {
  const { engine } = sql
  /** Series that are there, as far as this program has made them, by device and key. */
  const known = new Set<string>()
  const months = sampleMonths(sql)
  const keyOf = ({ id, key }: { id: string; key: string }) => `${id} ${key}`
  const input = inputOf(engine, {
    device: 'text',
    key: 'text',
    kind: 'text',
    decimals: 'bigint',
    at: 'bigint',
    value: 'float8',
  })

  /** Adds samples, and the series and tables that they need, as far as these are not there for all that is known. */
  async function addKnown(
    samples: readonly SampleOf<string>[],
    { isLate = false }: { isLate?: boolean },
  ): Promise<void> {
    await months.make(samples)
    const rows = JSON.stringify(samples.map(rowOf))
    // An unknown value makes no series.
    const numbers = samples.filter(({ value }) => value !== null)
    const isNew = numbers.filter((one) => !known.has(keyOf(one)))
    if (isNew.length > 0) {
      // Each once, in the order in which they came.
      const series = [...new Map(isNew.map((one) => [keyOf(one), one])).values()]
      await sql.durably((within) =>
        within.all(
          `${input} insert into history.series (device, key, kind, decimals)
            select device, key, kind, decimals from input
            where kind <> 'other' on conflict (device, key) do nothing`,
          JSON.stringify(series.map(rowOf)),
        ),
      )
    }
    await sql.atomically(async (within) => {
      await within.all(
        `${input} insert into history.sample (series, at, value)
          select series.id, input.at, input.value from input
          join history.series as series on series.device = input.device and series.key = input.key
          where true on conflict (series, at) do nothing`,
        rows,
      )
      if (isLate) {
        const first = Math.min(...samples.map(({ at }) => at))
        const ids = JSON.stringify(samples.map(({ id }) => ({ device: id })))
        await within.all(
          `${inputOf(engine, { device: 'text' })} update history.series set rolled_until = $2
            where rolled_until > $2 and device in (select device from input)`,
          ids,
          first,
        )
      }
    })
    for (const one of numbers) known.add(keyOf(one))
  }

  return {
    months,
    ...sampleRemoval(sql, () => known.clear()),

    async add(samples: readonly SampleOf<string>[], how: { isLate?: boolean } = {}): Promise<void> {
      if (samples.length === 0) return
      try {
        await addKnown(samples, how)
      } catch (error) {
        // Known rows may be gone: a database that failed may be back without its last moments.
        months.forget()
        known.clear()
        throw error
      }
    },

    declare: ({ id }: MeasuredDevice<string>, declared: readonly Declared[]): Promise<string[]> =>
      sql.durably((within) => declareSeries(within, id, declared)),

    async hear(series: readonly HeardSeries<string>[]): Promise<void> {
      if (series.length === 0) return
      const columns = { device: 'text', key: 'text', at: 'bigint', pause_ms: 'bigint' } as const
      await sql.all(
        `${inputOf(engine, columns)} insert into history.heard (device, key, at, pause_ms)
          select device, key, at, pause_ms from input where true
          on conflict (device, key) do update set at = excluded.at, pause_ms = excluded.pause_ms`,
        JSON.stringify(
          series.map(({ id, pauseMs, ...one }) => ({ ...one, device: id, pause_ms: pauseMs })),
        ),
      )
    },

    async end(devices: readonly { id: string; at: number }[]): Promise<void> {
      if (devices.length === 0) return
      await months.make(devices)
      const latest = (column: string) =>
        `(select ${column} from history.sample as one where one.series = series.id order by one.at desc limit 1)`
      await sql.all(
        `${inputOf(engine, { id: 'text', at: 'bigint' })} insert into history.sample (series, at, value)
          select series.id, input.at, null from input
          join history.series as series on series.device = input.id
          where ${latest('one.value')} is not null and ${latest('one.at')} < input.at
          on conflict (series, at) do nothing`,
        JSON.stringify(devices),
      )
    },
  }
}

/** Removes samples and series. */
function sampleRemoval(sql: HistorySql, onForget: () => void) {
  return {
    /** Forgets devices with all that was measured. */
    async forget(historyIds: readonly string[]): Promise<void> {
      const chosen = inputOf(sql.engine, { id: 'text' })
      const rows = JSON.stringify(historyIds.map((id) => ({ id })))
      const series = 'select id from history.series where device in (select id from input)'
      for (const table of ['history.sample', 'history.rolled_hour', 'history.rolled_day']) {
        await sql.all(`${chosen} delete from ${table} where series in (${series})`, rows)
      }
      for (const table of ['history.series', 'history.heard', 'history.unowned']) {
        await sql.all(`${chosen} delete from ${table} where device in (select id from input)`, rows)
      }
      onForget()
    },

    async forgetAfter(instant: number): Promise<void> {
      const all = 'series in (select id from history.series)'
      await sql.atomically(async (within) => {
        await within.all(`delete from history.sample where ${all} and at > $1`, instant)
        for (const table of ['history.rolled_hour', 'history.rolled_day']) {
          await within.all(`delete from ${table} where ${all} and until > $1`, instant)
        }
        await within.all('update history.heard set at = $1 where at > $1', instant)
        // From before the hour that was removed last.
        await within.all(
          'update history.series set rolled_until = $1 where rolled_until > $2',
          instant - hourMs,
          instant,
        )
      })
    },

    /**
     * Removes samples of a device from before an instant, some at a time, but for the newest of each series:
     * what it says lasts. Returns how many.
     */
    async prune(historyId: string, before: number, most: number): Promise<number> {
      const removed = await sql.all(
        `delete from history.sample where (series, at) in (
          select old.series, old.at from history.series as series
          join history.sample as old on old.series = series.id
          where series.device = $1 and old.at < (select max(one.at) from history.sample as one
            where one.series = series.id and one.at <= $2) limit $3) returning 1 as gone`,
        historyId,
        before,
        most,
      )
      return removed.length
    },

    /** The devices with anything kept. */
    async devices(): Promise<string[]> {
      const rows = await sql.all('select distinct device from history.series')
      return rows.map(({ device }) => String(device))
    },
  }
}

/** A series of a declared reading. */
type Kept = { id: number; key: string; kind: SeriesKind; unit: string | null }

const mostDecimals = 4

/** Declares readings (see KeptHistory.declare). @returns the keys for which there is no room */
export async function declareSeries(
  sql: HistorySql,
  device: string,
  declared: readonly Declared[],
): Promise<string[]> {
  // Two connections of a device declare one after the other.
  if (sql.engine === 'postgres') {
    await sql.all('select pg_advisory_xact_lock(7462902, hashtext($1))', device)
  }
  const rows = await sql.all(
    'select id, key, kind, unit from history.series where device = $1 and name is not null',
    device,
  )
  const all = rows.map(({ id, key, kind, unit }): Kept => {
    // The compiler cannot follow what this program has stored there itself.
    const known = { key: key as SeriesKey, kind: kind as SeriesKind }
    return { ...known, id: Number(id), unit: unit === null ? null : String(unit) }
  })
  const refused: string[] = []
  for (const one of declared) {
    const ofKey = all.filter(({ key }) => sentKeyOf(key) === one.key)
    const same = ofKey.find(({ kind, unit }) => kind === one.kind && conversionTo(unit, one))
    const isFull = all.length >= limits.declaredReadingsMax || ofKey.length >= seriesOfReadingMax
    if (!same && isFull) refused.push(one.key)
    const present = same
      ? await goOn(sql, same, one)
      : isFull
        ? null
        : await begin(sql, device, one, ofKey.length)
    if (present && !same) all.push(present)
    for (const { id } of ofKey) {
      if (id !== present?.id)
        await sql.all('update history.series set is_former = 1 where id = $1', id)
    }
  }
  return refused
}

const conversionTo = (unit: string | null, { kind, unit: sent }: Declared) =>
  unitConversion(kind, sent, unit)

async function goOn(sql: HistorySql, series: Kept, one: Declared): Promise<Kept> {
  const { factor = 1 } = conversionTo(series.unit, one) ?? {}
  const decimals = one.decimals - Math.round(Math.log10(factor))
  await sql.all(
    'update history.series set name = $1, sent_unit = $2, decimals = $3, is_former = 0 where id = $4',
    one.name,
    one.unit,
    Math.min(Math.max(decimals, 0), mostDecimals),
    series.id,
  )
  return series
}

/** `before` is how many series the reading has had. */
async function begin(
  sql: HistorySql,
  device: string,
  { key, kind, name, unit, decimals }: Declared,
  before: number,
): Promise<Kept> {
  const seriesKey = before === 0 ? key : `${key}.${before + 1}`
  const [row] = await sql.all(
    `insert into history.series (device, key, kind, name, unit, sent_unit, decimals)
      values ($1, $2, $3, $4, $5, $5, $6) returning id`,
    device,
    seriesKey,
    kind,
    name,
    unit,
    decimals,
  )
  return { id: Number(row?.id), key: seriesKey, kind, unit }
}
