import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { Migrations } from './migrations.ts'
import type { Db } from './schema.ts'

/** The names of the migrations that a database has been through; none for a new one. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map((row) => row.name)
}

/**
 * The same of a SQLite file, read without a change: opening it to write would move its log into it.
 * @throws the error of SQLite.
 */
export function appliedInFile(file: string): string[] {
  // Only the opening can tell what is left of an unfinished change: it takes the change back.
  if (sizeOf(file) === 0 || sizeOf(`${file}-journal`) > 0) return []
  const db = openUnchanged(file)
  try {
    const table = db.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get()
    if (!table) return []
    const rows = db.prepare('select name from kysely_migration order by name').all()
    return rows.map(({ name }) => String(name))
  } finally {
    db.close()
  }
}

/** Opens a SQLite file to read, and leaves nothing beside it. Nobody may write to one that has no log. */
export function openUnchanged(file: string): DatabaseSync {
  const path = pathToFileURL(file)
  // Otherwise SQLite would leave an empty log beside it.
  if (sizeOf(`${file}-wal`) === 0) path.search = 'immutable=1'
  return new DatabaseSync(path, { readOnly: true, timeout: 5_000 })
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Tells why a program with these migrations can't use a database that has been through others; undefined when it can. */
export function reasonToRefuse(
  applied: readonly string[],
  migrations: Migrations,
): string | undefined {
  const unknown = applied.filter((name) => !(name in migrations))
  if (unknown.length > 0) {
    return `This database is newer than this program (it has ${unknown.join(', ')}). Start the newer Roomwire, or restore the backup made before the update.`
  }
  const missing = Object.entries(migrations).filter(([name]) => !applied.includes(name))
  const commit = missing.find(([, { lastCommit }]) => lastCommit)?.[1].lastCommit
  if (applied.length === 0 || commit === undefined) return undefined
  return `This database is too old for this program: its last update is ${applied.at(-1)}. It was not changed. Start Roomwire at commit ${commit} with it once, and stop it again; then this program opens it. docs/operations.md says how.`
}
