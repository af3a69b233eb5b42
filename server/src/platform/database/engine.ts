import type { ColumnDefinitionBuilder } from 'kysely'

/** The two databases that Roomwire runs on. */
export type Engine = 'sqlite' | 'postgres'

/** The id column of a table: its type, and what makes it the key. */
export type Counter = ReturnType<typeof counterOf>

/**
 * Makes an id column that never gives an id twice: the audit log names deleted people and
 * things by their ids. SQLite by itself would give the highest id again.
 */
export function counterOf(engine: Engine) {
  const key = (column: ColumnDefinitionBuilder) =>
    engine === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement()
  return { type: engine === 'postgres' ? ('serial' as const) : ('integer' as const), key }
}
