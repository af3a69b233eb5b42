import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import { coversDevice, type Grant, isOpen, lasts } from '../access/grant.ts'
import type { Actor } from '../identity/actor.ts'

/** A device as the access rules see it. */
export type DeviceObject = { homeId: number; id: number; roomId: number | null }

/** The pins of a device that somebody sees; 'all' where none is hidden. */
export type SeenPins = 'all' | readonly PinKey[]

/** The room that a pin counts for: today that of its device. Null when that is in none. */
export function roomOf(device: DeviceObject, _pin: PinKey): number | null {
  return device.roomId
}

/**
 * Returns what a person may do with a device, or with one pin of it (ROLE-2, ROLE-3):
 * managers may do everything in their home; family see and control the devices in
 * rooms; a guest sees, and controls where they were given that, what any of their grants
 * that is open now is for: a pin, a device, the devices of a room, or those of every room.
 * Everything else is denied.
 * @param pin the pin in question; null for the device, of which a guest may see one pin only
 */
export function mayDevice(
  actor: Actor,
  action: 'see' | 'control' | 'manage',
  device: DeviceObject,
  pin: PinKey | null,
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
      coversDevice(grant, device, pin) &&
      (action === 'see' || grant.right === 'switch'),
  )
}

/**
 * The pins that somebody sees of a device which they may see: a guest of some of its pins those,
 * everybody else all.
 */
export function seenPins(actor: Actor, device: DeviceObject, now: number): SeenPins {
  if (actor.role !== 'guest') return 'all'
  const seen: PinKey[] = []
  for (const grant of actor.grants) {
    const { scope } = grant
    if (!isOpen(grant, now) || !coversDevice(grant, device, null)) continue
    if (scope.kind !== 'device' || scope.pin === null) return 'all'
    seen.push(scope.pin)
  }
  return seen
}

/** The grants of a guest that would be for a pin or a device, and are paused or closed for now. */
export function closedGrants(
  actor: Actor,
  device: DeviceObject,
  pin: PinKey | null,
  now: number,
): Grant[] {
  if (actor.homeId === null || actor.homeId !== device.homeId) return []
  return actor.grants.filter((grant) => lasts(grant, now) && coversDevice(grant, device, pin))
}
