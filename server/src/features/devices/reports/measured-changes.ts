import { pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { readWaterLevel } from '@roomwire/contracts/vocabulary/water-level.ts'
import type { Selectable } from 'kysely'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import type { SampleOf } from '../../series/history-store.ts'

export type MeasuredChanges = ReturnType<typeof measuredChanges>

/** When a device was heard last (epoch ms), and its level then. */
export type SeenLast = { id: number; lastSeenAt: number; levels: SampleOf[] }

/** Reads what the database knows of pins and levels that the history may have lost in a crash. */
export function measuredChanges(db: Db) {
  const selectSeen = () => db.selectFrom('device').select(['id', 'last_seen_at', 'water_level'])
  return {
    /** The devices that count as connected, and those that left in the last so many ms before the newest report by now. */
    async lately(ms: number, now: number): Promise<SeenLast[]> {
      const newest = db
        .selectFrom('device')
        .select(({ fn }) => fn.max('last_seen_at').as('at'))
        .where('last_seen_at', '<=', now)
      const rows = await selectSeen()
        .where(({ eb, or }) =>
          or([eb('connected', '=', 1), eb('last_seen_at', '>=', eb(newest, '-', ms))]),
        )
        .execute()
      return rows.map(seenLastOf)
    },

    /** These devices, as they were last. */
    async of(ids: readonly number[]): Promise<SeenLast[]> {
      if (ids.length === 0) return []
      return (await selectSeen().where('id', 'in', ids).execute()).map(seenLastOf)
    },

    /** The changes of pins since an instant (epoch ms), with and without being asked. */
    async since(instant: number): Promise<SampleOf[]> {
      const done = await db
        .selectFrom('command')
        .select(['device_id', 'pin', 'desired', 'ended_at'])
        .where('outcome', '=', 'done')
        .where('ended_at', '>=', instant)
        .where('begun_at', '>=', instant - 60_000)
        .execute()
      const changes = await db
        .selectFrom('activity')
        .select(['device_id', 'part', 'value', 'at', 'last_at'])
        .where('at', '>=', instant - 60_000)
        .where('last_at', '>=', instant)
        .where('part', 'in', pinKey.options)
        .execute()
      const asked = done.map((row) => ({
        ...row,
        part: row.pin,
        value: row.desired,
        at: row.ended_at,
      }))
      // Two changes within a millisecond are a millisecond apart in `at`, as their samples are.
      const told = changes.map((row) => ({ ...row, at: Math.max(row.at, row.last_at) }))
      const all = [...asked, ...told]
      return all.flatMap(({ device_id, part, value, at }): SampleOf[] => {
        const pin = pinKey.safeParse(part).data
        if (pin === undefined || at === null) return []
        return [{ id: device_id, key: `pin.${pin}`, at, value: Number(value) }]
      })
    },
  }
}

type SeenRow = Pick<Selectable<Schema['device']>, 'id' | 'last_seen_at' | 'water_level'>

function seenLastOf({ id, last_seen_at, water_level }: SeenRow): SeenLast {
  const lastSeenAt = last_seen_at ?? 0
  const level = readWaterLevel(water_level)
  const sample = { id, key: 'device.level', at: lastSeenAt } as const
  const levels = level.kind === 'exact' ? [{ ...sample, value: level.percent }] : []
  return { id, lastSeenAt, levels }
}
