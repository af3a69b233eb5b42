import { isOpen } from '../../features/access/grant.ts'
import { keyOfHolder } from '../../features/access/holder.ts'
import { nextTurnOf } from '../../features/access/present-access.ts'
import { holderOf, type SessionActor } from '../../features/identity/actor.ts'
import { checkTimeKnown } from '../../features/identity/find-actor.ts'
import { type AccessChange, holderTopic } from '../../features/identity/home-events.ts'
import { endExpiredGuests } from '../../features/members/end-expired-guests.ts'
import { busTopic } from '../../platform/bus/bus.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import { openAskedDevices } from './asked-devices.ts'
import { debounce } from './debounce.ts'
import { listenToHome } from './listen-to-home.ts'
import { type Page, reasonWaitMs, sendMessage, whyEnded } from './page.ts'
import { openPageIndex } from './page-index.ts'
import { refCounted } from './ref-counted.ts'
import { sendDeviceChange, sendDevices } from './send-device-event.ts'
import { watchedDevices } from './watched-devices.ts'

/** How often rights are read from the database, for what the bus has lost: a page closes within 5 s. */
const rereadMs = 5_000 - reasonWaitMs

/**
 * Intervals of the access checks by the clock, and from the database; the delay before pages get new
 * snapshots, and how long one holds where the bus may have lost what another replica announced.
 */
const checks = { expiryMs: 250, rereadMs, showAnewMs: 250, snapshotMs: 30_000 }

/** The topic on which a replica announces that the others can reach it again. */
const replicaReturnedTopic = busTopic<Record<string, never>>('replica.returned')

export type LiveHub = ReturnType<typeof openLiveHub>

type HubNeeds = NeedsOf<typeof watchedDevices> &
  NeedsOf<typeof endExpiredGuests> &
  Pick<Roomwire, 'bus' | 'counts' | 'sessions' | 'clock' | 'clockTrust' | 'hasReplicas' | 'log'>

/** Knows what each page watches, and sends it only what its person may see. */
export function openLiveHub(needs: HubNeeds) {
  const { bus, counts, sessions, clock, log } = needs
  const pages = openPageIndex()
  const asked = openAskedDevices(
    (device) => sendDeviceChange(pages.ofHome(device.homeId), { device }, clock.now()),
    needs.eventLoop,
  )
  const homes = refCounted((homeId: number) => listenToHome(needs, pages, asked, homeId))
  const holders = refCounted(listenToHolder)
  const expiry = setInterval(followClock, checks.expiryMs)
  const rereading = setInterval(lookAnew, checks.rereadMs)
  const soon = debounce(checks.showAnewMs, () => showAnewSafely([...pages.all()]))
  let wasInDoubt = false
  followReplicas(needs, soon.request)

  function followClock(): void {
    for (const page of pages.all()) closeInDoubt(page, needs)
    tellDoubt()
    const { ended, turned } = takeTurned([...pages.all()], clock.now())
    if (ended.some(({ actor }) => actor.role === 'guest')) endElsewhere(needs)
    for (const page of turned) sendChanged(page, lists)
    showAnewSafely(turned)
  }

  /** Those who manage a home see in their profile whether the clock is in doubt. */
  function tellDoubt(): void {
    const isInDoubt = needs.clockTrust.isInDoubt()
    if (isInDoubt === wasInDoubt) return
    wasInDoubt = isInDoubt
    for (const page of pages.all()) sendChanged(page, ['profile'])
  }

  function lookAnew(): void {
    rereadSafely(pages.all())
    if (needs.hasReplicas) showAnewSafely(withOldSnapshot(pages.all(), clock.now()))
  }

  function rereadSafely(some: Iterable<Page>, change?: AccessChange): void {
    reread([...some], change).catch((err) => log.error({ err }, 'reading access anew failed'))
  }

  /** Reads the rights of these pages again; closes the pages that have none left. */
  async function reread(some: Page[], change?: AccessChange): Promise<void> {
    const now = clock.now()
    const actors = await sessions.actors(
      [...new Set(some.map((page) => page.actor.session.id))],
      now,
    )
    for (const page of some) renew(page, actors.get(page.actor.session.id), now, change)
  }

  /** Stores the present rights of a page's actor, told of a change or not (yet); returns false when their access has ended. */
  function renew(page: Page, actor: SessionActor | undefined, now: number, change?: AccessChange) {
    if (closeInDoubt(page, needs)) return false
    const ended = whyEnded(page.actor, actor, now, change)
    if (ended !== undefined || !actor) {
      const reason = ended ?? 'Session ended'
      if (change) page.endAccess(reason)
      else page.endAccessSoon(reason)
      return false
    }
    page.readAt = now
    if (actor === page.actor) return true
    const { homeId } = page.actor
    const hasChanged = isDifferent(actor, page.actor)
    page.actor = actor
    const hasMoved = hasTurned(page, now)
    if (homeId === null && actor.homeId !== null) enterHome(page, actor.homeId)
    else if (hasMoved) {
      sendChanged(page, lists)
      showAnewSafely([page]) // It was never sent the devices that it may see only now.
    } else if (hasChanged) sendChanged(page, ['profile'])
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
      () => sendChanged(page, lists),
      (err) => log.error({ err }, 'listening to a home failed'),
    )
  }

  function showAnewSafely(some: Page[]): void {
    showAnew(some).catch((err) => log.error({ err }, 'showing pages anew failed'))
  }

  /** Sends pages new snapshots of what they watch: they may have missed what others announced. */
  async function showAnew(some: Page[]): Promise<void> {
    if (some.length === 0) return
    const now = clock.now()
    for (const page of some) page.shownAt = now
    await reread(some)
    for (const page of some) await sendSnapshot(needs, page)
  }

  /** Subscribes to what changes the rights of a person or a pass. */
  function listenToHolder(key: string): Promise<() => void> {
    return bus.subscribe(holderTopic(key), (change) => rereadSafely(pages.ofHolder(key), change))
  }

  return {
    /** Adds a page; the returned function removes it. Its rights are read once more after the subscription. */
    async join(page: Page): Promise<() => void> {
      const { homeId } = page.actor
      const key = keyOfHolder(holderOf(page.actor))
      const holds = [holders.acquire(key), ...(homeId === null ? [] : [homes.acquire(homeId)])]
      page.shownAt = clock.now()
      hasTurned(page, page.shownAt)
      pages.add(page, holds)
      counts.pages += 1
      const leave = () => {
        counts.pages -= 1
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
      asked.stop()
    },
  }
}

/**
 * Ends the access of guests at every server once their time is over at the first: clocks may differ, and
 * another one might let them in for longer.
 */
function endElsewhere(needs: HubNeeds): void {
  const { hasReplicas, clockTrust, log } = needs
  if (!hasReplicas || !clockTrust.isConfirmed()) return
  endExpiredGuests(needs).catch((err) => log.error({ err }, 'ending guests elsewhere failed'))
}

/** Closes a guest's page while nobody knows the time, until it comes again; returns whether it did. */
function closeInDoubt(page: Page, { clockTrust }: Pick<HubNeeds, 'clockTrust'>): boolean {
  try {
    checkTimeKnown(page.actor, clockTrust)
    return false
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    page.endForNow(error)
    return true
  }
}

const isDifferent = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

/** Ends the pages whose access has run out, and tells the others whose grants have opened or closed. */
function takeTurned(pages: readonly Page[], now: number): { ended: Page[]; turned: Page[] } {
  const ended: Page[] = []
  const turned: Page[] = []
  for (const page of pages) {
    const why = whyEnded(page.actor, page.actor, now)
    if (why !== undefined) {
      page.endAccess(why)
      ended.push(page)
    } else if (now >= page.turnsAt && hasTurned(page, now)) turned.push(page)
  }
  return { ended, turned }
}

/** Whether a guest may reach something else than when this was asked last. */
function hasTurned(page: Page, now: number): boolean {
  const reach = page.actor.grants.map((grant) => {
    const { kind, ...of } = grant.scope
    return [kind, 'deviceId' in of ? [of.deviceId, of.pin] : of, grant.right, isOpen(grant, now)]
  })
  const before = page.reach
  page.reach = JSON.stringify(reach)
  page.turnsAt = nextTurnOf(page.actor.grants, now)
  return page.reach !== before
}

/** The lists that depend on what a person may see. */
const lists = ['profile', 'rooms', 'devices'] as const

function sendChanged(page: Page, changed: readonly (typeof lists)[number][]): void {
  for (const list of changed) sendMessage(page, { type: 'homeChanged', what: list })
}

async function sendSnapshot(needs: NeedsOf<typeof watchedDevices>, page: Page): Promise<void> {
  for (const devices of await watchedDevices(needs, page)) sendDevices(page, devices)
}

const withOldSnapshot = (pages: Iterable<Page>, now: number): Page[] =>
  [...pages].filter(({ shownAt }) => Math.abs(now - shownAt) >= checks.snapshotMs)

/** Calls back whenever replicas can reach each other again: each has missed what the others told. */
function followReplicas({ bus, log }: Pick<Roomwire, 'bus' | 'log'>, returned: () => void): void {
  const listening = bus.subscribe(replicaReturnedTopic, returned)
  listening.catch((err) => log.error({ err }, 'listening for replicas failed'))
  bus.onReturn(() => {
    const published = bus.publish(replicaReturnedTopic, {})
    published.catch((err) => log.error({ err }, 'publishing a return failed'))
  })
}
