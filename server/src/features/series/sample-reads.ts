import { pinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { SeriesKey, SeriesKind } from '@roomwire/contracts/vocabulary/series.ts'
import { type HistorySql, inputOf, type SqlRow } from './history-sql.ts'
import type { HistoryQuestion, Run, Series, SeriesHistory } from './history-store.ts'
import { type Carried, type KeptSample, type Measured, measureSpan, thinned } from './measured.ts'
import { rollUp } from './roll-up.ts'
import { carriedAt, rolledOf, samplesOf } from './rolled-rows.ts'
import { kindOfSeries } from './series-kinds.ts'

/** Reads series and their history. */
export function sampleReads(sql: HistorySql) {
  const { engine } = sql

  async function readOne(seriesId: number, question: HistoryQuestion): Promise<SeriesHistory> {
    const { from, until, resolution, most, changedSince } = question
    if (resolution === 'sample') return readSamples(seriesId, question)
    await rollUp(sql, seriesId, question)
    const table = resolution === 'hour' ? 'history.rolled_hour' : 'history.rolled_day'
    const all = await rolledOf(sql, table, seriesId, { from, until, most: readMost(question) })
    const next = question.isPaged ? (all[most]?.from ?? null) : null
    const points = question.isPaged ? all.slice(0, most) : thinned(all, most)
    const head = { seriesId, from, next, runs: null }
    if (changedSince === undefined) return { ...head, points }
    const changed = points.filter((point) => point.until > changedSince)
    // Where several are one, these are others with each that is added.
    const isSame = points.length === all.length
    const changedFrom = changed[0]?.from ?? from
    return isSame ? { ...head, from: changedFrom, points: changed } : { ...head, points }
  }

  async function readSamples(seriesId: number, question: HistoryQuestion): Promise<SeriesHistory> {
    const { most } = question
    const end = Math.min(question.until, question.now)
    const even = question.isPaged ? [] : evenBegins(question, end)
    const from = even[0] ?? question.from
    const [row] = await sql.all('select kind from history.series where id = $1', seriesId)
    const { value } = await carriedAt(sql, seriesId, from)
    const samples = await samplesOf(sql, seriesId, { from, until: end, most: readMost(question) })
    const all = question.isPaged ? beginsOf(from, samples) : even
    const next = all[most] ?? null
    const [begins, span] = [all.slice(0, most), { from, until: next ?? end }]
    const points = pointsOf(begins, span.until, samples, value)
    const runs = row?.kind === 'pin' ? runsOf(span, samples, value) : []
    const hasRuns = row?.kind === 'pin' && runs.length <= most
    return { seriesId, from, points, next, runs: hasRuns ? runs : null }
  }

  return {
    async list(deviceIds: readonly string[]): Promise<Series<string>[]> {
      if (deviceIds.length === 0) return []
      const newest = (column: string) => `(select one.${column} from history.sample as one
        where one.series = series.id and one.value is not null order by one.at desc limit 1)`
      const rows = await sql.all(
        `${inputOf(engine, { id: 'text' })}
          select series.id, series.device, series.key, series.kind, series.name, series.unit,
            series.sent_unit, series.is_former, series.decimals, ${newest('value')} as value, ${newest('at')} as at,
            (select one.at from history.sample as one where one.series = series.id and one.value is null
              and one.at = (select max(last.at) from history.sample as last where last.series = series.id)
            ) as ended_at, heard.at as heard_at, heard.pause_ms
          from history.series as series
          left join history.heard as heard on heard.device = series.device and heard.key = series.key
          where series.device in (select id from input)
          order by series.kind <> 'pin', series.id`,
        JSON.stringify(deviceIds.map((id) => ({ id }))),
      )
      return rows.map(seriesOf)
    },

    async read(question: HistoryQuestion): Promise<SeriesHistory[]> {
      const all: SeriesHistory[] = []
      for (const seriesId of question.seriesIds) {
        all.push(await readOne(seriesId, question))
        await sql.rest()
      }
      return all
    },
  }
}

function seriesOf(row: SqlRow): Series<string> {
  // The compiler cannot follow what this program has stored there itself.
  const key = row.key as SeriesKey
  return {
    id: Number(row.id),
    deviceId: String(row.device),
    key,
    kind: row.kind as SeriesKind, // As above.
    name: row.name === null ? null : String(row.name),
    unit: row.unit === null ? kindOfSeries(key).unit : String(row.unit),
    sentUnit: row.sent_unit === null ? null : String(row.sent_unit),
    decimals: Number(row.decimals),
    isFormer: Number(row.is_former) === 1,
    value: numberOf(row.value),
    at: numberOf(row.at),
    endedAt: numberOf(row.ended_at),
    heardAt: numberOf(row.heard_at),
    pauseMs: numberOf(row.pause_ms),
  }
}

const numberOf = (value: unknown): number | null => (value === null ? null : Number(value))

/** How many rows are read: one more than a page has tells where the next one begins. */
const readMost = ({ isPaged, most }: HistoryQuestion) => (isPaged ? most + 1 : undefined)

/**
 * Where so many spans of the same length begin at most, as far as they have begun by an instant; none is
 * shorter than a second. Those that ended before `changedSince` are left out.
 */
function evenBegins(
  { from, until, most, changedSince = 0 }: HistoryQuestion,
  end: number,
): number[] {
  const width = Math.max(Math.ceil((until - from) / most), 1_000)
  const count = Math.max(Math.ceil((Math.min(until, end) - from) / width), 0)
  const first = Math.max(Math.floor((changedSince - from) / width), 0)
  return Array.from(
    { length: Math.max(count - first, 0) },
    (_, nth) => from + (first + nth) * width,
  )
}

/** Where each sample begins, and before the first one what goes on there. */
function beginsOf(from: number, samples: readonly KeptSample[]): number[] {
  const begins = samples.map(({ at }) => at)
  return begins[0] === from ? begins : [from, ...begins]
}

/** The points of a series, from each of these instants to the next one, and from the last one to the end. */
function pointsOf(
  begins: readonly number[],
  end: number,
  samples: readonly KeptSample[],
  value: number | null,
): Measured[] {
  const points: Measured[] = []
  let carried: Carried = { value, mark: value }
  let nth = 0
  for (const [at, from] of begins.entries()) {
    const until = begins[at + 1] ?? end
    const first = nth
    while ((samples[nth]?.at ?? Infinity) < until) nth += 1
    const point = measureSpan({ from, until }, samples.slice(first, nth), carried)
    carried = point.carried
    if (point.measured) points.push(point.measured)
  }
  return points
}

/** The states of a pin one after another. */
function runsOf(
  { from, until }: { from: number; until: number },
  samples: readonly KeptSample[],
  carried: number | null,
): Run[] {
  const runs: Run[] = []
  const changes = [{ at: from, value: carried }, ...samples.filter(({ at }) => at < until)]
  for (const [nth, { at, value }] of changes.entries()) {
    const state = pinState.safeParse(value).data
    const end = changes[nth + 1]?.at ?? until
    if (state === undefined || end <= at) continue
    const last = runs.at(-1)
    if (last?.until === at && last.state === state) last.until = end
    else runs.push({ from: at, until: end, state })
  }
  return runs
}
