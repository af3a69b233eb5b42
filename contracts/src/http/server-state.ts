import { z } from 'zod'
import { connectRefusal } from '../vocabulary/connect-refusal.ts'
import { instant } from '../vocabulary/fields.ts'
import { retentionLimits } from '../vocabulary/retention.ts'
import { endpoint } from './endpoint.ts'
import { serverBackups } from './server-backups.ts'

const bytes = z.number().nonnegative()

const { leastDays, mostDays } = retentionLimits
const daysText = `must be a whole number from ${leastDays} to ${mostDays}`
const days = z.int(daysText).min(leastDays, daysText).max(mostDays, daysText)

/** The number of days for which things are kept. */
const retention = z.object({
  readings_days: z.int(),
  log_days: z.int(),
  activity_days: z.int(),
})
export type RetentionReply = z.infer<typeof retention>

/** A device of the caller's home that does not get in, or that connects again and again. */
const troubledDevice = z.object({
  device_identifier: z.string(),
  name: z.string().nullable(),
  /** How often it connected within the last hour, to this server. */
  connects: z.int(),
  /** Why it was not let in last, since it was connected. */
  refused: z.object({ at: instant, why: connectRefusal }).nullable(),
  /** Whether two boards take turns with its secret. */
  is_shared: z.boolean(),
})
export type TroubledDevice = z.infer<typeof troubledDevice>

const serverState = z.object({
  versions: z.object({
    roomwire: z.string(),
    node: z.string(),
    database: z.string(),
    system: z.string(),
  }),
  started_at: instant,
  /** The parts that are missing, and so keep the server from its work; `broker_home`: nobody owns the home that `BROKER_HOME` names. */
  missing: z.array(z.enum(['database', 'storing', 'bus', 'broker_home'])),
  disk: z.object({ bytes, free_bytes: bytes }),
  /** The database and the history of readings; each with its growth in 30 days, null while that is not known. */
  database: z.object({ bytes, month_bytes: z.number().nullable() }),
  history: z.object({ bytes, month_bytes: z.number().nullable() }),
  /** The oldest entry of each; null where there is none. */
  oldest: z.object({
    history: instant.nullable(),
    log: instant.nullable(),
    activity: instant.nullable(),
  }),
  backup: serverBackups,
  devices: z.array(troubledDevice),
  /** How many devices of other homes are in trouble too. */
  devices_elsewhere: z.int(),
  retention,
})
export type ServerState = z.infer<typeof serverState>

export const serverStateEndpoint = endpoint({
  method: 'GET',
  url: '/api/server/state',
  summary:
    'The state of the server, for its operator or for the owner of its only home; null for others who manage a home.',
  access: 'managers',
  reply: z.object({ server: serverState.nullable() }),
})

export const changeRetentionEndpoint = endpoint({
  method: 'PUT',
  url: '/api/server/retention',
  summary:
    'Sets for how many days readings, the log and the activity are kept. For those who see the state of the server. Fields that are left out stay. The activity is kept at least as long as the log.',
  access: 'managers',
  body: z.strictObject({
    readings_days: days.optional(),
    log_days: days.optional(),
    activity_days: days.optional(),
  }),
  reply: retention,
})
