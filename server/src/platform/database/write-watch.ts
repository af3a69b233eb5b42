import type { DatabaseSync } from 'node:sqlite'
import { type KyselyPlugin, type QueryId, type RootOperationNode, TableNode } from 'kysely'

/** Counts writes to some tables, so that what was read from them can be kept until one of them changes. */
export type WriteWatch = {
  plugin: KyselyPlugin
  /** Another number than before as soon as a write begins, and again when it is done. */
  version(): number
}

/**
 * Watches the writes of this program to a SQLite file, and those of every other program (SQLite
 * counts them in `pragma data_version`).
 * @param tables those whose rows are inserted or updated; a deletion counts in any table, because
 * it may cascade
 */
export function watchWrites(
  tables: ReadonlySet<string>,
  file: () => DatabaseSync | undefined,
): WriteWatch {
  let own = 0
  const watched = new WeakSet<QueryId>()
  let foreign: ReturnType<DatabaseSync['prepare']> | undefined
  return {
    plugin: {
      transformQuery({ node, queryId }) {
        if (changes(node, tables)) {
          own += 1
          watched.add(queryId)
        }
        return node
      },
      async transformResult({ result, queryId }) {
        if (watched.has(queryId)) own += 1
        return result
      },
    },
    version() {
      foreign ??= file()?.prepare('pragma data_version')
      // Both only grow: their sum changes when either does.
      return own + Number(foreign?.get()?.data_version ?? 0)
    },
  }
}

function changes(node: RootOperationNode, tables: ReadonlySet<string>): boolean {
  switch (node.kind) {
    case 'DeleteQueryNode':
    case 'MergeQueryNode':
      return true
    case 'InsertQueryNode':
      return node.into === undefined || tables.has(node.into.table.identifier.name)
    case 'UpdateQueryNode':
      return (
        !node.table || !TableNode.is(node.table) || tables.has(node.table.table.identifier.name)
      )
    default:
      return false
  }
}
