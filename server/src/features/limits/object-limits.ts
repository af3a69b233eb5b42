import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import type { ObjectLimit, Quotas } from './quotas.ts'

export type ObjectReader = ReturnType<typeof objectReader>

/** The server itself, where a number is not one of a home or a person. */
export const wholeServer = 0

type Counted = (of: number) => RawBuilder<{ count: number }>

const countOf: Record<ObjectLimit, Counted> = {
  roomsMax: (home) => sql`select count(*) as count from room where home_id = ${home}`,
  devicesMax: (home) => sql`select count(*) as count from device where home_id = ${home}`,
  familyMax: (home) =>
    sql`select count(*) as count from person where home_id = ${home} and role <> 'guest'`,
  guestsMax: (home) =>
    sql`select count(*) as count from person where home_id = ${home} and role = 'guest'`,
  joinCodesMax: (home) => sql`select count(*) as count from join_code where home_id = ${home}`,
  favouritesMax: (person) =>
    sql`select count(*) as count from favourite where person_id = ${person}`,
  homesMax: () => sql`select count(*) as count from home`,
  peopleMax: () => sql`select count(*) as count from person`,
  contactMessagesMax: () => sql`select count(*) as count from contact_message`,
}

const ofHomes: ReadonlySet<ObjectLimit> = new Set<ObjectLimit>([
  ...(['roomsMax', 'devicesMax', 'familyMax', 'guestsMax', 'joinCodesMax'] as const),
])

/** How many there are of whatever has a largest number. */
export function objectReader(db: Db) {
  return {
    /** In a transaction nobody adds to those of the same home meanwhile. */
    async count(name: ObjectLimit, of: number): Promise<number> {
      if (ofHomes.has(name)) {
        await sql`update home set founded_at = founded_at where id = ${of}`.execute(db)
      }
      const { rows } = await countOf[name](of).execute(db)
      return Number(rows[0]?.count ?? 0)
    },
  }
}

/**
 * Expects that there may be one more of something of a home, a person, or the server.
 * @throws Refusal 'quota_full'.
 */
export async function expectRoomFor(
  { quotas, objects }: { quotas: Pick<Quotas, 'expectRoom'>; objects: ObjectReader },
  name: ObjectLimit,
  of: number,
): Promise<void> {
  quotas.expectRoom(name, of, await objects.count(name, of))
}
