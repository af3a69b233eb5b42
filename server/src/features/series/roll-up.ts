import type { SeriesKind } from '@roomwire/contracts/vocabulary/series.ts'
import type { CountRule, Move } from './count-state.ts'
import { movesAfter, openCount } from './counting.ts'
import type { HistorySql } from './history-sql.ts'
import { type HomeDay, homeDayOf, hoursOf, nextDay } from './home-days.ts'
import { type Carried, joined, type KeptSample, type Measured, measureSpan } from './measured.ts'
import {
  allRows,
  carriedAt,
  type Rolled,
  type RowSpan,
  replaceRolled,
  rolledOf,
  samplesOf,
} from './rolled-rows.ts'
import { ruleOf } from './series-kinds.ts'

/** How far back a roll-up looks once more, ms: a sample may be stored later than it was taken. */
const lateMs = 5 * 60_000

/** So many samples, and rows made of them, are one slice of a roll-up: then others come first. */
const sliceRows = 5_000

type To = { timeZone: string; now: number }

/**
 * Brings the hours and days of a series up to an instant. It derives them from samples and puts whole
 * hours and days in the place of those that are there, so that nothing counts twice. Long work is
 * done in slices, each a transaction that the next one, or another call, goes on from.
 * @param timeZone of the home, IANA name; where it has changed, all with samples left is made anew
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
    `select kind, unit, rolled_until, time_zone from history.series where id = $1${lock}`,
    seriesId,
  )
  const isSame = row?.time_zone === timeZone
  const rolledUntil = isSame ? Number(row.rolled_until) : 0
  if (!row || rolledUntil >= now) return true
  const [first] = await sql.all(
    'select at from history.sample where series = $1 and at >= $2 order by at limit 1',
    seriesId,
    0,
  )
  let until = now
  if (first) {
    // The compiler cannot follow what this program has stored there itself.
    const rule = ruleOf(row.kind as SeriesKind, row.unit === null ? null : String(row.unit))
    const since = Math.max(rolledUntil > 0 ? rolledUntil - lateMs : 0, Number(first.at))
    // Two calls by two time zones would undo each other's slices for ever.
    const most = hasBegun && !isSame ? allRows : sliceRows
    until = await rollDays(sql, seriesId, { rule, timeZone, now, since, rolledUntil, most })
  }
  await sql.all(
    'update history.series set rolled_until = $1, time_zone = $2 where id = $3',
    until,
    timeZone,
    seriesId,
  )
  return until >= now
}

/** `most` is how many rows may be looked at and made before it ends with a day after `rolledUntil`. */
type Span = To & { rule: CountRule | undefined; since: number; rolledUntil: number; most: number }

/** Returns up to when the series is rolled up. */
async function rollDays(sql: HistorySql, seriesId: number, span: Span): Promise<number> {
  const { timeZone, now, rolledUntil, most } = span
  const begin = await beginOf(sql, seriesId, span)
  let carried = await carriedAt(sql, seriesId, begin)
  let rows = 0
  for (let day = homeDayOf(begin, timeZone); day.from < now; day = nextDay(day, timeZone)) {
    if (rows >= most && day.from > rolledUntil) return day.from
    const rolled = await rollDay(sql, seriesId, { ...span, day, carried, begin })
    carried = rolled.carried
    rows += rolled.rows
  }
  return now
}

/** The beginning of the first hour that is made anew: also one that only later samples decide. */
async function beginOf(
  sql: HistorySql,
  seriesId: number,
  { rule, timeZone, now, since }: Span,
): Promise<number> {
  const hourOf = (instant: number) =>
    hoursOf(homeDayOf(instant, timeZone)).find(({ until }) => until > instant)?.from ?? instant
  const read = (span: RowSpan) => samplesOf(sql, seriesId, span)
  for (let begin = hourOf(since); ; ) {
    const { counted } = rule ? await carriedAt(sql, seriesId, begin) : {}
    if (!rule || !counted) return begin
    const moves = await movesAfter(rule, counted, { from: begin, now, read })
    const first = hourOf(moves.reduce((least, { at }) => Math.min(least, at), begin))
    // Hours before the samples that are left stay as they were counted.
    const [left] = await read({ from: first, until: begin, most: 1 })
    if (first >= begin || !left) return begin
    begin = first
  }
}

/** Rolls up the hours of a day from `begin` on, and then the day. */
async function rollDay(
  sql: HistorySql,
  seriesId: number,
  {
    day,
    begin,
    now,
    rule,
    carried: first,
  }: Span & { day: HomeDay; begin: number; carried: Carried },
): Promise<{ carried: Carried; rows: number }> {
  const span = { from: Math.max(day.from, begin), until: Math.min(day.until, now) }
  const samples = await samplesOf(sql, seriesId, span)
  const known = { rule, begin, now, carried: first }
  const read = (later: RowSpan) => samplesOf(sql, seriesId, later)
  const { rolled, carried } = await rolledHours(day, samples, known, read)
  await replaceRolled(sql, seriesId, 'history.rolled_hour', { ...span, until: day.until }, rolled)
  const hours = await rolledOf(sql, 'history.rolled_hour', seriesId, day)
  const measured = joined(hours)
  const days = measured ? [{ measured: { ...measured, from: day.from }, carried }] : []
  await replaceRolled(sql, seriesId, 'history.rolled_day', day, days)
  return { carried, rows: samples.length + rolled.length + days.length }
}

/**
 * The hours of a day from `begin` on, as far as anything of them is known.
 * @param read reads what came after them, which may decide what they have counted
 */
export async function rolledHours(
  day: HomeDay,
  samples: readonly KeptSample[],
  known: { begin: number; now: number; rule: CountRule | undefined; carried: Carried },
  read: (span: Required<RowSpan>) => Promise<readonly KeptSample[]>,
): Promise<{ rolled: Rolled[]; carried: Carried }> {
  const { begin, now, rule } = known
  const count = rule && openCount(rule, known.carried.counted)
  const rolled: Rolled[] = []
  let { carried } = known
  let nth = 0
  for (const { from, until: end } of hoursOf(day)) {
    if (end <= begin || from >= now) continue
    const until = Math.min(end, now)
    const first = nth
    while ((samples[nth]?.at ?? Infinity) < until) nth += 1
    const inHour = samples.slice(first, nth)
    const hour = measureSpan({ from, until }, inHour, carried)
    for (const sample of inHour) count?.take(sample)
    count?.settle(until)
    carried = { ...hour.carried, counted: count?.state }
    if (hour.measured) rolled.push({ measured: hour.measured, carried })
  }
  if (!rule || !count) return { rolled, carried }
  const after = { from: Math.min(day.until, now), now, read }
  const moves = [...count.moves, ...(await movesAfter(rule, count.state, after))]
  return {
    rolled: rolled.map((hour) => ({ ...hour, measured: withMoves(hour.measured, moves) })),
    carried,
  }
}

/** The measurement of a span, with the moves in it. */
function withMoves(measured: Measured, moves: readonly Move[]): Measured {
  const all = moves.filter(({ at }) => at >= measured.from && at < measured.until)
  const sumOf = (some: readonly Move[]) => some.reduce((sum, { by }) => sum + by, 0)
  const isFall = ({ by, isBack }: Move) => by < 0 !== (isBack === true)
  return {
    ...measured,
    rise: sumOf(all.filter((move) => !isFall(move))),
    fall: -sumOf(all.filter(isFall)),
  }
}
