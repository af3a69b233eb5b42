import { mayDevice } from '../../features/devices/device-access.ts'
import { type HomeDeviceEvent, homeDevicesTopic } from '../../features/devices/device-events.ts'
import type { SignedIn } from '../../features/identity/actor.ts'
import { type HomeEvent, homeTopic, personTopic } from '../../features/identity/home-events.ts'
import { managesHome } from '../../features/identity/person-access.ts'
import { busTopic } from '../../platform/bus/bus.ts'
import type { Roomwire } from '../../roomwire.ts'
import { presentChange, presentDevice } from '../device-presenter.ts'
import { debounce } from './debounce.ts'
import { type Page, sendMessage, whyEnded } from './page.ts'
import { refCounted } from './ref-counted.ts'
import { watchedDevices } from './watched-devices.ts'

/** How often access is looked at again, by the clock alone and anew from the database; how soon pages are shown anew. */
const checks = { expiryMs: 250, rereadMs: 5_000, showAnewMs: 250 }

/** Published by a replica that the others can reach again. */
const replicaReturnedTopic = busTopic<Record<string, never>>('replica.returned')

export type LiveHub = ReturnType<typeof openLiveHub>

/** Knows which page watches what, and tells each only what its person may see. */
export function openLiveHub(roomwire: Roomwire) {
  const { bus, sessions, clock, log } = roomwire
  /** Every open page, and what it keeps being listened to. */
  const pages = new Map<Page, Promise<() => void>[]>()
  const homes = refCounted(listenToHome)
  const people = refCounted((personId) =>
    bus.subscribe(personTopic(personId), () => {
      const theirs = [...pages.keys()].filter((page) => page.actor.personId === personId)
      reread(theirs).catch((err) => log.error({ err }, 'reading access anew failed'))
    }),
  )
  const expiry = setInterval(() => {
    const now = clock.now()
    for (const page of [...pages.keys()]) {
      const ended = whyEnded(page.actor, page.actor, now)
      if (ended !== undefined) page.endAccess(ended)
    }
  }, checks.expiryMs)
  // Second net for revocations that the bus has lost.
  const rereading = setInterval(() => {
    reread([...pages.keys()]).catch((err) => log.error({ err }, 'reading access anew failed'))
  }, checks.rereadMs)
  // A replica that was out of reach has missed something, and so have the others.
  const soon = debounce(checks.showAnewMs, () => {
    showAnew([...pages.keys()]).catch((err) => log.error({ err }, 'showing pages anew failed'))
  })
  const listening = bus.subscribe(replicaReturnedTopic, soon.request)
  listening.catch((err) => log.error({ err }, 'listening for replicas failed'))
  bus.onReturn(() => {
    bus
      .publish(replicaReturnedTopic, {})
      .catch((err) => log.error({ err }, 'publishing a return failed'))
  })

  /** Reads the rights of these pages' people anew; closes those that have none left. */
  async function reread(some: Page[]): Promise<void> {
    const now = clock.now()
    const actors = await sessions.actors(
      [...new Set(some.map((page) => page.actor.session.id))],
      now,
    )
    for (const page of some) renew(page, actors.get(page.actor.session.id), now)
  }

  /** Takes what is now known of a page's person; false when their access has ended. */
  function renew(page: Page, actor: SignedIn | undefined, now: number): boolean {
    const ended = whyEnded(page.actor, actor, now)
    if (ended !== undefined || !actor) {
      page.endAccess(ended ?? 'Session ended')
      return false
    }
    const hasChanged = JSON.stringify(actor) !== JSON.stringify(page.actor)
    const { homeId } = page.actor
    page.actor = actor
    if (homeId === null && actor.homeId !== null) enterHome(page, actor.homeId)
    else if (hasChanged) sendMessage(page, { type: 'homeChanged', what: 'profile' })
    return true
  }

  /** Its person has been let into a home: the page listens to it before it asks for it. */
  function enterHome(page: Page, homeId: number): void {
    const holds = pages.get(page)
    if (!holds) return // It has left meanwhile.
    const hold = homes.acquire(homeId)
    holds.push(hold)
    hold.then(
      () => {
        for (const what of ['profile', 'rooms', 'devices'] as const) {
          sendMessage(page, { type: 'homeChanged', what })
        }
      },
      (err) => log.error({ err }, 'listening to a home failed'),
    )
  }

  /** Shows pages again what they watch: other replicas were out of reach for a while. */
  async function showAnew(some: Page[]): Promise<void> {
    await reread(some)
    for (const page of some) {
      for (const devices of await watchedDevices(roomwire, page)) {
        sendMessage(page, { type: 'deviceStatus', devices: devices.map(presentDevice) })
      }
    }
  }

  const pagesOf = (homeId: number) =>
    [...pages.keys()].filter((page) => page.actor.homeId === homeId)

  /** Listens to all that concerns the pages of a home. */
  async function listenToHome(homeId: number): Promise<() => void> {
    const leaving = [
      bus.subscribe(homeTopic(homeId), (event) => sendHomeEvent(pagesOf(homeId), event)),
      bus.subscribe(homeDevicesTopic(homeId), (event) =>
        sendDeviceEvent(pagesOf(homeId), event, clock.now()),
      ),
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

  return {
    /** Lets a page in; the function returned lets it go. Its rights are read once more when we listen for changes. */
    async join(page: Page): Promise<() => void> {
      const { personId, homeId } = page.actor
      const holds = [people.acquire(personId), ...(homeId === null ? [] : [homes.acquire(homeId)])]
      pages.set(page, holds)
      const leave = () => {
        pages.delete(page)
        for (const hold of holds) hold.then((letGo) => letGo()).catch(() => undefined)
      }
      try {
        await Promise.all(holds)
        await reread([page])
        return leave
      } catch (error) {
        leave()
        throw error
      }
    },
    renew,
    stop(): void {
      clearInterval(expiry)
      clearInterval(rereading)
      soon.stop()
    },
  }
}

/** Tells pages that a list of their home changed. */
function sendHomeEvent(pages: Page[], { what }: HomeEvent): void {
  for (const page of pages) {
    if (what === 'people' && !managesHome(page.actor)) continue
    sendMessage(page, { type: 'homeChanged', what })
  }
}

/** Tells pages what became of a device, if they may see it, or of a command, if it was theirs. */
function sendDeviceEvent(pages: Page[], event: HomeDeviceEvent, now: number): void {
  if (event.kind === 'command.stage') {
    const { kind: _, pageId, ...message } = event
    const page = pages.find(({ id }) => id === pageId)
    if (page) sendMessage(page, message)
    return
  }
  const { device } = event
  const text = JSON.stringify(presentChange(device, event))
  for (const page of pages) {
    const isInRoom = device.roomId !== null && page.rooms.has(device.roomId)
    if (!isInRoom && !page.watchesHome) continue
    if (mayDevice(page.actor, 'see', device, null, now)) page.send(text)
  }
}
