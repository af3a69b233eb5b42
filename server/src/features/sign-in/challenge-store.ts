import type { Db, Schema } from '../../platform/database/schema.ts'

export type ChallengeStore = ReturnType<typeof challengeStore>

type Purpose = Schema['challenge']['purpose']

/** What somebody was asked and has yet to answer: the only writer of `challenge`. */
export function challengeStore(db: Db) {
  return {
    async put(challenge: {
      hash: string
      purpose: Purpose
      /** Who is to answer; null where anybody may. */
      personId: number | null
      /** JSON, of the purpose. */
      detail: string | null
      expiresAt: number
      tries: number
    }): Promise<void> {
      await db
        .insertInto('challenge')
        .values({
          challenge_hash: challenge.hash,
          purpose: challenge.purpose,
          person_id: challenge.personId,
          detail: challenge.detail,
          expires_at: challenge.expiresAt,
          tries_left: challenge.tries,
        })
        .execute()
    },

    /** Uses up one try; undefined when there is no such challenge any more. */
    spendTry: (purpose: Purpose, hash: string, now: number) =>
      db
        .updateTable('challenge')
        .set((set) => ({ tries_left: set('tries_left', '-', 1) }))
        .where('challenge_hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('tries_left', '>', 0)
        .where('expires_at', '>', now)
        .returning(['person_id', 'detail'])
        .executeTakeFirst(),

    /** Takes a challenge away; of many takers at once only one gets it. */
    async take(purpose: Purpose, hash: string, now: number) {
      const row = await db
        .deleteFrom('challenge')
        .where('challenge_hash', '=', hash)
        .where('purpose', '=', purpose)
        .returning(['person_id', 'expires_at'])
        .executeTakeFirst()
      return row && row.expires_at > now ? { personId: row.person_id } : undefined
    },

    /** Takes away all that a person was asked. */
    async takeAllOf(personId: number): Promise<void> {
      await db.deleteFrom('challenge').where('person_id', '=', personId).execute()
    },

    async sweep(now: number): Promise<void> {
      await db.deleteFrom('challenge').where('expires_at', '<=', now).execute()
    },
  }
}
