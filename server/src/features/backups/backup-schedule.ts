import {
  type BackupSchedule,
  usualBackupSchedule,
} from '@roomwire/contracts/vocabulary/backup-schedule.ts'
import type { Db } from '../../platform/database/schema.ts'

export type BackupScheduleStore = ReturnType<typeof backupScheduleStore>

/** The schedule of backups: the only reader and writer of these columns of `installation`. */
export function backupScheduleStore(db: Db) {
  return {
    /** The schedule as somebody has set it on a page, else the usual one. */
    async read(): Promise<BackupSchedule> {
      const row = await db
        .selectFrom('installation')
        .select(['backup_hour', 'backup_days', 'backup_weeks', 'backup_months'])
        .executeTakeFirst()
      return {
        hour: row?.backup_hour ?? usualBackupSchedule.hour,
        days: row?.backup_days ?? usualBackupSchedule.days,
        weeks: row?.backup_weeks ?? usualBackupSchedule.weeks,
        months: row?.backup_months ?? usualBackupSchedule.months,
      }
    },

    async write({ hour, days, weeks, months }: BackupSchedule): Promise<void> {
      await db
        .updateTable('installation')
        .set({ backup_hour: hour, backup_days: days, backup_weeks: weeks, backup_months: months })
        .execute()
    },
  }
}
