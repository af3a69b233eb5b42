import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldenFolder } from '@roomwire/testing/golden/golden-files.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import type { Shared } from '@roomwire/testing/worlds/test-server.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import { Kysely } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import type { Engine } from '../src/platform/database/engine.ts'
import type { DatabasePlace } from '../src/platform/database/open-database.ts'
import { postgresDialect } from '../src/platform/database/postgres.ts'
import { sqliteDialect } from '../src/platform/database/sqlite.ts'

type Rows = Record<string, Record<string, unknown>>

/** A copy of a golden home, as its release left it. */
export type GoldenCopy = {
  shared: Shared
  place: DatabasePlace
  remove(): Promise<void>
}

/** Copies a golden home and its keys to a new data folder, or to a new PostgreSQL database. */
export async function copyGolden(version: string, engine: Engine): Promise<GoldenCopy> {
  const { folder: data, remove } = await makeFolder()
  const golden = goldenFolder(version)
  copyFileSync(join(golden, 'keys.json'), join(data, 'keys.json'))
  if (engine === 'sqlite') {
    const file = join(data, 'roomwire.sqlite')
    copyFileSync(join(golden, 'roomwire.sqlite'), file)
    return { shared: { data, databaseUrl: '', busUrl: '' }, place: { file }, remove }
  }
  const { url, drop } = await createDatabase(inject('postgresUrl'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(readFileSync(join(golden, 'roomwire.sql'), 'utf8'))
  await client.end()
  return {
    shared: { data, databaseUrl: url, busUrl: '' },
    place: { url },
    remove: async () => {
      await drop()
      await remove()
    },
  }
}

/** Reads the content of a database, whatever its version: nothing of it is migrated. */
export async function readTables({ place }: Pick<GoldenCopy, 'place'>) {
  const dialect = 'url' in place ? postgresDialect(place.url) : sqliteDialect(place.file)
  const db = new Kysely<Rows>({ dialect })
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  // The history has steps of its own (server/src/features/series/history-sql.ts).
  const own = tables.filter(({ schema }) => schema !== 'history')
  const read = own.map(async ({ name, columns }) => {
    const rows = await db.selectFrom(name).selectAll().execute()
    const unset = columns.filter((column) => rows.every((row) => row[column.name] === null))
    return {
      name,
      rows: rows.length,
      /** The columns in which no row has anything. */
      empty: unset.map((column) => `${name}.${column.name}`),
    }
  })
  const all = await Promise.all(read)
  await db.destroy()
  return all.sort((a, b) => (a.name < b.name ? -1 : 1))
}
