import { sql } from 'kysely'
import { reasonToRefuse } from '../../../platform/database/applied-migrations.ts'
import { migrationsOfProgram, newestMigration } from '../../../platform/database/migrations.ts'
import type { Db } from '../../../platform/database/schema.ts'

/** Epoch ms by the clock of PostgreSQL: those of two servers are never compared. */
export const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** How long a lease that has ended is kept, ms: nothing reads it. */
export const leaseKeptMs = 60_000

export type ReplicaLeases = ReturnType<typeof replicaLeases>

/**
 * The leases of the servers that share a PostgreSQL: the only writer of `replica`. The devices of a
 * server count as connected while it renews its lease.
 */
export const replicaLeases = (db: Db) => ({
  /** Begins or renews the lease of a replica, for so many ms from now. */
  async renew(replica: string, lifeMs: number): Promise<void> {
    const lease_until = sql<number>`${databaseNow} + ${lifeMs}`
    await db
      .insertInto('replica')
      .values({ id: replica, lease_until, newest_migration: newestMigration })
      .onConflict((on) => on.column('id').doUpdateSet({ lease_until }))
      .execute()
  },

  /** Ends the lease of a replica that stops: nobody waits for it any more. */
  async end(replica: string): Promise<void> {
    await db
      .updateTable('replica')
      .set({ lease_until: databaseNow })
      .where('id', '=', replica)
      .execute()
  },

  /** The names of all replicas with a valid lease. */
  async holders(): Promise<string[]> {
    const present = await db
      .selectFrom('replica')
      .select('id')
      .where('lease_until', '>', databaseNow)
      .execute()
    return present.map(({ id }) => id)
  },

  /** The replicas with a valid lease and other migrations than this one. */
  async ofOtherVersions() {
    const others = await db
      .selectFrom('replica')
      .select(['id', 'newest_migration'])
      .where('lease_until', '>', databaseNow)
      .where('newest_migration', '<>', newestMigration)
      .execute()
    return others.map(({ id, newest_migration: newest }) => ({
      replica: id,
      isNewer: newest > newestMigration,
    }))
  },

  /** Why this server may not work on the database any more: a newer program has updated the tables; undefined while none has. */
  async reasonToEnd(): Promise<string | undefined> {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    return reasonToRefuse(
      rows.map(({ name }) => name),
      migrationsOfProgram,
    )
  },

  /** Forgets the leases that ended long ago; returns how many. */
  async sweep(): Promise<number> {
    const gone = await db
      .deleteFrom('replica')
      .where('lease_until', '<', sql<number>`${databaseNow} - ${leaseKeptMs}`)
      .returning('id')
      .execute()
    return gone.length
  },
})
