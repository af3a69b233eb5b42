import type { Db } from '../../platform/database/schema.ts'

export type ResetCodeStore = ReturnType<typeof resetCodeStore>

/** Reset codes, at most one a person. This is the only writer of `reset_code`. */
export function resetCodeStore(db: Db) {
  return {
    /** Stores a new code in the place of an older one. */
    async put(code: {
      personId: number
      codeHash: string
      browserHash: string
      askedFrom: string
      expiresAt: number
      tries: number
    }): Promise<void> {
      const row = {
        code_hash: code.codeHash,
        browser_hash: code.browserHash,
        asked_from: code.askedFrom,
        expires_at: code.expiresAt,
        tries_left: code.tries,
      }
      await db
        .insertInto('reset_code')
        .values({ person_id: code.personId, ...row })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
        .execute()
    },

    /** Finds the person whose code this browser asked for. */
    async personOfBrowser(browserHash: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('reset_code')
        .select('person_id')
        .where('browser_hash', '=', browserHash)
        .executeTakeFirst()
      return row?.person_id
    },

    /** Finds the person whose code was last asked for from this address. */
    async personOfAddress(address: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('reset_code')
        .select('person_id')
        .where('asked_from', '=', address)
        .orderBy('expires_at', 'desc')
        .executeTakeFirst()
      return row?.person_id
    },

    /** Uses up one try and returns the hash of the code; undefined when the code is over. */
    async spendTry(personId: number, now: number): Promise<string | undefined> {
      const row = await db
        .updateTable('reset_code')
        .set((set) => ({ tries_left: set('tries_left', '-', 1) }))
        .where('person_id', '=', personId)
        .where('tries_left', '>', 0)
        .where('expires_at', '>', now)
        .returning('code_hash')
        .executeTakeFirst()
      return row?.code_hash
    },

    /** Removes the code; of many calls at once only one gets true. */
    async take(personId: number, codeHash: string): Promise<boolean> {
      const row = await db
        .deleteFrom('reset_code')
        .where('person_id', '=', personId)
        .where('code_hash', '=', codeHash)
        .returning('person_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Voids the code of a person. */
    async forget(personId: number): Promise<void> {
      await db.deleteFrom('reset_code').where('person_id', '=', personId).execute()
    },

    async sweep(now: number): Promise<void> {
      await db.deleteFrom('reset_code').where('expires_at', '<=', now).execute()
    },
  }
}
