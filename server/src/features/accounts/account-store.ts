import type { Db } from '../../platform/database/schema.ts'
import type { StoredPerson } from '../identity/person-store.ts'

export type AccountStore = ReturnType<typeof accountStore>

/** An account, as the operator sees it. */
type ListedAccount = Pick<
  StoredPerson,
  'id' | 'homeId' | 'role' | 'username' | 'email' | 'createdAt' | 'disabledAt'
>

/** Accounts, as the operator looks after them. This is the only writer of `person.disabled_at`. */
export function accountStore(db: Db) {
  return {
    /** Closes an account from this instant (epoch ms), or opens it again with null. */
    async setDisabled(personId: number, since: number | null): Promise<void> {
      await db
        .updateTable('person')
        .set({ disabled_at: since })
        .where('id', '=', personId)
        .execute()
    },

    /**
     * The operators' accounts, and whether each is open. None of them ceases to be one, or is closed, until
     * the transaction ends; others may become one meanwhile.
     */
    async lockOperators(): Promise<{ id: number; isOpen: boolean }[]> {
      const rows = await db
        .updateTable('person')
        .set({ role: 'super_admin' })
        .where('role', '=', 'super_admin')
        .returning(['id', 'disabled_at as disabledAt'])
        .execute()
      return rows.map(({ id, disabledAt }) => ({ id, isOpen: disabledAt === null }))
    },

    /** All accounts, the oldest first. */
    all: (): Promise<ListedAccount[]> =>
      db
        .selectFrom('person')
        .select([
          'id',
          'home_id as homeId',
          'role',
          'username',
          'email',
          'created_at as createdAt',
          'disabled_at as disabledAt',
        ])
        .orderBy('id')
        .execute(),
  }
}
