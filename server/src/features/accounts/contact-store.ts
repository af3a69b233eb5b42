import type { Db } from '../../platform/database/schema.ts'

export type ContactStore = ReturnType<typeof contactStore>

/** A message of a visitor of the landing page. */
export type ContactMessage = { name: string; email: string; message: string; writtenAt: number }

/** Messages of the landing page's visitors. This is the only writer of `contact_message`. */
export function contactStore(db: Db) {
  return {
    async add({ writtenAt, ...rest }: ContactMessage): Promise<void> {
      await db
        .insertInto('contact_message')
        .values({ ...rest, written_at: writtenAt })
        .execute()
    },

    /** Deletes the messages that came under this email. */
    async forget(email: string): Promise<void> {
      await db.deleteFrom('contact_message').where('email', '=', email).execute()
    },

    /** The newest messages, newest first. */
    newest: (count: number): Promise<ContactMessage[]> =>
      db
        .selectFrom('contact_message')
        .select(['name', 'email', 'message', 'written_at as writtenAt'])
        .orderBy('id', 'desc')
        .limit(count)
        .execute(),
  }
}
