import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/transactions.ts'
import { gather } from '../../platform/gather.ts'
import { keyedFingerprint } from '../../platform/random.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { Bucket, Limit } from './attempt-limits.ts'

type Setup = {
  /** Multiplies every limit (setting LIMIT_SCALE). */
  scale: number
  /** Hides the keys that are counted. */
  key: Buffer
  /** The transaction of the writes (see transactions.ts). */
  bestEffort: Transaction
}

type Row = Selectable<Schema['attempt']>

export type Attempts = ReturnType<typeof attemptStore>

/**
 * Counts attempts. This is the only writer of `attempt`. An attempt is counted before it is
 * made, so that many at once gain nothing, and refunded if it should not count after all.
 */
export function attemptStore(db: Db, clock: Clock, setup: Setup) {
  const { bestEffort } = setup
  const keyOf = ({ limit, key }: Bucket) =>
    `${limit.name}/${keyedFingerprint(setup.key, `attempt ${key}`)}`
  const scaled = (most: number, { isCost }: Limit) =>
    isCost ? most : Math.max(1, Math.round(most * setup.scale))

  /** Counts one attempt in a bucket; returns false when the limit is reached. */
  async function consumeOne(on: Db, bucket: Bucket): Promise<boolean> {
    const { most, windowMs, slow, fromLatest } = bucket.limit
    const now = clock.now()
    const after = slow ? scaled(slow.after, bucket.limit) : 2 ** 31 - 1
    const lastsFrom = fromLatest ? 0 : after
    const isOver = sql<boolean>`attempt.window_ends_at <= ${now}`
    const count = sql<number>`case when ${isOver} then 1 else attempt.count + 1 end`
    const row = await on
      .insertInto('attempt')
      .values({
        key: keyOf(bucket),
        count: 1,
        window_ends_at: now + windowMs,
        next_at: nextAt(sql`1`, after, slow?.waitsMs, now),
      })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            count,
            window_ends_at: sql<number>`case when ${isOver} or attempt.count >= ${lastsFrom} then excluded.window_ends_at else attempt.window_ends_at end`,
            next_at: nextAt(count, after, slow?.waitsMs, now),
          })
          .where(
            sql<boolean>`${isOver} or (attempt.count < ${scaled(most, bucket.limit)} and attempt.next_at <= ${now})`,
          ),
      )
      .returning('count')
      .executeTakeFirst()
    return row !== undefined
  }

  /**
   * Shortens windows and waits from a time when the clock was ahead: none is longer than its own length from
   * now on. The counts stay.
   */
  async function shorten(row: Row | undefined, { windowMs, slow }: Limit, now: number) {
    const most = { window_ends_at: now + windowMs, next_at: now + (slow?.waitsMs.at(-1) ?? 0) }
    if (!row || (row.window_ends_at <= most.window_ends_at && row.next_at <= most.next_at)) return
    row.window_ends_at = Math.min(row.window_ends_at, most.window_ends_at)
    row.next_at = Math.min(row.next_at, most.next_at)
    const { key, window_ends_at, next_at } = row
    const stored = db.updateTable('attempt').set({ window_ends_at, next_at })
    await stored.where('key', '=', key).execute()
  }

  /** Tells whether these buckets count anything now, and the seconds until they accept an attempt. */
  const peek = gather(async (batch: readonly (readonly Bucket[])[]) => {
    const now = clock.now()
    const keyed = new Map(batch.flat().map((bucket) => [bucket, keyOf(bucket)]))
    const rows = await db
      .selectFrom('attempt')
      .select(['key', 'count', 'window_ends_at', 'next_at'])
      .where('key', 'in', [...new Set(keyed.values())])
      .where('window_ends_at', '>', now)
      .execute()
    const rowOf = new Map(rows.map((row) => [row.key, row]))
    for (const [bucket, key] of keyed) await shorten(rowOf.get(key), bucket.limit, now)
    return (buckets) => {
      const waits = buckets.map((bucket) => {
        const row = rowOf.get(keyed.get(bucket) ?? '')
        if (!row) return 0
        const isFull = row.count >= scaled(bucket.limit.most, bucket.limit)
        return Math.max(0, Math.ceil(((isFull ? row.window_ends_at : row.next_at) - now) / 1_000))
      })
      const isCounted = buckets.some((one) => (rowOf.get(keyed.get(one) ?? '')?.count ?? 0) > 0)
      return { isCounted, waitS: Math.max(0, ...waits) }
    }
  })

  /** Takes back one attempt in each bucket, because it should not count. */
  const refund = (buckets: readonly Bucket[]): Promise<void> =>
    bestEffort((on) => uncount(on, buckets.map(keyOf)))

  /**
   * Counts one attempt in each bucket, or in none.
   * @returns seconds to wait when one of them is used up; 0 when it is counted.
   */
  async function consume(buckets: readonly Bucket[]): Promise<number> {
    const full = await bestEffort(async (on) => {
      for (const [index, bucket] of buckets.entries()) {
        if (await consumeOne(on, bucket)) continue
        await uncount(on, buckets.slice(0, index).map(keyOf))
        return bucket
      }
      return undefined
    })
    return full ? Math.max(1, (await peek([full])).waitS) : 0
  }

  return {
    consume,
    refund,
    peek,

    /**
     * Counts one attempt of a key.
     * @param text the error of a refusal; the wait is added to it.
     * @throws Refusal 'too_many_attempts' when the window's attempts are used up.
     */
    async count(limit: Limit, key: string, text?: string): Promise<void> {
      const waitS = await consume([{ limit, key }])
      if (waitS > 0) throw tooMany(waitS, text)
    },

    /** Deletes the attempts of a key: its person has proved who they are, or is deleted. */
    async reset(limits: Limit | readonly Limit[], key: string): Promise<void> {
      const keys = [limits].flat().map((limit) => keyOf({ limit, key }))
      await db.deleteFrom('attempt').where('key', 'in', keys).execute()
    },

    /** Deletes windows that are over. */
    async sweep(): Promise<void> {
      await db.deleteFrom('attempt').where('window_ends_at', '<=', clock.now()).execute()
    },
  }
}

async function uncount(on: Db, keys: readonly string[]): Promise<void> {
  // One statement for each key: statements with several rows could deadlock.
  for (const key of keys) {
    await on
      .updateTable('attempt')
      .set((set) => ({ count: set('count', '-', 1), next_at: 0 }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute()
  }
}

/** The refusal of one attempt too many, with the wait in its text. */
export function tooMany(
  waitS: number,
  text = 'Too many attempts',
  code: ErrorCode = 'too_many_attempts',
): Refusal {
  const wait = waitS < 90 ? `${waitS} seconds` : `${Math.ceil(waitS / 60)} minutes`
  return refuse(code, `${text}. Please try again in ${wait}.`, { retryAfterS: waitS })
}

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
