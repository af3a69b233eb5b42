import { pinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { SeriesKey, SeriesKind } from '@roomwire/contracts/vocabulary/series.ts'
import { type HistorySql, inputOf, type SqlRow } from './history-sql.ts'
import type { HistoryQuestion, Run, Series, SeriesHistory } from './history-store.ts'
import { type KeptSample, type Measured, measureSpan, thinned } from './measured.ts'
import { carriedAt, rolledOf, rollUp, samplesOf } from './roll-up.ts'
import { bandOf, kindOfSeries } from './series-kinds.ts'

/** What reads series and their history. */
export function sampleReads(sql: HistorySql) {
  const { engine } = sql

  async function readOne(seriesId: number, question: HistoryQuestion): Promise<SeriesHistory> {
    const { from, until, resolution, most } = question
    if (resolution === 'sample') return readSamples(seriesId, question)
    await rollUp(sql, seriesId, question)
    const table = resolution === 'hour' ? '@rolled_hour' : '@rolled_day'
    const points = await rolledOf(sql, table, seriesId, { from, until })
    return { seriesId, points: thinned(points, most), runs: null }
  }

  async function readSamples(
    seriesId: number,
    { from, until, most, now }: HistoryQuestion,
  ): Promise<SeriesHistory> {
    const [row] = await sql.all('select kind from @series where id = ?', seriesId)
    const { value } = await carriedAt(sql, seriesId, from)
    const span = { from, until: Math.min(until, now) }
    const samples = await samplesOf(sql, seriesId, span)
    // The compiler cannot follow what this program has stored there itself.
    const band = bandOf(row?.kind as SeriesKind)
    const points = pointsOf(span, samples, { value, most, band })
    const runs = row?.kind === 'pin' ? runsOf(span, samples, value) : []
    return { seriesId, points, runs: row?.kind === 'pin' && runs.length <= most ? runs : null }
  }

  return {
    async list(deviceIds: readonly number[]): Promise<Series[]> {
      if (deviceIds.length === 0) return []
      const newest = (what: string) => `(select one.${what} from @sample as one
        where one.series = series.id and one.value is not null order by one.at desc limit 1)`
      const rows = await sql.all(
        `${inputOf(engine, { id: 'bigint' })}
          select series.id, series.device_id, series.key, series.kind, series.name, series.unit,
            series.decimals, ${newest('value')} as value, ${newest('at')} as at
          from @series as series where series.device_id in (select id from input)
          order by series.kind <> 'pin', series.id`,
        JSON.stringify(deviceIds.map((id) => ({ id }))),
      )
      return rows.map(seriesOf)
    },

    async read(question: HistoryQuestion): Promise<SeriesHistory[]> {
      const all: SeriesHistory[] = []
      for (const seriesId of question.seriesIds) all.push(await readOne(seriesId, question))
      return all
    },
  }
}

function seriesOf(row: SqlRow): Series {
  // The compiler cannot follow what this program has stored there itself.
  const key = row.key as SeriesKey
  return {
    id: Number(row.id),
    deviceId: Number(row.device_id),
    key,
    kind: row.kind as SeriesKind, // As above.
    name: row.name === null ? null : String(row.name),
    unit: row.unit === null ? kindOfSeries(key).unit : String(row.unit),
    decimals: Number(row.decimals),
    value: row.value === null ? null : Number(row.value),
    at: row.at === null ? null : Number(row.at),
  }
}

/** So many spans of the same length at most; none shorter than a second. */
function pointsOf(
  { from, until }: { from: number; until: number },
  samples: readonly KeptSample[],
  { value, most, band }: { value: number | null; most: number; band: number },
): Measured[] {
  const width = Math.max(Math.ceil((until - from) / most), 1_000)
  const points: Measured[] = []
  let carried = { value, mark: value }
  let nth = 0
  for (let begin = from; begin < until; begin += width) {
    const end = Math.min(begin + width, until)
    const first = nth
    while ((samples[nth]?.at ?? Infinity) < end) nth += 1
    const point = measureSpan({ from: begin, until: end }, samples.slice(first, nth), carried, band)
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
  const changes = [{ at: from, value: carried }, ...samples]
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
