import type { Db } from '../../../platform/database/schema.ts'

export type ErasedDeviceStore = ReturnType<typeof erasedDeviceStore>

/** The names by which the history knows deleted devices, until it has forgotten them. */
export function erasedDeviceStore(db: Db) {
  return {
    /** Those whose history is not forgotten yet. */
    async waiting(): Promise<string[]> {
      const rows = await db
        .selectFrom('erased_device')
        .select('history_id')
        .where('is_forgotten', '=', 0)
        .limit(1_000)
        .execute()
      return rows.map((row) => row.history_id)
    },

    async markForgotten(historyIds: readonly string[]): Promise<void> {
      if (historyIds.length === 0) return
      await db
        .updateTable('erased_device')
        .set({ is_forgotten: 1 })
        .where('history_id', 'in', historyIds)
        .execute()
    },

    /** The ones among these that somebody has deleted. */
    async among(historyIds: readonly string[]): Promise<string[]> {
      if (historyIds.length === 0) return []
      const rows = await db
        .selectFrom('erased_device')
        .select('history_id')
        .where('history_id', 'in', historyIds)
        .execute()
      return rows.map((row) => row.history_id)
    },

    /** Gives up those that were erased before an instant (epoch ms), and forgotten. */
    async sweep(before: number): Promise<void> {
      await db
        .deleteFrom('erased_device')
        .where('is_forgotten', '=', 1)
        .where('erased_at', '<', before)
        .execute()
    },
  }
}
