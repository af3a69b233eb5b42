import type {
  PostgresClient,
  PostgresCursor,
  PostgresPool,
  PostgresPoolClient,
  PostgresQueryResult,
} from 'kysely'
import pg from 'pg'
import { updateNames } from './postgres.ts'

/** Nobody has asked for it: it may take as long as an update takes. */
const unbounded = `
  set local idle_in_transaction_session_timeout = 0;
  set local statement_timeout = 0;
  set local lock_timeout = 0`

/** The locks of whoever updates a home and its history: a trial has read tables that an update changes. */
const alone = `
  select pg_advisory_xact_lock(3853314791062309107);
  select pg_advisory_xact_lock(7462900)`

/** The words for transactions of a program that is within one. */
const within: Record<string, string[]> = {
  begin: ['savepoint own'],
  commit: ['release savepoint own'],
  rollback: ['rollback to savepoint own', 'release savepoint own'],
}

/**
 * Opens a transaction in which a whole program works, and which is never committed: it ends with `undo`, or with
 * the process. Nobody else sees anything of it, and other trials and updates wait for its end.
 * @throws the error of PostgreSQL
 */
export async function openPostgresTrial(url: string) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: updateNames.trial,
  })
  // Without a listener an error event ends the program; the query that runs reports the cause.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`begin; ${unbounded}; ${alone}`)
  return {
    /** The connections of the program, in place of its own. They are this one in turn, as on SQLite. */
    pool: poolOn(client),
    /** How many rows a table has. @param from its name, or more that stands in the program's own text */
    async count(from: string): Promise<number> {
      const { rows } = await client.query(`select count(*) as count from ${from}`)
      return Number(rows[0]?.count)
    },
    async undo(): Promise<void> {
      await client.query('rollback')
      await client.end()
    },
  }
}

function poolOn(client: pg.Client): PostgresPool {
  let free = Promise.resolve()
  return {
    options: {},
    end: async () => undefined,
    async connect(): Promise<PostgresPoolClient> {
      const before = free
      const { promise, resolve } = Promise.withResolvers<void>()
      free = promise
      await before
      return new TrialClient(client, resolve)
    },
  }
}

/** A connection for a while. A statement that fails takes nothing else back: each is done within a savepoint. */
class TrialClient implements PostgresPoolClient {
  readonly #client: PostgresClient
  readonly release: () => void
  #isOwn = false

  constructor(client: PostgresClient, release: () => void) {
    this.#client = client
    this.release = release
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

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const own = within[sql]
    if (own) {
      this.#isOwn = sql === 'begin'
      return this.#all(own)
    }
    if (this.#isOwn) return this.#client.query<R>(sql, parameters)
    await this.#all(['savepoint one'])
    try {
      const answer = await this.#client.query<R>(sql, parameters)
      await this.#all(['release savepoint one'])
      return answer
    } catch (error) {
      await this.#all(['rollback to savepoint one'])
      throw error
    }
  }

  async #all<R>(statements: readonly string[]): Promise<PostgresQueryResult<R>> {
    for (const statement of statements) await this.#client.query(statement, [])
    return { command: 'UPDATE', rowCount: 0, rows: [] }
  }
}
