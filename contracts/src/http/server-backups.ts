import { z } from 'zod'
import { type BackupSchedule, backupScheduleLimits } from '../vocabulary/backup-schedule.ts'
import { instant } from '../vocabulary/fields.ts'
import { endpoint } from './endpoint.ts'

const bytes = z.number().nonnegative()

const part = (of: keyof BackupSchedule) => {
  const { least, most } = backupScheduleLimits[of]
  const text = `must be a whole number from ${least} to ${most}`
  return z.int(text).min(least, text).max(most, text)
}

/** The hour at which a backup is made each day, and of how many days, weeks and months the last one is kept. */
const schedule = z.object({ hour: z.int(), days: z.int(), weeks: z.int(), months: z.int() })

/** A backup, or a drill, that is under way: its step, and how much of that is done, 0..1, where it is known. */
const work = z.object({
  kind: z.enum(['backup', 'drill']),
  step: z.string().nullable(),
  part: z.number().nullable(),
})

/** The last whole backup, where backups go, and what is done for them now. */
export const serverBackups = z.object({
  is_on: z.boolean(),
  made_at: instant.nullable(),
  bytes: bytes.nullable(),
  is_late: z.boolean(),
  /** The folder for backups; null where the server makes none. `is` says whether it answers, and is there. */
  place: z
    .object({
      path: z.string(),
      is: z.enum(['there', 'missing', 'silent']),
      free_bytes: bytes.nullable(),
    })
    .nullable(),
  /** Whether there is a recovery key, to which backups are encrypted. */
  has_key: z.boolean(),
  schedule,
  /** The time zone of the machine, by whose clock the hour counts. */
  time_zone: z.string(),
  work: work.nullable(),
  /** The last backup that failed, with a text for a person; null once one went well. */
  failure: z.object({ at: instant, reason: z.string() }).nullable(),
})
export type ServerBackups = z.infer<typeof serverBackups>

export const changeBackupScheduleEndpoint = endpoint({
  method: 'PUT',
  url: '/api/server/backups/schedule',
  summary:
    'Sets at which hour of the clock of the machine a backup is made each day, and of how many days, weeks and months the last one is kept. For those who see the state of the server. Fields that are left out stay.',
  access: 'managers',
  body: z.strictObject({
    hour: part('hour').optional(),
    days: part('days').optional(),
    weeks: part('weeks').optional(),
    months: part('months').optional(),
  }),
  reply: schedule,
})

export const backUpNowEndpoint = endpoint({
  method: 'POST',
  url: '/api/server/backups',
  summary:
    'Begins a backup, where the server makes them and none is under way. For those who see the state of the server, which says how far it is.',
  access: 'managers',
  reply: z.object({ work: work.nullable() }),
})
