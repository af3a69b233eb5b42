import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import { type AuditWriter, nobody } from '../audit/audit-writer.ts'
import { dueStore } from '../schedules/due-store.ts'
import { dateOfDue, nextAfter } from '../schedules/times/due-times.ts'
import { applyEndings } from './apply-endings.ts'
import type { Ending } from './endings.ts'

type Needs = {
  audit: Pick<AuditWriter, 'write'>
  clock: Clock
  /** The fingerprint of the keys that the restored home has from now on. */
  fingerprint: string
  /** When the backup was made, epoch ms. */
  madeAt: number
  /** The endings since some backup was made, this one or an earlier one. */
  endings: readonly Ending[]
}

/** Numbers that were given after the backup are never given again: devices ignore what they have had. */
const jump = 2 ** 20

/** Tables of what ends with a restore; grants of a join code before the code. */
const emptied = [
  'session',
  'live_ticket',
  'join_code_grant',
  'join_code',
  'reset_code',
  'challenge',
  'attempt',
  'outbox',
  'replica',
] as const

/** How many schedules are looked at in one go. */
const schedulesAtOnce = 500

/**
 * Makes a restored database one of today: no session, code or timer of then goes on, what has ended since
 * ends again, schedules that were due meanwhile are missed, and no number is given twice. Commands on their
 * way are long overdue: the start ends them. Guests, passes and API tokens wait until a manager has gone
 * through them (review-restored.ts); everybody signs in anew.
 * The database is SQLite, and nobody else has it open.
 */
export async function settleRestored(
  db: Db,
  { audit, clock, fingerprint, madeAt, endings }: Needs,
): Promise<void> {
  const now = clock.now()
  const last = await lastEntryAt(db)
  const ended = endings.filter(({ at }) => at > last).sort((one, other) => one.at - other.at)
  for (const table of emptied) await db.deleteFrom(table).execute()
  await pauseAccess(db, now)
  await endTimers(db)
  await applyEndings(db, audit, ended, now)
  await db
    .updateTable('device')
    .set((is) => ({ connected: 0, replica: null, epoch: is('epoch', '+', jump) }))
    .execute()
  await sql`update sqlite_sequence set seq = seq + ${jump}`.execute(db)
  await missSchedules(db, { audit, clock, madeAt })
  await db
    .updateTable('installation')
    .set({ key_fingerprint: fingerprint, restored_at: now })
    .execute()
  await audit.write('server.restored', nobody, { backup_at: madeAt, ended: ended.length })
}

/** When the last thing happened that the backup knows of, epoch ms. */
async function lastEntryAt(db: Db): Promise<number> {
  const logs = (['audit', 'audit_pending'] as const).map((log) =>
    db.selectFrom(log).select('at').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  )
  return Math.max(...(await Promise.all(logs)).map((entry) => entry?.at ?? 0))
}

/** Pauses grants and API tokens; those that wait since an earlier restore wait on. */
async function pauseAccess(db: Db, now: number): Promise<void> {
  const before = db.selectFrom('installation').select('restored_at')
  await db
    .updateTable('access_grant')
    .set({ paused_at: now })
    .where(({ or, eb }) => or([eb('paused_at', 'is', null), eb('paused_at', '=', before)]))
    .execute()
  await db.updateTable('api_token').set({ is_paused: 1 }).execute()
}

/** No timer of the server ends a press of then; a device that keeps its own goes on with it. */
async function endTimers(db: Db): Promise<void> {
  await db
    .updateTable('pin')
    .set({ lease_command: null, lease_ends_at: null, lease_holder: null })
    .where('lease_holder', '=', 'server')
    .execute()
}

/**
 * Schedules that were due since the backup have missed that, also those that would catch up. By a clock that is
 * before the backup nobody knows which these are: then all times are computed anew by the next start.
 */
async function missSchedules(
  db: Db,
  { audit, clock, madeAt }: Pick<Needs, 'audit' | 'clock' | 'madeAt'>,
): Promise<void> {
  const due = dueStore(db)
  const now = Math.max(clock.now(), madeAt)
  for (;;) {
    const some = await due.due(0, now, schedulesAtOnce)
    if (some.length === 0) break
    const claims = some.map((schedule) => ({
      id: schedule.id,
      dueAt: schedule.dueAt,
      date: dateOfDue(schedule, schedule.clocks, schedule.dueAt),
      nextAt: nextAfter(schedule, schedule.clocks, now),
      outcome: 'missed' as const,
    }))
    await due.claim(claims, now)
    for (const { id, homeId } of some) {
      await audit.write('schedule.missed', { homeId }, { schedule: id })
    }
  }
  if (clock.now() < madeAt) await due.forgetTimes()
}
