import { type ExpressionBuilder, sql } from 'kysely'
import type { Engine } from '../../../platform/database/engine.ts'
import type { Db, Schema } from '../../../platform/database/schema.ts'
import { nextEpochs } from './device-rows.ts'
import { databaseNow } from './replica-leases.ts'

/** More than a device can connect between two waits for the disk. */
const epochsOfAStart = 1_000

/** A device that connects, with the secret that it has shown. */
export type Connecting = {
  id: number
  secretHash: string
  /** Its address, pseudonymised with a key: the device is recognised there the next time. */
  trustedNetwork: string
}

/** Which devices are connected, where, and in which epoch; a part of deviceStore. */
export const deviceConnections = (db: Db, engine: Engine) => ({
  /**
   * All devices of these identifiers, in any home: the secret decides which one connects. One that
   * is marked as deleted is among them, so that its secret does not count as a wrong one.
   */
  candidates: (identifiers: readonly string[]) =>
    db
      .selectFrom('device')
      .select(['id', 'home_id', 'identifier', 'dialect', 'pin_aliases'])
      .select(['secret_hash', 'trusted_network'])
      .where('identifier', 'in', identifiers)
      // The others have no secret: their hub speaks for them.
      .where('hub_id', 'is', null)
      .execute(),

  /** The device that stands for a broker in a home; the oldest where there are several. */
  brokerOf: (homeId: number) =>
    db
      .selectFrom('device')
      .select(['id', 'home_id', 'identifier', 'dialect', 'pin_aliases', 'secret_hash', 'connected'])
      .where('home_id', '=', homeId)
      .where('dialect', '=', 'broker')
      .where('hub_id', 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),

  /** The devices for which a hub speaks, by the names of their boards. */
  boardsOf: (hubId: number) =>
    db
      .selectFrom('device')
      .select(['id', 'home_id', 'identifier', 'dialect', 'pin_aliases', 'secret_hash', 'hub_key'])
      .where('hub_id', '=', hubId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),

  /** Gives it a new secret, and ends the epoch of a connection with the old one. */
  async setSecret(deviceId: number, secretHash: string): Promise<void> {
    await nextEpochs(db)
      .where('id', '=', deviceId)
      .set({ secret_hash: secretHash, connected: 0 })
      .execute()
  },

  /**
   * Marks devices connected and starts the next epoch of each: reports of older epochs are refused.
   * @param connecting each device once
   * @returns the epochs by device; none for one whose secret is not this one any more, or that is
   * deleted.
   */
  async connect(
    connecting: readonly Connecting[],
    now: number,
    replica: string,
  ): Promise<Map<number, number>> {
    const { rows } = await connectRows(engine, connecting, { now, replica }).execute(db)
    return new Map(rows.map(({ id, epoch }) => [id, Number(epoch)]))
  },

  /** The devices that are connected at a replica, with their epochs and the versions of their settings. */
  ofReplica: (replica: string) =>
    db
      .selectFrom('device')
      .select(['id', 'epoch', 'settings_version'])
      .where('connected', '=', 1)
      .where('replica', '=', replica)
      .execute(),

  /**
   * Marks the devices disconnected whose replica has no lease any more, and returns them. What
   * that replica still does for them is of an older epoch, and counts no more.
   */
  async lapse(): Promise<number[]> {
    const lapsed = db
      .selectFrom('device')
      .select('id')
      .where('connected', '=', 1)
      .where(isOfNobody)
      .orderBy('id')
    const rows = await nextEpochs(db)
      .set({ connected: 0 })
      .where('id', 'in', engine === 'postgres' ? lapsed.forNoKeyUpdate() : lapsed)
      .returning('id')
      .execute()
    return rows.map((row) => row.id)
  },

  /**
   * Gives these devices to a replica, as far as they are offline and their own replica has no lease any more; on
   * PostgreSQL, in a transaction.
   * @returns all of them that are its own now
   */
  claim: (ids: readonly number[], replica: string) => claimRows(db, ids, replica),

  /**
   * Marks every device disconnected; for the start of a single server, when none can be connected
   * yet. Pages may have seen more than its predecessor could store: reports, and after a power cut
   * also connects. All of that is of an older epoch from now on.
   */
  async disconnectAll(): Promise<void> {
    await db
      .updateTable('device')
      .set((set) => ({ connected: 0, epoch: set('epoch', '+', epochsOfAStart), seq: 0 }))
      .execute()
  },
})

/** The rows are locked first: whoever claims at the same time waits, and then reads who has them. */
async function claimRows(db: Db, ids: readonly number[], replica: string): Promise<Set<number>> {
  const locked = await db
    .selectFrom('device')
    .select('id')
    .where('id', 'in', ids)
    .where('connected', '=', 0)
    .where((is) => is.or([is('replica', '=', replica), isOfNobody(is)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (locked.length > 0) {
    await db
      .updateTable('device')
      .set({ replica })
      .where(
        'id',
        'in',
        locked.map(({ id }) => id),
      )
      .where(isOfNobody)
      .execute()
  }
  const own = await db
    .selectFrom('device')
    .select('id')
    .where('id', 'in', ids)
    .where('replica', '=', replica)
    .execute()
  return new Set(own.map(({ id }) => id))
}

/** Whether the replica of a device has no lease any more, or there is none. */
const isOfNobody = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'device'>) =>
  not(
    exists(
      selectFrom('replica')
        .select('replica.id')
        .whereRef('replica.id', '=', 'device.replica')
        .where('lease_until', '>', databaseNow),
    ),
  )

/**
 * The statement that marks devices connected, of all in one, and returns their next epochs. Rows are
 * locked in the order of their ids, so that two replicas never wait for each other.
 */
const connectRows = (
  engine: Engine,
  connecting: readonly Connecting[],
  { now, replica }: { now: number; replica: string },
) => sql<{ id: number; epoch: number }>`
  with input as (${inputRows[engine](JSON.stringify(connecting))}),
  locked as (
    select device.id as locked_id, input."trustedNetwork" as network
    from device join input on input.id = device.id and input."secretHash" = device.secret_hash
    where device.deleted_at is null
    order by device.id ${engine === 'postgres' ? sql`for no key update of device` : sql``}
  )
  update device set epoch = epoch + 1, seq = 0, connected = 1, replica = ${replica},
    connected_at = ${now}, last_seen_at = ${now}, trusted_network = locked.network
  from locked where id = locked_id
  returning id, epoch`

/** The rows of a JSON parameter as a table. */
const inputRows = {
  sqlite: (rows: string) => sql`
    select value ->> 'id' as id, value ->> 'secretHash' as "secretHash",
      value ->> 'trustedNetwork' as "trustedNetwork" from json_each(${rows})`,
  postgres: (rows: string) => sql`
    select * from jsonb_to_recordset(${rows}::jsonb)
      as rows(id integer, "secretHash" text, "trustedNetwork" text)`,
}
