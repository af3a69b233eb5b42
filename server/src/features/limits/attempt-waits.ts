import { type RawBuilder, sql } from 'kysely'

/** The instant (epoch ms) from which the next attempt may follow the one that makes `count`. */
export function nextAt(
  count: RawBuilder<unknown>,
  after: number,
  waitsMs: readonly number[] | undefined,
  now: number,
): RawBuilder<number> {
  const last = waitsMs?.at(-1)
  if (waitsMs === undefined || last === undefined) return instant(0)
  const steps = waitsMs.map(
    (ms, index) => sql`when (${count}) = ${after + index} then ${instant(now + ms)}`,
  )
  return sql<number>`case when (${count}) < ${after} then ${instant(0)} ${sql.join(steps, sql` `)} else ${instant(now + last)} end`
}

/** PostgreSQL would take a bare parameter for a 32-bit number. */
const instant = (ms: number) => sql<number>`cast(${ms} as bigint)`
