import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Kysely } from 'kysely'
import type { Db, Schema } from './schema.ts'

const dayMs = 24 * 3_600_000

/**
 * How a number that may be an instant stands to the clock. While the clock was ahead, by years perhaps,
 * it was stored too late; these rules keep that from holding anything up once the clock is right.
 */
type Rule =
  /** It is never further ahead than so many ms; of all rows, or of those of persons or of passes. */
  | { most: number; of?: 'person' | 'pass' }
  /** It has happened, so it is never later than now. */
  | 'happened'
  /** A person has chosen it, or it is computed from that: anything may be meant. */
  | 'chosen'
  /** It is shown, sealed or compared with null, and decides nothing. */
  | 'shown'
  /** Its store looks after it, as it says there. */
  | 'own'
  /** It is no instant. */
  | 'number'

/** Every stored instant, by table and column, with its rule: a test finds one that is missing here. */
export const stamps: {
  readonly [Table in keyof Schema]?: Readonly<Record<string, readonly Rule[]>>
} = {
  installation: {
    created_at: ['shown'],
    founded_at: ['shown'],
    clock_floor: ['own'],
    restored_at: ['shown'],
    endings_noted: ['number'],
  },
  home: {
    founded_at: ['shown'],
    kwh_price: ['number'],
    schedules_paused_until: ['chosen'],
    made_up_until: ['happened'],
  },
  person: {
    created_at: ['shown'],
    disabled_at: ['shown'],
    totp_since: ['shown'],
    totp_last_step: ['own'],
  },
  passkey: { sign_count: ['number'], created_at: ['shown'], last_used_at: ['shown'] },
  // The longest is that for a new email, which lives as long as a reset code.
  challenge: { expires_at: [{ most: limits.resetCodeLifeMs }] },
  join_code: { expires_at: [{ most: limits.joinCodeLifeMs }] },
  join_code_grant: { start_at: ['chosen'], expires_at: ['chosen'], paused_at: ['shown'] },
  audit: { at: ['own'] },
  audit_pending: { at: ['shown'] },
  audit_head: { count: ['number'], cut_count: ['number'], cut_at: ['own'] },
  pass: { created_at: ['shown'] },
  access_grant: { start_at: ['chosen'], expires_at: ['chosen'], paused_at: ['shown'] },
  session: {
    created_at: ['shown'],
    last_used_at: ['shown'],
    expires_at: [
      { most: limits.rememberedSessionLifeMs, of: 'person' },
      { most: limits.passBrowserLifeMs, of: 'pass' },
    ],
  },
  api_token: { created_at: ['shown'], last_used_at: ['shown'] },
  live_ticket: { expires_at: [{ most: limits.ticketLifeMs }] },
  reset_code: { expires_at: [{ most: limits.resetCodeLifeMs }] },
  attempt: { window_ends_at: ['own'], next_at: ['own'] },
  room: { created_at: ['shown'] },
  room_photo: { added_at: ['shown'] },
  device: {
    uptime_s: ['number'],
    free_memory: ['number'],
    connected_at: ['happened'],
    last_seen_at: ['happened'],
    created_at: ['shown'],
    deleted_at: ['happened'],
    board_replaced_at: ['happened'],
  },
  pin: {
    reported_at: ['happened'],
    lease_ends_at: [{ most: limits.leaseMaxS * 1_000 }],
    changed_at: ['happened'],
    let_go_of: ['happened'],
  },
  activity: { at: ['own'], last_at: ['shown'] },
  connect_problem: { refused_at: ['happened'], shared_at: ['happened'] },
  command: { begun_at: ['own'], deadline_at: ['own'], received_at: ['shown'], ended_at: ['shown'] },
  replica: { lease_until: ['own'] },
  scene: { created_at: ['shown'] },
  // The next time is computed anew after each start and each correction (next-times.ts).
  schedule: { created_at: ['shown'], next_at: ['own'], skip_at: ['chosen'], paused_at: ['shown'] },
  schedule_run: { due_at: ['own'], begun_at: ['happened'] },
  device_plan: { until: [{ most: 14 * dayMs }] },
  favourite: { added_at: ['shown'] },
  arrangement: { changed_at: ['shown'] },
  visit: { seen_at: ['happened'], away_from: ['happened'], back_at: ['happened'] },
  outbox: { written_at: ['happened'] },
  // Days that are yet to come are swept (quota-store.ts).
  quota_use: { used: ['number'] },
  erased_device: { erased_at: ['happened'] },
  contact_message: { written_at: ['shown'] },
}

/** How far ahead a rule lets a stamp be, ms, and of whose rows; undefined where it bounds nothing. */
export function boundOf(rule: Rule): { most: number; of?: 'person' | 'pass' } | undefined {
  if (rule === 'happened') return { most: 0 }
  return typeof rule === 'string' ? undefined : rule
}

/** Tables whose names only the rules know. */
type RuledTables = Record<string, Record<string, number | null>>

/** Puts back what was stored further ahead of now than it can be. It is never put forward, and nothing is forgotten. */
export async function capStamps(db: Db, now: number): Promise<void> {
  // The names are those of the schema: the type of `stamps` and its test see to that.
  const tables = db as unknown as Kysely<RuledTables>
  for (const [table, columns] of Object.entries(stamps)) {
    for (const [column, rules] of Object.entries(columns)) {
      for (const { most, of } of rules.flatMap((rule) => boundOf(rule) ?? [])) {
        const latest = now + most
        const ahead = tables.updateTable(table).where(column, '>', latest)
        const some = of === undefined ? ahead : ahead.where(`${of}_id`, 'is not', null)
        await some.set({ [column]: latest }).execute()
      }
    }
  }
}
