import { deepStrictEqual } from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { historyMigrations } from '@roomwire/server/features/series/history-sql.ts'
import type { HistoryStore } from '@roomwire/server/features/series/history-store.ts'
import { openHistory } from '@roomwire/server/features/series/open-history.ts'
import { openDatabase } from '@roomwire/server/platform/database/open-database.ts'
import { anyOwner } from '../fixtures/any-owner.ts'
import { scratch } from '../fixtures/scratch.ts'
import { postgresPrograms, startPostgres } from '../worlds/test-services.ts'
import {
  goldenHistoryFolder,
  historyVersion,
  liveGoldenHistory,
  lookAtHistory,
} from './golden-history.ts'

/*
 * Makes the golden history of the newest step: `node scripts/run.mjs
 * testing/src/golden/make-golden-history.ts`. It is made once, by the program of that time, and never
 * again: a test shows that every later program still understands it.
 */

async function main(): Promise<void> {
  const golden = goldenHistoryFolder(historyVersion(historyMigrations.length))
  if (existsSync(golden)) throw new Error(`${golden} is there already, and stays as it is`)
  const folder = mkdtempSync(join(scratch, 'roomwire-golden-history-'))
  const postgres = await startPostgres()
  const { db } = await openDatabase({ url: postgres.url })
  try {
    const onSqlite = await live(await openHistory({ engine: 'sqlite', db, folder }, anyOwner))
    const onPostgres = await live(await openHistory({ engine: 'postgres', db, folder }, anyOwner))
    deepStrictEqual(onPostgres, onSqlite)
    mkdirSync(golden, { recursive: true })
    writeFileSync(join(golden, 'history.sqlite'), copyFile(join(folder, 'history.sqlite')))
    writeFileSync(join(golden, 'history.sql'), dump(postgres.url))
    writeFileSync(join(golden, 'shown.json'), `${JSON.stringify(onSqlite)}\n`)
    process.stdout.write(`${golden} is made.\n`)
  } finally {
    await db.destroy()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function live(history: HistoryStore): Promise<object[]> {
  await liveGoldenHistory(history)
  const shown = await lookAtHistory(history)
  await history.close()
  return shown
}

/** The whole file, without anything left in the log beside it. */
function copyFile(file: string): Buffer {
  const db = new DatabaseSync(file)
  db.exec('vacuum; pragma wal_checkpoint(truncate)')
  db.close()
  return readFileSync(file)
}

/** The schema of the history as statements, without what only psql, or only this PostgreSQL, understands. */
function dump(url: string): string {
  const flags = ['--inserts', '--column-inserts', '--no-owner', '--no-privileges', '--no-comments']
  const schema = ['--schema', 'history']
  const all = String(execFileSync(join(postgresPrograms(), 'pg_dump'), [...flags, ...schema, url]))
  return `${all.slice(all.indexOf('\nCREATE '), all.lastIndexOf('\n\\unrestrict')).trim()}\n`
}

await main()
