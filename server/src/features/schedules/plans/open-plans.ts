import type { Logger } from 'pino'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { ClockTrust } from '../../../platform/clock-trust.ts'
import type { HomeDevices } from '../../devices/listing/home-devices.ts'
import type { ConnectedDevice } from '../../devices/twins/connected-device.ts'
import type { Twins } from '../../devices/twins/twins.ts'
import { homeTopic } from '../../identity/home-events.ts'
import type { HomeStore } from '../../identity/home-store.ts'
import type { PersonStore } from '../../identity/person-store.ts'
import { publishSchedules, type StoredSchedule } from '../schedule.ts'
import type { ScheduleStore } from '../schedule-store.ts'
import type { HandedPlan, PlanStore } from './plan-store.ts'
import { type BoundedPlan, type Planned, partsOf, planOf } from './planned-entries.ts'

export type Plans = ReturnType<typeof openPlans>

type Needs = {
  schedules: Pick<ScheduleStore, 'ofHome'>
  homes: Pick<HomeStore, 'settingsOf'>
  people: Pick<PersonStore, 'actors'>
  plans: PlanStore
  homeDevices: HomeDevices
  twins: Pick<Twins, 'plan' | 'isPresent' | 'pinsOf'>
  bus: Bus
  clock: Clock
  clockTrust: ClockTrust
  log: Pick<Logger, 'error'>
}

/** The plan of a device, by its hello. */
export type PlanHello = {
  /** The version that it has stored and does; empty where that is none. */
  stored: string
  /** The number that it asks for the time with, if it does. */
  askedAt: number | undefined
}

/** How far a plan goes ahead, ms: without a server a device knows the time for less. */
const aheadMs = 14 * 24 * 3_600_000
/** After so long plans are made anew though nobody has heard of a change, ms. */
const lookAgainMs = 600_000

/** A home with devices that store plans, and are connected here. */
type PlannedHome = {
  devices: Map<number, { device: ConnectedDevice; handed: HandedPlan | undefined }>
  lookedAt: number
  /** The work that has begun, and whether it is to be done once more. */
  round: Promise<void> | undefined
  isAskedAgain: boolean
  leave: Promise<() => void>
}

const nothingHanded: HandedPlan = { version: '', entries: [], until: 0, stored: '' }

/**
 * Keeps what schedules are to do stored on the devices that can: each is handed a new plan when
 * something of its home changes that may decide over it, and whenever it has another one.
 */
export function openPlans(needs: Needs) {
  const { plans, twins, bus, clock, clockTrust, log } = needs
  const homes = new Map<number, PlannedHome>()

  function homeOf(homeId: number): PlannedHome {
    const known = homes.get(homeId)
    if (known) return known
    const leave = bus.subscribe(homeTopic(homeId), ({ kind }) => {
      if (kind === 'home.changed') void look(homeId)
    })
    const home = { devices: new Map(), lookedAt: 0, round: undefined, isAskedAgain: false, leave }
    homes.set(homeId, home)
    return home
  }

  /** Makes the plans of a home anew. Resolves when that is done. */
  async function look(homeId: number): Promise<void> {
    const home = homes.get(homeId)
    if (!home) return
    if (home.round !== undefined) {
      home.isAskedAgain = true
      return home.round
    }
    home.round = lookUntilDone(homeId, home)
    await home.round
  }

  async function lookUntilDone(homeId: number, home: PlannedHome): Promise<void> {
    try {
      do {
        home.isAskedAgain = false
        await lookOnce(homeId, home)
      } while (home.isAskedAgain)
    } catch (err) {
      home.lookedAt = 0
      log.error({ err, homeId }, 'plans were not made')
    } finally {
      home.round = undefined
    }
  }

  async function lookOnce(homeId: number, home: PlannedHome): Promise<void> {
    const now = clock.now()
    const schedules = await needs.schedules.ofHome(homeId)
    const context = await plannedIn(needs, homeId, schedules, now)
    const shown = await needs.homeDevices.ofHome(homeId)
    const unknown = [...home.devices].flatMap(([id, { handed }]) => (handed ? [] : [id]))
    const stored = await plans.of(unknown)
    for (const [id, one] of home.devices) {
      const device = shown.find((other) => other.id === id)
      if (!device) continue
      const isGreeted = one.handed !== undefined
      const handed = one.handed ?? stored.get(id) ?? nothingHanded
      const plan = planOf(schedules, device, context)
      const isKept = isEnough(handed, plan, now)
      one.handed = isKept ? handed : { ...plan, stored: handed.stored }
      if (isKept) continue
      await plans.put(id, plan, now)
      if (isGreeted) twins.plan(one.device, plan)
    }
    home.lookedAt = now
  }

  /** A device has said which plan it has, or asks for the time. Resolves when it is handed what it lacks. */
  async function greet(device: ConnectedDevice, { stored, askedAt }: PlanHello): Promise<void> {
    const { id, homeId, identifier } = device
    if (!twins.isPresent(device)) return
    const home = homeOf(homeId)
    const one = home.devices.get(id)
    if (one?.device !== device) home.devices.set(id, { device, handed: undefined })
    if (one?.device !== device || clock.now() - home.lookedAt > lookAgainMs) await look(homeId)
    const greeted = home.devices.get(id)
    if (greeted?.device !== device || !greeted.handed) return
    const { handed } = greeted
    // Its own clock is better than one that may be wrong.
    const isAnswered = askedAt !== undefined && !clockTrust.isInDoubt()
    const time = isAnswered ? { now: clock.now(), askedAt } : undefined
    if (time || stored !== handed.version) twins.plan(device, handed, time)
    if (stored === handed.stored) return
    greeted.handed = { ...handed, stored }
    await plans.setStored(id, stored, clock.now())
    const known = twins.pinsOf(device) ?? []
    const pins = known.map(({ key }) => ({ device: identifier, pin: key, state: 0 }))
    await publishSchedules(needs, homeId, pins)
  }

  return {
    /** Takes note of what a device says of its plan, and hands it what it lacks a moment later. */
    greet(device: ConnectedDevice, said: PlanHello): void {
      greet(device, said).catch((err) =>
        log.error({ err, deviceId: device.id }, 'no plan was handed over'),
      )
    },

    /** The connection of a device has ended, or its firmware stores no plan. */
    async leave(device: ConnectedDevice): Promise<void> {
      const home = homes.get(device.homeId)
      if (home?.devices.get(device.id)?.device !== device) return
      home.devices.delete(device.id)
      if (home.devices.size > 0) return
      homes.delete(device.homeId)
      const end = await home.leave
      end()
    },

    /** Makes all plans anew: the rules of time zones have changed. */
    async lookAtAll(): Promise<void> {
      for (const homeId of homes.keys()) await look(homeId)
    },

    /** Resolves when what has begun is done. */
    async close(): Promise<void> {
      await Promise.all([...homes.values()].map(({ round }) => round))
    },
  }
}

/** The terms of a home for its schedules from now on. */
export async function plannedIn(
  { homes, people }: Pick<Needs, 'homes' | 'people'>,
  homeId: number,
  schedules: readonly StoredSchedule[],
  now: number,
): Promise<Planned> {
  const settings = await homes.settingsOf(homeId)
  const { timeZone, place, schedulesPausedUntil: pausedUntil, holdS } = settings
  const makers = await people.actors([...new Set(schedules.flatMap(({ madeBy }) => madeBy ?? []))])
  return {
    clocks: { timeZone, place },
    pausedUntil,
    holdS,
    makers,
    from: now,
    until: now + aheadMs,
  }
}

/** Whether what a device was handed is what it is to do, for half as long at least: time alone changes nothing. */
function isEnough(handed: HandedPlan, plan: BoundedPlan, now: number): boolean {
  const ahead = handed.entries.filter(({ at }) => at > now)
  const wanted = plan.entries.filter(({ at }) => at <= handed.until)
  const isSame = JSON.stringify(ahead.map(partsOf)) === JSON.stringify(wanted.map(partsOf))
  return isSame && handed.until > now && ahead.length * 2 >= plan.entries.length
}
