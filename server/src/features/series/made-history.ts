import type { CountRule } from './count-state.ts'
import type { HistorySql } from './history-sql.ts'
import type { MadeHistory, MadeSeries, MeasuredDevice } from './history-store.ts'
import { homeDayOf, nextDay } from './home-days.ts'
import { type Carried, joined, nothingCarried } from './measured.ts'
import { rolledHours } from './roll-up.ts'
import { insertRolled, type Rolled } from './rolled-rows.ts'
import { ruleOf } from './series-kinds.ts'

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
    `insert into history.series (device, key, kind, name, unit, sent_unit, decimals, rolled_until, time_zone)
      values ($1, $2, $3, $4, $5, $5, $6, $7, $8) returning id`,
    id,
    key,
    kind,
    name,
    unit,
    decimals,
    until,
    timeZone,
  )
  const seriesId = Number(row?.id)
  const kept = keptOf(samples, samplesFrom).map(({ at, value }) => [seriesId, at, value])
  await sql.insert({ table: 'history.sample', columns: ['series', 'at', 'value'] }, kept)
  const { hours, days } = await rolled(samples, { timeZone, until, rule: ruleOf(kind, unit) })
  await insertRolled(sql, seriesId, 'history.rolled_hour', hours)
  await insertRolled(sql, seriesId, 'history.rolled_day', days)
}

/** All hours and days of which something is known. */
async function rolled(
  samples: MadeSeries['samples'],
  { timeZone, until, rule }: { timeZone: string; until: number; rule: CountRule | undefined },
) {
  const hours: Rolled[] = []
  const days: Rolled[] = []
  const [first] = samples
  if (!first) return { hours, days }
  let carried: Carried = nothingCarried
  let nth = 0
  for (let day = homeDayOf(first.at, timeZone); day.from < until; day = nextDay(day, timeZone)) {
    const start = nth
    while ((samples[nth]?.at ?? Infinity) < day.until) nth += 1
    const later = nth
    const all = await rolledHours(
      day,
      samples.slice(start, nth),
      { begin: day.from, now: until, rule, carried },
      async (span) => samplesIn(samples, later, span),
    )
    carried = all.carried
    hours.push(...all.rolled)
    const measured = joined(all.rolled.map((one) => one.measured))
    if (measured) days.push({ measured: { ...measured, from: day.from }, carried })
  }
  return { hours, days }
}

/** The first so many samples of a span; none of them stands before `nth`. */
function samplesIn(
  samples: MadeSeries['samples'],
  nth: number,
  { from, until, most }: { from: number; until: number; most: number },
) {
  const begin = samples.findIndex(({ at }, index) => index >= nth && at >= from)
  return begin < 0 ? [] : samples.slice(begin, begin + most).filter(({ at }) => at < until)
}
