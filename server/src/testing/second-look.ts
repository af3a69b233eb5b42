import { join } from 'node:path'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Db } from '../platform/database/schema.ts'
import type { TestServer } from './test-server.ts'

/** A connection of one's own to a test server's database, to see what is really stored. */
export async function lookInto({ config }: Pick<TestServer, 'config'>): Promise<Db> {
  const place = config.databaseUrl
    ? { url: config.databaseUrl }
    : { file: join(config.data, 'roomwire.sqlite') }
  return (await openDatabase(place)).db
}
