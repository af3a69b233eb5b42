import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import type { Db } from '../../platform/database/schema.ts'
import type { Grant } from './grant.ts'
import { windowsOf } from './grant-rows.ts'

/** A room or a device that a guest may reach; both null for the whole home. */
type NamedPlace = {
  roomId: number | null
  roomName: string | null
  deviceIdentifier: string | null
  deviceName: string | null
  /** Where that device is at this moment. */
  deviceRoomId: number | null
  deviceRoomName: string | null
}

/** A guest, as the home's managers see it. */
export type GuestAccount = Pick<Grant, 'startAt' | 'expiresAt' | 'right'> & {
  personId: number
  username: string
  email: string
  /** Empty once every room and device that the access was to is deleted: both times are 0 then. */
  places: NamedPlace[]
  windows: WeeklyWindow[]
  /** Whether somebody came with it; it stays theirs when they are taken out of the home. */
  isOwnAccount: boolean
  /** Since when it is paused, epoch ms; null while it is not. */
  pausedAt: number | null
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
    .leftJoin('room as device_room', 'device_room.id', 'device.room_id')
    .select([
      'person.id as personId',
      'person.username',
      'person.email',
      'person.made_by_home as madeByHome',
      'access.scope',
      'access.room_id as roomId',
      'room.name as roomName',
      'device.identifier as deviceIdentifier',
      'device.name as deviceName',
      'device_room.id as deviceRoomId',
      'device_room.name as deviceRoomName',
      'access.access_right as right',
      'access.start_at as startAt',
      'access.expires_at as expiresAt',
      'access.windows',
      'access.paused_at as pausedAt',
    ])
    .where('person.home_id', '=', homeId)
    .where('person.role', '=', 'guest')
    .orderBy('access.expires_at')
    .orderBy('person.id')
    .orderBy('access.id')
  const some = personId === undefined ? all : all.where('person.id', '=', personId)
  return accountsOf(await some.execute())
}

type AccountRow = NamedPlace & {
  madeByHome: 0 | 1
  personId: number
  username: string
  email: string
  scope: string | null
  right: Grant['right'] | null
  startAt: number | null
  expiresAt: number | null
  windows: string | null
  pausedAt: number | null
}

/** One account of the rows of each person; all grants of a guest have the same times. */
function accountsOf(rows: readonly AccountRow[]): GuestAccount[] {
  return [...Map.groupBy(rows, ({ personId }) => personId).values()].flatMap((ofPerson) => {
    const [first] = ofPerson
    if (!first) return []
    const { personId, username, email, startAt, expiresAt, right, windows, pausedAt } = first
    const places = ofPerson.filter(({ scope }) => scope !== null)
    return {
      personId,
      username,
      email,
      isOwnAccount: first.madeByHome === 0,
      places: places.map((place) => ({
        roomId: place.roomId,
        roomName: place.roomName,
        deviceIdentifier: place.deviceIdentifier,
        deviceName: place.deviceName,
        deviceRoomId: place.deviceRoomId,
        deviceRoomName: place.deviceRoomName,
      })),
      startAt: startAt ?? 0,
      expiresAt: expiresAt ?? 0,
      right: right ?? 'switch',
      windows: windowsOf(windows),
      pausedAt,
    }
  })
}
