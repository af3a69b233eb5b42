import { existsSync, readdirSync, renameSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { isCorrupt } from '../../platform/database/sqlite.ts'
import type { HistorySql, SqlRow, SqlValue } from './history-sql.ts'
import { sqliteHistorySql } from './sqlite-history-sql.ts'

/** How many broken files are kept beside it: where a disk breaks one after another, they must not fill it. */
const brokenMost = 5

/** The columns of declared readings: only devices themselves could tell them again. */
const columns = ['device', 'key', 'kind', 'name', 'unit', 'sent_unit', 'decimals', 'is_former']

type Needs = {
  now(): number
  onBroken(movedTo: string, cause: unknown): void
  rest?: HistorySql['rest']
}

/**
 * The file of the history with a fresh one in its place when it is broken: the house and the day's
 * recording go on, and what is in the broken one can be looked for in peace. Only a file reported
 * as corrupt or no database is set aside; one that is busy, full or not readable is not.
 */
export function historyFile(file: string, { now, onBroken, rest }: Needs) {
  let open = openOrReplace()

  function openOrReplace(): HistorySql {
    try {
      return sqliteHistorySql(file, rest)
    } catch (cause) {
      if (!isCorrupt(cause)) throw cause
      onBroken(setAside(file, now()), cause)
      return sqliteHistorySql(file, rest)
    }
  }

  return {
    /** The history as it is open now. */
    sql: (): HistorySql => open,
    /** Puts a fresh file in the place of a broken one, if that is what an error means; returns whether it did. */
    async replaceIfBroken(cause: unknown): Promise<boolean> {
      if (!isCorrupt(cause)) return false
      const declared = await declaredIn(open)
      await open.close().catch(() => undefined)
      onBroken(setAside(file, now()), cause)
      open = sqliteHistorySql(file, rest)
      await open.insert({ table: 'history.series', columns }, declared.map(valuesOf))
      return true
    },
  }
}

/** The declarations that are still readable. */
const declaredIn = (sql: HistorySql): Promise<SqlRow[]> =>
  sql.all(`select ${columns.join(', ')} from history.series where name is not null`).catch(() => [])

function valuesOf(row: SqlRow): SqlValue[] {
  return columns.map((column) => {
    const value = row[column]
    return value === null || typeof value === 'number' ? value : String(value)
  })
}

/** Renames the file, with what belongs to it; returns its new name. */
function setAside(file: string, now: number): string {
  const prefix = `${basename(file)}.broken-`
  const before = readdirSync(dirname(file)).filter(
    (name) => name.startsWith(prefix) && !/-(wal|shm)$/.test(name),
  )
  if (before.length >= brokenMost) {
    throw new Error(
      `${file} is broken, and ${before.length} broken ones are beside it already: nothing is recorded until they are moved away`,
    )
  }
  const aside = `${file}.broken-${new Date(now).toISOString().replaceAll(':', '-')}`
  // The file itself comes last: a new one would take what belongs to it for its own.
  for (const end of ['-wal', '-shm', '']) {
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`)
  }
  return aside
}
