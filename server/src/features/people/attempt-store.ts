import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import { keyedFingerprint } from '../../platform/random.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { nextAt } from './attempt-waits.ts'

/** How often something may be tried, and in what time. */
export type Limit = {
  name: string
  most: number
  windowMs: number
  /** The window lasts until `windowMs` after the latest attempt, not after the first. */
  fromLatest?: true
  /**
   * After so many attempts each one is followed by a wait, the last of these for all that
   * come after; from then on the window lasts until `windowMs` after the latest attempt.
   */
  slow?: { after: number; waitsMs: readonly number[] }
  /** A cost that the operator has set: LIMIT_SCALE doesn't multiply it. */
  isCost?: true
}

/** One counter: a limit, and of whom or where from. */
export type Bucket = { limit: Limit; who: string }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Five at once, then 30 s between two, doubling up to 15 minutes. */
const slowly = {
  after: 5,
  waitsMs: [30 * second, minute, 2 * minute, 4 * minute, 8 * minute, 15 * minute],
}

/** What guessing and flooding cost. Counted in the database, so that replicas share and restarts keep them. */
export const attemptLimits = {
  // 45 and the up to five of a window just over: never more than 50 wrong passwords in any 24 hours.
  loginOfAccount: { name: 'login/account', most: 45, windowMs: day, slow: slowly },
  loginOfBrowser: { name: 'login/browser', most: 45, windowMs: day, slow: slowly },
  passwordAgain: { name: 'password-again/account', most: 45, windowMs: day, slow: slowly },
  codeOfAccount: { name: 'code/account', most: 45, windowMs: day, slow: slowly },
  codeOfBrowser: { name: 'code/browser', most: 45, windowMs: day, slow: slowly },
  codeOfSignedIn: { name: 'code/signed-in', most: 45, windowMs: day, slow: slowly },
  passkeyFromAddress: { name: 'passkey/address', most: 60, windowMs: 15 * minute },
  loginFromAddress: { name: 'login/address', most: 20, windowMs: 15 * minute },
  registerFromAddress: { name: 'register/address', most: 10, windowMs: hour },
  exportOfAccount: { name: 'export/account', most: 5, windowMs: hour },
  joinOfAccount: { name: 'join/account', most: 10, windowMs: hour },
  joinFromAddress: { name: 'join/address', most: 20, windowMs: hour },
  // Ten wrong ones, then five minutes none, wherever the five minutes begin.
  secretOfDevice: { name: 'secret/device', most: 10, windowMs: 5 * minute, fromLatest: true },
  secretFromAddress: { name: 'secret/address', most: 30, windowMs: 5 * minute, fromLatest: true },
  socketFromAddress: { name: 'socket/address', most: 60, windowMs: minute },
  contactFromAddress: { name: 'contact/address', most: 5, windowMs: hour },
  registerOfInstallation: { name: 'register/all', most: 1_000, windowMs: hour },
  askAboutEmail: { name: 'ask-email/address', most: 60, windowMs: hour },
  // Whether an email is registered (account-discovery.ts).
  truthInHour: { name: 'truth/hour', most: 3, windowMs: hour },
  truthInDay: { name: 'truth/day', most: 10, windowMs: day },
  truthOfInstallation: { name: 'truth/all', most: 300, windowMs: hour },
  // By what was typed, be it anybody's or not; then by the account it belongs to.
  resetCodeFromAddress: { name: 'reset-code/address', most: 10, windowMs: hour },
  resetCodeAskedInHour: { name: 'reset-code/asked/hour', most: 3, windowMs: hour },
  resetCodeAskedInDay: { name: 'reset-code/asked/day', most: 5, windowMs: day },
  resetCodeOfAccountInHour: { name: 'reset-code/account/hour', most: 3, windowMs: hour },
  resetCodeOfAccountInDay: { name: 'reset-code/account/day', most: 5, windowMs: day },
  resetCodeOfInstallation: { name: 'reset-code/all', most: 500, windowMs: hour },
  smsFromAddress: { name: 'sms/address', most: 5, windowMs: hour },
  smsToNumber: { name: 'sms/number', most: 3, windowMs: hour },
  // How many is the setting SMS_PER_DAY.
  smsOfInstallation: { name: 'sms/all', most: 0, windowMs: day, isCost: true },
  resetTryFromAddress: { name: 'reset-try/address', most: 20, windowMs: hour },
  // Tries that say neither by cookie nor by email whose code it is.
  bareResetTry: { name: 'reset-try/bare', most: 3, windowMs: 10 * minute },
  resetTryOfInstallation: { name: 'reset-try/all', most: 200, windowMs: 10 * minute },
} satisfies Record<string, Limit>

export type Attempts = ReturnType<typeof attemptStore>

/**
 * Counts attempts: the only writer of `attempt`. An attempt is counted before it is made, so
 * that many at once gain nothing, and given back where it turns out that it should not count.
 * @param setup `scale` multiplies every limit (setting LIMIT_SCALE); `key` hides who is counted.
 */
export function attemptStore(db: Db, clock: Clock, setup: { scale: number; key: Buffer }) {
  const keyOf = ({ limit, who }: Bucket) =>
    `${limit.name}/${keyedFingerprint(setup.key, `attempt ${who}`)}`
  const scaled = (most: number, { isCost }: Limit) =>
    isCost ? most : Math.max(1, Math.round(most * setup.scale))

  /** Counts one attempt unless it is one too many. */
  async function takeOne(bucket: Bucket): Promise<boolean> {
    const { most, windowMs, slow, fromLatest } = bucket.limit
    const now = clock.now()
    const after = slow ? scaled(slow.after, bucket.limit) : 2 ** 31 - 1
    const lastsFrom = fromLatest ? 0 : after
    const isOver = sql<boolean>`attempt.window_ends_at <= ${now}`
    const count = sql<number>`case when ${isOver} then 1 else attempt.count + 1 end`
    const row = await db
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

  /** Whether anything is counted in these now, and seconds until the next attempt would be let through. */
  async function standing(
    buckets: readonly Bucket[],
  ): Promise<{ isCounted: boolean; waitS: number }> {
    const now = clock.now()
    const rows = await db
      .selectFrom('attempt')
      .select(['key', 'count', 'window_ends_at', 'next_at'])
      .where('key', 'in', buckets.map(keyOf))
      .where('window_ends_at', '>', now)
      .execute()
    const mostOf = new Map(
      buckets.map((bucket) => [keyOf(bucket), scaled(bucket.limit.most, bucket.limit)]),
    )
    const waits = rows.map(({ key, count, window_ends_at, next_at }) => {
      const until = count >= (mostOf.get(key) ?? 0) ? window_ends_at : next_at
      return Math.max(0, Math.ceil((until - now) / second))
    })
    return { isCounted: rows.some(({ count }) => count > 0), waitS: Math.max(0, ...waits) }
  }

  /** Takes back one attempt of each: it was none of those that are counted here. */
  async function giveBack(buckets: readonly Bucket[]): Promise<void> {
    if (buckets.length === 0) return
    await db
      .updateTable('attempt')
      .set((set) => ({ count: set('count', '-', 1), next_at: 0 }))
      .where('key', 'in', buckets.map(keyOf))
      .where('count', '>', 0)
      .execute()
  }

  /**
   * Counts one attempt in each bucket, or in none.
   * @returns seconds to wait when one of them is used up; 0 when it is counted.
   */
  async function take(buckets: readonly Bucket[]): Promise<number> {
    for (const [index, bucket] of buckets.entries()) {
      if (await takeOne(bucket)) continue
      await giveBack(buckets.slice(0, index))
      return Math.max(1, (await standing([bucket])).waitS)
    }
    return 0
  }

  return {
    take,
    giveBack,
    standing,

    /**
     * Counts one attempt of `who`.
     * @param words said when it is refused, before when to come back.
     * @throws Refusal 'too many' when the window's attempts are used up.
     */
    async count(limit: Limit, who: string, words?: string): Promise<void> {
      const waitS = await take([{ limit, who }])
      if (waitS > 0) throw tooMany(waitS, words)
    },

    /** Forgets the attempts of `who`: they have proved who they are, or are gone. */
    async forgive(limits: Limit | readonly Limit[], who: string): Promise<void> {
      const keys = [limits].flat().map((limit) => keyOf({ limit, who }))
      await db.deleteFrom('attempt').where('key', 'in', keys).execute()
    },

    /** Forgets windows that are over. */
    async sweep(): Promise<void> {
      await db.deleteFrom('attempt').where('window_ends_at', '<=', clock.now()).execute()
    },
  }
}

/** The answer to one attempt too many. */
export function tooMany(waitS: number, words = 'Too many attempts'): Refusal {
  const inWords = waitS < 90 ? `${waitS} seconds` : `${Math.ceil(waitS / 60)} minutes`
  return refuse('too many', `${words}. Please try again in ${inWords}.`, waitS)
}
