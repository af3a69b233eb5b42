import type { Role } from '@roomwire/contracts/vocabulary/role.ts'
import type { Db } from '../../platform/database/schema.ts'

export type MembershipStore = ReturnType<typeof membershipStore>

/** Who belongs to a home and as what, once they have an account; and the end of a home. */
export function membershipStore(db: Db) {
  return {
    /** Everybody of a home, the longest there first. */
    of: (homeId: number) =>
      db
        .selectFrom('person')
        .select(['id', 'role', 'username', 'email', 'mobile', 'created_at'])
        .where('home_id', '=', homeId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** Until the transaction ends nobody else who asks for it decides about this home's people. */
    async lockHome(homeId: number): Promise<void> {
      await db
        .updateTable('home')
        .set((set) => ({ founded_at: set.ref('founded_at') }))
        .where('id', '=', homeId)
        .execute()
    },

    /** Takes everything in it along: rooms, devices, people. */
    async removeHome(homeId: number): Promise<void> {
      await db.deleteFrom('home').where('id', '=', homeId).execute()
    },

    async setRole(personId: number, role: Role): Promise<void> {
      await db.updateTable('person').set({ role }).where('id', '=', personId).execute()
    },

    /** Lets an account of this role that has no home into one; of many at once only one gets true. */
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
