import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { openingAt } from './weekly-openings.ts'

/** What a grant is for: the home (all that is in its rooms), one room, one device, or one pin of it. */
export type GrantScope =
  | { kind: 'home' }
  | { kind: 'room'; roomId: number }
  | {
      kind: 'device'
      deviceId: number
      /** Null for the whole device. */
      pin: PinKey | null
      /** The room it is in at this moment. */
      roomId: number | null
    }

/** Something that somebody may reach, and when. Instants are epoch ms. */
export type Grant = {
  scope: GrantScope
  right: 'see' | 'switch'
  startAt: number
  expiresAt: number
  isPaused: boolean
  /** None at all means always. */
  windows: readonly WeeklyWindow[]
  /** Of the home, IANA name: by its clocks the windows open. */
  timeZone: string
}

/** Whether a grant has begun and not ended; it may be paused, or closed for now. */
export function lasts(grant: Pick<Grant, 'startAt' | 'expiresAt'>, now: number): boolean {
  return grant.startAt <= now && now < grant.expiresAt
}

/** Whether a grant counts at this moment. */
export function isOpen(grant: Grant, now: number): boolean {
  return (
    lasts(grant, now) && !grant.isPaused && openingAt(grant.windows, grant.timeZone, now).isOpen
  )
}

/** Whether a room is shown to whoever has this grant. */
export function coversRoom({ scope }: Grant, roomId: number): boolean {
  return scope.kind === 'home' || scope.roomId === roomId
}

/**
 * Whether a grant is for a pin of a device, as such or by its device or room.
 * @param pin null for the device, of which the grant may be for one pin only
 */
export function coversDevice(
  { scope }: Grant,
  device: { id: number; roomId: number | null },
  pin: PinKey | null,
): boolean {
  if (scope.kind === 'device') {
    return scope.deviceId === device.id && (scope.pin === null || pin === null || scope.pin === pin)
  }
  return device.roomId !== null && (scope.kind === 'home' || scope.roomId === device.roomId)
}
