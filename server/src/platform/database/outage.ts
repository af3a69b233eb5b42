import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { NewerSchemaError } from './newer-schema-error.ts'

/*
 * The database may be away (restarted, unreachable, too slow) or unable to write (disk full,
 * read-only), or it has been updated by a newer program. None of this is a bug: callers are told so
 * in words, and try again.
 */

/** The network has failed between this server and its database. */
export class DatabaseAwayError extends Error {}

const networkCodes =
  /^E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|(HOST|NET)(UNREACH|DOWN)|AI_AGAIN|NOTFOUND)$/

/**
 * An error of the connection to the database: one of the network is named after it there, since the
 * same of NATS or of a mail server says nothing of the database.
 */
export function asDatabaseError(error: unknown): unknown {
  const isOfNetwork =
    error instanceof Error && 'code' in error && networkCodes.test(String(error.code))
  return isOfNetwork ? new DatabaseAwayError(error.message, { cause: error }) : error
}

/** The database does not answer, its disk is full or can't be written, or its schema is newer than this program. */
type Outage = 'away' | 'disk full' | 'disk not writable' | 'newer schema'

/** The answer to each of them; the wait in seconds. */
const answers: Record<Outage, { code: ErrorCode; text: string; retryAfterS: number }> = {
  away: {
    code: 'database_away',
    text: 'The database is away for the moment. Try again in a few seconds.',
    retryAfterS: 2,
  },
  'disk full': {
    code: 'disk_full',
    text: 'The disk of the server is full. Nothing can be changed until there is room again.',
    retryAfterS: 5,
  },
  'disk not writable': {
    code: 'disk_not_writable',
    text: 'The server cannot write to its disk. Nothing can be changed until it can.',
    retryAfterS: 5,
  },
  'newer schema': {
    code: 'server_outdated',
    text: 'A newer Roomwire has updated the database, and this server is older. It cannot do this until it is updated too.',
    retryAfterS: 60,
  },
}

/** Tells whether an error, or a cause of it, means that the database is away, can't write now or is too new for this program. */
export const isUnavailable = (error: unknown): boolean => outageOf(error) !== undefined

/** The refusal of a caller while the database is unavailable; undefined for any other error. */
export function refusalOfOutage(error: unknown): Refusal | undefined {
  const outage = outageOf(error)
  if (!outage) return undefined
  const { code, text, retryAfterS } = answers[outage]
  return refuse(code, text, { retryAfterS })
}

/** Tells whether an error, or a cause of it, means that the database does not answer now. */
export const isAway = (error: unknown): boolean => outageOf(error) === 'away'

/** Tells whether an error, or a cause of it, means that a disk is full: that of the database, or of the file that was written. */
export const isDiskFull = (error: unknown): boolean => outageOf(error) === 'disk full'

function outageOf(error: unknown): Outage | undefined {
  // A chain of causes is short; one that bites its own tail must end.
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; depth += 1) {
    const outage =
      (cause instanceof DatabaseAwayError ? 'away' : undefined) ??
      schemaOutageOf(cause) ??
      fileOutageOf(cause) ??
      sqliteOutageOf(cause) ??
      postgresOutageOf(cause)
    if (outage) return outage
    cause = cause.cause
  }
  return undefined
}

const schemaOutageOf = (error: Error): Outage | undefined =>
  error instanceof NewerSchemaError ? 'newer schema' : undefined

/** Outages by SQLite's primary result codes (https://sqlite.org/rescode.html). */
const sqliteOutages = new Map<number, Outage>([
  [5, 'away'], // BUSY: another program holds the file.
  [8, 'disk not writable'], // READONLY
  [10, 'disk not writable'], // IOERR
  [13, 'disk full'], // FULL
  [14, 'away'], // CANTOPEN
])

/** The low byte of an extended result code is the primary one. */
function sqliteOutageOf(error: Error): Outage | undefined {
  return 'errcode' in error ? sqliteOutages.get(Number(error.errcode) % 256) : undefined
}

/** The outage of an error of the system, by its code; only where it can mean nothing but a disk. */
function fileOutageOf(error: Error): Outage | undefined {
  const code = 'code' in error ? error.code : ''
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'disk full' : undefined
}

/** SQLSTATEs (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const awayCodes = /^(08...|53...|57P..|58...|55P03|57014|25P03)$/

/** Messages of node-postgres itself, which have no code. */
const awayTexts =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/

function postgresOutageOf(error: Error): Outage | undefined {
  const code = 'code' in error ? String(error.code) : ''
  if (code === '53100') return 'disk full'
  if (code === '25006') return 'disk not writable' // A standby, after a failover.
  return awayCodes.test(code) || awayTexts.test(error.message) ? 'away' : undefined
}
