import type { Db } from '../../platform/database/schema.ts'

export type HomeStore = ReturnType<typeof homeStore>

/** What people have set of their home. This is the only writer of these columns. */
export function homeStore(db: Db) {
  return {
    /** Empty while nobody has given it one. */
    async nameOf(homeId: number): Promise<string> {
      const row = await db
        .selectFrom('home')
        .select('name')
        .where('id', '=', homeId)
        .executeTakeFirst()
      return row?.name ?? ''
    },

    async rename(homeId: number, name: string): Promise<void> {
      await db.updateTable('home').set({ name }).where('id', '=', homeId).execute()
    },
  }
}
