import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** Opens a PostgreSQL database by its URL as a Kysely dialect. */
export function postgresDialect(url: string): PostgresDialect {
  // By default int8 and numeric come as text; ours are instants and counts below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // The next query replaces a connection that broke while idle, and reports any error.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}
