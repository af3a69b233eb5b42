import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { DatabaseError, unusable } from './open-database.ts'
import { updateNames } from './postgres.ts'

/*
 * A server without a bus is the only one on its PostgreSQL: a second one would take the devices of
 * the first for gone. Servers with a bus share the lock. It belongs to a transaction that is never
 * committed, on a connection of its own: PostgreSQL frees it with the connection, so nothing is
 * left locked after a crash.
 */

/** The lock's number within its database; nothing else of Roomwire takes locks by number. */
const key = 0x72_6f_6f_6d

/** How often the lock is asked for again, ms, and how many refusals in a row mean that another server has it. */
const tries = { everyMs: 250, atStart: 12, later: 120 }

/** How long the database may take for an answer, and how often it is asked for one, ms. */
const answerMs = 5_000

/** TCP asks a silent peer, so that PostgreSQL frees the lock of a machine that is gone within 15 s. */
const settings = `
  set local idle_in_transaction_session_timeout = 0;
  set local tcp_keepalives_idle = 10;
  set local tcp_keepalives_interval = 1;
  set local tcp_keepalives_count = 5`

type Held = { client: pg.Client; ended: Promise<void> }

/** The lock of a server, so that no other one works on its database. */
type PostgresLock = { release(): Promise<void> }

/**
 * Takes the lock of a database until `release`, or until the process ends. When its connection
 * breaks, the lock is taken again over a new one. When another server has taken it meanwhile, this
 * ends the program by an uncaught DatabaseError: the devices are the other one's. An update that a
 * killed start has left at work is ended where no other server may be doing it.
 * @param isShared whether other servers may use the database too, because a bus connects them.
 * @throws DatabaseError when another server has it, or the database can't be reached.
 */
export async function lockPostgres(
  url: string,
  { isShared, log }: { isShared: boolean; log?: Pick<Logger, 'warn'> },
): Promise<PostgresLock> {
  let isReleased = false
  let held = await firstLock(url, isShared)
  if (!isShared) await endLeftUpdates(held.client, url, log)
  const kept = keep()

  async function keep(): Promise<void> {
    for (;;) {
      await held.ended
      const next = await lockAgain(url, isShared, () => isReleased)
      if (!next) return
      held = next
    }
  }

  return {
    async release() {
      isReleased = true
      // A database that gives no answer does not hold up a stop: it frees the lock by itself.
      await Promise.race([held.client.end().then(() => kept), wait(answerMs / 5)])
    },
  }
}

/** A server that is just stopping may hold the lock for a moment. */
async function firstLock(url: string, isShared: boolean): Promise<Held> {
  for (let refused = 0; refused < tries.atStart; refused += 1) {
    if (refused > 0) await wait(tries.everyMs)
    const held = await tryLock(url, isShared).catch((cause) => {
      throw unusable({ url }, cause)
    })
    if (held) return held
  }
  throw databaseInUse(isShared)
}

/**
 * Ends updates whose program is gone: PostgreSQL hears of that only after their statement, which may
 * take an hour, and keeps their tables locked meanwhile.
 */
async function endLeftUpdates(
  client: pg.Client,
  url: string,
  log?: Pick<Logger, 'warn'>,
): Promise<void> {
  const ending = `
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and application_name = any($1)`
  const { rows } = await client.query(ending, [Object.values(updateNames)]).catch(async (cause) => {
    await client.end()
    throw unusable({ url }, cause)
  })
  if (rows.length > 0) log?.warn('the update of a start that was killed still ran, and was ended')
}

/** Tries for as long as the database is away; after a break PostgreSQL may hold the old lock for a while. */
async function lockAgain(
  url: string,
  isShared: boolean,
  isReleased: () => boolean,
): Promise<Held | undefined> {
  for (let refused = 0; refused < tries.later; ) {
    if (isReleased()) return undefined
    const held = await tryLock(url, isShared).catch(() => 'away' as const)
    if (held === 'away') refused = 0
    else if (!held) refused += 1
    else if (!isReleased()) return held
    else await held.client.end()
    await wait(tries.everyMs)
  }
  throw databaseInUse(isShared)
}

/** The lock, or undefined when another server has it. */
async function tryLock(url: string, isShared: boolean): Promise<Held | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: 'roomwire-lock',
  })
  // Without a listener an error event ends the program; 'end' follows it.
  client.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    await client.connect()
    await client.query(`begin; ${settings}`)
    const lock = isShared ? 'pg_try_advisory_xact_lock_shared' : 'pg_try_advisory_xact_lock'
    const { rows } = await client.query<{ taken: boolean }>(`select ${lock}(${key}) as taken`)
    if (rows[0]?.taken) {
      watch(client)
      return { client, ended }
    }
  } catch (cause) {
    await client.end().catch(() => undefined)
    throw cause
  }
  await client.end()
  return undefined
}

/** Ends a connection that gives no answer: nobody hears otherwise that the lock is lost. */
function watch(client: pg.Client): void {
  const timer = setInterval(() => {
    client.query('select 1').catch(() => client.end())
  }, answerMs)
  client.once('end', () => clearInterval(timer))
}

function databaseInUse(isShared: boolean): DatabaseError {
  return new DatabaseError(
    isShared
      ? 'Another Roomwire without a bus uses this database (DATABASE_URL). Several servers need the same BUS_URL: set it for each of them, or stop the other one.'
      : 'Another Roomwire uses this database (DATABASE_URL). Stop it, or give each of them the same BUS_URL, so that they work together.',
  )
}
