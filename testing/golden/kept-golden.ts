import type { Db } from '../../server/src/platform/database/schema.ts'
import type { TestClock } from '../../server/src/testing/test-server.ts'

/** A clock that stands still until it is put forward. */
export function stillClock(at: number): TestClock {
  let now = at
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
  }
}

/** The names of the migrations that a database has been through, in order. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
