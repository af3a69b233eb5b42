import type { CountState } from './count-state.ts'
import { countStateOf, countStateText } from './counting.ts'
import type { HistorySql, SqlRow } from './history-sql.ts'
import type { Carried, KeptSample, Measured } from './measured.ts'

/* The rows of samples, hours and days, and what goes on from one of them to the next. */

const columns = [
  'series',
  'at',
  'until',
  'min',
  'max',
  'sum',
  'below',
  'known_ms',
  'on_ms',
  'switchings',
  'rise',
  'fall',
  'mark',
  'counted',
]

/** The table of hours, or of days. */
type RolledTable = 'history.rolled_hour' | 'history.rolled_day'

/** Which rows of a series are read, by when they begin; all of them without `most`. */
export type RowSpan = { from: number; until: number; most?: number | undefined }
export const allRows = Number.MAX_SAFE_INTEGER

/** An hour, or a day, with what goes on after it. */
export type Rolled = { measured: Measured; carried: Carried }

/** The state of a series at an instant. */
export async function carriedAt(sql: HistorySql, seriesId: number, at: number): Promise<Carried> {
  const [sample] = await sql.all(
    'select value from history.sample where series = $1 and at < $2 order by at desc limit 1',
    seriesId,
    at,
  )
  const [hour] = await sql.all(
    'select at, mark, counted from history.rolled_hour where series = $1 and at < $2 order by at desc limit 1',
    seriesId,
    at,
  )
  const value = numberOrNull(sample?.value)
  return { value, mark: numberOrNull(hour?.mark) ?? value, counted: countedIn(hour) }
}

function countedIn(hour: SqlRow | undefined): CountState | undefined {
  if (typeof hour?.counted === 'string') return countStateOf(hour.counted)
  // The row is from before such states were stored.
  const mark = numberOrNull(hour?.mark)
  return mark === null ? undefined : { mark, at: Number(hour?.at) }
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The samples of a series from one instant to before another; the first so many of them. */
export async function samplesOf(
  sql: HistorySql,
  seriesId: number,
  { from, until, most = allRows }: RowSpan,
): Promise<KeptSample[]> {
  const rows = await sql.all(
    'select at, value from history.sample where series = $1 and at >= $2 and at < $3 order by at limit $4',
    seriesId,
    from,
    until,
    most,
  )
  return rows.map(({ at, value }) => ({ at: Number(at), value: numberOrNull(value) }))
}

/** Puts hours or days in the place of those that begin in a span. */
export async function replaceRolled(
  sql: HistorySql,
  seriesId: number,
  table: RolledTable,
  { from, until }: { from: number; until: number },
  rolled: readonly Rolled[],
): Promise<void> {
  await sql.all(
    `delete from ${table} where series = $1 and at >= $2 and at < $3`,
    seriesId,
    from,
    until,
  )
  await insertRolled(sql, seriesId, table, rolled)
}

/** Adds hours or days of a series. */
export const insertRolled = (
  sql: HistorySql,
  seriesId: number,
  table: RolledTable,
  rolled: readonly Rolled[],
): Promise<void> =>
  sql.insert(
    { table, columns },
    rolled.map((one) => valuesOf(seriesId, one)),
  )

/** The values of a row, in the order of its columns. */
const valuesOf = (seriesId: number, { measured: m, carried: { mark, counted } }: Rolled) => [
  seriesId,
  m.from,
  m.until,
  m.min,
  m.max,
  m.sum,
  m.below,
  m.knownMs,
  m.onMs,
  m.switchings,
  m.rise,
  m.fall,
  mark,
  countStateText(counted),
]

/** Hours or days of a series that begin from one instant to before another; the first so many of them. */
export async function rolledOf(
  sql: HistorySql,
  table: RolledTable,
  seriesId: number,
  { from, until, most = allRows }: RowSpan,
): Promise<Measured[]> {
  const rows = await sql.all(
    `select ${columns.join(', ')} from ${table}
      where series = $1 and at >= $2 and at < $3 order by at limit $4`,
    seriesId,
    from,
    until,
    most,
  )
  return rows.map(measuredOf)
}

const measuredOf = (row: SqlRow): Measured => ({
  from: Number(row.at),
  until: Number(row.until),
  min: Number(row.min),
  max: Number(row.max),
  sum: Number(row.sum),
  below: Number(row.below),
  knownMs: Number(row.known_ms),
  onMs: Number(row.on_ms),
  switchings: Number(row.switchings),
  rise: Number(row.rise),
  fall: Number(row.fall),
})
