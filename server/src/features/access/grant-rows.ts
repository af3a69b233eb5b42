import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type WeeklyWindow, weeklyWindows } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import type { Grant, GrantScope } from './grant.ts'

/** The columns of `access_grant as access`, `home` and `device` that make a grant. */
export const grantColumns = [
  'access.scope',
  'access.room_id',
  'access.device_id',
  'access.pin',
  'access.access_right',
  'access.start_at',
  'access.expires_at',
  'access.windows',
  'access.paused_at',
  'device.room_id as device_room_id',
  'home.time_zone',
] as const

/** A row of them, where the grant itself may be missing. */
type GrantRow = {
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
  time_zone: string | null
}

/** The grant of a row; undefined where there is none. */
export function grantOf(row: GrantRow): Grant | undefined {
  const { start_at: startAt, expires_at: expiresAt, access_right: right } = row
  const scope = scopeOf(row)
  if (!scope || right === null || startAt === null || expiresAt === null) return undefined
  return {
    scope,
    right,
    startAt,
    expiresAt,
    isPaused: row.paused_at !== null,
    windows: windowsOf(row.windows),
    timeZone: effectiveTimeZone(row.time_zone),
  }
}

/** The windows of a column, which has them as JSON. */
export const windowsOf = (text: string | null): WeeklyWindow[] =>
  text === null ? [] : weeklyWindows.parse(JSON.parse(text))

/** The time zone of a home that has set none is that of the server. */
export const effectiveTimeZone = (timeZone: string | null): string =>
  timeZone || Temporal.Now.timeZoneId()

function scopeOf(row: GrantRow): GrantScope | undefined {
  if (row.scope === 'home') return { kind: 'home' }
  if (row.scope === 'room' && row.room_id !== null) return { kind: 'room', roomId: row.room_id }
  if (row.scope === 'device' && row.device_id !== null) {
    return { kind: 'device', deviceId: row.device_id, pin: row.pin, roomId: row.device_room_id }
  }
  return undefined
}
