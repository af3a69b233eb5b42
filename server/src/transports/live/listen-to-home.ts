import { homeDevicesTopic } from '../../features/devices/records/device-events.ts'
import { mayDevice } from '../../features/devices/rules/device-access.ts'
import type { Actor, SessionActor } from '../../features/identity/actor.ts'
import {
  type ChangedObject,
  type HomeEvent,
  homeTopic,
} from '../../features/identity/home-events.ts'
import { managesHome } from '../../features/identity/person-access.ts'
import { mayRoom } from '../../features/rooms/room-access.ts'
import type { Roomwire } from '../../roomwire.ts'
import type { AskedDevices } from './asked-devices.ts'
import { type Page, sendMessage } from './page.ts'
import type { PageIndex } from './page-index.ts'
import { sendCommandStage, sendDeviceChange } from './send-device-event.ts'
import { sendReadings } from './send-readings.ts'

/** Subscribes to every topic that concerns the pages of a home; the returned function ends that. */
export async function listenToHome(
  {
    bus,
    clock,
    homeDevices,
  }: Pick<Roomwire, 'bus' | 'clock'> & { homeDevices: Pick<Roomwire['homeDevices'], 'hearOf'> },
  pages: PageIndex,
  asked: AskedDevices,
  homeId: number,
): Promise<() => void> {
  const leaving = [
    bus.subscribe(homeTopic(homeId), (event) =>
      sendHomeEvent(pages.ofHome(homeId), event, clock.now()),
    ),
    bus.subscribe(homeDevicesTopic(homeId), (event) => {
      if (event.kind === 'command.stage') sendCommandStage(pages.byId(event.pageId), event)
      else if (event.kind === 'readings.changed') {
        sendReadings(pages.ofHome(homeId), event, clock.now())
      } else if (event.kind === 'device.asked') asked.hold(event.device)
      else {
        homeDevices.hearOf(event.device)
        asked.forget(event.device)
        sendDeviceChange(pages.ofHome(homeId), event, clock.now())
      }
    }),
  ]
  const leave = () => {
    for (const one of leaving) one.then((letGo) => letGo()).catch(() => undefined)
  }
  try {
    await Promise.all(leaving)
    return leave
  } catch (error) {
    leave()
    throw error
  }
}

/** The list that carries what is a person's own. */
const listOf = { 'favourites.changed': 'favourites', 'arrangement.changed': 'rooms' } as const

/** Whether somebody may see something that changed, as it was or as it is. */
function seesAny(actor: Actor, about: readonly ChangedObject[], now: number): boolean {
  const { homeId } = actor
  if (homeId === null) return false
  return about.some((one) =>
    'device' in one
      ? mayDevice(actor, 'see', { ...one.device, homeId }, one.part, now)
      : mayRoom(actor, 'see', { id: one.roomId, homeId }, now),
  )
}

/** Whether an event may reach somebody: one about the people of a home alone does not reach a pass. */
function isFor(actor: SessionActor, event: HomeEvent, now: number): boolean {
  if ('about' in event) return seesAny(actor, event.about, now)
  if (actor.kind === 'pass') return 'what' in event && event.what !== 'people'
  if ('personId' in event) return event.personId === actor.personId
  return event.what !== 'people' || managesHome(actor)
}

/** Informs pages that a list of their home changed. */
function sendHomeEvent(pages: Iterable<Page>, event: HomeEvent, now: number): void {
  const list = event.kind === 'home.changed' ? event.what : listOf[event.kind]
  for (const page of pages) {
    if (!isFor(page.actor, event, now)) continue
    sendMessage(page, { type: 'homeChanged', what: list })
  }
}
