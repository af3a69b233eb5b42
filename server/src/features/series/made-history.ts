import type { HistorySql } from './history-sql.ts'
import type { MadeHistory, MadeSeries, MeasuredDevice } from './history-store.ts'
import { homeDayOf, nextDay } from './home-days.ts'
import { joined, type Measured, nothingCarried } from './measured.ts'
import { rolledHours } from './roll-up.ts'
import { bandOf } from './series-kinds.ts'

/**
 * Writes a whole history at once: samples from `samplesFrom` on, and what all of them come to by hours
 * and days. It is for a device of which nothing is kept yet.
 */
export async function writeMadeHistory(
  sql: HistorySql,
  history: MadeHistory<string>,
  makeMonths: (samples: readonly { at: number }[]) => Promise<void>,
): Promise<void> {
  const { device, series, samplesFrom } = history
  await makeMonths(series.flatMap(({ samples }) => keptOf(samples, samplesFrom)))
  await sql.atomically(async (within) => {
    for (const one of series) await writeSeries(within, device, one, history)
  })
}

/** The samples that are kept as they are, and always the last one: what it says lasts. */
const keptOf = (samples: MadeSeries['samples'], samplesFrom: number) =>
  samples.filter(({ at }, nth) => at >= samplesFrom || nth === samples.length - 1)

async function writeSeries(
  sql: HistorySql,
  { id }: MeasuredDevice<string>,
  { key, kind, name, unit, decimals, samples }: MadeSeries,
  { timeZone, until, samplesFrom }: MadeHistory<string>,
): Promise<void> {
  const [row] = await sql.all(
    `insert into @series (device, key, kind, name, unit, decimals, rolled_until, time_zone)
      values (?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    ...[id, key, kind, name, unit, decimals, until, timeZone],
  )
  const seriesId = Number(row?.id)
  const kept = keptOf(samples, samplesFrom).map(({ at, value }) => [seriesId, at, value])
  await insertRows(sql, '@sample', kept)
  const { hours, days } = rolled(samples, { timeZone, until, band: bandOf(kind) })
  await insertRows(sql, '@rolled_hour', hours.map(rowOf(seriesId)))
  await insertRows(sql, '@rolled_day', days.map(rowOf(seriesId)))
}

type Rolled = { measured: Measured; mark: number | null }

/** All hours and days of which something is known. */
function rolled(
  samples: MadeSeries['samples'],
  { timeZone, until, band }: { timeZone: string; until: number; band: number },
) {
  const hours: Rolled[] = []
  const days: Rolled[] = []
  const [first] = samples
  if (!first) return { hours, days }
  let carried = nothingCarried
  let nth = 0
  for (let day = homeDayOf(first.at, timeZone); day.from < until; day = nextDay(day, timeZone)) {
    const start = nth
    while ((samples[nth]?.at ?? Infinity) < day.until) nth += 1
    const span = { begin: day.from, now: until, band, carried }
    const all = rolledHours(day, samples.slice(start, nth), span)
    carried = all.carried
    hours.push(...all.rolled)
    const measured = joined(all.rolled.map((one) => one.measured))
    if (measured) days.push({ measured: { ...measured, from: day.from }, mark: carried.mark })
  }
  return { hours, days }
}

const rowOf =
  (seriesId: number) =>
  ({ measured: m, mark }: Rolled) => [
    ...[seriesId, m.from, m.until, m.min, m.max, m.sum],
    ...[m.knownMs, m.onMs, m.switchings, m.rise, m.fall, mark],
  ]

/** Many rows in few statements; each row has a value for every column, in their order. */
async function insertRows(
  sql: HistorySql,
  table: '@sample' | '@rolled_hour' | '@rolled_day',
  rows: readonly (readonly (number | null)[])[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const most = 50
  const one = `(${first.map(() => '?').join(', ')})`
  for (let at = 0; at < rows.length; at += most) {
    const some = rows.slice(at, at + most)
    const text = `insert into ${table} values ${some.map(() => one).join(', ')}`
    await sql.all(text, ...some.flat())
  }
}
