import { unitConversion } from '@roomwire/contracts/vocabulary/known-units.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { sentKeyOf } from '@roomwire/contracts/vocabulary/sent-key.ts'
import {
  type SeriesKey,
  type SeriesKind,
  seriesOfReadingMax,
} from '@roomwire/contracts/vocabulary/series.ts'
import type { HistorySql } from './history-sql.ts'
import type { Declared } from './history-store.ts'

/** A series of a declared reading. */
type Kept = { id: number; key: string; kind: SeriesKind; unit: string | null }

const mostDecimals = 4

/** Declares readings (see KeptHistory.declare). @returns the keys for which there is no room */
export async function declareSeries(
  sql: HistorySql,
  device: string,
  declared: readonly Declared[],
): Promise<string[]> {
  // Of two connections of a device one after the other.
  if (sql.engine === 'postgres') {
    await sql.all('select pg_advisory_xact_lock(7462902, hashtext(?))', device)
  }
  const rows = await sql.all(
    'select id, key, kind, unit from @series where device = ? and name is not null',
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
      if (id !== present?.id) await sql.all('update @series set is_former = 1 where id = ?', id)
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
    'update @series set name = ?, sent_unit = ?, decimals = ?, is_former = 0 where id = ?',
    ...[one.name, one.unit, Math.min(Math.max(decimals, 0), mostDecimals), series.id],
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
    `insert into @series (device, key, kind, name, unit, sent_unit, decimals)
      values (?, ?, ?, ?, ?, ?, ?) returning id`,
    ...[device, seriesKey, kind, name, unit, unit, decimals],
  )
  return { id: Number(row?.id), key: seriesKey, kind, unit }
}
