import type { ColumnDefinitionBuilder } from 'kysely'

/** The two databases Roomwire stands on. */
export type Engine = 'sqlite' | 'postgres'

/** How a table counts its rows: the type of the column, and what makes it the key. */
export type Counter = ReturnType<typeof counterOf>

/**
 * An id that is never given twice: the record names people and things by it when they are
 * gone. SQLite alone would give the highest one again.
 */
export function counterOf(engine: Engine) {
  const key = (column: ColumnDefinitionBuilder) =>
    engine === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement()
  return { type: engine === 'postgres' ? ('serial' as const) : ('integer' as const), key }
}
