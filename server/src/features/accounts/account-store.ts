import type { Db } from '../../platform/database/schema.ts'

export type AccountStore = ReturnType<typeof accountStore>

/** Accounts as the operator looks after them: the only writer of `person.disabled_at`. */
export function accountStore(db: Db) {
  return {
    async setDisabled(personId: number, since: number | null): Promise<void> {
      await db
        .updateTable('person')
        .set({ disabled_at: since })
        .where('id', '=', personId)
        .execute()
    },

    /** Everybody there is, the oldest account first. */
    all: () =>
      db
        .selectFrom('person')
        .select(['id', 'home_id', 'role', 'username', 'email', 'created_at', 'disabled_at'])
        .orderBy('id')
        .execute(),
  }
}
