import { openKeys } from '../../platform/keys.ts'
import type { BackupRuns } from './backup-runs.ts'
import type { BackupScheduleStore } from './backup-schedule.ts'
import { startDailyBackups } from './daily-backups.ts'
import { startNotingEndings } from './note-endings.ts'

type Noting = Parameters<typeof startNotingEndings>[0]

type Needs = Pick<Noting, 'restored' | 'audit' | 'log'> &
  Pick<Parameters<typeof startDailyBackups>[0], 'clock' | 'audit'> & {
    backupSchedule: Pick<BackupScheduleStore, 'read'>
  }

/** Makes a backup each day while the server runs, and notes beside them what has ended since. */
export function startBackups(
  { restored, audit, log, backupSchedule: schedule, clock }: Needs,
  data: string,
  runs: BackupRuns,
) {
  const backups = startDailyBackups({ data, runs, schedule, clock, audit })
  const key = openKeys(data).audit
  const endings = startNotingEndings({ place: runs.place, key, restored, audit, log })
  return {
    async stop(): Promise<void> {
      await Promise.all([backups.stop(), runs.stop()])
      await endings.stop()
    },
  }
}
