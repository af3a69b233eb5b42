import { type Bus, busTopic } from '../../platform/bus/bus.ts'
import type { DevicePart, PlacedDevice } from '../access/grant.ts'
import { type Holder, keyOfHolder } from '../access/holder.ts'

/*
 * Events between replicas about a home and its people. Topics are per home
 * and per holder of sessions, and a replica listens only where it serves a page of theirs.
 */

/** The object of a change: a room, or a part of a device where it is. */
export type ChangedObject = { roomId: number } | { device: PlacedDevice; part: DevicePart }

/** A list of the home changed; pages ask for it again. */
export type HomeEvent =
  | { kind: 'home.changed'; what: 'people' | 'profile' }
  /** The objects before and after: people who see none of them hear nothing, not even of a change. */
  | {
      kind: 'home.changed'
      what: 'rooms' | 'devices' | 'scenes' | 'schedules'
      about: readonly ChangedObject[]
    }
  /** This person's favourites or arrangement changed; only their own pages hear of it. */
  | { kind: 'favourites.changed' | 'arrangement.changed'; personId: number }

/** The changes of a home as a whole; for its devices see devices/device-events.ts. */
export const homeTopic = (homeId: number) => busTopic<HomeEvent>(`home.${homeId}`)

/**
 * A text that is another one after each change of a list of the home; undefined where that cannot be
 * known. Events follow what is stored, so it is taken before a list is read.
 */
export function revisionOf(
  { bus, replica }: { bus: Pick<Bus, 'published'>; replica: string },
  homeId: number,
): string | undefined {
  const changes = bus.published(homeTopic(homeId))
  return changes === undefined ? undefined : `${replica}.${homeId}.${changes}`
}

/** The details of a change of somebody's access, beside those that are read anew. */
export type AccessChange = {
  /** Somebody else has deleted the account or the pass. */
  isTakenBack?: boolean
  /** Its time is over by the clock of the server that announces it. */
  isOver?: boolean
}

/** The changes of somebody's sessions, role or access; receivers read them anew. */
export const holderTopic = (key: string) => busTopic<AccessChange>(key)

/** Publishes to every open page of the home that one of its lists changed. */
export function publishHomeEvent(bus: Bus, homeId: number, event: HomeEvent): Promise<void> {
  return bus.publish(homeTopic(homeId), event)
}

/**
 * Publishes a change of people's access: their open pages are checked again at once. Call it as soon as
 * the change is stored, before anything else is waited for.
 */
export function publishAccessChanged(
  bus: Bus,
  personIds: readonly number[],
  change: AccessChange = {},
): Promise<void> {
  return publishGrantsChanged(
    bus,
    personIds.map((id) => ({ kind: 'person', id })),
    change,
  )
}

/** The same for all holders of grants. */
export async function publishGrantsChanged(
  bus: Bus,
  holders: readonly Holder[],
  change: AccessChange = {},
): Promise<void> {
  await Promise.all(holders.map((holder) => bus.publish(holderTopic(keyOfHolder(holder)), change)))
}
