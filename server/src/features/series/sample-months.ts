import type { HistorySql } from './history-sql.ts'

const dayMs = 24 * 3_600_000

/** On PostgreSQL the samples of each month (UTC) have a table of their own; on SQLite there is nothing to do. */
export function sampleMonths(sql: HistorySql) {
  /** The months whose table is there, as far as this program has made it. */
  const made = new Set<string>()
  const isUsed = async (within: HistorySql, month: string) =>
    (await within.all(`select 1 as used from ${tableOf(month)} limit 1`)).length > 0

  return {
    /** Makes the tables that samples of these instants need. */
    async make(samples: readonly { at: number }[]): Promise<void> {
      if (sql.engine === 'sqlite') return
      for (const month of new Set(samples.map(({ at }) => monthOf(at)))) {
        if (made.has(month)) continue
        const [from, until] = spanOfMonth(month)
        await sql.durably(async (within) => {
          await within.all('select pg_advisory_xact_lock(7462901)')
          await within.all(`create table if not exists ${tableOf(month)}
            partition of history.sample for values from (${from}) to (${until})`)
        })
        made.add(month)
      }
    },

    /** Makes the tables anew that are needed: the database may have lost some, or another replica has dropped them. */
    forget: (): void => made.clear(),

    /** Drops the tables of months before an instant in which no sample is left; returns how many. */
    async dropEmpty(before: number): Promise<number> {
      if (sql.engine === 'sqlite') return 0
      const rows = await sql.all(
        `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
          where inhparent = 'history.sample'::regclass`,
      )
      const old = rows.flatMap(({ name }) => {
        const [, year, month] = /^sample_(\d{4})_(\d\d)$/.exec(String(name)) ?? []
        return year && spanOfMonth(`${year}-${month}`)[1] <= before ? `${year}-${month}` : []
      })
      let dropped = 0
      for (const month of old) {
        if (await isUsed(sql, month)) continue
        await sql.atomically(async (within) => {
          // Writers wait, so that no sample comes in between.
          await within.all('lock table history.sample in access exclusive mode')
          if (await isUsed(within, month)) return
          await within.all(`drop table ${tableOf(month)}`)
          made.delete(month)
          dropped += 1
        })
      }
      return dropped
    },
  }
}

const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7)

const tableOf = (month: string) => `history.sample_${month.replace('-', '_')}`

/** The instants between which a month is. */
function spanOfMonth(month: string): [number, number] {
  const from = Date.parse(`${month}-01T00:00:00Z`)
  return [from, Date.parse(`${monthOf(from + 32 * dayMs)}-01T00:00:00Z`)]
}
