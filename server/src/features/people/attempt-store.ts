import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/schema.ts'
import { refuse } from '../../platform/refusal.ts'

/** How often something may be tried, and in what time. */
export type Limit = { name: string; most: number; windowMs: number }

const minute = 60_000
const hour = 60 * minute

/** What guessing and flooding cost. Counted in the database, so that replicas share and restarts keep them. */
export const attemptLimits = {
  loginOfAccount: { name: 'login/account', most: 10, windowMs: 15 * minute },
  loginFromAddress: { name: 'login/address', most: 20, windowMs: 15 * minute },
  registerFromAddress: { name: 'register/address', most: 10, windowMs: hour },
  contactFromAddress: { name: 'contact/address', most: 5, windowMs: hour },
  askAboutEmail: { name: 'ask-email/address', most: 60, windowMs: hour },
  resetCodeOfAccount: { name: 'reset-code/account', most: 3, windowMs: hour },
  resetCodeFromAddress: { name: 'reset-code/address', most: 10, windowMs: hour },
  resetTryFromAddress: { name: 'reset-try/address', most: 20, windowMs: hour },
} satisfies Record<string, Limit>

export type Attempts = ReturnType<typeof attemptStore>

/**
 * Counts attempts: the only writer of `attempt`.
 * @param scale multiplies every limit (setting LIMIT_SCALE).
 */
export function attemptStore(db: Db, clock: Clock, scale: number) {
  return {
    /**
     * Counts one attempt of `who`.
     * @param words said when it is refused, before when to come back.
     * @throws Refusal 'too many' when the window's attempts are used up.
     */
    async count(limit: Limit, who: string, words = 'Too many attempts'): Promise<void> {
      const now = clock.now()
      const { count, window_ends_at } = await db
        .insertInto('attempt')
        .values({ key: `${limit.name}/${who}`, count: 1, window_ends_at: now + limit.windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when attempt.window_ends_at <= ${now} then 1 else attempt.count + 1 end`,
            window_ends_at: sql<number>`case when attempt.window_ends_at <= ${now} then excluded.window_ends_at else attempt.window_ends_at end`,
          }),
        )
        .returning(['count', 'window_ends_at'])
        .executeTakeFirstOrThrow()
      if (count <= limit.most * scale) return
      const waitS = Math.max(1, Math.ceil((window_ends_at - now) / 1000))
      throw refuse('too many', `${words}. Please try again in ${inWords(waitS)}.`, waitS)
    },

    /** Forgets the attempts of `who`: they have proved who they are. */
    async forgive(limit: Limit, who: string): Promise<void> {
      await db.deleteFrom('attempt').where('key', '=', `${limit.name}/${who}`).execute()
    },

    /** Forgets windows that are over. */
    async sweep(): Promise<void> {
      await db.deleteFrom('attempt').where('window_ends_at', '<=', clock.now()).execute()
    },
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
