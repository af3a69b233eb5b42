import type { AllOff } from '@roomwire/contracts/http/all-off.ts'
import type { PressedScene } from '@roomwire/contracts/http/scenes.ts'
import { createContext, use } from 'react'
import type { OffPlace } from './all-off-text.ts'

/** A task that sets several pins at once: 'All off' of a room or the home, or a scene. */
export type BulkTask =
  | { kind: 'allOff'; place: OffPlace }
  | { kind: 'scene'; sceneId: number; name: string }

/** The outcome of a task; of a scene also its pins. */
export type BulkResult = AllOff & Partial<Pick<PressedScene, 'pins'>>

/** The calls to the server that do a task and undo it. */
export type BulkCalls = {
  ask(task: BulkTask): Promise<BulkResult>
  undo(task: BulkTask, token: string): Promise<Omit<AllOff, 'undo'>>
}

/** Does such a task; the result appears beside the page. */
export const BulkContext = createContext<(task: BulkTask) => void>(() => undefined)

/** The function that turns off a room or the home. */
export function useAllOff() {
  const run = use(BulkContext)
  return (place: OffPlace) => run({ kind: 'allOff', place })
}

/** The function that presses a scene. */
export function usePressScene() {
  const run = use(BulkContext)
  return (sceneId: number, name: string) => run({ kind: 'scene', sceneId, name })
}
