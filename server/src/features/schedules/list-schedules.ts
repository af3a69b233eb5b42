import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import type { HomeDevices } from '../devices/listing/home-devices.ts'
import type { ShownDevice } from '../devices/records/shown-device.ts'
import { mayDevice } from '../devices/rules/device-access.ts'
import type { Actor, PersonActor } from '../identity/actor.ts'
import type { HomeStore } from '../identity/home-store.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { HomePlace } from '../identity/stored-place.ts'
import type { MembershipStore } from '../members/membership-store.ts'
import { knownScenes, mayScene } from '../scenes/list-scenes.ts'
import type { SceneStore } from '../scenes/scene-store.ts'
import type { PlanStore } from './plans/plan-store.ts'
import { openStoredOn, type StoredOn } from './plans/stored-on.ts'
import type { SchedulePin, StoredSchedule } from './schedule.ts'
import type { ScheduleStore } from './schedule-store.ts'
import { type ScenesById, withScenePins } from './scheduled-scene.ts'

export type ScheduleNeeds = {
  schedules: ScheduleStore
  homes: HomeStore
  homeDevices: HomeDevices
  scenes: SceneStore
  members: MembershipStore
  clock: Clock
  plans: PlanStore
  people: Pick<PersonStore, 'actors'>
}

/** A schedule as somebody sees it: of its pins those that they may see. */
export type ShownSchedule = Omit<StoredSchedule, 'pins' | 'sceneId'> & {
  /** Its name is null once it is gone. Null for a schedule of pins, and where the actor does not see all of the scene. */
  scene: { id: number; name: string | null } | null
  pins: (SchedulePin & {
    /** Undefined for one that is gone. */
    shown: ShownDevice | undefined
  })[]
  mayChange: boolean
  /** The name of its maker, where the actor may see it. */
  makerName: string | null
  /** On which of its devices it is stored; undefined where there is nothing to say. */
  storedOn: StoredOn | undefined
}

/** The schedules that somebody sees, and the terms of all of them. */
export type ShownSchedules = {
  schedules: ShownSchedule[]
  /** End of the holiday from schedules, epoch ms; null for none. */
  pausedUntil: number | null
  /** Whether it is known where the sun rises. */
  hasPlace: boolean
  /** The place of the home; null for those who do not manage it. */
  place: HomePlace | null
  /** For how many seconds they leave alone what somebody has switched. */
  holdS: number
}

/** Lists the schedules that act on what the actor may see. */
export async function listSchedules(
  needs: ScheduleNeeds,
  actor: PersonActor,
): Promise<ShownSchedules> {
  const { homeId } = actor
  if (homeId === null) {
    return { schedules: [], pausedUntil: null, hasPlace: false, place: null, holdS: 0 }
  }
  const { place, schedulesPausedUntil: until, holdS } = await needs.homes.settingsOf(homeId)
  return {
    schedules: await shownAll(needs, actor, await needs.schedules.ofHome(homeId)),
    pausedUntil: until !== null && until > needs.clock.now() ? until : null,
    hasPlace: place !== null,
    place: manages(actor.role) ? place : null,
    holdS,
  }
}

/**
 * Finds a schedule, with the pins that it sets now, for what somebody wants to do with it.
 * @throws Refusal 'not_found' for one that they may not see, 'forbidden' for one that they may only see.
 */
export async function findSchedule(
  needs: Pick<ScheduleNeeds, 'schedules' | 'homeDevices' | 'scenes' | 'clock'>,
  actor: PersonActor,
  id: number,
  action: 'see' | 'change',
): Promise<StoredSchedule> {
  const { homeId } = actor
  const stored = homeId === null ? undefined : await needs.schedules.find(homeId, id)
  const context = await scheduleContextOf(needs, homeId)
  const found = stored && withScenePins(stored, context.scenes)
  if (!found || !maySchedule(actor, 'see', found, context)) {
    throw refuse('not_found', 'Schedule not found')
  }
  if (!maySchedule(actor, action, found, context)) {
    throw refuse('forbidden', 'You may not change this schedule')
  }
  return found
}

/** A schedule as the actor sees it. @throws Refusal 'not_found'. */
export async function showSchedule(
  needs: ScheduleNeeds,
  actor: PersonActor,
  id: number,
): Promise<ShownSchedule> {
  const [shown] = await shownAll(needs, actor, [await findSchedule(needs, actor, id, 'see')])
  if (!shown) throw refuse('not_found', 'Schedule not found')
  return shown
}

/** The devices and scenes by which schedules of a home are judged at this moment. */
export type ScheduleContext = { devices: DevicesByIdentifier; scenes: ScenesById; now: number }

/** Reads that. */
export async function scheduleContextOf(
  needs: Pick<ScheduleNeeds, 'homeDevices' | 'scenes' | 'clock'>,
  homeId: number | null,
): Promise<ScheduleContext> {
  const all = homeId === null ? [] : await needs.homeDevices.ofHome(homeId)
  const scenes = homeId === null ? [] : await knownScenes(needs, homeId)
  return {
    devices: new Map(all.map((one) => [one.identifier, one])),
    scenes: new Map(scenes.map((one) => [one.id, one])),
    now: needs.clock.now(),
  }
}

async function shownAll(
  needs: ScheduleNeeds,
  actor: PersonActor,
  schedules: readonly StoredSchedule[],
): Promise<ShownSchedule[]> {
  const context = await scheduleContextOf(needs, actor.homeId)
  const names = await makerNames(needs, actor)
  const seen = schedules
    .map((schedule) => withScenePins(schedule, context.scenes))
    .filter((schedule) => maySchedule(actor, 'see', schedule, context))
  const storedOn = await openStoredOn(needs, actor.homeId, { schedules: seen, ...context })
  return seen.map(({ sceneId, ...schedule }) => {
    const pins = schedule.pins
      .filter((pin) => maySeePin(actor, pin, context))
      .map((pin) => ({ ...pin, shown: context.devices.get(pin.device) }))
    const devices = [...new Set(pins.flatMap(({ shown }) => shown ?? []))]
    return {
      ...schedule,
      scene: sceneId === null ? null : shownSceneOf(actor, sceneId, context),
      pins,
      mayChange: maySchedule(actor, 'change', schedule, context),
      makerName: schedule.madeBy === null ? null : (names.get(schedule.madeBy) ?? null),
      // A scene is set whole or not at all, which devices cannot promise each other.
      storedOn: sceneId === null ? storedOn({ ...schedule, sceneId }, devices) : undefined,
    }
  })
}

/** The scene of a schedule, for those who see all of it. */
function shownSceneOf(
  actor: PersonActor,
  id: number,
  { scenes, now }: ScheduleContext,
): ShownSchedule['scene'] {
  const scene = scenes.get(id)
  if (!scene) return { id, name: null }
  return mayScene(actor, 'see', scene, now) ? { id, name: scene.name } : null
}

/** Managers see every name, family those of the managers, guests their own. */
async function makerNames(
  { members }: Pick<ScheduleNeeds, 'members'>,
  { homeId, personId, username, role }: PersonActor,
): Promise<ReadonlyMap<number, string>> {
  const own: [number, string] = [personId, username]
  if (homeId === null || role === 'guest') return new Map([own])
  const visible = (await members.of(homeId)).filter((one) => manages(role) || manages(one.role))
  return new Map([...visible.map((one): [number, string] => [one.id, one.username]), own])
}

/** The devices of a home by their identifiers. */
export type DevicesByIdentifier = ReadonlyMap<string, ShownDevice>

/**
 * Decides about schedules. Managers see and change all of their home. Everybody else sees those that
 * act on a pin which they may see, and of each only such pins, and changes those of whose pins they
 * may arrange all. Everything else is denied.
 */
export function maySchedule(
  actor: Actor,
  action: 'see' | 'change',
  { homeId, pins }: Pick<StoredSchedule, 'homeId' | 'pins'>,
  { devices, now }: { devices: DevicesByIdentifier; now: number },
): boolean {
  if (actor.homeId === null || actor.homeId !== homeId) return false
  if (manages(actor.role)) return true
  if (action === 'see') return pins.some((pin) => maySeePin(actor, pin, { devices, now }))
  return pins.length > 0 && pins.every((pin) => mayPin(actor, 'arrange', pin, { devices, now }))
}

/** Whether somebody may see one of the pins of a schedule; of a device that is gone only managers know. */
export const maySeePin = (
  actor: Actor,
  pin: SchedulePin,
  context: { devices: DevicesByIdentifier; now: number },
): boolean => manages(actor.role) || mayPin(actor, 'see', pin, context)

function mayPin(
  actor: Actor,
  action: 'see' | 'arrange',
  { device: identifier, pin }: SchedulePin,
  { devices, now }: { devices: DevicesByIdentifier; now: number },
): boolean {
  const device = devices.get(identifier)
  return device !== undefined && mayDevice(actor, action, device, pin, now)
}
