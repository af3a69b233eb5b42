import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { isInScenes } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { aboutDevice } from '../devices/records/device-events.ts'
import { mayDevice } from '../devices/rules/device-access.ts'
import { checkState, checkSwitched, pinNamed } from '../devices/rules/device-pins.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import type { MembershipStore } from '../members/membership-store.ts'
import {
  findVisibleScene,
  type KnownScene,
  type SceneNeeds,
  type SceneState,
  type ShownScene,
  shownScene,
} from './list-scenes.ts'
import type { SceneStore } from './scene-store.ts'

type Stores = {
  scenes: SceneStore
  members: MembershipStore
  /** Those of features/schedules, which stand above: what sets a scene is paused when it goes. */
  schedules: { pauseOfScene(homeId: number, sceneId: number, now: number): Promise<number[]> }
  audit: AuditWriter
}
type Needs = SceneNeeds & { atomically: Atomically<Stores>; bus: Bus }

/** A scene as somebody asks for it, with the identifiers of its devices; without `forS` a pin is on for as long as it usually is. */
export type RequestedScene = {
  name: string
  states: readonly {
    device: string
    pin: PinKey
    state: PinState
    forS?: number | undefined
  }[]
}

/**
 * Makes a scene of pins that the actor may arrange.
 * @throws Refusal 'not_found' for a pin that they may not see, 'forbidden' for one that they may not
 * arrange, 'invalid_input' for a state that a pin does not have or a pin that comes twice,
 * 'too_many_scenes'.
 */
export async function createScene(
  needs: Needs,
  actor: PersonActor,
  form: RequestedScene,
): Promise<ShownScene> {
  const { homeId } = actor
  const states = await findStates(needs, actor, form)
  if (homeId === null) throw refuse('not_found', 'Device not found')
  const id = await needs.atomically(async ({ scenes, members, audit }) => {
    await members.lockHome(homeId) // Behind the lock nobody makes another one meanwhile.
    if ((await scenes.count(homeId)) >= limits.scenesMax) {
      throw refuse('too_many_scenes', `A home can have at most ${limits.scenesMax} scenes`)
    }
    const scene = await scenes.add(homeId, stored(form, states), needs.clock.now())
    await audit.write('scene.created', actor, { scene })
    return scene
  })
  const scene = { id, homeId, name: form.name, states }
  await publishScene(needs, scene)
  return shownScene(actor, scene, needs.clock.now())
}

/** Changes the name and the states of a scene. @throws Refusal as createScene, 'not_found' also for a scene that they may not see. */
export async function changeScene(
  needs: Needs,
  actor: PersonActor,
  sceneId: number,
  form: RequestedScene,
): Promise<ShownScene> {
  const before = await findChangeable(needs, actor, sceneId)
  const states = await findStates(needs, actor, form)
  await needs.atomically(async ({ scenes, audit }) => {
    const isThere = await scenes.change({ id: sceneId, ...stored(form, states) })
    if (!isThere) throw refuse('not_found', 'Scene not found')
    await audit.write('scene.changed', actor, { scene: sceneId })
  })
  const scene = { ...before, name: form.name, states }
  await publishScene(needs, before, scene)
  return shownScene(actor, scene, needs.clock.now())
}

/** Deletes a scene; its pins stay as they are, and schedules that set it are paused. @throws Refusal 'not_found', 'forbidden'. */
export async function deleteScene(
  needs: Needs,
  actor: PersonActor,
  sceneId: number,
): Promise<void> {
  const scene = await findChangeable(needs, actor, sceneId)
  const { homeId } = scene
  await needs.atomically(async ({ scenes, schedules, audit }) => {
    if (!(await scenes.remove(sceneId))) throw refuse('not_found', 'Scene not found')
    await audit.write('scene.deleted', actor, { scene: sceneId })
    for (const schedule of await schedules.pauseOfScene(homeId, sceneId, needs.clock.now())) {
      await audit.write('schedule.paused', { homeId }, { schedule, why: 'gone' })
    }
  })
  await publishScene(needs, scene)
}

async function findChangeable(needs: SceneNeeds, actor: PersonActor, sceneId: number) {
  const scene = await findVisibleScene(needs, actor, sceneId)
  if (!scene.mayChange) throw refuse('forbidden', 'You may not change this scene')
  return scene
}

/** The states with their devices, all of which the actor may arrange. */
async function findStates(
  { homeDevices, clock }: SceneNeeds,
  actor: PersonActor,
  { states }: RequestedScene,
): Promise<SceneState[]> {
  const { homeId } = actor
  const all = homeId === null ? [] : await homeDevices.ofHome(homeId)
  const devices = new Map(all.map((one) => [one.identifier, one]))
  const now = clock.now()
  const pins = new Set(states.map(({ device, pin }) => `${device} ${pin}`))
  return states.map(({ device: identifier, pin, state, forS }) => {
    const device = devices.get(identifier)
    if (!device || !mayDevice(actor, 'see', device, pin, now)) {
      throw refuse('not_found', 'Device not found')
    }
    if (!mayDevice(actor, 'arrange', device, pin, now)) {
      throw refuse('forbidden', 'You may not arrange this device')
    }
    const known = new Map(device.pins.map((one) => [one.key, one]))
    checkState(pin, pinNamed(known, pin), state)
    if (!isInScenes(pinNamed(known, pin).form)) {
      throw refuse('invalid_input', 'A scene sets states, and presses no button', {
        field: 'states',
      })
    }
    if (forS) checkSwitched(pin, pinNamed(known, pin), 'states')
    if (!pins.delete(`${identifier} ${pin}`)) {
      throw refuse('invalid_input', 'Choose each pin only once', { field: 'states' })
    }
    return { device, pin, state, forS: state === 0 ? null : (forS ?? null) }
  })
}

const stored = ({ name }: RequestedScene, states: readonly SceneState[]) => ({
  name,
  states: states.map(({ device, ...rest }) => ({ deviceId: device.id, ...rest })),
})

/** Tells open pages that a scene has changed: of those who see a pin of it, as it was or is. */
function publishScene({ bus }: Needs, ...scenes: [KnownScene, ...KnownScene[]]): Promise<void> {
  const about = scenes.flatMap(({ states }) =>
    states.map(({ device, pin }) => aboutDevice(device, pin)),
  )
  return publishHomeEvent(bus, scenes[0].homeId, { kind: 'home.changed', what: 'scenes', about })
}
