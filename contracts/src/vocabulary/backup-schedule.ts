/** At which hour a backup is made, and of how many days, weeks and months the last one is kept. */
export type BackupSchedule = { hour: number; days: number; weeks: number; months: number }

/** The least and the most of each. The last backup of a day is kept in any case. */
export const backupScheduleLimits = {
  hour: { least: 0, most: 23 },
  days: { least: 1, most: 60 },
  weeks: { least: 0, most: 52 },
  months: { least: 0, most: 120 },
} as const satisfies { [Part in keyof BackupSchedule]: { least: number; most: number } }

/** The schedule of a server on which nobody has set another one. */
export const usualBackupSchedule: BackupSchedule = { hour: 3, days: 7, weeks: 4, months: 12 }
