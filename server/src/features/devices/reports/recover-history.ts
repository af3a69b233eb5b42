import { pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { readWaterLevel } from '@roomwire/contracts/vocabulary/water-level.ts'
import type { Selectable } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { ClockTrust } from '../../../platform/clock-trust.ts'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import type { HistoryStore, SampleOf } from '../../series/history-store.ts'

/** Longer than samples wait before they are stored, ms. */
const marginMs = 60_000

type Needs = {
  history: HistoryStore
  measuredChanges: MeasuredChanges
  clock: Clock
  clockTrust: Pick<ClockTrust, 'isInDoubt'>
}

/**
 * Gives the history what it lost when the server before this one crashed, which no other server shared.
 * To be called before its devices are marked as disconnected.
 */
export async function recoverHistory(needs: Needs): Promise<void> {
  await recoverOf(needs, await needs.measuredChanges.lately(marginMs, latestOf(needs)))
}

/** Gives the history what it lost of these devices when the replica crashed that held them. */
export async function recoverLapsed(needs: Needs, deviceIds: readonly number[]): Promise<void> {
  await recoverOf(needs, await needs.measuredChanges.of(deviceIds))
}

/**
 * Gives the history the changes of the last so many ms, and of the margin before: those of devices too
 * that have moved to another replica before the crash of their first one was known.
 */
export async function recoverMoved(needs: Needs, sinceMs: number): Promise<void> {
  const { history, measuredChanges, clock } = needs
  const changes = await measuredChanges.since(clock.now() - sinceMs - marginMs)
  await history.add(changes, { isLate: true })
}

/**
 * Changes of pins that were stored and acknowledged, the last level of each tank, and that nothing is
 * known of the devices from then on. What is there already stays, so that nothing counts twice.
 */
async function recoverOf(
  { history, measuredChanges, ...time }: Needs,
  devices: readonly SeenLast[],
): Promise<void> {
  if (devices.length === 0) return
  const now = latestOf(time)
  // A device that was heard while the clock was ahead says nothing of when the others were.
  const seen = devices.map(({ lastSeenAt }) => lastSeenAt).filter((at) => at <= now)
  const last = Math.max(0, ...seen)
  const levels = devices.flatMap((device) => device.levels)
  const changes = await measuredChanges.since(last - marginMs)
  await history.add([...changes, ...levels], { isLate: true })
  await history.end(
    devices.map(({ id, lastSeenAt }) => ({ id, at: Math.min(lastSeenAt, now) + 1 })),
  )
}

/** Up to when a stored instant can be true, epoch ms: what lies ahead was stored while the clock was ahead, unless this one is wrong. */
const latestOf = ({ clock, clockTrust }: Pick<Needs, 'clock' | 'clockTrust'>): number =>
  clockTrust.isInDoubt() ? Number.MAX_SAFE_INTEGER : clock.now()

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
        .where('part', 'not in', ['level', 'connection'])
        .execute()
      const asked = done.map((row) => ({
        ...row,
        part: row.pin,
        value: row.desired,
        at: row.ended_at,
      }))
      // Two changes within a millisecond are a millisecond apart in `at`, as their samples are.
      const reported = changes.map((row) => ({ ...row, at: Math.max(row.at, row.last_at) }))
      const all = [...asked, ...reported]
      return all.flatMap(({ device_id, part, value, at }): SampleOf[] => {
        const pin = pinKey.safeParse(part).data
        if (pin === undefined || at === null || Number(value) === stopState) return []
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
