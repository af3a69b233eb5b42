import type { Db } from '../../platform/database/schema.ts'

export type ContactStore = ReturnType<typeof contactStore>

/** Messages of the landing page's visitors: the only writer of `contact_message`. */
export function contactStore(db: Db) {
  return {
    async add(message: {
      name: string
      email: string
      message: string
      writtenAt: number
    }): Promise<void> {
      const { writtenAt, ...rest } = message
      await db
        .insertInto('contact_message')
        .values({ ...rest, written_at: writtenAt })
        .execute()
    },

    /** Forgets what somebody has written under this email. */
    async forget(email: string): Promise<void> {
      await db.deleteFrom('contact_message').where('email', '=', email).execute()
    },

    newest: (count: number) =>
      db.selectFrom('contact_message').selectAll().orderBy('id', 'desc').limit(count).execute(),
  }
}
