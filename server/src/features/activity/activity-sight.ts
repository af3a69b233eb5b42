import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { DevicePart } from '../access/grant.ts'
import type { ActivityRow } from '../devices/records/activity-rows.ts'
import type { ShownDevice } from '../devices/records/shown-device.ts'
import { mayDevice, seenSince } from '../devices/rules/device-access.ts'
import type { Actor } from '../identity/actor.ts'
import type { StoredEntry } from './activity-entry.ts'

type Part = ActivityRow['part']

/** The part of a device that somebody has to see to be told of a change: of a connection any of them. */
export const devicePartOf = (part: Part): DevicePart => {
  if (part === 'connection') return null
  return part === 'level' ? 'board' : part
}

/**
 * The parts of a device of whose changes somebody is told: managers of all, family of what is in
 * rooms, a guest of what they may see now, since their access to it began.
 * @param isAsked whether a part is asked for
 */
export function shownParts(
  actor: Actor,
  device: ShownDevice,
  isAsked: (part: Part) => boolean,
  now: number,
): { parts: Part[]; since: number }[] {
  const all: Part[] = [...device.pins.map(({ key }) => key), 'level', 'connection']
  const seen = all.filter(
    (part) => isAsked(part) && mayDevice(actor, 'see', device, devicePartOf(part), now),
  )
  const bySince = Map.groupBy(seen, (part) => seenSince(actor, device, devicePartOf(part), now))
  return [...bySince].map(([since, parts]) => ({ parts, since }))
}

/**
 * Whether somebody is told of what people have changed: managers of all, family of devices that they
 * see, of rooms and of scenes that they see, a guest of nothing.
 * @param scenes the names of those that the actor sees, by their ids
 */
export function seesEvent(
  actor: Actor,
  { isOfPeople, concerns }: Extract<StoredEntry, { kind: 'event' }>,
  { device, scenes }: { device: ShownDevice | undefined; scenes: ReadonlyMap<number, string> },
  now: number,
): boolean {
  if (manages(actor.role)) return true
  if (actor.role === 'guest' || isOfPeople) return false
  if (concerns.sceneId !== undefined) return scenes.has(concerns.sceneId)
  if (concerns.deviceId === undefined) return true
  return device !== undefined && mayDevice(actor, 'see', device, concerns.pin ?? null, now)
}
