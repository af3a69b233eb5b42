import { mayDevice } from '../devices/rules/device-access.ts'
import type { Actor, PersonActor } from '../identity/actor.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { type ScheduleContext, type ScheduleNeeds, scheduleContextOf } from './list-schedules.ts'
import type { SchedulePin, StoredSchedule } from './schedule.ts'
import { withScenePins } from './scheduled-scene.ts'
import { dueTimes, type HomeClocks } from './times/due-times.ts'

/** The next time at which a schedule acts on a pin. */
type NextOnPin = SchedulePin & {
  /** Epoch ms. */
  at: number
  /** The name of the schedule. */
  by: string
}

/** The next times of each pin that somebody sees, the soonest first. */
export type NextOnPins = {
  /** IANA name, for all times. */
  timeZone: string
  /** For how many seconds schedules leave alone what somebody has switched. */
  holdS: number
  pins: NextOnPin[]
}

const shownMs = 7 * 24 * 3_600_000

/**
 * Shows what schedules will do next with the pins that the actor sees, within 7 days: what is left out,
 * paused, or what their makers may not do then by what is known now, is not told.
 */
export async function showNext(
  needs: ScheduleNeeds & { people: Pick<PersonStore, 'actors'> },
  actor: Actor,
): Promise<NextOnPins> {
  const { homeId } = actor
  if (homeId === null) return { timeZone: 'UTC', holdS: 0, pins: [] }
  const context = await scheduleContextOf(needs, homeId)
  const { schedulesPausedUntil, holdS } = await needs.homes.settingsOf(homeId)
  const clocks = await needs.homes.clocksOf(homeId)
  const from = Math.max(context.now, (schedulesPausedUntil ?? 0) - 1)
  const going = (await needs.schedules.ofHome(homeId))
    .filter(({ paused }) => paused === null)
    .map((schedule) => withScenePins(schedule, context.scenes))
    .filter(({ pins }) => pins.some((pin) => seesPin(actor, pin, context)))
  const makers = await needs.people.actors([
    ...new Set(going.flatMap(({ madeBy }) => madeBy ?? [])),
  ])
  const next = going
    .flatMap((schedule) => {
      const at = nextTime(schedule, clocks, { from, until: context.now + shownMs })
      const maker = makers.get(schedule.madeBy ?? 0)
      return at === null || !maker ? [] : nextOf(schedule, { at, maker }, context)
    })
    .filter((one) => seesPin(actor, one, context))
    .sort((one, other) => one.at - other.at)
  const byPin = Map.groupBy(next, ({ device, pin }) => `${device} ${pin}`)
  return {
    timeZone: clocks.timeZone,
    holdS,
    pins: [...byPin.values()].flatMap((some) => some.slice(0, 1)),
  }
}

/** When it acts next, epoch ms: not at the time that is left out. */
function nextTime(
  schedule: StoredSchedule,
  clocks: HomeClocks,
  { from, until }: { from: number; until: number },
): number | null {
  for (const { at } of dueTimes(schedule, clocks, from)) {
    if (at >= until) return null
    if (at !== schedule.skipAt) return at
  }
  return null
}

/** The pins of a schedule's next time, as far as its maker may: a scene whole or not at all. */
function nextOf(
  { name, sceneId, pins }: StoredSchedule,
  { at, maker }: { at: number; maker: PersonActor },
  { devices }: ScheduleContext,
): NextOnPin[] {
  const allowed = pins.filter(({ device: identifier, pin }) => {
    const device = devices.get(identifier)
    return device !== undefined && mayDevice(maker, 'control', device, pin, at)
  })
  if (sceneId !== null && allowed.length < pins.length) return []
  return allowed.map((pin) => ({ ...pin, at, by: name }))
}

/** Whether somebody sees a pin that is there. */
function seesPin(
  actor: Actor,
  { device: identifier, pin }: SchedulePin,
  context: ScheduleContext,
): boolean {
  const device = context.devices.get(identifier)
  return device !== undefined && mayDevice(actor, 'see', device, pin, context.now)
}
