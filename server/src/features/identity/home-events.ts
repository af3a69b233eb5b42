import type { LiveUpdate } from '@roomwire/contracts/live/to-browser.ts'
import type { Bus } from '../../platform/bus/bus.ts'

/*
 * What replicas tell each other about a home and its people. Subjects are per
 * home and per person, listened to only where a page of theirs is open.
 */

/** A device as the access rules see it. */
export type DeviceObject = { homeId: number; id: number; roomId: number | null }

/** Said on a home's subject. */
export type HomeEvent =
  /** A device's state, whole, at its rev. */
  | { kind: 'device.changed'; object: DeviceObject; update: LiveUpdate }
  /** A command went on a stage; only the page that sent it is told. */
  | {
      kind: 'command.stage'
      origin: string
      messageId: string | number
      stage: 'sent' | 'received' | 'processed' | 'failed'
      error?: string
    }
  /** A list changed; pages ask for it again. */
  | { kind: 'home.changed'; what: 'rooms' | 'devices' | 'people' }

export const homeTopic = (homeId: number) => `home.${homeId}`

/** Said on a person's subject: their sessions, role or access changed; read them anew. */
export const personTopic = (personId: number) => `person.${personId}`

export function publishHomeEvent(bus: Bus, homeId: number, event: HomeEvent): Promise<void> {
  return bus.publish(homeTopic(homeId), event)
}

/**
 * To be called as soon as the change is stored, before anything else is waited
 * for. Open pages of these people are checked again at once.
 */
export async function publishAccessChanged(bus: Bus, personIds: readonly number[]): Promise<void> {
  await Promise.all(personIds.map((id) => bus.publish(personTopic(id), {})))
}
