import { type KnownScene, knownScenes } from '../scenes/list-scenes.ts'
import type { StoredSchedule } from './schedule.ts'

/** The scenes of a home by their ids. */
export type ScenesById = ReadonlyMap<number, KnownScene>

/** The scenes of the homes in which some of these schedules set one, by their ids. */
export async function scenesOf(
  needs: Parameters<typeof knownScenes>[0],
  schedules: readonly Pick<StoredSchedule, 'homeId' | 'sceneId'>[],
): Promise<ScenesById> {
  const homes = new Set(
    schedules.filter(({ sceneId }) => sceneId !== null).map(({ homeId }) => homeId),
  )
  const known = await Promise.all([...homes].map((homeId) => knownScenes(needs, homeId)))
  return new Map(known.flat().map((scene) => [scene.id, scene]))
}

/** A schedule with the pins that its scene sets now: none where the scene is gone. */
export function withScenePins<S extends StoredSchedule>(schedule: S, scenes: ScenesById): S {
  if (schedule.sceneId === null) return schedule
  const states = scenes.get(schedule.sceneId)?.states ?? []
  const pins = states.map(({ device, pin, state }) => ({ device: device.identifier, pin, state }))
  return { ...schedule, pins }
}
