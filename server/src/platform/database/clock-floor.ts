import type { ClockFloor } from '../clock-trust.ts'
import type { Db } from './schema.ts'

/** Keeps the latest time that was confirmed in the row of the installation. */
export function clockFloor(db: Db): ClockFloor {
  return {
    async read() {
      const row = await db.selectFrom('installation').select('clock_floor').executeTakeFirst()
      return row?.clock_floor ?? null
    },
    async write(confirmed) {
      await db
        .updateTable('installation')
        .set({ clock_floor: Math.floor(confirmed) })
        .execute()
    },
  }
}
