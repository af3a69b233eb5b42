import type { Db } from '../../platform/database/schema.ts'

export type ResetCodeStore = ReturnType<typeof resetCodeStore>

/**
 * The person who had a reset code sent: anybody who typed the email; the owner, by a browser that has signed
 * in before or with a key from a mail; or the operator, who hands it over.
 */
export type ResetCodeAsker = 'stranger' | 'owner' | 'operator'

/** A code of one person for one browser. */
export type ResetCodeId = { personId: number; browserHash: string }

/** Reset codes, at most one for a person and a browser. This is the only writer of `reset_code`. */
export function resetCodeStore(db: Db) {
  const alive = (now: number) =>
    db
      .selectFrom('reset_code')
      .select(['person_id as personId', 'browser_hash as browserHash'])
      .where('tries_left', '>', 0)
      .where('expires_at', '>', now)
      .orderBy('expires_at', 'desc')

  return {
    /** Stores a new code in the place of an older one for the same browser. */
    async put(
      code: ResetCodeId & {
        codeHash: string
        askedBy: ResetCodeAsker
        askedFrom: string
        expiresAt: number
        tries: number
      },
    ): Promise<void> {
      const row = {
        code_hash: code.codeHash,
        asked_by: code.askedBy,
        asked_from: code.askedFrom,
        expires_at: code.expiresAt,
        tries_left: code.tries,
      }
      await db
        .insertInto('reset_code')
        .values({ person_id: code.personId, browser_hash: code.browserHash, ...row })
        .onConflict((conflict) => conflict.columns(['person_id', 'browser_hash']).doUpdateSet(row))
        .execute()
    },

    /** The newest code that this browser asked for; only of this person, if one is given. */
    ofBrowser(browserHash: string, personId: number | undefined, now: number) {
      const found = alive(now).where('browser_hash', '=', browserHash)
      return (
        personId === undefined ? found : found.where('person_id', '=', personId)
      ).executeTakeFirst()
    },

    /** The newest code that a stranger asked for from this address; only of this person, if one is given. */
    ofAddress(address: string, personId: number | undefined, now: number) {
      const found = alive(now).where('asked_from', '=', address).where('asked_by', '=', 'stranger')
      return (
        personId === undefined ? found : found.where('person_id', '=', personId)
      ).executeTakeFirst()
    },

    /** The newest code that the operator has made for a person. */
    ofOperator: (personId: number, now: number) =>
      alive(now)
        .where('person_id', '=', personId)
        .where('asked_by', '=', 'operator')
        .executeTakeFirst(),

    /** The code of a person that ends last: where it was asked for, and its end (epoch ms). */
    lastOf: (personId: number) =>
      db
        .selectFrom('reset_code')
        .select(['asked_from as askedFrom', 'expires_at as expiresAt'])
        .where('person_id', '=', personId)
        .orderBy('expires_at', 'desc')
        .executeTakeFirst(),

    /**
     * Uses up one try and returns the hash of the code; undefined when the code is over.
     * @param kept so many tries are not for this caller.
     */
    async spendTry(
      { personId, browserHash }: ResetCodeId,
      kept: number,
      now: number,
    ): Promise<string | undefined> {
      const row = await db
        .updateTable('reset_code')
        .set((set) => ({ tries_left: set('tries_left', '-', 1) }))
        .where('person_id', '=', personId)
        .where('browser_hash', '=', browserHash)
        .where('tries_left', '>', kept)
        .where('expires_at', '>', now)
        .returning('code_hash')
        .executeTakeFirst()
      return row?.code_hash
    },

    /** Removes the code; of many calls at once only one gets true. */
    async take({ personId, browserHash }: ResetCodeId, codeHash: string): Promise<boolean> {
      const row = await db
        .deleteFrom('reset_code')
        .where('person_id', '=', personId)
        .where('browser_hash', '=', browserHash)
        .where('code_hash', '=', codeHash)
        .returning('person_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Voids the codes of a person. */
    async forget(personId: number): Promise<void> {
      await db.deleteFrom('reset_code').where('person_id', '=', personId).execute()
    },

    async sweep(now: number): Promise<void> {
      await db.deleteFrom('reset_code').where('expires_at', '<=', now).execute()
    },
  }
}
