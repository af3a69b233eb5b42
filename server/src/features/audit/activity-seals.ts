import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Db, Schema } from '../../platform/database/schema.ts'
import { keyedFingerprint } from '../../platform/random.ts'

/*
 * The changes that devices make without being asked stand in a table of their own, whose newest rows
 * still count further changes. Once a day can get no more of them, the audit log keeps a
 * keyed digest of it. `npm run audit:verify` makes the digests again and compares.
 */

/** How many changes a home had, and the digest of them. */
export type HomeSeal = [home: number, rows: number, digest: string]

/** Homes that had changes on a day in UTC, by its beginning (epoch ms). A day may have several entries. */
export type DaySeal = { day: number; homes: HomeSeal[] }

export const dayMs = 24 * 3_600_000

/** How long a day is left open after its end: a server that could not reach the database may still add to it, ms. */
const openMs = dayMs

/** How many rows are read at once. */
const rowsMost = 500

/** The event whose detail is a DaySeal. */
const sealing = 'activity.sealed'

/** No parameter, so that the index of these entries is used. */
const isSealing = sql<SqlBool>`event = 'activity.sealed'`

/** The seals that an entry holds. Its link was checked, so its detail is what a server wrote. */
export const daySealIn = ({
  event,
  detail,
}: {
  event: string
  detail: string
}): DaySeal | undefined => (event === sealing ? JSON.parse(detail) : undefined)

/** Seals what a home had on a day. */
export async function sealHome(db: Db, key: Buffer, home: number, day: number): Promise<HomeSeal> {
  let count = 0
  let digest = ''
  let last: Selectable<Schema['activity']> | undefined
  for (;;) {
    const rows = await db
      .selectFrom('activity')
      .selectAll()
      .where('home_id', '=', home)
      .where('at', '>=', last?.at ?? day)
      .where('at', '<', day + dayMs)
      .$if(last !== undefined, (rest) =>
        rest.where(
          sql<SqlBool>`(at, device_id, part) > (${last?.at}, ${last?.device_id}, ${last?.part})`,
        ),
      )
      .orderBy('at')
      .orderBy('device_id')
      .orderBy('part')
      .limit(rowsMost)
      .execute()
    for (const row of rows) digest = withRow(key, digest, row)
    count += rows.length
    last = rows.at(-1)
    if (rows.length < rowsMost) return [home, count, digest]
  }
}

function withRow(key: Buffer, digest: string, row: Selectable<Schema['activity']>): string {
  const { home_id, device_id, part, at, value, cause, count, last_at } = row
  const parts = [digest, home_id, device_id, part, at, value, cause, count, last_at]
  return keyedFingerprint(key, JSON.stringify(parts))
}

export type ActivitySeals = ReturnType<typeof activitySeals>

/** Finds the days that are to be sealed. */
export function activitySeals(db: Db, key: Buffer) {
  /**
   * The newest day by now that has a seal; those that wait for their link are newer than the others. A
   * day that is yet to come was sealed while the clock was ahead.
   */
  async function lastDay(now: number): Promise<number | undefined> {
    for (const table of ['audit_pending', 'audit'] as const) {
      const sealings = db
        .selectFrom(table)
        .select(['id', 'event', 'detail'])
        .where(isSealing)
        .orderBy('id', 'desc')
        .limit(1)
      let entry = await sealings.executeTakeFirst()
      while (entry) {
        const day = daySealIn(entry)?.day
        if (day !== undefined && day <= now) return day
        entry = await sealings.where('id', '<', entry.id).executeTakeFirst()
      }
    }
    return undefined
  }

  /** The first change of each home since an instant. */
  const firstOfHomes = (since: number) =>
    db
      .selectFrom('home')
      .select((home) => [
        'home.id',
        home
          .selectFrom('activity')
          .select('activity.at')
          .whereRef('activity.home_id', '=', 'home.id')
          .where('activity.at', '>=', since)
          .orderBy('activity.at')
          .limit(1)
          .as('first'),
      ])
      .execute()

  return {
    /** The first day that has changes, has ended long enough before `now`, and is not sealed yet. */
    async next(now: number): Promise<DaySeal | undefined> {
      const last = await lastDay(now)
      const homes = (await firstOfHomes(last === undefined ? 0 : last + dayMs)).flatMap(
        ({ id, first }) => (first === null ? [] : [{ id, first }]),
      )
      if (homes.length === 0) return undefined
      const first = Math.min(...homes.map((home) => home.first))
      const day = first - (first % dayMs)
      if (day + dayMs + openMs > now) return undefined
      const seals: HomeSeal[] = []
      for (const home of homes) {
        if (home.first < day + dayMs) seals.push(await sealHome(db, key, home.id, day))
      }
      return { day, homes: seals }
    },
  }
}
