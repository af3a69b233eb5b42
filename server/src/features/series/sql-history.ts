import { type HistorySql, inputOf } from './history-sql.ts'
import type { HistoryStore, KeptHistory, OwnedDevice } from './history-store.ts'
import { writeMadeHistory } from './made-history.ts'
import { rollUp } from './roll-up.ts'
import { sampleReads } from './sample-reads.ts'
import { sampleWrites } from './sample-writes.ts'

/** The history on its tables, on either engine. */
export function sqlHistory(sql: HistorySql): KeptHistory {
  const { months, ...writes } = sampleWrites(sql)
  return {
    ...writes,
    ...sampleReads(sql),
    ...historyOwnership(sql),
    make: (history) => writeMadeHistory(sql, history, months.make),
    dropEmptyMonths: months.dropEmpty,
    keptSince: () => keptSince(sql),
    async rollUp(historyId, to) {
      const rows = await sql.all('select id from history.series where device = $1', historyId)
      for (const { id } of rows) {
        await rollUp(sql, Number(id), to)
        await sql.rest()
      }
    },
    close: sql.close,
  }
}

/** So many series are looked at: the oldest ones, whose numbers are the first. */
const oldestSeries = 1_000

/** The instant of the first sample or hour of the oldest series; null where there is none. */
async function keptSince(sql: HistorySql): Promise<number | null> {
  const firstOf = (table: string) =>
    `select (select at from ${table} where series = one.id order by at limit 1) as at
      from (select id from history.series order by id limit ${oldestSeries}) as one`
  const [row] = await sql.all(
    `select min(at) as at from (${firstOf('history.sample')} union all ${firstOf('history.rolled_hour')}) as firsts`,
  )
  return typeof row?.at === 'number' || typeof row?.at === 'string' ? Number(row.at) : null
}

const dayMs = 24 * 3_600_000

/** The installation that the history belongs to; null while none has claimed it. */
async function installationIn(sql: HistorySql): Promise<string | null> {
  const [row] = await sql.all('select id from history.installation')
  return row ? String(row.id) : null
}

/** The owner of a history, and the devices in it that have none any more. */
export function historyOwnership(
  sql: HistorySql,
): Pick<HistoryStore, 'installation' | 'claim' | 'countUnowned'> {
  const { engine } = sql

  return {
    installation: () => installationIn(sql),

    claim: (claimant: string, devices: readonly OwnedDevice[]): Promise<void> =>
      sql.durably(async (within) => {
        // Replicas that start at once claim one after another.
        if (engine === 'postgres') await within.all('lock table history.installation')
        const claimed = await installationIn(within)
        await within.all('delete from history.installation')
        await within.all('insert into history.installation (id) values ($1)', claimant)
        if (claimed === null) await nameDevices(within, devices)
      }),

    async countUnowned(
      historyIds: readonly string[],
      { now, days }: { now: number; days: number },
    ): Promise<string[]> {
      const input = inputOf(engine, { id: 'text' })
      const rows = JSON.stringify(historyIds.map((id) => ({ id })))
      return sql.atomically(async (within) => {
        await within.all(
          `${input} delete from history.unowned where device not in (select id from input)`,
          rows,
        )
        await within.all(
          `${input} insert into history.unowned (device, days, at) select id, 0, cast($2 as bigint) from input
            where true on conflict (device) do nothing`,
          rows,
          now,
        )
        await within.all(
          `update history.unowned set days = days + 1, at = $1 where abs($1 - at) >= ${dayMs}`,
          now,
        )
        const long = await within.all('select device from history.unowned where days >= $1', days)
        return long.map(({ device }) => String(device))
      })
    },
  }
}

/** Names the devices of series from before devices had names, where the device of that number measured them. */
async function nameDevices(sql: HistorySql, devices: readonly OwnedDevice[]): Promise<void> {
  const input = inputOf(sql.engine, { unnamed: 'text', name: 'text', since: 'bigint' })
  const rows = devices.map(({ id, homeId, createdAt, historyId }) => {
    return { unnamed: `unnamed ${homeId} ${id}`, name: historyId, since: createdAt }
  })
  // An hour may have begun before the device was there; a day is made of hours.
  await sql.all(
    `${input} update history.series as series
      set device = (select input.name from input where input.unnamed = series.device)
      where exists (select 1 from input where input.unnamed = series.device
        and not exists (select 1 from history.series as other join history.sample as one on one.series = other.id
          where other.device = input.unnamed and one.at < input.since)
        and not exists (select 1 from history.series as other join history.rolled_hour as one on one.series = other.id
          where other.device = input.unnamed and one.until <= input.since))`,
    JSON.stringify(rows),
  )
}
