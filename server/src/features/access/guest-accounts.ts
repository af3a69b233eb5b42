import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/schema.ts'
import type { Grant } from './grant.ts'
import { windowsOf } from './grant-rows.ts'

/** A room, a device or one pin of it that somebody may reach; all null for the whole home. */
type NamedPlace = {
  roomId: number | null
  roomName: string | null
  deviceIdentifier: string | null
  deviceName: string | null
  /** Null for the whole device. */
  pin: PinKey | null
  pinName: string | null
  /** Where that device, or that pin of it, is at this moment. */
  deviceRoomId: number | null
  deviceRoomName: string | null
}

/** The terms of a guest or a pass, as the home's managers see them. */
export type NamedTerms = Pick<Grant, 'startAt' | 'expiresAt' | 'right'> & {
  /** Empty once every room and device that the access was to is deleted: both times are 0 then. */
  places: NamedPlace[]
  windows: WeeklyWindow[]
  /** Since when it is paused, epoch ms; null while it is not. */
  pausedAt: number | null
}

/** All that somebody was given: the terms that end last, and those for other times. */
export type NamedAccess = NamedTerms & { more: NamedTerms[] }

/** A guest, as the home's managers see it. */
export type GuestAccount = NamedAccess & {
  personId: number
  username: string
  email: string
  /** Whether somebody came with it; it stays theirs when they are taken out of the home. */
  isOwnAccount: boolean
}

/** The columns of grants with the names of their places, for a statement with `access` and `namedAccessJoins`. */
export const namedAccessColumns = sql`access.scope, access.room_id as "roomId",
  room.name as "roomName", device.identifier as "deviceIdentifier", device.name as "deviceName",
  access.pin, coalesce(pin.name, pin.declared_name) as "pinName", device_room.id as "deviceRoomId",
  device_room.name as "deviceRoomName", access.access_right as "right", access.start_at as "startAt",
  access.expires_at as "expiresAt", access.windows, access.paused_at as "pausedAt"`

/** Joins `access` (of `access_grant` or `join_code_grant`) with its room, device and pin, and with where that is. */
export const namedAccessJoins = sql`
  left join room on room.id = access.room_id
  left join device on device.id = access.device_id
  left join pin on pin.device_id = access.device_id and pin.key = access.pin
  left join room as device_room on device_room.id = coalesce(pin.room_id, device.room_id)`

/** A row of `namedAccessColumns`; the grant itself may be missing. */
export type NamedAccessRow = NamedPlace & {
  scope: string | null
  right: Grant['right'] | null
  startAt: number | null
  expiresAt: number | null
  windows: string | null
  pausedAt: number | null
}

/** A grant with the names of its places, as it is stored. */
export type NamedGrant = NamedPlace & {
  right: Grant['right']
  startAt: number
  expiresAt: number
  /** As JSON. */
  windows: string
  pausedAt: number | null
}

/** The grants of a person, in the order in which they were given. */
export async function namedGrantsOf(db: Db, personId: number): Promise<NamedGrant[]> {
  const { rows } = await sql<NamedGrant>`
    select ${namedAccessColumns}
    from access_grant as access
    ${namedAccessJoins}
    where access.person_id = ${personId}
    order by access.id`.execute(db)
  return rows
}

/** The access in these rows of one holder: rows alike in all but the place are one. */
export function namedAccessIn(rows: readonly NamedAccessRow[]): NamedAccess {
  const given = [...Map.groupBy(rows, alike).values()]
    .map(termsIn)
    .sort((one, other) => other.expiresAt - one.expiresAt)
  const [first = termsIn([]), ...more] = given
  return { ...first, more }
}

/** The whole home has no places beside it. */
const alike = ({ scope, right, startAt, expiresAt, windows, pausedAt }: NamedAccessRow) =>
  JSON.stringify([scope === 'home', right, startAt, expiresAt, windows, pausedAt])

function termsIn(rows: readonly NamedAccessRow[]): NamedTerms {
  const [first] = rows
  const places = rows.filter(({ scope }) => scope !== null)
  return {
    places: places.map((place) => ({
      roomId: place.roomId,
      roomName: place.roomName,
      deviceIdentifier: place.deviceIdentifier,
      deviceName: place.deviceName,
      pin: place.pin,
      pinName: place.pinName,
      deviceRoomId: place.deviceRoomId,
      deviceRoomName: place.deviceRoomName,
    })),
    startAt: first?.startAt ?? 0,
    expiresAt: first?.expiresAt ?? 0,
    right: first?.right ?? 'switch',
    windows: windowsOf(first?.windows ?? null),
    pausedAt: first?.pausedAt ?? null,
  }
}

/** The guests of a home, or one of them, soonest expiry first. */
export async function guestAccounts(
  db: Db,
  homeId: number,
  personId?: number,
): Promise<GuestAccount[]> {
  const { rows } = await sql<
    NamedAccessRow & { personId: number; username: string; email: string; madeByHome: number }
  >`
    select person.id as "personId", person.username, person.email,
      person.made_by_home as "madeByHome", ${namedAccessColumns}
    from person
    left join access_grant as access on access.person_id = person.id
    ${namedAccessJoins}
    where person.home_id = ${homeId} and person.role = 'guest'
      ${personId === undefined ? sql`` : sql`and person.id = ${personId}`}
    order by access.expires_at, person.id, access.id`.execute(db)
  const ofPeople = Map.groupBy(rows, (row) => row.personId)
  const guests = [...ofPeople.values()].flatMap((ofOne) => {
    const [first] = ofOne
    if (!first) return []
    const { username, email, madeByHome } = first
    const person = { personId: first.personId, username, email, isOwnAccount: madeByHome === 0 }
    return { ...person, ...namedAccessIn(ofOne) }
  })
  return guests.sort((one, other) => one.expiresAt - other.expiresAt)
}

/** The ids of the guests whose time is over: for `in`. */
export const expiredGuestIds = (db: Db, now: number) =>
  db
    .selectFrom('access_grant')
    .innerJoin('person', 'person.id', 'access_grant.person_id')
    .select('person.id')
    .where('person.role', '=', 'guest')
    .groupBy('person.id')
    .having(({ fn }) => fn.max('access_grant.expires_at'), '<=', now)
