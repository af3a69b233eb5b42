import { pinKey, pinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import type { PlanEntry, ReportedRun } from '../../devices/rules/device-plan.ts'
import { type BoundedPlan, partsOf } from './planned-entries.ts'

export type PlanStore = ReturnType<typeof planStore>

/** A plan that was handed to a device, and the version that it has said it does; empty while that is none. */
export type HandedPlan = BoundedPlan & { stored: string }

/** A device that does its present plan by itself, should it be without a server. */
export type PlannedFor = {
  homeId: number
  identifier: string
  isConnected: boolean
  entries: readonly PlanEntry[]
}

/** Older runs are not taken any more: nobody asks for them, and the log may have removed them. */
export const reportedMostMs = 15 * 24 * 3_600_000

/** How many entries of earlier plans are kept: past ones, of which a device tells no more, and others that it may do without having heard of a newer plan. */
const earlierMost = { over: 2 * limits.planEntriesMax, ahead: 6 * limits.planEntriesMax }

const storedEntries = z.array(
  z.tuple([z.int(), z.int(), pinKey, pinState, z.int().nullable(), z.int()]),
)

/** The plans of devices: the only writer of `device_plan`. */
export function planStore(db: Db) {
  /** The entries of a device's plan, and of earlier ones. */
  async function plannedOf(deviceId: number, part?: 'earlier'): Promise<PlanEntry[]> {
    const row = await db
      .selectFrom('device_plan')
      .select(['earlier', 'entries'])
      .where('device_id', '=', deviceId)
      .executeTakeFirst()
    if (!row) return []
    const earlier = entriesIn(row.earlier)
    return part ? earlier : [...earlier, ...entriesIn(row.entries)]
  }

  return {
    /** Keeps the plan that a device is handed, and the runs that it may report of earlier plans. */
    async put(
      deviceId: number,
      { version, entries, until }: BoundedPlan,
      now: number,
    ): Promise<void> {
      const earlier = columnOf(earlierIn(await plannedOf(deviceId), now))
      const columns = { version, entries: columnOf(entries), until, earlier }
      await db
        .insertInto('device_plan')
        .values({ device_id: deviceId, ...columns, stored: '' })
        .onConflict((conflict) => conflict.column('device_id').doUpdateSet(columns))
        .execute()
    },

    /** Keeps which version a device has said that it does. With the present one it does nothing of earlier plans any more. */
    async setStored(deviceId: number, stored: string, now: number): Promise<void> {
      const one = db.updateTable('device_plan').where('device_id', '=', deviceId)
      await one.set({ stored }).execute()
      const over = earlierIn(await plannedOf(deviceId, 'earlier'), now).filter(
        ({ at }) => at <= now,
      )
      await one
        .set({ earlier: columnOf(over) })
        .whereRef('stored', '=', 'version')
        .execute()
    },

    /** Whether a run is of a plan that the device was given. */
    async areOf(deviceId: number): Promise<(run: ReportedRun) => boolean> {
      const planned = new Set((await plannedOf(deviceId)).map(keyOf))
      return (run) => planned.has(keyOf(run))
    },

    /** The plans of these devices, by their ids. */
    async of(deviceIds: readonly number[]): Promise<Map<number, HandedPlan>> {
      if (deviceIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('device_plan')
        .selectAll()
        .where('device_id', 'in', deviceIds)
        .execute()
      return new Map(rows.map((row) => [row.device_id, handedOf(row)]))
    },

    /** Those of devices, by their homes and identifiers, that have something to do by themselves. */
    async ofDevices(
      homeIds: readonly number[],
      identifiers: readonly string[],
    ): Promise<PlannedFor[]> {
      if (homeIds.length === 0 || identifiers.length === 0) return []
      const rows = await db
        .selectFrom('device_plan')
        .innerJoin('device', 'device.id', 'device_plan.device_id')
        .selectAll('device_plan')
        .select(['device.home_id', 'device.identifier', 'device.connected'])
        .where('device.home_id', 'in', homeIds)
        .where('device.identifier', 'in', identifiers)
        .where('device.features', 'like', '%schedules%')
        .where('device_plan.stored', '<>', '')
        .whereRef('device_plan.stored', '=', 'device_plan.version')
        .execute()
      return rows.map((row) => ({
        homeId: row.home_id,
        identifier: row.identifier,
        isConnected: row.connected === 1,
        entries: handedOf(row).entries,
      }))
    },
  }
}

const columnOf = (entries: readonly PlanEntry[]) => JSON.stringify(entries.map(partsOf))

const entriesIn = (column: string): PlanEntry[] =>
  storedEntries.parse(JSON.parse(column)).map(([scheduleId, at, pin, state, leaseS, holdS]) => ({
    scheduleId,
    at,
    pin,
    state,
    leaseS,
    holdS,
  }))

const keyOf = ({ scheduleId, at, pin, state }: ReportedRun): string =>
  `${scheduleId} ${at} ${pin} ${state}`

/** The entries that are kept of replaced plans: each once, and not too many. */
function earlierIn(entries: readonly PlanEntry[], now: number): PlanEntry[] {
  const once = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()]
    .filter(({ at }) => at > now - reportedMostMs)
    .sort((one, other) => one.at - other.at)
  const over = once.filter(({ at }) => at <= now)
  const ahead = once.filter(({ at }) => at > now)
  return [...over.slice(-earlierMost.over), ...ahead.slice(0, earlierMost.ahead)]
}

const handedOf = ({
  version,
  entries,
  until,
  stored,
}: Omit<Selectable<Schema['device_plan']>, 'device_id' | 'earlier'>): HandedPlan => ({
  version,
  until,
  stored,
  entries: entriesIn(entries),
})
