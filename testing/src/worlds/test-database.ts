import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '@roomwire/server/platform/database/engine.ts'
import {
  type DatabasePlace,
  openDatabase,
} from '@roomwire/server/platform/database/open-database.ts'
import { inject } from 'vitest'
import { scratch } from '../fixtures/scratch.ts'
import { createDatabase } from './test-services.ts'

/** A folder of its own under the system's temporary one. */
export async function makeFolder() {
  const folder = await mkdtemp(join(scratch, 'roomwire-test-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/**
 * A place for a database where none is yet.
 * @param template what a PostgreSQL database is copied from; without one it is empty.
 */
export async function makeDatabasePlace(
  engine: Engine,
  template?: string,
): Promise<{ place: DatabasePlace; remove(): Promise<void> }> {
  if (engine === 'postgres') {
    const { url, drop } = await createDatabase(inject('postgresUrl'), template)
    return { place: { url }, remove: drop }
  }
  const { folder, remove } = await makeFolder()
  return { place: { file: join(folder, 'roomwire.sqlite') }, remove }
}

let emptyFile: Promise<Buffer> | undefined

/** Migrates once a worker: to write what came of it takes a tenth of the time that migrating takes. */
async function makeEmptyFile(): Promise<Buffer> {
  const { folder, remove } = await makeFolder()
  const file = join(folder, 'empty.sqlite')
  const { db } = await openDatabase({ file })
  await db.destroy()
  return await readFile(file).finally(remove)
}

/** Puts a SQLite database of the present schema without rows where none is yet. */
export async function writeEmptyFile(file: string): Promise<void> {
  emptyFile ??= makeEmptyFile()
  await writeFile(file, await emptyFile)
}

/** An open database of the present schema. */
export async function openTestDatabase(engine: Engine) {
  const { place, remove } = await makeDatabasePlace(engine, inject('postgresTemplate'))
  if ('file' in place) await writeEmptyFile(place.file)
  const { db, file, waits } = await openDatabase(place)
  return {
    db,
    /** The connection itself, on SQLite. */
    file,
    waits,
    place,
    async close() {
      await db.destroy()
      await remove()
    },
  }
}
