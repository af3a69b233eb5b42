import { byName } from '@roomwire/contracts/vocabulary/compare-names.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import type { HomeDevices } from '../devices/listing/home-devices.ts'
import type { ShownDevice } from '../devices/records/shown-device.ts'
import { type DeviceObject, mayDevice } from '../devices/rules/device-access.ts'
import type { Actor } from '../identity/actor.ts'
import type { SceneStore, StoredScene } from './scene-store.ts'

export type SceneNeeds = { scenes: SceneStore; homeDevices: HomeDevices; clock: Clock }

/** A state of a scene (see StoredState), with its device as the home has it. */
export type SceneState = {
  device: ShownDevice
  pin: PinKey
  state: PinState
  forS: number | null
}

/** A scene with its pins, without those whose devices are being deleted. */
export type KnownScene = { id: number; homeId: number; name: string; states: SceneState[] }

/** A scene as somebody is shown it. */
export type ShownScene = KnownScene & { mayPress: boolean; mayChange: boolean }

/** The scenes that the actor may see, by name. */
export async function listScenes(needs: SceneNeeds, actor: Actor): Promise<ShownScene[]> {
  return byName(await seenScenes(needs, actor), ({ name }) => name)
}

/**
 * A scene that the actor may see.
 * @throws Refusal 'not_found', the same for one of which they may not see every pin as for none.
 */
export async function findVisibleScene(
  needs: SceneNeeds,
  actor: Actor,
  sceneId: number,
): Promise<ShownScene> {
  const [scene] = await seenScenes(needs, actor, sceneId)
  if (!scene) throw refuse('not_found', 'Scene not found')
  return scene
}

/** The scenes of a home, or one of them, for callers that decide who is shown what of them. */
export async function knownScenes(
  { scenes, homeDevices }: Pick<SceneNeeds, 'scenes' | 'homeDevices'>,
  homeId: number,
  sceneId?: number,
): Promise<KnownScene[]> {
  const stored = await scenes.ofHome(homeId, sceneId)
  if (stored.length === 0) return []
  const devices = new Map((await homeDevices.ofHome(homeId)).map((one) => [one.id, one]))
  return stored.map((scene) => knownScene(scene, homeId, devices))
}

async function seenScenes(
  needs: SceneNeeds,
  actor: Actor,
  sceneId?: number,
): Promise<ShownScene[]> {
  const { homeId } = actor
  if (homeId === null) return []
  const known = await knownScenes(needs, homeId, sceneId)
  const now = needs.clock.now()
  return known
    .filter((scene) => mayScene(actor, 'see', scene, now))
    .map((scene) => shownScene(actor, scene, now))
}

/** The states of a scene whose devices are there. */
function knownScene(
  { id, name, states }: StoredScene,
  homeId: number,
  devices: ReadonlyMap<number, ShownDevice>,
): KnownScene {
  return {
    id,
    homeId,
    name,
    states: states.flatMap(({ deviceId, ...rest }) => {
      const device = devices.get(deviceId)
      return device ? [{ device, ...rest }] : []
    }),
  }
}

/** The scene with what the actor may do with it. */
export const shownScene = (actor: Actor, scene: KnownScene, now: number): ShownScene => ({
  ...scene,
  mayPress: mayScene(actor, 'press', scene, now),
  mayChange: mayScene(actor, 'change', scene, now),
})

/** A scene as the access rules see it: its pins, and where they are. */
export type SceneObject = {
  homeId: number
  states: readonly { device: DeviceObject; pin: PinKey }[]
}

/** The right that each action takes on every pin. */
const needed = { see: 'see', press: 'control', change: 'arrange' } as const
export type SceneAction = keyof typeof needed

/**
 * Decides what somebody may do with a scene: they see it where they see every pin of it, press it
 * where they may switch every pin, and change it where they may arrange every pin. One without pins,
 * whose devices are gone, is left to those who manage the home.
 */
export function mayScene(
  actor: Actor,
  action: SceneAction,
  { homeId, states }: SceneObject,
  now: number,
): boolean {
  if (actor.homeId !== homeId) return false
  if (states.length === 0) return manages(actor.role)
  return states.every(({ device, pin }) => mayDevice(actor, needed[action], device, pin, now))
}
