import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import {
  allows,
  coversDevice,
  type DevicePart,
  type Grant,
  isOpen,
  lasts,
  type PlacedDevice,
  roomOf,
  roomsOf,
} from '../../access/grant.ts'
import type { Actor } from '../../identity/actor.ts'

/** A device as the access rules see it. */
export type DeviceObject = PlacedDevice & { homeId: number }

/** An action on a device: `arrange` gives its pins names and icons, `manage` is all the rest. */
export type DeviceAction = 'see' | 'control' | 'arrange' | 'manage'

/**
 * Returns what a person may do with a device, or with a part of it (ROLE-2, ROLE-3):
 * managers may do everything in their home; family see and control what is in
 * rooms; a guest sees, and controls or arranges where they were given that, what any of their grants
 * that is open now is for: a pin, a device, what is in a room, or what is in any room.
 * Everything else is denied.
 * @param part the part in question; null for the device, of which somebody may see some parts only
 */
export function mayDevice(
  actor: Actor,
  action: DeviceAction,
  device: DeviceObject,
  part: DevicePart,
  now: number,
): boolean {
  if (actor.homeId === null || actor.homeId !== device.homeId) return false
  if (manages(actor.role)) return true
  if (action === 'manage') return false
  if (actor.role === 'family') {
    if (action === 'arrange') return false
    return part === null ? roomsOf(device).length > 0 : roomOf(device, part) !== null
  }
  if (actor.role !== 'guest') return false
  return actor.grants.some(
    (grant) => isOpen(grant, now) && coversDevice(grant, device, part) && allows(grant, action),
  )
}

/** The grants of a guest that would be for a pin or a device, and are paused or closed for now. */
export function closedGrants(
  actor: Actor,
  device: DeviceObject,
  part: DevicePart,
  now: number,
): Grant[] {
  if (actor.homeId === null || actor.homeId !== device.homeId) return []
  return actor.grants.filter((grant) => lasts(grant, now) && coversDevice(grant, device, part))
}

/** Since when a guest may see what they see of a device now, epoch ms; everybody else since ever. */
export function seenSince(
  actor: Actor,
  device: DeviceObject,
  part: DevicePart,
  now: number,
): number {
  if (actor.role !== 'guest') return 0
  const open = actor.grants.filter(
    (grant) => isOpen(grant, now) && coversDevice(grant, device, part),
  )
  return Math.min(...open.map(({ startAt }) => startAt))
}
