import type { Db } from '../../platform/database/schema.ts'
import { effectiveTimeZone } from '../access/grant-rows.ts'

export type HomeStore = ReturnType<typeof homeStore>

/** What people have set of their home. This is the only writer of these columns. */
export function homeStore(db: Db) {
  const find = (homeId: number) =>
    db
      .selectFrom('home')
      .select(['name', 'time_zone as timeZone'])
      .where('id', '=', homeId)
      .executeTakeFirst()

  return {
    /** The name is empty while nobody has given it one; the time zone is the server's while nobody has set it. */
    async settingsOf(homeId: number): Promise<{ name: string; timeZone: string }> {
      const row = await find(homeId)
      return { name: row?.name ?? '', timeZone: effectiveTimeZone(row?.timeZone ?? null) }
    },

    async rename(homeId: number, name: string): Promise<void> {
      await db.updateTable('home').set({ name }).where('id', '=', homeId).execute()
    },

    /** @param timeZone IANA name */
    async setTimeZone(homeId: number, timeZone: string): Promise<void> {
      await db.updateTable('home').set({ time_zone: timeZone }).where('id', '=', homeId).execute()
    },
  }
}
