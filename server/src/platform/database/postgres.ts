import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import pg from 'pg'
import { isMisfit, watchSchema } from './newer-schema.ts'
import { asDatabaseError } from './outage.ts'

/**
 * How long each step may take, ms. Each is a little longer than the one before, so that the
 * cause ends first: a replica that froze within a transaction loses its locks before those
 * who wait for them give up; the server ends a slow statement before the client gives it up.
 * Ours take milliseconds. A caller waits for a connection and one answer: 13 s at most.
 */
const waits = {
  connectMs: 5_000,
  /** TCP asks a silent peer after this time, then each second. */
  keepAliveMs: 5_000,
  idleInTransactionMs: 5_000,
  lockMs: 6_000,
  statementMs: 7_000,
  /** A connection that gives no answer for so long is broken: a black hole says nothing. */
  answerMs: 8_000,
}

const bounds: pg.PoolConfig = {
  idle_in_transaction_session_timeout: waits.idleInTransactionMs,
  lock_timeout: waits.lockMs,
  statement_timeout: waits.statementMs,
  query_timeout: waits.answerMs,
}

/** The names by which PostgreSQL lists the connections that try an update, and that do one. */
export const updateNames = { trial: 'roomwire-trial', update: 'roomwire-update' }

type PostgresOptions = {
  isPatient?: boolean
  known?: readonly string[]
  pool?: PostgresPool | undefined
}

/**
 * Opens a PostgreSQL database by its URL as a Kysely dialect. A connection that breaks, in use
 * or idle, fails the query that runs on it and is replaced.
 * @param options `isPatient` is for updates, and sets no bounds on statements: a migration may take hours. `known` are the
 * migrations of this program: where the database has others, statements that do not fit it fail with
 * a NewerSchemaError. `pool` takes the place of its own connections.
 */
export function postgresDialect(
  url: string,
  { isPatient = false, known, pool: given }: PostgresOptions = {},
): PostgresDialect {
  // By default int8 and numeric come as text; ours are instants and counts below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
  if (given) return new PostgresDialect({ pool: given })
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: waits.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: waits.keepAliveMs,
    ...(isPatient ? { application_name: updateNames.update } : bounds),
  })
  // Without a listener an error event ends the program. The pool emits those of idle connections,
  // a connection in use its own; the query that runs, or the next one, reports the cause.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const asking = { connectionString: url, connectionTimeoutMillis: waits.connectMs, ...bounds }
  const schema = known && watchSchema(asking, known)
  return new PostgresDialect({ pool: withoutSilent(pool, schema) })
}

type SchemaWatch = ReturnType<typeof watchSchema> | undefined

/** The same pool, except that it takes no connection back that has left a query unanswered. */
function withoutSilent(pool: pg.Pool, schema: SchemaWatch): PostgresPool {
  // Kysely knows a connection by its client, so each has one for all its life.
  const known = new WeakMap<pg.PoolClient, CheckedClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw asDatabaseError(error)
      })
      const checked = known.get(client) ?? new CheckedClient(client, schema)
      known.set(client, checked)
      return checked
    },
  }
}

/** A connection that is given up for good after one query without an answer. */
class CheckedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient
  readonly #schema: SchemaWatch
  #silent: Error | undefined

  constructor(client: PostgresPoolClient, schema: SchemaWatch) {
    this.#client = client
    this.#schema = schema
  }

  get processID(): number | undefined {
    return this.#client.processID
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not used')
    return this.#ask<R>(sql, parameters)
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#silent !== undefined)
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // A rollback would wait behind the query that has no answer.
    if (this.#silent) throw this.#silent
    try {
      return await this.#client.query<R>(sql, parameters)
    } catch (error) {
      if (isReadTimeout(error)) this.#silent = error
      if (this.#schema && isMisfit(error)) throw await this.#schema.explain(error)
      throw asDatabaseError(error)
    }
  }
}

/** Whether node-postgres says that `query_timeout` is over. */
const isReadTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'
