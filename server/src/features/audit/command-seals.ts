import type { Selectable } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { keyedFingerprint } from '../../platform/random.ts'

/*
 * Presses stand in the command log, not in the audit log. The audit log keeps of each a
 * seal of the columns that never change once they are written: of the request, and of its end.
 * `npm run audit:verify` makes the seals again and compares.
 */

type Row = Selectable<Schema['command']>

/** The id of a command, its home, and its seal. The home tells whether a missing row was deleted with it. */
export type CommandSeal = [id: number, home: number, seal: string]

/** The seals of commands that were stored, or that have ended, in one transaction. */
export type CommandSeals = { requested?: CommandSeal[]; ended?: CommandSeal[] }

/** Commands that were stored, or have ended, in one transaction. */
export type UnsealedCommands = {
  requested?: readonly Row[]
  ended?: readonly EndedCommand[]
}

type EndedCommand = Pick<Row, 'id' | 'home_id' | 'outcome' | 'count' | 'ended_at'>

/**
 * Seals commands: every requested one, and of those the ones that have ended too.
 * @returns undefined when there is nothing to seal
 */
export function sealCommands(
  key: Buffer,
  { requested = [], ended = [] }: UnsealedCommands,
): CommandSeals | undefined {
  if (requested.length === 0 && ended.length === 0) return undefined
  return {
    ...(requested.length > 0 && {
      requested: requested.map(
        (row): CommandSeal => [row.id, row.home_id, sealOfRequest(key, row)],
      ),
    }),
    ...(ended.length > 0 && {
      ended: ended.map((row): CommandSeal => [row.id, row.home_id, sealOfEnd(key, row)]),
    }),
  }
}

/** The event whose detail holds seals of commands. */
const sealing = 'commands.sealed'

/** The seals that an entry holds. Its link was checked, so its detail is what a server wrote. */
export const sealsIn = ({ event, detail }: { event: string; detail: string }): CommandSeals =>
  event === sealing ? JSON.parse(detail) : {}

/** The seal of a request. */
export function sealOfRequest(key: Buffer, row: Row): string {
  const { id, home_id, device_id, requester_kind, requester_id, cause } = row
  const { message_id, action, pin, desired, begun_at } = row
  const who = [requester_kind, requester_id, cause, message_id, action]
  const lease = row.lease_s === null ? [] : [row.lease_s]
  const scene = row.scene_id === null ? [] : ['scene', row.scene_id]
  const state = [pin, desired, begun_at, ...lease, ...scene]
  return short(key, ['command', id, home_id, device_id, ...who, ...state])
}

/** The seal of how a command ended. */
export const sealOfEnd = (key: Buffer, { id, outcome, count, ended_at }: EndedCommand): string =>
  short(key, ['command ended', id, outcome, count, ended_at])

/** 96 bits: nobody without the key finds another row with the same. */
const short = (key: Buffer, parts: readonly unknown[]) =>
  keyedFingerprint(key, JSON.stringify(parts)).slice(0, 16)
