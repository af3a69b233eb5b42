import type { RunOutcome } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import { effectiveTimeZone } from '../access/grant-rows.ts'
import { homePlaceOf } from '../identity/stored-place.ts'
import type { ScheduleRun, StoredSchedule } from './schedule.ts'
import { scheduleColumns, scheduleOf } from './schedule-rows.ts'
import type { HomeClocks } from './times/due-times.ts'

export type DueStore = ReturnType<typeof dueStore>

/** A schedule that is due, with what decides over it in its home. */
export type DueSchedule = StoredSchedule & {
  /** Epoch ms. */
  dueAt: number
  clocks: HomeClocks
  /** End of its home's holiday from schedules, epoch ms; null for none. */
  homePausedUntil: number | null
  /** For how many seconds it leaves a pin alone that somebody has switched. */
  holdS: number
}

/** A due time that a replica takes on, and when the schedule is due after it. */
export type DueClaim = {
  id: number
  dueAt: number
  /** The date that it is for. */
  date: string
  nextAt: number | null
  outcome: RunOutcome | null
}

/** The clocks of replicas differ by no more, ms. */
const begunAheadMs = 60_000

const nothing: ReadonlySet<number> = new Set()

/** The due schedules of all homes; each due time is claimed by one replica. The only writer of `schedule_run`. */
export function dueStore(db: Db) {
  const due = () =>
    db
      .selectFrom('schedule')
      .innerJoin('home', 'home.id', 'schedule.home_id')
      .select([...scheduleColumns, 'home.time_zone', 'home.latitude', 'home.longitude'])
      .select(['home.schedules_paused_until', 'home.hold_s'])

  return {
    /** When the soonest is due, epoch ms; undefined when none is. */
    async soonest(): Promise<number | undefined> {
      const row = await db
        .selectFrom('schedule')
        .select('next_at')
        .where('next_at', 'is not', null)
        .orderBy('next_at')
        .limit(1)
        .executeTakeFirst()
      return row?.next_at ?? undefined
    },

    /** The schedules due between two instants, the oldest first. */
    async due(since: number, now: number, most: number): Promise<DueSchedule[]> {
      const rows = await due()
        .where('schedule.next_at', '<=', now)
        .where('schedule.next_at', '>=', since)
        .orderBy('schedule.next_at')
        .limit(most)
        .execute()
      return rows.map((row) => dueOf(row, row.next_at ?? now))
    },

    /**
     * Takes due times on: each by one replica only, and once only. Returns the ids of the schedules
     * that are the caller's to do.
     */
    async claim(claims: readonly DueClaim[], now: number): Promise<ReadonlySet<number>> {
      if (claims.length === 0) return nothing
      const values = claims.map(
        ({ id, dueAt, nextAt, date }) =>
          sql`(cast(${id} as integer), cast(${dueAt} as bigint), cast(${nextAt} as bigint), cast(${date} as text))`,
      )
      const { rows } = await sql<{ id: number }>`
        with input (id, was, due_next, date) as (values ${sql.join(values)})
        update schedule set next_at = input.due_next, skip_at = null, done_date = input.date
        from input where schedule.id = input.id and schedule.next_at = input.was
        returning schedule.id`.execute(db)
      const taken = new Set(rows.map(({ id }) => Number(id)))
      const ours = claims.filter(({ id }) => taken.has(id))
      if (ours.length === 0) return nothing
      // A clock that was set back may have brought a due time again.
      const stored = await db
        .insertInto('schedule_run')
        .values(
          ours.map(({ id, dueAt, outcome }) => ({
            schedule_id: id,
            due_at: dueAt,
            begun_at: now,
            outcome,
          })),
        )
        .onConflict((conflict) => conflict.columns(['schedule_id', 'due_at']).doNothing())
        .returning('schedule_id')
        .execute()
      return new Set(stored.map(({ schedule_id }) => schedule_id))
    },

    /** Forgets when schedules are due: the next start computes it anew. */
    async forgetTimes(): Promise<void> {
      await db.updateTable('schedule').set({ next_at: null }).execute()
    },

    /** Adds runs that devices have done by themselves, where they are not known, and are due no more. */
    async addLeft(runs: readonly Pick<ScheduleRun, 'scheduleId' | 'dueAt'>[], now: number) {
      const rows = await db
        .selectFrom('schedule')
        .select(['id', 'next_at'])
        .where('id', 'in', [...new Set(runs.map(({ scheduleId }) => scheduleId))])
        .execute()
      const nextOf = new Map(
        rows.map(({ id, next_at }) => [id, next_at ?? Number.POSITIVE_INFINITY]),
      )
      const over = runs.filter(({ scheduleId, dueAt }) => dueAt < (nextOf.get(scheduleId) ?? 0))
      if (over.length === 0) return
      await db
        .insertInto('schedule_run')
        .values(
          over.map(({ scheduleId, dueAt }) => ({
            schedule_id: scheduleId,
            due_at: dueAt,
            begun_at: now,
            outcome: 'device' as const,
          })),
        )
        .onConflict((conflict) => conflict.columns(['schedule_id', 'due_at']).doNothing())
        .execute()
    },

    /** Ends runs that are under way. */
    async end(runs: readonly Pick<ScheduleRun, 'scheduleId' | 'dueAt'>[], outcome: RunOutcome) {
      for (const [dueAt, some] of Map.groupBy(runs, (run) => run.dueAt)) {
        const ids = some.map(({ scheduleId }) => scheduleId)
        await db
          .updateTable('schedule_run')
          .set({ outcome })
          .where('schedule_id', 'in', ids)
          .where('due_at', '=', dueAt)
          .where('outcome', 'is', null)
          .execute()
      }
    },

    /** Takes over what another replica, or this one before it was killed, has begun before an instant and not ended. */
    async takeOver(begunBefore: number, now: number): Promise<DueSchedule[]> {
      const taken = await db
        .updateTable('schedule_run')
        .set({ begun_at: now })
        .where('outcome', 'is', null)
        .where(({ eb, or }) =>
          // The clock was put back since.
          or([eb('begun_at', '<', begunBefore), eb('begun_at', '>', now + begunAheadMs)]),
        )
        .returning(['schedule_id', 'due_at'])
        .execute()
      if (taken.length === 0) return []
      const ids = taken.map(({ schedule_id }) => schedule_id)
      const rows = new Map(
        (await due().where('schedule.id', 'in', ids).execute()).map((row) => [row.id, row]),
      )
      return taken.flatMap(({ schedule_id, due_at }) => {
        const row = rows.get(schedule_id)
        return row ? [dueOf(row, due_at)] : []
      })
    },

    /** The last runs of a schedule, the latest first. */
    async runsOf(scheduleId: number, most: number): Promise<ScheduleRun[]> {
      const rows = await db
        .selectFrom('schedule_run')
        .select(['due_at', 'outcome', 'begun_at'])
        .where('schedule_id', '=', scheduleId)
        .orderBy('due_at', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ due_at: dueAt, outcome, begun_at: begunAt }) => ({
        scheduleId,
        dueAt,
        outcome,
        begunAt,
      }))
    },

    /** Forgets that times were missed which are yet to come: the clock was ahead. */
    async forgetMissedAfter(now: number): Promise<void> {
      await db
        .deleteFrom('schedule_run')
        .where('outcome', '=', 'missed')
        .where('due_at', '>', now)
        .execute()
    },

    /** Removes all but the last runs of each schedule. */
    async prune(kept: number): Promise<void> {
      await sql`delete from schedule_run where (schedule_id, due_at) in (
        select schedule_id, due_at from (
          select schedule_id, due_at,
            row_number() over (partition by schedule_id order by due_at desc) as place
          from schedule_run) as ranked
        where place > ${kept})`.execute(db)
    },
  }
}

type DueRow = Parameters<typeof scheduleOf>[0] & {
  time_zone: string
  latitude: number | null
  longitude: number | null
  schedules_paused_until: number | null
  hold_s: number
}

const dueOf = (row: DueRow, dueAt: number): DueSchedule => ({
  ...scheduleOf(row),
  dueAt,
  clocks: { timeZone: effectiveTimeZone(row.time_zone), place: homePlaceOf(row) },
  homePausedUntil: row.schedules_paused_until,
  holdS: row.hold_s,
})
