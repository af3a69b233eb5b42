import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import type { Db } from '../../../platform/database/schema.ts'

export type ConnectProblemStore = ReturnType<typeof connectProblemStore>

/** What keeps devices from being connected, one row for each: the only writer of `connect_problem`. */
export function connectProblemStore(db: Db) {
  /** The newest of a kind takes the place of the one before. */
  async function keep(
    deviceId: number,
    values:
      | { refused_at: number; refused_why: ConnectRefusal }
      | { shared_at: number; shared_from: string },
  ): Promise<void> {
    await db
      .insertInto('connect_problem')
      .values({ device_id: deviceId, ...values })
      .onConflict((on) => on.column('device_id').doUpdateSet(values))
      .execute()
  }

  return {
    /** @throws an error that isOrphan knows where the device is gone; so does `keepShared`. */
    keepRefused: (deviceId: number, why: ConnectRefusal, now: number) =>
      keep(deviceId, { refused_at: now, refused_why: why }),
    keepShared: (deviceId: number, addresses: readonly string[], now: number) =>
      keep(deviceId, { shared_at: now, shared_from: addresses.join() }),
    of: (deviceId: number) =>
      db
        .selectFrom('connect_problem')
        .selectAll()
        .where('device_id', '=', deviceId)
        .executeTakeFirst(),
  }
}
