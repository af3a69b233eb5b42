import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PauseReason } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { ScheduleTerms, StoredSchedule } from './schedule.ts'
import {
  columnsOfTerms,
  scheduleColumns,
  scheduleOf,
  schedulePinsIn,
  schedulePinsText,
} from './schedule-rows.ts'

export type ScheduleStore = ReturnType<typeof scheduleStore>

/** The schedules of homes: the only writer of `schedule`, beside due-store.ts, which claims those that are due. */
export function scheduleStore(db: Db) {
  const one = (id: number) => db.updateTable('schedule').where('id', '=', id)

  return {
    dueSince: dueSince(db),
    async add(
      schedule: ScheduleTerms & { homeId: number; madeBy: number; createdAt: number },
    ): Promise<number> {
      const { id } = await db
        .insertInto('schedule')
        .values({
          home_id: schedule.homeId,
          made_by: schedule.madeBy,
          created_at: schedule.createdAt,
          ...columnsOfTerms(schedule),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** The person who changes it answers for it from then on. */
    async change(id: number, terms: ScheduleTerms, madeBy: number): Promise<void> {
      await one(id)
        .set({ ...columnsOfTerms(terms), made_by: madeBy, skip_at: null, done_date: null })
        .execute()
    },

    async remove(id: number): Promise<void> {
      await db.deleteFrom('schedule').where('id', '=', id).execute()
    },

    /** @param nextAt when it is due next, epoch ms */
    async setNext(id: number, nextAt: number | null): Promise<void> {
      await one(id).set({ next_at: nextAt }).execute()
    },

    /** The same, unless somebody else has moved it since it was read. A time left out is left out then too. */
    async moveNext(
      { id, nextAt: was, skipAt }: Pick<StoredSchedule, 'id' | 'nextAt' | 'skipAt'>,
      nextAt: number | null,
    ): Promise<void> {
      const isSkipped = skipAt !== null && skipAt === was
      await one(id)
        .set({ next_at: nextAt, ...(isSkipped ? { skip_at: nextAt } : {}) })
        .where('next_at', was === null ? 'is' : '=', was)
        .where('paused_at', 'is', null)
        .execute()
    },

    /** @param skipAt the due time that is left out, epoch ms */
    async setSkip(id: number, skipAt: number | null): Promise<void> {
      await one(id).set({ skip_at: skipAt }).execute()
    },

    async pause(id: number, why: PauseReason, now: number): Promise<void> {
      await one(id).set(pausedColumns(why, now)).execute()
    },

    /** Pauses those that set a scene which is gone. Returns their ids. */
    async pauseOfScene(homeId: number, sceneId: number, now: number): Promise<number[]> {
      const rows = await db
        .updateTable('schedule')
        .set(pausedColumns('gone', now))
        .where('home_id', '=', homeId)
        .where('scene_id', '=', sceneId)
        .where('paused_at', 'is', null)
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Goes on with a device that has another identifier from now on, or names its pins by other keys. */
    async renameDevice(
      homeId: number,
      { from, to, pins }: { from: string; to: string; pins?: ReadonlyMap<PinKey, PinKey> },
    ): Promise<void> {
      const rows = await db
        .selectFrom('schedule')
        .select(['id', 'pins'])
        .where('home_id', '=', homeId)
        .execute()
      for (const row of rows) {
        const all = schedulePinsIn(row.pins)
        if (!all.some(({ device }) => device === from)) continue
        const renamed = all.map(({ device, pin, state }) =>
          device === from
            ? { device: to, pin: pins?.get(pin) ?? pin, state }
            : { device, pin, state },
        )
        await one(row.id)
          .set({ pins: schedulePinsText(renamed) })
          .execute()
      }
    },

    async resume(id: number, madeBy: number): Promise<void> {
      await one(id).set({ paused_at: null, paused_why: null, made_by: madeBy }).execute()
    },

    async find(homeId: number, id: number): Promise<StoredSchedule | undefined> {
      const row = await all(db)
        .where('home_id', '=', homeId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && scheduleOf(row)
    },

    /** The schedules of a home, in the order in which they were made. */
    async ofHome(homeId: number): Promise<StoredSchedule[]> {
      const rows = await all(db).where('home_id', '=', homeId).orderBy('id').execute()
      return rows.map(scheduleOf)
    },

    /** Those that act with the rights of a person, in the order in which they were made. */
    async madeBy(personId: number): Promise<StoredSchedule[]> {
      const rows = await all(db).where('made_by', '=', personId).orderBy('id').execute()
      return rows.map(scheduleOf)
    },

    /** The names of a home's schedules, by id. */
    async namesOf(homeId: number): Promise<Map<number, string>> {
      const rows = await db
        .selectFrom('schedule')
        .select(['id', 'name'])
        .where('home_id', '=', homeId)
        .execute()
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    /** Those of all homes that wait for a later time, some at a time, by id. */
    async waiting(afterId: number, now: number, most: number): Promise<StoredSchedule[]> {
      const rows = await all(db)
        .where('id', '>', afterId)
        .where('paused_at', 'is', null)
        .where((is) => is.or([is('next_at', 'is', null), is('next_at', '>', now)]))
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(scheduleOf)
    },
  }
}

const all = (db: Db) => db.selectFrom('schedule').select(scheduleColumns)

/** The schedules due in some homes after an instant, each with its due time, epoch ms, and its outcome. */
const dueSince = (db: Db) => async (homeIds: readonly number[], instant: number) => {
  const rows = await all(db)
    .innerJoin('schedule_run', 'schedule_run.schedule_id', 'schedule.id')
    .select(['schedule_run.due_at', 'schedule_run.outcome'])
    .where('home_id', 'in', homeIds)
    .where('due_at', '>', instant)
    .execute()
  return rows.map((row) => ({ ...scheduleOf(row), dueAt: row.due_at, outcome: row.outcome }))
}

/** The columns of one that does nothing from now on. */
const pausedColumns = (why: PauseReason, now: number) => ({
  paused_at: now,
  paused_why: why,
  next_at: null,
  skip_at: null,
})
