import { homeDevicesTopic } from '../../features/devices/device-events.ts'
import type { SignedIn } from '../../features/identity/actor.ts'
import { type HomeEvent, homeTopic, personTopic } from '../../features/identity/home-events.ts'
import { managesHome } from '../../features/identity/person-access.ts'
import { busTopic } from '../../platform/bus/bus.ts'
import type { Roomwire } from '../../roomwire.ts'
import { presentDevice } from '../device-presenter.ts'
import { debounce } from './debounce.ts'
import { type Page, sendMessage, whyEnded } from './page.ts'
import { openPageIndex } from './page-index.ts'
import { refCounted } from './ref-counted.ts'
import { sendCommandStage, sendDeviceChange } from './send-device-event.ts'
import { watchedDevices } from './watched-devices.ts'

/** Intervals of the access checks by the clock and from the database, and the delay before pages get new snapshots. */
const checks = { expiryMs: 250, rereadMs: 5_000, showAnewMs: 250 }

/** The topic on which a replica announces that the others can reach it again. */
const replicaReturnedTopic = busTopic<Record<string, never>>('replica.returned')

export type LiveHub = ReturnType<typeof openLiveHub>

/** Knows what each page watches, and sends it only what its person may see. */
export function openLiveHub(roomwire: Roomwire) {
  const { bus, sessions, clock, log } = roomwire
  const pages = openPageIndex()
  const homes = refCounted(listenToHome)
  const people = refCounted((personId) =>
    bus.subscribe(personTopic(personId), ({ isTakenBack }) =>
      rereadSafely(
        pages.ofPerson(personId),
        isTakenBack ? 'Your access was taken back' : undefined,
      ),
    ),
  )
  const expiry = setInterval(endExpired, checks.expiryMs)
  // Second safety net, for revocations that the bus has lost.
  const rereading = setInterval(() => rereadSafely(pages.all()), checks.rereadMs)
  // A replica that was unreachable has missed events, and so have the others.
  const soon = debounce(checks.showAnewMs, () => {
    showAnew([...pages.all()]).catch((err) => log.error({ err }, 'showing pages anew failed'))
  })
  followReplicas(roomwire, soon.request)

  function endExpired(): void {
    const now = clock.now()
    for (const page of [...pages.all()]) {
      const ended = whyEnded(page.actor, page.actor, now)
      if (ended !== undefined) page.endAccess(ended)
    }
  }

  function rereadSafely(some: Iterable<Page>, gone?: string): void {
    reread([...some], gone).catch((err) => log.error({ err }, 'reading access anew failed'))
  }

  /** Reads the rights of these pages' people again; closes the pages that have none left. */
  async function reread(some: Page[], gone?: string): Promise<void> {
    const now = clock.now()
    const actors = await sessions.actors(
      [...new Set(some.map((page) => page.actor.session.id))],
      now,
    )
    for (const page of some) renew(page, actors.get(page.actor.session.id), now, gone)
  }

  /** Stores the present rights of a page's person; returns false when their access has ended. */
  function renew(page: Page, actor: SignedIn | undefined, now: number, gone?: string): boolean {
    const ended = whyEnded(page.actor, actor, now, gone)
    if (ended !== undefined || !actor) {
      page.endAccess(ended ?? 'Session ended')
      return false
    }
    page.readAt = now
    if (actor === page.actor) return true
    const hasChanged = JSON.stringify(actor) !== JSON.stringify(page.actor)
    const { homeId } = page.actor
    page.actor = actor
    if (homeId === null && actor.homeId !== null) enterHome(page, actor.homeId)
    else if (hasChanged) sendMessage(page, { type: 'homeChanged', what: 'profile' })
    return true
  }

  /** Its person was admitted to a home: the page subscribes to it before it asks for its devices. */
  function enterHome(page: Page, homeId: number): void {
    const holds = pages.holdsOf(page)
    if (!holds) return // The page has closed meanwhile.
    const hold = homes.acquire(homeId)
    holds.push(hold)
    pages.enterHome(page, homeId)
    hold.then(
      () => {
        for (const what of ['profile', 'rooms', 'devices'] as const) {
          sendMessage(page, { type: 'homeChanged', what })
        }
      },
      (err) => log.error({ err }, 'listening to a home failed'),
    )
  }

  /** Sends pages new snapshots of what they watch: other replicas were unreachable for a while. */
  async function showAnew(some: Page[]): Promise<void> {
    await reread(some)
    for (const page of some) {
      for (const devices of await watchedDevices(roomwire, page)) {
        sendMessage(page, { type: 'deviceStatus', devices: devices.map(presentDevice) })
      }
    }
  }

  /** Subscribes to every topic that concerns the pages of a home. */
  async function listenToHome(homeId: number): Promise<() => void> {
    const leaving = [
      bus.subscribe(homeTopic(homeId), (event) => sendHomeEvent(pages.ofHome(homeId), event)),
      bus.subscribe(homeDevicesTopic(homeId), (event) =>
        event.kind === 'command.stage'
          ? sendCommandStage(pages.byId(event.pageId), event)
          : sendDeviceChange(pages.ofHome(homeId), event, clock.now()),
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
    /** Adds a page; the returned function removes it. Its rights are read once more after the subscription. */
    async join(page: Page): Promise<() => void> {
      const { personId, homeId } = page.actor
      const holds = [people.acquire(personId), ...(homeId === null ? [] : [homes.acquire(homeId)])]
      pages.add(page, holds)
      const leave = () => {
        pages.remove(page)
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

/** Calls back whenever replicas can reach each other again. */
function followReplicas({ bus, log }: Roomwire, returned: () => void): void {
  const listening = bus.subscribe(replicaReturnedTopic, returned)
  listening.catch((err) => log.error({ err }, 'listening for replicas failed'))
  bus.onReturn(() => {
    const published = bus.publish(replicaReturnedTopic, {})
    published.catch((err) => log.error({ err }, 'publishing a return failed'))
  })
}

/** The list that carries what is a person's own. */
const listOf = { 'favourites.changed': 'favourites', 'arrangement.changed': 'rooms' } as const

/** Informs pages that a list of their home changed. */
function sendHomeEvent(pages: Iterable<Page>, event: HomeEvent): void {
  const what = event.kind === 'home.changed' ? event.what : listOf[event.kind]
  for (const page of pages) {
    if (what === 'people' && !managesHome(page.actor)) continue
    if ('personId' in event && event.personId !== page.actor.personId) continue
    sendMessage(page, { type: 'homeChanged', what })
  }
}
