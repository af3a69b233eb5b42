import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupSchedule } from '@roomwire/contracts/vocabulary/backup-schedule.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { watchPlace } from '../backups/backup-place.ts'
import type { BackupRuns } from '../backups/backup-runs.ts'
import type { BackupScheduleStore } from '../backups/backup-schedule.ts'
import { isBackupLate } from '../backups/daily-backups.ts'
import { lastBackupOf } from '../backups/kept-backups.ts'
import type { PersonActor } from '../identity/actor.ts'
import { expectOperator, type Homes } from './operator.ts'

/** The backups of a server that makes them. */
export type OwnBackups = {
  runs: Pick<BackupRuns, 'place' | 'work' | 'failure' | 'backUp'>
  place: ReturnType<typeof watchPlace>
}

type ScheduleNeeds = { backupSchedule: Pick<BackupScheduleStore, 'read'> }

/** The last backup, where backups go, and what is done for them now; of a server that makes none, the last one by command. */
export async function showBackups(
  { backupSchedule, clock }: ScheduleNeeds & { clock: Clock },
  data: string,
  own: OwnBackups | undefined,
) {
  const [schedule, place] = await Promise.all([backupSchedule.read(), own?.place()])
  const last = lastBackupOf(data)
  const failure = own?.runs.failure() ?? null
  return {
    last,
    isLate: isBackupLate(last, clock.now()),
    place: own && place ? { path: own.runs.place, ...place } : null,
    hasKey: existsSync(join(data, 'backup-keys.json')),
    schedule,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    work: own?.runs.work() ?? null,
    // One by command may have gone well since.
    failure: failure && failure.at > (last?.at ?? 0) ? failure : null,
  }
}

/** Changes when backups are made and which are kept; what is left out stays. @throws Refusal 'forbidden' */
export async function changeBackupSchedule(
  needs: Homes &
    ScheduleNeeds & {
      atomically: Atomically<{ backupSchedule: BackupScheduleStore; audit: AuditWriter }>
    },
  actor: PersonActor,
  change: Partial<BackupSchedule>,
): Promise<BackupSchedule> {
  await expectOperator(needs, actor)
  const next = { ...(await needs.backupSchedule.read()), ...change }
  await needs.atomically(async ({ backupSchedule, audit }) => {
    await backupSchedule.write(next)
    await audit.write('server.backups_changed', actor, next)
  })
  return next
}

/**
 * Begins a backup, where none is under way; the audit log has who asked for it, and how it ended.
 * @throws Refusal 'forbidden', and 'not_found' where the server makes none.
 */
export async function backUpNow(
  needs: Homes &
    ScheduleNeeds & {
      atomically: Atomically<{ audit: AuditWriter }>
      audit: Pick<Audit, 'enqueue'>
    },
  actor: PersonActor,
  own: OwnBackups | undefined,
) {
  await expectOperator(needs, actor)
  if (!own) throw refuse('not_found', 'This server makes no backups: start it with --backups')
  const schedule = await needs.backupSchedule.read()
  if (own.runs.work()) return own.runs.work()
  await needs.atomically(({ audit }) => audit.write('server.backup_begun', actor, {}))
  // Another one may have begun meanwhile: that one counts.
  void own.runs
    .backUp(schedule)
    ?.then((done) => needs.audit.enqueue('server.backup_ended', actor, { done }))
  return own.runs.work()
}
