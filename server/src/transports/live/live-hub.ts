import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { mayDevice } from '../../features/devices/device-access.ts'
import { listDevicesOfRoom } from '../../features/devices/list-devices.ts'
import { type Actor, isActive } from '../../features/identity/actor.ts'
import { type HomeEvent, homeTopic, personTopic } from '../../features/identity/home-events.ts'
import { managesHome } from '../../features/identity/person-access.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import { debounce } from './debounce.ts'
import { refCounted } from './ref-counted.ts'

/** One open page, as the hub needs it. */
export type Page = {
  id: string
  /** As last read; replaced when their rights change. */
  actor: Actor
  /** The rooms it watches. */
  rooms: Set<number>
  send(text: string): void
  /** Says why and closes with 1008. */
  endAccess(words: string): void
}

/** How often access is looked at again, by the clock alone and anew from the database; how soon pages are shown anew. */
const checks = { expiryMs: 250, rereadMs: 5_000, showAnewMs: 250 }

/** Said by a replica that can hear the others again. */
const someReplicaReturned = 'replica.returned'

export type LiveHub = ReturnType<typeof openLiveHub>

/** Knows which page watches what, and tells each only what its person may see. */
export function openLiveHub(roomwire: Roomwire) {
  const { bus, sessions, clock, log } = roomwire
  /** Every open page, and what it keeps being listened to. */
  const pages = new Map<Page, Promise<() => void>[]>()
  const homes = refCounted((homeId) => bus.subscribe(homeTopic(homeId), hearHome(homeId)))
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
  // Who was out of reach has missed something, and so have those who could not hear it.
  const soon = debounce(checks.showAnewMs, () => {
    showAnew([...pages.keys()]).catch((err) => log.error({ err }, 'showing pages anew failed'))
  })
  const hearingReturns = bus.subscribe(someReplicaReturned, soon.request)
  hearingReturns.catch((err) => log.error({ err }, 'listening for replicas failed'))
  bus.onReturn(() => {
    bus
      .publish(someReplicaReturned, {})
      .catch((err) => log.error({ err }, 'telling of a return failed'))
  })

  /** Reads the rights of these pages' people anew; closes those that have none left. */
  async function reread(some: Page[]): Promise<void> {
    const now = clock.now()
    const actors = await sessions.actors(
      [...new Set(some.map((page) => page.actor.sessionId))],
      now,
    )
    for (const page of some) renew(page, actors.get(page.actor.sessionId), now)
  }

  /** Takes what is now known of a page's person; false when their access has ended. */
  function renew(page: Page, actor: Actor | undefined, now: number): boolean {
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

  /** Its person has been let into a home: what is said there is heard before the page asks for it. */
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

  /** Shows pages again what they watch: other replicas could not be heard for a while. */
  async function showAnew(some: Page[]): Promise<void> {
    await reread(some)
    for (const page of some) {
      for (const roomId of page.rooms) {
        const room = await listDevicesOfRoom(roomwire, page.actor, roomId).catch(notFound)
        if (room) sendMessage(page, { type: 'deviceStatus', devices: room.devices })
      }
    }
  }

  const hearHome = (homeId: number) => (value: unknown) => {
    const event = value as HomeEvent // The bus carries only what this program's own verbs say.
    const theirs = [...pages.keys()].filter((page) => page.actor.homeId === homeId)
    const now = clock.now()
    switch (event.kind) {
      case 'device.changed': {
        const text = JSON.stringify(event.update)
        const { roomId } = event.object
        for (const page of theirs) {
          if (roomId === null || !page.rooms.has(roomId)) continue
          if (mayDevice(page.actor, 'see', event.object, null, now)) page.send(text)
        }
        return
      }
      case 'command.stage': {
        const { origin, messageId, stage, error } = event
        const page = theirs.find(({ id }) => id === origin)
        if (!page) return
        if (stage !== 'failed') return sendMessage(page, { stage, messageId })
        return sendMessage(page, { stage, messageId, error: error ?? 'Control failed' })
      }
      case 'home.changed': {
        for (const page of theirs) {
          if (event.what === 'people' && !managesHome(page.actor)) continue
          sendMessage(page, { type: 'homeChanged', what: event.what })
        }
      }
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

/** Why a page's access has ended, given its person as last known and as they are now; undefined while it has not. */
function whyEnded(last: Actor, actor: Actor | undefined, now: number): string | undefined {
  if (!actor || actor.sessionExpiresAt <= now) return 'Session ended'
  const isMoved = last.homeId !== null && actor.homeId !== last.homeId
  if (actor.role !== last.role || isMoved) return 'Your role has changed'
  return isActive(actor, now) ? undefined : 'Guest access has ended'
}

/** Undefined for what may not be seen any more. */
function notFound(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}

/** Says one sentence to a page. */
export function sendMessage(page: Pick<Page, 'send'>, sentence: ToBrowser): void {
  page.send(JSON.stringify(sentence))
}
