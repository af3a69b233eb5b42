import type { KnownScene } from '../scenes/list-scenes.ts'
import type { StoredSchedule } from './schedule.ts'

/** The scenes of a home by their ids. */
export type ScenesById = ReadonlyMap<number, KnownScene>

/** A schedule with the pins that its scene sets now: none where the scene is gone. */
export function withScenePins<S extends StoredSchedule>(schedule: S, scenes: ScenesById): S {
  if (schedule.sceneId === null) return schedule
  const states = scenes.get(schedule.sceneId)?.states ?? []
  const pins = states.map(({ device, pin, state }) => ({ device: device.identifier, pin, state }))
  return { ...schedule, pins }
}
