import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import { dayMs, daySealIn, sealHome } from './activity-seals.ts'
import type { Entry } from './chain.ts'

export type ActivityVerifier = ReturnType<typeof activityVerifier>

/** Compares what devices have changed with the days of it that the audit log has sealed (activity-seals.ts). */
export function activityVerifier(db: Db, key: Buffer) {
  /** The homes that had changes, by the sealed day. */
  const sealed = new Map<number, Set<number>>()
  const deletedHomes = new Set<number>()
  /** The days that differ from their seal: their home was deleted, they were old, or somebody has changed them. */
  const faults: { home: number; day: number; verb: string }[] = []

  async function compare(day: number, home: number, rows: number, digest: string): Promise<void> {
    sealed.set(day, (sealed.get(day) ?? new Set()).add(home))
    const [, count, found] = await sealHome(db, key, home, day)
    if (found === digest) return
    const verb = count === rows ? 'changed' : count < rows ? 'removed from' : 'added to'
    faults.push({ home, day, verb })
  }

  /** Homes with changes on days that were sealed without them. */
  async function unsealed() {
    const days = sql<number>`at - at % ${sql.val(dayMs)}`.as('day')
    const all = await db.selectFrom('activity').select(['home_id', days]).distinct().execute()
    return all.flatMap(({ home_id, day }) =>
      sealed.get(day)?.has(home_id) === false ? [{ home: home_id, day, verb: 'added to' }] : [],
    )
  }

  return {
    /** Takes audit entries in their order. */
    async take(entries: readonly Pick<Entry, 'event' | 'home_id' | 'detail'>[]): Promise<void> {
      for (const entry of entries) {
        if (entry.event === 'home.deleted' && entry.home_id !== null) {
          deletedHomes.add(entry.home_id)
        }
        const seal = daySealIn(entry)
        if (!seal) continue
        for (const [home, rows, digest] of seal.homes) await compare(seal.day, home, rows, digest)
      }
    },

    /**
     * Returns a message about a day that is not as it was sealed.
     * @param begin older changes may have been removed with the audit log's own entries, epoch ms
     */
    async finish(begin: number): Promise<string | null> {
      const all = [...faults, ...(await unsealed())]
      const fault = all.find(({ home, day }) => day >= begin && !deletedHomes.has(home))
      if (!fault) return null
      const on = new Date(fault.day).toISOString().slice(0, 10)
      return `What devices of home ${fault.home} did on ${on} was ${fault.verb}.`
    },
  }
}
