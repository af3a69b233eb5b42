import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import { coversDevice, type Grant, isOpen, lasts } from '../access/grant.ts'
import type { Actor } from '../identity/actor.ts'

/** A device as the access rules see it. */
export type DeviceObject = { homeId: number; id: number; roomId: number | null }

/** The room that a pin counts for: today that of its device. Null when that is in none. */
export function roomOf(device: DeviceObject, _pin: PinKey): number | null {
  return device.roomId
}

/**
 * Returns what a person may do with a device, or with one pin of it (ROLE-2, ROLE-3):
 * managers may do everything in their home; family see and control the devices in
 * rooms; a guest sees, and controls where they were given that, what any of their grants
 * that is open now is for: a device, the devices of a room, or those of every room.
 * Everything else is denied.
 * @param pin the pin in question; null for the device as a whole. Access is given per
 * room and device today, so the pin decides nothing yet.
 */
export function mayDevice(
  actor: Actor,
  action: 'see' | 'control' | 'manage',
  device: DeviceObject,
  _pin: PinKey | null,
  now: number,
): boolean {
  if (actor.homeId === null || actor.homeId !== device.homeId) return false
  if (manages(actor.role)) return true
  if (action === 'manage') return false
  if (actor.role === 'family') return device.roomId !== null
  if (actor.role !== 'guest') return false
  return actor.grants.some(
    (grant) =>
      isOpen(grant, now) &&
      coversDevice(grant, device) &&
      (action === 'see' || grant.right === 'switch'),
  )
}

/** The grants of a guest that would be for a device, and are paused or closed for now. */
export function closedGrants(actor: Actor, device: DeviceObject, now: number): Grant[] {
  if (actor.homeId === null || actor.homeId !== device.homeId) return []
  return actor.grants.filter((grant) => lasts(grant, now) && coversDevice(grant, device))
}
