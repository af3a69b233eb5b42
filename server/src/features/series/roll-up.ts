import type { SeriesKind } from '@roomwire/contracts/vocabulary/series.ts'
import type { HistorySql, SqlRow } from './history-sql.ts'
import { type HomeDay, homeDayOf, hoursOf, nextDay } from './home-days.ts'
import { type Carried, joined, type KeptSample, type Measured, measureSpan } from './measured.ts'
import { bandOf } from './series-kinds.ts'

/** What is rolled up is looked at once more for so long: a sample may be stored later than it was taken, ms. */
const lateMs = 5 * 60_000

const columns = 'series, at, until, min, max, sum, known_ms, on_ms, switchings, rise, fall, mark'

/** Which rows of a series are read, by when they begin; all of them without `most`. */
type RowSpan = { from: number; until: number; most?: number | undefined }
const allRows = Number.MAX_SAFE_INTEGER

/** An hour, or a day, with what goes on after it. */
type Rolled = { measured: Measured; mark: number | null }

const insertOf = (table: string) =>
  `insert into ${table} (${columns}) values (${columns.replaceAll(/\w+/g, '?')})`

/** So many samples, and rows made of them, are one slice of a roll-up: then others come first. */
const sliceRows = 5_000

type To = { timeZone: string; now: number }

/**
 * Brings the hours and days of a series up to an instant. It derives them from samples and puts whole
 * hours and days in the place of those that are there, so that nothing counts twice. What is very much is
 * done in slices, each a transaction that the next one, or another call, goes on from.
 * @param timeZone of the home, IANA name; where it has changed, all of which samples are left is made anew
 */
export async function rollUp(sql: HistorySql, seriesId: number, to: To): Promise<void> {
  for (let hasBegun = false; ; hasBegun = true) {
    const isDone = await sql.atomically((within) => rollSlice(within, seriesId, to, hasBegun))
    if (isDone) return
    await sql.rest()
  }
}

/** Returns whether that was the last slice. */
async function rollSlice(
  sql: HistorySql,
  seriesId: number,
  { timeZone, now }: To,
  hasBegun: boolean,
): Promise<boolean> {
  const lock = sql.engine === 'postgres' ? ' for update' : ''
  const [row] = await sql.all(
    `select kind, rolled_until, time_zone from @series where id = ?${lock}`,
    seriesId,
  )
  const isSame = row?.time_zone === timeZone
  const rolledUntil = isSame ? Number(row.rolled_until) : 0
  if (!row || rolledUntil >= now) return true
  const [first] = await sql.all(
    'select at from @sample where series = ? and at >= ? order by at limit 1',
    ...[seriesId, 0],
  )
  let until = now
  if (first) {
    // The compiler cannot follow what this program has stored there itself.
    const band = bandOf(row.kind as SeriesKind)
    const since = Math.max(rolledUntil > 0 ? rolledUntil - lateMs : 0, Number(first.at))
    // Two calls by two time zones would undo each other's slices for ever.
    const most = hasBegun && !isSame ? allRows : sliceRows
    until = await rollDays(sql, seriesId, { band, timeZone, now, since, rolledUntil, most })
  }
  await sql.all(
    'update @series set rolled_until = ?, time_zone = ? where id = ?',
    ...[until, timeZone, seriesId],
  )
  return until >= now
}

/** `most` is how many rows may be looked at and made before it ends with a day after `rolledUntil`. */
type Span = To & { band: number; since: number; rolledUntil: number; most: number }

/** Returns up to when the series is rolled up. */
async function rollDays(sql: HistorySql, seriesId: number, span: Span): Promise<number> {
  const { timeZone, now, since, rolledUntil, most } = span
  const begin =
    hoursOf(homeDayOf(since, timeZone)).find(({ until }) => until > since)?.from ?? since
  let carried = await carriedAt(sql, seriesId, begin)
  let rows = 0
  for (let day = homeDayOf(since, timeZone); day.from < now; day = nextDay(day, timeZone)) {
    if (rows >= most && day.from > rolledUntil) return day.from
    const rolled = await rollDay(sql, seriesId, { ...span, day, carried, begin })
    carried = rolled.carried
    rows += rolled.rows
  }
  return now
}

/** What a series was at an instant. */
export async function carriedAt(sql: HistorySql, seriesId: number, at: number): Promise<Carried> {
  const [sample] = await sql.all(
    'select value from @sample where series = ? and at < ? order by at desc limit 1',
    ...[seriesId, at],
  )
  const [hour] = await sql.all(
    'select mark from @rolled_hour where series = ? and at < ? order by at desc limit 1',
    ...[seriesId, at],
  )
  const value = numberOrNull(sample?.value)
  return { value, mark: numberOrNull(hour?.mark) ?? value }
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The samples of a series from one instant to before another; the first so many of them. */
export async function samplesOf(
  sql: HistorySql,
  seriesId: number,
  { from, until, most = allRows }: RowSpan,
): Promise<KeptSample[]> {
  const rows = await sql.all(
    'select at, value from @sample where series = ? and at >= ? and at < ? order by at limit ?',
    ...[seriesId, from, until, most],
  )
  return rows.map(({ at, value }) => ({ at: Number(at), value: numberOrNull(value) }))
}

/** Rolls up the hours of a day from `begin` on, and then the day. */
async function rollDay(
  sql: HistorySql,
  seriesId: number,
  { day, begin, now, band, ...rest }: Span & { day: HomeDay; begin: number; carried: Carried },
): Promise<{ carried: Carried; rows: number }> {
  const span = { from: Math.max(day.from, begin), until: day.until }
  const samples = await samplesOf(sql, seriesId, { ...span, until: Math.min(day.until, now) })
  const { rolled, carried } = rolledHours(day, samples, { ...rest, band, begin, now })
  await replace(sql, seriesId, '@rolled_hour', span, rolled)
  const hours = await rolledOf(sql, '@rolled_hour', seriesId, day)
  const measured = joined(hours)
  const days = measured ? [{ measured: { ...measured, from: day.from }, mark: carried.mark }] : []
  await replace(sql, seriesId, '@rolled_day', day, days)
  return { carried, rows: samples.length + rolled.length + days.length }
}

/** The hours of a day from `begin` on, as far as anything of them is known. */
export function rolledHours(
  day: HomeDay,
  samples: readonly KeptSample[],
  {
    begin,
    now,
    band,
    carried: first,
  }: { begin: number; now: number; band: number; carried: Carried },
): { rolled: Rolled[]; carried: Carried } {
  const rolled: Rolled[] = []
  let carried = first
  let nth = 0
  for (const { from, until: end } of hoursOf(day)) {
    if (end <= begin || from >= now) continue
    const until = Math.min(end, now)
    const first = nth
    while ((samples[nth]?.at ?? Infinity) < until) nth += 1
    const hour = measureSpan({ from, until }, samples.slice(first, nth), carried, band)
    carried = hour.carried
    if (hour.measured) rolled.push({ measured: hour.measured, mark: carried.mark })
  }
  return { rolled, carried }
}

async function replace(
  sql: HistorySql,
  seriesId: number,
  table: '@rolled_hour' | '@rolled_day',
  { from, until }: { from: number; until: number },
  rolled: readonly Rolled[],
): Promise<void> {
  await sql.all(
    `delete from ${table} where series = ? and at >= ? and at < ?`,
    ...[seriesId, from, until],
  )
  for (const one of rolled) await sql.all(insertOf(table), ...valuesOf(seriesId, one))
}

/** The values of a row, in the order of its columns. */
const valuesOf = (seriesId: number, { measured: m, mark }: Rolled) => [
  ...[seriesId, m.from, m.until, m.min, m.max, m.sum],
  ...[m.knownMs, m.onMs, m.switchings, m.rise, m.fall, mark],
]

/** Hours or days of a series that begin from one instant to before another; the first so many of them. */
export async function rolledOf(
  sql: HistorySql,
  table: '@rolled_hour' | '@rolled_day',
  seriesId: number,
  { from, until, most = allRows }: RowSpan,
): Promise<Measured[]> {
  const rows = await sql.all(
    `select ${columns} from ${table} where series = ? and at >= ? and at < ? order by at limit ?`,
    ...[seriesId, from, until, most],
  )
  return rows.map(measuredOf)
}

const measuredOf = (row: SqlRow): Measured => ({
  from: Number(row.at),
  until: Number(row.until),
  min: Number(row.min),
  max: Number(row.max),
  sum: Number(row.sum),
  knownMs: Number(row.known_ms),
  onMs: Number(row.on_ms),
  switchings: Number(row.switchings),
  rise: Number(row.rise),
  fall: Number(row.fall),
})
