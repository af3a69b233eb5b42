import type { Db } from './schema.ts'

/** The tables in which no index finds the rows of a person: they are looked through in the order of their ids. */
type LookedThrough = 'command' | 'audit' | 'outbox'

/** The ids of a table to look through: from after one, up to another. */
export type IdSpan = { after: number; until: number }

/** Rows of everybody that one statement looks through, and rows that it returns at most. */
const most = { lookedThrough: 5_000, rows: 250 }

/** The highest id of such a table; 0 while it is empty. */
export async function newestId(db: Db, table: LookedThrough): Promise<number> {
  const { id } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

/**
 * Reads the next page of such a table, so that no statement takes long.
 * @param read gets the span of the page, and how many rows it may return
 * @returns its rows, and the id up to which the table has been looked through
 */
export async function lookThrough<Row extends { id: number }>(
  db: Db,
  table: LookedThrough,
  span: IdSpan,
  read: (span: IdSpan, most: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; lookedUpTo: number }> {
  const end = await pageEnd(db, table, span)
  const rows = await read({ after: span.after, until: end }, most.rows)
  const isFull = rows.length === most.rows
  return { rows, lookedUpTo: isFull ? (rows.at(-1)?.id ?? end) : end }
}

async function pageEnd(db: Db, table: LookedThrough, { after, until }: IdSpan): Promise<number> {
  const end = await db
    .selectFrom(table)
    .select('id')
    .where('id', '>', after)
    .where('id', '<=', until)
    .orderBy('id')
    .offset(most.lookedThrough - 1)
    .limit(1)
    .executeTakeFirst()
  return end?.id ?? until
}
