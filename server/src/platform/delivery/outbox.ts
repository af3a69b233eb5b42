import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/schema.ts'
import type { Letter } from './letter.ts'

export type Outbox = ReturnType<typeof openOutbox>

/** How long a letter that nobody takes is kept, ms. */
const keepMs = 7 * 24 * 3_600_000

/** Letters on their way, or waiting to be read by the operator (`npm run outbox`). */
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
    newest: (count: number) =>
      db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(count).execute(),

    /** Forgets the letters to somebody, and those that name their email. */
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

    /** Forgets old letters: they may carry codes and names. */
    async sweep(): Promise<void> {
      await db
        .deleteFrom('outbox')
        .where('written_at', '<=', clock.now() - keepMs)
        .execute()
    },
  }
}
