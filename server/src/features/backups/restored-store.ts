import type { Db } from '../../platform/database/schema.ts'
import { type Ending, endingEvents, endingIn } from './endings.ts'

export type RestoredStore = ReturnType<typeof restoredStore>

/** How many entries of the audit log one statement looks through: others wait no longer. */
const lookedThrough = 10_000

/** When this home was restored, and what has ended since the endings were noted last. */
export function restoredStore(db: Db) {
  return {
    /** When it was restored last, epoch ms; 0 for never. */
    async at(): Promise<number> {
      const row = await db.selectFrom('installation').select('restored_at').executeTakeFirst()
      return row?.restored_at ?? 0
    },

    /** Up to which entry of the audit log endings are noted. */
    async notedUpTo(): Promise<number> {
      const row = await db.selectFrom('installation').select('endings_noted').executeTakeFirst()
      return row?.endings_noted ?? 0
    },

    async setNoted(upTo: number): Promise<void> {
      await db.updateTable('installation').set({ endings_noted: upTo }).execute()
    },

    /** The endings in some entries after this one; `upTo` is the last of them, the same where there is none. */
    async endingsAfter(id: number): Promise<{ endings: Ending[]; upTo: number }> {
      const head = await db.selectFrom('audit_head').select('count').executeTakeFirst()
      const upTo = Math.min(head?.count ?? 0, id + lookedThrough)
      if (upTo <= id) return { endings: [], upTo: id }
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .where('id', '>', id)
        .where('id', '<=', upTo)
        .where('event', 'in', endingEvents)
        .orderBy('id')
        .execute()
      return { endings: rows.flatMap(endingIn), upTo }
    },
  }
}
