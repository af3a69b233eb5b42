import type { DatabaseSync } from 'node:sqlite'
import {
  DeleteQueryNode,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
  TableNode,
} from 'kysely'

/** Counts writes to tables, so that what was read from some of them can be kept until one of them changes. */
export type WriteWatch = {
  plugin: KyselyPlugin
  /**
   * Returns a number that is another one as soon as a row of these tables is inserted, updated or
   * deleted, and again when that is done. A deletion counts for every table whose rows refer to those
   * of the deleted ones, because it may cascade.
   */
  versionOf(tables: readonly string[]): () => number
  /** Returns a number that is another one as soon as another program has written anything. */
  foreign(): number
}

/** How long a reading of `data_version`, which locks the file, holds, ms: about a turn of a busy event loop. */
const foreignMs = 2

// The function as it was at the start: tests that set the time replace it.
const steady = performance.now.bind(performance)

/** The table of a write that concerns every table, or that can't be told. */
const anything = ''

/**
 * Watches the writes of this program to a SQLite file, and those of every other program (SQLite
 * counts them in `pragma data_version`, which is read at most once in 2 ms). Writes of this program
 * past the query builder are not seen.
 */
export function watchWrites(file: () => DatabaseSync | undefined): WriteWatch {
  const counts = new Map<string, number>()
  const count = (table: string) => counts.set(table, (counts.get(table) ?? 0) + 1)
  const writing = new WeakMap<QueryId, readonly string[]>()
  /** The tables that a deletion may change, by the table deleted from. */
  const reach = new Map<string, readonly string[]>()
  let statement: ReturnType<DatabaseSync['prepare']> | undefined
  let [foreign, readAt] = [0, Number.NEGATIVE_INFINITY]

  function readForeign(): number {
    const now = steady()
    if (now - readAt < foreignMs) return foreign
    statement ??= file()?.prepare('pragma data_version')
    foreign = Number(statement?.get()?.data_version ?? 0)
    readAt = now
    return foreign
  }

  /** The tables that a query writes to. */
  function writtenBy(node: RootOperationNode): readonly string[] {
    if (!DeleteQueryNode.is(node)) return changedBy(node)
    return node.from.froms.flatMap((from) => {
      const table = TableNode.is(from) ? from.table.identifier.name : anything
      const known = reach.get(table) ?? deletionReach(file(), table)
      if (file()) reach.set(table, known)
      return known
    })
  }

  return {
    plugin: {
      transformQuery({ node, queryId }) {
        const tables = writtenBy(node)
        for (const table of tables) count(table)
        if (tables.length > 0) writing.set(queryId, tables)
        return node
      },
      async transformResult({ result, queryId }) {
        for (const table of writing.get(queryId) ?? []) count(table)
        return result
      },
    },
    foreign: readForeign,
    versionOf(tables) {
      const all = [anything, ...tables]
      return () => {
        // Each of them only grows: their sum changes when one does.
        let sum = readForeign()
        for (const table of all) sum += counts.get(table) ?? 0
        return sum
      }
    },
  }
}

/** A table, and all whose rows refer to its rows, or to rows of such a table. */
function deletionReach(file: DatabaseSync | undefined, table: string): readonly string[] {
  if (!file || table === anything) return [anything]
  const referring = file.prepare(
    `select schema.name from sqlite_schema as schema, pragma_foreign_key_list(schema.name) as key
     where schema.type = 'table' and key."table" = ?`,
  )
  const reached = new Set([table])
  for (const one of reached) {
    for (const { name } of referring.all(one)) reached.add(String(name))
  }
  return [...reached]
}

/** The table that a query inserts into or updates; none when it only reads. */
function changedBy(node: RootOperationNode): readonly string[] {
  switch (node.kind) {
    case 'MergeQueryNode':
      return [anything]
    case 'InsertQueryNode':
      return [node.into?.table.identifier.name ?? anything]
    case 'UpdateQueryNode':
      return [node.table && TableNode.is(node.table) ? node.table.table.identifier.name : anything]
    default:
      return []
  }
}
