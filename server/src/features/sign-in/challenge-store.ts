import type { Db, Schema } from '../../platform/database/schema.ts'

export type ChallengeStore = ReturnType<typeof challengeStore>

type Purpose = Schema['challenge']['purpose']

/** Challenges that somebody has yet to answer. This is the only writer of `challenge`. */
export function challengeStore(db: Db) {
  return {
    /** Stores a challenge, in the place of an older one with the same hash. */
    async put(challenge: {
      hash: string
      purpose: Purpose
      /** The person who must answer; null where anybody may. */
      personId: number | null
      /** JSON, in a shape of the purpose. */
      detail: string | null
      expiresAt: number
      tries: number
    }): Promise<void> {
      const row = {
        purpose: challenge.purpose,
        person_id: challenge.personId,
        detail: challenge.detail,
        expires_at: challenge.expiresAt,
        tries_left: challenge.tries,
      }
      await db
        .insertInto('challenge')
        .values({ challenge_hash: challenge.hash, ...row })
        .onConflict((conflict) => conflict.column('challenge_hash').doUpdateSet(row))
        .execute()
    },

    /** Uses up one try; undefined when the challenge is over. */
    spendTry: (purpose: Purpose, hash: string, now: number) =>
      db
        .updateTable('challenge')
        .set((set) => ({ tries_left: set('tries_left', '-', 1) }))
        .where('challenge_hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('tries_left', '>', 0)
        .where('expires_at', '>', now)
        .returning(['person_id as personId', 'detail'])
        .executeTakeFirst(),

    /** Removes a challenge and returns it; of many calls at once only one gets it. */
    async take(purpose: Purpose, hash: string, now: number) {
      const row = await db
        .deleteFrom('challenge')
        .where('challenge_hash', '=', hash)
        .where('purpose', '=', purpose)
        .returning(['person_id', 'expires_at'])
        .executeTakeFirst()
      return row && row.expires_at > now ? { personId: row.person_id } : undefined
    },

    /** Removes every challenge of a purpose. */
    async removeAllFor(purpose: Purpose): Promise<void> {
      await db.deleteFrom('challenge').where('purpose', '=', purpose).execute()
    },

    /** Removes every challenge of a person, or those of one purpose. */
    async removeAllOf(personId: number, purpose?: Purpose): Promise<void> {
      const all = db.deleteFrom('challenge').where('person_id', '=', personId)
      await (purpose ? all.where('purpose', '=', purpose) : all).execute()
    },

    async sweep(now: number): Promise<void> {
      await db.deleteFrom('challenge').where('expires_at', '<=', now).execute()
    },
  }
}
