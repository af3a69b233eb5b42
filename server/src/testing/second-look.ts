import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Db } from '../platform/database/schema.ts'

/** A connection of one's own to a test server's database, to see what is really stored. */
export async function lookInto({
  config,
}: {
  config: Pick<Config, 'data' | 'databaseUrl'>
}): Promise<Db> {
  const place = config.databaseUrl
    ? { url: config.databaseUrl }
    : { file: join(config.data, 'roomwire.sqlite') }
  return (await openDatabase(place)).db
}
