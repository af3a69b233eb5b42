import { z } from 'zod'
import { pinOutcome } from '../vocabulary/command-outcome.ts'
import { pinKey, pinState } from '../vocabulary/device-kind.ts'
import { deviceIdentifier, id, idInPath, leaseSeconds, sceneName } from '../vocabulary/fields.ts'
import { limits } from '../vocabulary/limits.ts'
import { outcomes, undoable, undoToken } from './all-off.ts'
import { endpoint } from './endpoint.ts'
import { done } from './refusals.ts'

/*
 * Scenes: named states of several pins. Whoever sees all pins of one sees it, whoever may switch all
 * of them may press it, and whoever may arrange all of them may change it.
 */

/** The state to which a scene sets a pin. */
const sceneState = z.strictObject({
  device_identifier: deviceIdentifier,
  pin: pinKey,
  state: pinState,
  /** Seconds after which it is switched off again; 0 for never, missing for as long as the pin is usually on. */
  for: leaseSeconds.or(z.literal(0)).optional(),
})

const scene = z.object({
  scene_id: id,
  name: z.string(),
  states: z.array(sceneState),
  may_press: z.boolean(),
  may_change: z.boolean(),
})
export type Scene = z.infer<typeof scene>

const manyStates = `must be 1 to ${limits.scenePinsMax} pins`
const terms = z.strictObject({
  name: sceneName,
  states: z.array(sceneState).min(1, manyStates).max(limits.scenePinsMax, manyStates),
})

const pressed = outcomes.extend({
  /** The outcome of each pin, in the order of the scene. */
  pins: z.array(
    z.object({
      device_identifier: z.string(),
      pin: pinKey,
      outcome: pinOutcome,
    }),
  ),
  undo: undoable,
})
/** The outcomes of pressing a scene, and its undo. */
export type PressedScene = z.infer<typeof pressed>

const list = z.object({ scenes: z.array(scene) })
const path = z.object({ id: idInPath })
const ofPass = z.object({ id: idInPath, sceneId: idInPath })
const undo = z.strictObject({ token: undoToken })

export const listScenesEndpoint = endpoint({
  method: 'GET',
  url: '/api/scenes',
  summary: 'The scenes whose pins the caller may all see, oldest first.',
  access: 'session',
  reply: list,
})

export const createSceneEndpoint = endpoint({
  method: 'POST',
  url: '/api/scenes',
  summary: 'Makes a scene of pins that the caller may arrange.',
  access: 'session',
  body: terms,
  reply: scene,
})

export const changeSceneEndpoint = endpoint({
  method: 'PUT',
  url: '/api/scenes/{id}',
  summary:
    'Changes the name and states of a scene. The caller must be allowed to arrange its pins before and after.',
  access: 'session',
  path,
  body: terms,
  reply: scene,
})

export const deleteSceneEndpoint = endpoint({
  method: 'DELETE',
  url: '/api/scenes/{id}',
  summary: 'Deletes a scene; its pins stay as they are.',
  access: 'session',
  path,
  reply: done,
})

export const pressSceneEndpoint = endpoint({
  method: 'POST',
  url: '/api/scenes/{id}/press',
  summary: 'Sets every pin of a scene, and says how each one ended.',
  access: 'session',
  path,
  reply: pressed,
})

export const undoSceneEndpoint = endpoint({
  method: 'POST',
  url: '/api/scenes/undo',
  summary:
    'Undoes a scene that the caller pressed, for 10 seconds. Pins that somebody has touched since stay as they are.',
  access: 'session',
  body: undo,
  reply: outcomes,
})

export const listScenesOfPassEndpoint = endpoint({
  method: 'GET',
  url: '/api/pass/{id}/scenes',
  summary: 'The scenes whose pins the pass may all see.',
  access: 'pass',
  path,
  reply: list,
})

export const pressSceneOfPassEndpoint = endpoint({
  method: 'POST',
  url: '/api/pass/{id}/scenes/{sceneId}/press',
  summary: 'Sets every pin of a scene, if the pass may switch all of them.',
  access: 'pass',
  path: ofPass,
  reply: pressed,
})

export const undoSceneOfPassEndpoint = endpoint({
  method: 'POST',
  url: '/api/pass/{id}/scenes/undo',
  summary: 'Undoes a scene that was pressed with the pass, for 10 seconds.',
  access: 'pass',
  path,
  body: undo,
  reply: outcomes,
})
