import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
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

/** What somebody was given for one time, as the home's managers see it. */
export type NamedTerms = Pick<Grant, 'startAt' | 'expiresAt' | 'right'> & {
  /** Empty once every room and device that the access was to is deleted: both times are 0 then. */
  places: NamedPlace[]
  windows: WeeklyWindow[]
  /** Since when it is paused, epoch ms; null while it is not. */
  pausedAt: number | null
}

/** What somebody was given: what ends last, and beside it what is for other times. */
export type NamedAccess = NamedTerms & { further: NamedTerms[] }

/** A guest, as the home's managers see it. */
export type GuestAccount = NamedAccess & {
  personId: number
  username: string
  email: string
  /** Whether somebody came with it; it stays theirs when they are taken out of the home. */
  isOwnAccount: boolean
}

/** The columns of grants with the names of their places: `access`, `room`, `device`, `pin` and `device_room`. */
export const namedAccessColumns = [
  'access.scope',
  'access.room_id as roomId',
  'room.name as roomName',
  'device.identifier as deviceIdentifier',
  'device.name as deviceName',
  'access.pin',
  'pin.name as pinName',
  'device_room.id as deviceRoomId',
  'device_room.name as deviceRoomName',
  'access.access_right as right',
  'access.start_at as startAt',
  'access.expires_at as expiresAt',
  'access.windows',
  'access.paused_at as pausedAt',
] as const

type AccessRow = NamedPlace & {
  scope: string | null
  right: Grant['right'] | null
  startAt: number | null
  expiresAt: number | null
  windows: string | null
  pausedAt: number | null
}

/** The access in these rows, of one holder: what is given alike is one. */
export function namedAccessIn(rows: readonly AccessRow[]): NamedAccess {
  const given = [...Map.groupBy(rows, alike).values()]
    .map(termsIn)
    .sort((one, other) => other.expiresAt - one.expiresAt)
  const [first = termsIn([]), ...further] = given
  return { ...first, further }
}

/** The whole home has no places beside it. */
const alike = ({ scope, right, startAt, expiresAt, windows, pausedAt }: AccessRow) =>
  JSON.stringify([scope === 'home', right, startAt, expiresAt, windows, pausedAt])

function termsIn(rows: readonly AccessRow[]): NamedTerms {
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
  const all = db
    .selectFrom('person')
    .leftJoin('access_grant as access', 'access.person_id', 'person.id')
    .leftJoin('room', 'room.id', 'access.room_id')
    .leftJoin('device', 'device.id', 'access.device_id')
    .leftJoin('pin', (on) =>
      on.onRef('pin.device_id', '=', 'access.device_id').onRef('pin.key', '=', 'access.pin'),
    )
    .leftJoin('room as device_room', (on) =>
      on.on('device_room.id', '=', ({ fn }) => fn.coalesce('pin.room_id', 'device.room_id')),
    )
    .select([
      'person.id as personId',
      'person.username',
      'person.email',
      'person.made_by_home as madeByHome',
      ...namedAccessColumns,
    ])
    .where('person.home_id', '=', homeId)
    .where('person.role', '=', 'guest')
    .orderBy('access.expires_at')
    .orderBy('person.id')
    .orderBy('access.id')
  const some = personId === undefined ? all : all.where('person.id', '=', personId)
  const ofPeople = Map.groupBy(await some.execute(), (row) => row.personId)
  const guests = [...ofPeople.values()].flatMap((rows) => {
    const [first] = rows
    if (!first) return []
    const { username, email, madeByHome } = first
    const person = { personId: first.personId, username, email, isOwnAccount: madeByHome === 0 }
    return { ...person, ...namedAccessIn(rows) }
  })
  return guests.sort((one, other) => one.expiresAt - other.expiresAt)
}
