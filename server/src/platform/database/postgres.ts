import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** Opens a PostgreSQL database by its URL as a Kysely dialect. */
export function postgresDialect(url: string): PostgresDialect {
  // int8 and numeric come as text unless told otherwise; ours are instants and counts below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // A connection that breaks while idle is replaced by the next query, which reports what is wrong.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}
