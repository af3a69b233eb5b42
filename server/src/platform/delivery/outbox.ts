import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import { type IdSpan, lookThrough, newestId } from '../database/look-through.ts'
import type { Db } from '../database/schema.ts'
import type { Letter } from './letter.ts'

export type Outbox = ReturnType<typeof openOutbox>

/** How long a letter that no carrier takes is kept, ms. */
const keepMs = 7 * 24 * 3_600_000

/** A letter in the outbox. */
export type StoredLetter = Letter & { id: number; writtenAt: number }

/** Letters that are on their way, or wait for the operator to read them (`npm run outbox`). */
export function openOutbox(db: Db, clock: Clock) {
  return {
    async add(letter: Letter): Promise<number> {
      const { id } = await db
        .insertInto('outbox')
        .values({ ...letter, written_at: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async remove(id: number): Promise<void> {
      await db.deleteFrom('outbox').where('id', '=', id).execute()
    },

    /** The newest letters, newest first. */
    newest: (count: number): Promise<StoredLetter[]> =>
      db
        .selectFrom('outbox')
        .select(['id', 'channel', 'recipient', 'subject', 'body', 'written_at as writtenAt'])
        .orderBy('id', 'desc')
        .limit(count)
        .execute(),

    newestId: () => newestId(db, 'outbox'),

    /** The next page of the letters to one of these addresses, without their texts. */
    pageTo: (recipients: readonly string[], span: IdSpan) =>
      lookThrough(db, 'outbox', span, ({ after, until }, most) =>
        db
          .selectFrom('outbox')
          .select(['id', 'channel', 'recipient', 'subject', 'written_at as writtenAt'])
          .where('recipient', 'in', recipients)
          .where('id', '>', after)
          .where('id', '<=', until)
          .orderBy('id')
          .limit(most)
          .execute(),
      ),

    /** Deletes the letters to a person, and those that contain the email. */
    async forget({ email, mobile }: { email: string; mobile: string | null }): Promise<void> {
      const named = `%${email.replace(/[\\%_]/g, '\\$&')}%`
      await db
        .deleteFrom('outbox')
        .where((on) =>
          on.or([
            on('recipient', 'in', mobile === null ? [email] : [email, mobile]),
            sql<boolean>`lower(body) like ${named} escape '\\'`,
          ]),
        )
        .execute()
    },

    /** Deletes old letters: they may contain codes and names. */
    async sweep(): Promise<void> {
      await db
        .deleteFrom('outbox')
        .where('written_at', '<=', clock.now() - keepMs)
        .execute()
    },
  }
}
