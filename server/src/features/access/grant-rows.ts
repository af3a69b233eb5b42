import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type WeeklyWindow, weeklyWindows } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { sql } from 'kysely'
import type { Grant, GrantScope } from './grant.ts'

/**
 * The columns of a grant, for a statement with `home`, `access_grant as access` and `grantJoins`: a row
 * for each pin that it is for and that has a room of its own, or one row.
 */
export const grantColumns = sql`access.id as access_id, access.scope, access.room_id, access.device_id,
  access.pin, access.access_right, access.start_at, access.expires_at, access.windows,
  access.paused_at, device.room_id as device_room_id, placed.room_id as pin_room_id, home.time_zone,
  home.locale`

/** Joins `access` with its `device`, and with the pins that it is for as `placed`. */
export const grantJoins = sql`
  left join device on device.id = access.device_id and device.deleted_at is null
  left join pin as placed on placed.device_id = device.id and placed.room_id is not null
    and (access.pin is null or access.pin = placed.key)`

/** A row of `grantColumns`; the grant itself may be missing. */
export type GrantRow = {
  access_id: number | null
  scope: 'home' | 'room' | 'device' | null
  room_id: number | null
  device_id: number | null
  pin: PinKey | null
  access_right: Grant['right'] | null
  start_at: number | null
  expires_at: number | null
  windows: string | null
  paused_at: number | null
  device_room_id: number | null
  pin_room_id: number | null
  time_zone: string | null
  locale: string | null
}

/** The grants of these rows, in their order. */
export const grantsOf = (rows: readonly GrantRow[]): Grant[] =>
  [...Map.groupBy(rows, (row) => row.access_id).values()].flatMap(
    (ofGrant) => grantOf(ofGrant) ?? [],
  )

function grantOf(rows: readonly GrantRow[]): Grant | undefined {
  const [row] = rows
  if (!row) return undefined
  const { start_at: startAt, expires_at: expiresAt, access_right: right } = row
  const scope = scopeOf(row, rows)
  if (!scope || right === null || startAt === null || expiresAt === null) return undefined
  return {
    scope,
    right,
    startAt,
    expiresAt,
    isPaused: row.paused_at !== null,
    windows: windowsOf(row.windows),
    timeZone: effectiveTimeZone(row.time_zone),
    locale: row.locale || null,
  }
}

/** The windows of a column, which has them as JSON. */
export const windowsOf = (text: string | null): WeeklyWindow[] =>
  text === null ? [] : weeklyWindows.parse(JSON.parse(text))

/** The time zone of a home that has set none is that of the server. */
export const effectiveTimeZone = (timeZone: string | null): string =>
  timeZone || Temporal.Now.timeZoneId()

function scopeOf(row: GrantRow, rows: readonly GrantRow[]): GrantScope | undefined {
  if (row.scope === 'home') return { kind: 'home' }
  if (row.scope === 'room' && row.room_id !== null) return { kind: 'room', roomId: row.room_id }
  if (row.scope === 'device' && row.device_id !== null) {
    const ofPins = rows.map(({ pin_room_id }) => pin_room_id)
    const hasOwnRoom = row.pin !== null && ofPins.some((room) => room !== null)
    const rooms = hasOwnRoom ? ofPins : [row.device_room_id, ...ofPins]
    return {
      kind: 'device',
      deviceId: row.device_id,
      pin: row.pin,
      rooms: rooms.filter((room) => room !== null),
    }
  }
  return undefined
}
