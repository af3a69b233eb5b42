import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Engine } from './database/engine.ts'
import type { Db } from './database/schema.ts'
import { journalFiles } from './journal/journal.ts'

/** How much is stored, and how much room there is, bytes. */
export type Sizes = {
  /** The database, with its log and its journal. */
  database: number
  /** The history of readings, with its log. */
  history: number
  /** The room left for this program on the disk of the data folder. */
  free: number
  /** The whole disk. */
  disk: number
}

type Place = { db: Db; engine: Engine; folder: string }

/** Reads how much is stored, and how much room there is. @throws an error of the disk or the database. */
export async function readSizes(place: Place): Promise<Sizes> {
  const [stored, { bavail, blocks, bsize }] = await Promise.all([
    place.engine === 'sqlite' ? sizesOfFiles(place.folder) : sizesInPostgres(place.db),
    statfs(place.folder),
  ])
  return { ...stored, free: bavail * bsize, disk: blocks * bsize }
}

type Stored = Pick<Sizes, 'database' | 'history'>

const withLog = (name: string) => [name, `${name}-wal`, `${name}-shm`]

async function sizesOfFiles(folder: string): Promise<Stored> {
  const sizeOf = async (names: readonly string[]) => {
    const sizes = await Promise.all(names.map((name) => bytesOf(join(folder, name))))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  }
  const [database, history] = await Promise.all([
    sizeOf([...withLog('roomwire.sqlite'), ...journalFiles]),
    sizeOf(withLog('history.sqlite')),
  ])
  return { database, history }
}

async function bytesOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return 0
    throw cause
  }
}

/** The history is a schema of the same database. */
async function sizesInPostgres(db: Db): Promise<Stored> {
  const { rows } = await sql<{ whole: number; history: number }>`
    select pg_database_size(current_database()) as whole,
      (select coalesce(sum(pg_total_relation_size(pg_class.oid)), 0) from pg_class
        join pg_namespace on pg_namespace.oid = relnamespace
        where nspname = 'history' and relkind = 'r') as history`.execute(db)
  const [whole, history] = [Number(rows[0]?.whole ?? 0), Number(rows[0]?.history ?? 0)]
  return { database: whole - history, history }
}

/** The database and its version, in words. */
export async function databaseVersion(db: Db, engine: Engine): Promise<string> {
  if (engine === 'sqlite') return `SQLite ${process.versions.sqlite}`
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db)
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? ''}`.trim()
}
