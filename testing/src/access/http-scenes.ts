import {
  createSceneEndpoint,
  deleteSceneEndpoint,
  listScenesEndpoint,
} from '@roomwire/contracts/http/scenes.ts'
import { callApi, type TestPerson } from '../clients/api-client.ts'
import type { HttpMatrix, MatrixRow } from './access-table.ts'
import type { AccessWorld } from './access-world.ts'
import { atPath, missingId, ownList } from './http-objects.ts'
import { passOf } from './http-passes.ts'
import { undoTokenOf } from './http-pins.ts'

/* Calls on scenes: seen, pressed and changed by whoever may do so with every pin of theirs. */

const termsOf = (device_identifier: string) => ({
  name: 'Evening',
  states: [
    { device_identifier, pin: device_identifier.startsWith('WLM') ? 'led' : '18', state: 1 },
  ],
})

/** A scene of one device, in the place of the last ones: a home has only so many. */
export async function sceneOf(whose: TestPerson, device_identifier: string): Promise<number> {
  const { scenes } = await callApi(whose, listScenesEndpoint, {})
  for (const { scene_id: id } of scenes) {
    await callApi(whose, deleteSceneEndpoint, { path: { id: String(id) } })
  }
  const states = [{ device_identifier, pin: '18' as const, state: 1 as const }]
  return (await callApi(whose, createSceneEndpoint, { body: { name: 'Evening', states } })).scene_id
}

type Answers = MatrixRow[string]['answers']
const seeKitchen = { managers: 200, family: 200, guestOfHome: 200 } as const
const arranged = (status: number): Answers => ({
  nobody: 401,
  managers: status,
  family: 403,
  guestOfHome: 403,
  else: 404,
})

/**
 * A scene in the path.
 * @param answers for a scene of the kitchen, which not everybody sees
 */
const sceneInPath = (answers: Answers, body?: object): MatrixRow => {
  const at = (id: number) => ({ ...atPath(id), body })
  return {
    kitchen: {
      request: async ({ owner }: AccessWorld) => at(await sceneOf(owner, 'PC-KITCHEN')),
      answers,
    },
    foreign: {
      request: async ({ stranger }: AccessWorld) => at(await sceneOf(stranger, 'SC-FOREIGN')),
      answers: { nobody: 401, else: 404 },
    },
    missing: { request: () => at(missingId), answers: { nobody: 401, else: 404 } },
    malformed: { request: () => at(0), answers: { nobody: 401, else: 400 } },
  }
}

const undo: MatrixRow = {
  'foreign token': {
    request: ({ server, stranger }) => ({
      body: { token: undoTokenOf(server, stranger.userId, { kind: 'scene', sceneId: 1 }) },
    }),
    answers: { nobody: 401, else: 409 },
  },
  'missing token': {
    request: () => ({ body: { token: 'none' } }),
    answers: { nobody: 401, else: 409 },
  },
  malformed: { request: () => ({ body: {} }), answers: { nobody: 401, else: 400 } },
}

/** A call of a pass: everybody without the opened pass is nobody to it. */
export const ofPass = (scene: string, body?: object): MatrixRow => ({
  foreign: {
    request: async (world) => ({
      ...atPath(`${(await passOf(world, 'owner')).id}${scene}`),
      body,
    }),
    answers: { else: 401 },
  },
  missing: { request: () => ({ ...atPath(`${missingId}${scene}`), body }), answers: { else: 401 } },
  malformed: { request: () => ({ ...atPath(`0${scene}`), body }), answers: { else: 401 } },
})

/** Calls on scenes. */
export const sceneMatrix: HttpMatrix = {
  'GET /api/scenes': ownList,
  'POST /api/scenes': {
    kitchen: { request: () => ({ body: termsOf('PC-KITCHEN') }), answers: arranged(200) },
    foreign: {
      request: () => ({ body: termsOf('SC-FOREIGN') }),
      answers: { nobody: 401, else: 404 },
    },
    missing: {
      request: () => ({ body: termsOf('SC-MISSING') }),
      answers: { nobody: 401, else: 404 },
    },
    malformed: { request: () => ({ body: {} }), answers: { nobody: 401, else: 400 } },
  },
  'PUT /api/scenes/{id}': sceneInPath(arranged(200), termsOf('PC-KITCHEN')),
  'DELETE /api/scenes/{id}': sceneInPath(arranged(200)),
  'POST /api/scenes/{id}/press': sceneInPath({ nobody: 401, ...seeKitchen, else: 404 }),
  'POST /api/scenes/undo': undo,
  'GET /api/pass/{id}/scenes': ofPass(''),
  'POST /api/pass/{id}/scenes/{sceneId}/press': ofPass('/1'),
  'POST /api/pass/{id}/scenes/undo': ofPass('', { token: 'none' }),
}
