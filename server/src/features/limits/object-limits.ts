import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import type { ObjectLimit, Quotas } from './quotas.ts'

export type ObjectReader = ReturnType<typeof objectReader>

/** The server itself, where a number is not one of a home or a person. */
export const wholeServer = 0

type Of = 'home' | 'person' | 'server'
type Counted = (of: number) => RawBuilder<{ count: number }>

/** The owner of each number, and how it is counted. */
const counts: Record<ObjectLimit, { of: Of; count: Counted }> = {
  roomsMax: {
    of: 'home',
    count: (id) => sql`select count(*) as count from room where home_id = ${id}`,
  },
  photosMax: {
    of: 'home',
    count: (id) => sql`select count(*) as count from room_photo
      inner join room on room.id = room_photo.room_id where room.home_id = ${id}`,
  },
  devicesMax: {
    of: 'home',
    count: (id) => sql`select count(*) as count from device where home_id = ${id}`,
  },
  familyMax: {
    of: 'home',
    count: (id) =>
      sql`select count(*) as count from person where home_id = ${id} and role <> 'guest'`,
  },
  guestsMax: {
    of: 'home',
    count: (id) =>
      sql`select count(*) as count from person where home_id = ${id} and role = 'guest'`,
  },
  joinCodesMax: {
    of: 'home',
    count: (id) => sql`select count(*) as count from join_code where home_id = ${id}`,
  },
  favouritesMax: {
    of: 'person',
    count: (id) => sql`select count(*) as count from favourite where person_id = ${id}`,
  },
  homesMax: { of: 'server', count: () => sql`select count(*) as count from home` },
  peopleMax: { of: 'server', count: () => sql`select count(*) as count from person` },
  contactMessagesMax: {
    of: 'server',
    count: () => sql`select count(*) as count from contact_message`,
  },
}

/** Changes nothing, and locks the owner's row until the transaction ends. */
const locks: Record<Of, (id: number) => RawBuilder<unknown>> = {
  home: (id) => sql`update home set founded_at = founded_at where id = ${id}`,
  person: (id) => sql`update person set created_at = created_at where id = ${id}`,
  server: () => sql`update installation set created_at = created_at where id = 1`,
}

/** Counts the objects that have a largest number. */
export function objectReader(db: Db) {
  return {
    /**
     * Counts objects: in a transaction nobody adds to them meanwhile. Count those of the server before those
     * of a home: else two could wait for each other.
     */
    async count(name: ObjectLimit, id: number): Promise<number> {
      const { of, count } = counts[name]
      await locks[of](id).execute(db)
      const { rows } = await count(id).execute(db)
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
