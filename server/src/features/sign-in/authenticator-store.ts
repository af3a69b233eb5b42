import type { Db } from '../../platform/database/schema.ts'

export type AuthenticatorStore = ReturnType<typeof authenticatorStore>

/** No code is of a step so much later than the present one. */
const aheadSteps = 10

/** The authenticator apps. This is the only writer of `recovery_code` and of the `totp_` columns of `person`. */
export function authenticatorStore(db: Db) {
  return {
    /** A person's app: its secret, sealed, and since when it counts (epoch ms; null while it does not). */
    of: (personId: number) =>
      db
        .selectFrom('person')
        .select(['totp_secret as sealedSecret', 'totp_since as since'])
        .where('id', '=', personId)
        .executeTakeFirst(),

    /** Stores a secret that does not count yet, unless another one counts; returns whether it was stored. */
    async begin(personId: number, sealedSecret: string): Promise<boolean> {
      const row = await db
        .updateTable('person')
        .set({ totp_secret: sealedSecret })
        .where('id', '=', personId)
        .where('totp_since', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Makes the secret count if it still is this one; of many calls at once only one gets true. */
    async confirm(
      personId: number,
      sealedSecret: string,
      step: number,
      now: number,
    ): Promise<boolean> {
      const row = await db
        .updateTable('person')
        .set({ totp_since: now, totp_last_step: step })
        .where('id', '=', personId)
        .where('totp_secret', '=', sealedSecret)
        .where('totp_since', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /**
     * Uses up a time step and all before it; of many calls at once only one gets true. A later step was used
     * while the clock was ahead, and its code is not asked for now.
     */
    async spendStep(personId: number, step: number): Promise<boolean> {
      const row = await db
        .updateTable('person')
        .set({ totp_last_step: step })
        .where('id', '=', personId)
        .where('totp_since', 'is not', null)
        .where(({ eb, or }) =>
          or([eb('totp_last_step', '<', step), eb('totp_last_step', '>', step + aheadSteps)]),
        )
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Turns the app off and deletes the recovery codes. */
    async turnOff(personId: number): Promise<void> {
      await db
        .updateTable('person')
        .set({ totp_secret: null, totp_since: null, totp_last_step: null })
        .where('id', '=', personId)
        .execute()
      await db.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
    },

    /** Replaces the recovery codes. */
    async putRecoveryCodes(personId: number, hashes: readonly string[]): Promise<void> {
      await db.deleteFrom('recovery_code').where('person_id', '=', personId).execute()
      await db
        .insertInto('recovery_code')
        .values(hashes.map((code_hash) => ({ person_id: personId, code_hash })))
        .execute()
    },

    /** Deletes a recovery code; of many calls at once only one gets true. */
    async takeRecoveryCode(personId: number, hash: string): Promise<boolean> {
      const row = await db
        .deleteFrom('recovery_code')
        .where('person_id', '=', personId)
        .where('code_hash', '=', hash)
        .returning('person_id')
        .executeTakeFirst()
      return row !== undefined
    },

    async recoveryCodesLeft(personId: number): Promise<number> {
      const { count } = await db
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow()
      return count
    },
  }
}
