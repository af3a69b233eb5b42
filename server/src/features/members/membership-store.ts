import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'

export type MembershipStore = ReturnType<typeof membershipStore>

/** A person as a member of a home. */
export type HomeMember = {
  id: number
  role: Role
  username: string
  email: string
  mobile: string | null
  /** Epoch ms. */
  createdAt: number
  /** 1 when the home has made the account. */
  madeByHome: 0 | 1
}

/** The members of homes with their roles, and the end of a home. */
export function membershipStore(db: Db) {
  return {
    /** All members of a home, the earliest first. */
    of: (homeId: number): Promise<HomeMember[]> =>
      db
        .selectFrom('person')
        .select(['id', 'role', 'username', 'email', 'mobile'])
        .select(['created_at as createdAt', 'made_by_home as madeByHome'])
        .where('home_id', '=', homeId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** Locks the decisions about a home's people until the transaction ends. */
    async lockHome(homeId: number): Promise<void> {
      await db
        .updateTable('home')
        .set((set) => ({ founded_at: set.ref('founded_at') }))
        .where('id', '=', homeId)
        .execute()
    },

    /** Ends all access to a home: of its people, passes and codes. */
    async endHome(homeId: number): Promise<void> {
      for (const table of ['pass', 'join_code', 'person'] as const) {
        await db.deleteFrom(table).where('home_id', '=', homeId).execute()
      }
    },

    /**
     * The homes of which something is left although they are deleted: they have nobody, and the audit log
     * says that somebody has deleted them.
     */
    async endedHomes(): Promise<number[]> {
      const rows = await db
        .selectFrom('home')
        .select('id')
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('person').select('id').whereRef('home_id', '=', 'home.id'))),
        )
        .where(({ or, eb, selectFrom }) =>
          or(
            (['audit', 'audit_pending'] as const).map((log) =>
              eb(
                'id',
                'in',
                // No parameter, so that the index of these entries is used.
                selectFrom(log).select('home_id').where(sql<SqlBool>`event = 'home.deleted'`),
              ),
            ),
          ),
        )
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Removes the rest of a home, with its rooms, scenes and schedules. */
    async removeHome(homeId: number): Promise<void> {
      await db.deleteFrom('home').where('id', '=', homeId).execute()
    },

    async setRole(personId: number, role: Role): Promise<void> {
      await db.updateTable('person').set({ role }).where('id', '=', personId).execute()
    },

    /** Takes an account out of its home; it has this role from now on, and is the person's own. */
    async leaveHome(personId: number, role: Role): Promise<void> {
      await db
        .updateTable('person')
        .set({ home_id: null, role, made_by_home: 0 })
        .where('id', '=', personId)
        .execute()
    },

    /** Lets an account of this role that has no home into one; of many calls at once only one gets true. */
    async enterHome(personId: number, role: Role, homeId: number): Promise<boolean> {
      const row = await db
        .updateTable('person')
        .set({ home_id: homeId })
        .where('id', '=', personId)
        .where('role', '=', role)
        .where('home_id', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
