import { join } from 'node:path'
import { openDatabase } from '../platform/database/open-database.ts'
import type { TestServer } from './test-server.ts'

/** Closes somebody's account as the operator does, under the server's hands. */
export async function closeAccount({ config, clock }: TestServer, personId: number): Promise<void> {
  const { db } = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl }
      : { file: join(config.data, 'roomwire.sqlite') },
  )
  const closed = { disabled_at: clock.now() }
  await db.updateTable('person').set(closed).where('id', '=', personId).execute()
  await db.destroy()
}
