import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { openingAt } from './weekly-openings.ts'

/** The scope of a grant: the home (all that is in its rooms), one room, one device, or one pin of it. */
export type GrantScope =
  | { kind: 'home' }
  | { kind: 'room'; roomId: number }
  | {
      kind: 'device'
      deviceId: number
      /** Null for the whole device. */
      pin: PinKey | null
      /** The rooms it is in at this moment: that of the pin, or those of the device and of its pins. */
      rooms: readonly number[]
    }

/** Something that somebody may reach, and when. Instants are epoch ms. */
export type Grant = {
  scope: GrantScope
  /** Each right includes those before it. */
  right: 'see' | 'switch' | 'arrange'
  startAt: number
  expiresAt: number
  isPaused: boolean
  /** None at all means always. */
  windows: readonly WeeklyWindow[]
  /** The time zone of the home, IANA name: the windows open by its clocks. */
  timeZone: string
  /** How the home writes times; null where it is not known. */
  locale: string | null
}

/** Whether a grant is enough for this, where and while it counts. */
export function allows(
  { right }: Pick<Grant, 'right'>,
  action: 'see' | 'control' | 'arrange',
): boolean {
  if (action === 'arrange') return right === 'arrange'
  return action === 'see' || right !== 'see'
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

/** Whether a room is shown to the holder of this grant. */
export function coversRoom({ scope }: Grant, roomId: number): boolean {
  if (scope.kind === 'device') return scope.rooms.includes(roomId)
  return scope.kind === 'home' || scope.roomId === roomId
}

/** Whether all of a room was given, and not only something in it. */
export function coversWholeRoom({ scope }: Grant, roomId: number): boolean {
  return scope.kind === 'home' || (scope.kind === 'room' && scope.roomId === roomId)
}

/** A device, and where it is. */
export type PlacedDevice = {
  id: number
  /** The room of its board; null when that is in none. */
  roomId: number | null
  /** The rooms of pins that have their own. */
  pinRooms: Readonly<Record<PinKey, number>>
}

/** A part of a device: a pin, the board with all that is no pin, or null for any of these. */
export type DevicePart = PinKey | 'board' | null

/** The room of a pin, which is that of the board unless the pin has one of its own; null for none. */
export function roomOf(device: Omit<PlacedDevice, 'id'>, part: PinKey | 'board'): number | null {
  return device.pinRooms[part] ?? device.roomId
}

/** The rooms in which a device or a pin of it is. */
export function roomsOf({ roomId, pinRooms }: Omit<PlacedDevice, 'id'>): number[] {
  const rooms = [roomId, ...Object.values(pinRooms)].filter((room) => room !== null)
  return rooms
}

/** Devices by the rooms in which they are, or a pin of them. */
export function byRoom<Device extends Omit<PlacedDevice, 'id'>>(
  devices: readonly Device[],
): ReadonlyMap<number, Device[]> {
  const rooms = new Map<number, Device[]>()
  for (const device of devices) {
    for (const roomId of new Set(roomsOf(device))) {
      const inside = rooms.get(roomId)
      if (inside) inside.push(device)
      else rooms.set(roomId, [device])
    }
  }
  return rooms
}

/** Whether a grant is for something of a device that is in a room. */
export function coversPartIn(grant: Grant, device: PlacedDevice, roomId: number): boolean {
  // All other pins are where the board is.
  const parts = ['board', ...Object.keys(device.pinRooms), ...pinsOfScope(grant)]
  return parts.some((part) => roomOf(device, part) === roomId && coversDevice(grant, device, part))
}

const pinsOfScope = ({ scope }: Grant): PinKey[] =>
  scope.kind === 'device' && scope.pin !== null ? [scope.pin] : []

/** Whether a grant is for a part of a device, as such or by its device or room. */
export function coversDevice({ scope }: Grant, device: PlacedDevice, part: DevicePart): boolean {
  if (scope.kind === 'device') {
    const isForAny = scope.pin === null || part === null
    return scope.deviceId === device.id && (isForAny || scope.pin === part)
  }
  const rooms =
    part === null ? roomsOf(device) : [roomOf(device, part)].filter((one) => one !== null)
  return scope.kind === 'home' ? rooms.length > 0 : rooms.includes(scope.roomId)
}
