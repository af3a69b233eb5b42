import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import { coversDevice, type DevicePart, isOpen } from '../access/grant.ts'
import { mayDevice } from '../devices/device-access.ts'
import type { ShownDevice } from '../devices/shown-device.ts'
import type { Actor } from '../identity/actor.ts'
import type { StoredEntry } from './activity-entry.ts'

/** The part of a device that somebody has to see to be told of a change: of a connection any of them. */
const seenBy = (part: Extract<StoredEntry, { kind: 'change' }>['part']): DevicePart => {
  if (part === 'connection') return null
  return part === 'level' ? 'board' : part
}

/**
 * Whether somebody is told of an entry: managers of all, family of what is in rooms, a guest of what
 * they may see now, since their access to it began. Of a device that is gone, and of people and
 * their rights, managers alone are told; guests of nothing that people have changed.
 * @param device the device that it is about, as it is now
 */
export function isToldOf(
  actor: Actor,
  entry: StoredEntry,
  device: ShownDevice | undefined,
  now: number,
): boolean {
  if (manages(actor.role)) return true
  if (entry.kind !== 'event') {
    return device !== undefined && sees(actor, device, seenBy(entry.part), entry.at, now)
  }
  if (actor.role === 'guest' || entry.isOfPeople) return false
  if (entry.concerns.deviceId === undefined) return true
  return device !== undefined && sees(actor, device, entry.concerns.pin ?? null, entry.at, now)
}

function sees(actor: Actor, device: ShownDevice, part: DevicePart, at: number, now: number) {
  if (!mayDevice(actor, 'see', device, part, now)) return false
  if (actor.role !== 'guest') return true
  return actor.grants.some(
    (grant) => grant.startAt <= at && isOpen(grant, now) && coversDevice(grant, device, part),
  )
}
