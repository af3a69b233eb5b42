import { pinKey, pinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import type { PlanEntry } from '../../devices/device-plan.ts'
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

const storedEntries = z.array(
  z.tuple([z.int(), z.int(), pinKey, pinState, z.int().nullable(), z.int()]),
)

/** What devices were given to do by themselves: the only writer of `device_plan`. */
export function planStore(db: Db) {
  return {
    /** Keeps what a device is handed. */
    async put(deviceId: number, { version, entries, until }: BoundedPlan): Promise<void> {
      const columns = { version, entries: JSON.stringify(entries.map(partsOf)), until }
      await db
        .insertInto('device_plan')
        .values({ device_id: deviceId, ...columns, stored: '' })
        .onConflict((conflict) => conflict.column('device_id').doUpdateSet(columns))
        .execute()
    },

    /** Keeps which version a device has said that it does. */
    async setStored(deviceId: number, stored: string): Promise<void> {
      await db
        .updateTable('device_plan')
        .set({ stored })
        .where('device_id', '=', deviceId)
        .execute()
    },

    /** What these devices were handed, by their ids. */
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

const handedOf = ({
  version,
  entries,
  until,
  stored,
}: Omit<Selectable<Schema['device_plan']>, 'device_id'>): HandedPlan => ({
  ...{ version, until, stored },
  entries: storedEntries
    .parse(JSON.parse(entries))
    .map(([scheduleId, at, pin, state, leaseS, holdS]) => ({
      ...{ scheduleId, at, pin, state, leaseS, holdS },
    })),
})
