import type { DatabaseSync } from 'node:sqlite'
import { type KyselyPlugin, type QueryId, type RootOperationNode, TableNode } from 'kysely'

/** Counts writes to tables, so that what was read from some of them can be kept until one of them changes. */
export type WriteWatch = {
  plugin: KyselyPlugin
  /**
   * Returns a number that is another one as soon as a row of these tables is inserted or updated,
   * and again when that is done. A deletion counts for every table, because it may cascade.
   */
  versionOf(tables: readonly string[]): () => number
}

/** What is written, where it can't be told or concerns every table. */
const anything = ''

/**
 * Watches the writes of this program to a SQLite file, and those of every other program (SQLite
 * counts them in `pragma data_version`, which is read once in a turn of the event loop). What this
 * program writes past the query builder is not seen.
 */
export function watchWrites(file: () => DatabaseSync | undefined): WriteWatch {
  const counts = new Map<string, number>()
  const count = (table: string) => counts.set(table, (counts.get(table) ?? 0) + 1)
  const writing = new WeakMap<QueryId, string>()
  let statement: ReturnType<DatabaseSync['prepare']> | undefined
  let foreign: number | undefined

  function readForeign(): number {
    if (foreign !== undefined) return foreign
    statement ??= file()?.prepare('pragma data_version')
    foreign = Number(statement?.get()?.data_version ?? 0)
    setImmediate(() => {
      foreign = undefined
    })
    return foreign
  }

  return {
    plugin: {
      transformQuery({ node, queryId }) {
        const table = writtenBy(node)
        if (table !== undefined) {
          count(table)
          writing.set(queryId, table)
        }
        return node
      },
      async transformResult({ result, queryId }) {
        const table = writing.get(queryId)
        if (table !== undefined) count(table)
        return result
      },
    },
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

/** The table that a query inserts into or updates; undefined when it only reads. */
function writtenBy(node: RootOperationNode): string | undefined {
  switch (node.kind) {
    case 'DeleteQueryNode':
    case 'MergeQueryNode':
      return anything
    case 'InsertQueryNode':
      return node.into?.table.identifier.name ?? anything
    case 'UpdateQueryNode':
      return node.table && TableNode.is(node.table) ? node.table.table.identifier.name : anything
    default:
      return undefined
  }
}
