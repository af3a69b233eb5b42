import pg from 'pg'
import { NewerSchemaError } from './newer-schema-error.ts'

/**
 * SQLSTATEs of a statement that does not fit the tables: names and types that are not there, a value
 * that is missing, forbidden, or generated (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const misfits = /^(42...|0A000|428C9|23502|23514)$/

export const isMisfit = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && misfits.test(String(error.code))

/** How long an answer that nothing is newer holds, ms. */
const askedEveryMs = 1_000

/**
 * Tells what a newer program has done to a database that this one is connected to. It asks on a
 * connection of its own, at most once a second: those of the program may all wait for the answer.
 * @param known the migrations of this program.
 */
export function watchSchema(settings: pg.ClientConfig, known: readonly string[]) {
  let answer: Promise<string[]> | undefined
  let askedAt = Number.NEGATIVE_INFINITY

  async function ask(): Promise<string[]> {
    const client = new pg.Client(settings)
    // Without a listener an error event ends the program.
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
      return rows.map(({ name }) => name).filter((name) => !known.includes(name))
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async function unknown(): Promise<string[]> {
    const isOld = performance.now() - askedAt >= askedEveryMs
    // A schema that is newer once stays newer.
    if (!answer || (isOld && (await answer.catch(() => [])).length === 0)) {
      askedAt = performance.now()
      answer = ask()
    }
    return answer
  }

  return {
    /** The error of a statement that does not fit: in other words where a newer program is the cause. */
    async explain(error: Error): Promise<Error> {
      const names = await unknown().catch(() => [])
      if (names.length === 0) return error
      const text = `a newer Roomwire has updated the database (${names.join(', ')}): ${error.message}`
      return new NewerSchemaError(text, { cause: error })
    },
  }
}
