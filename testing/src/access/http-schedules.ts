import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import {
  createScheduleEndpoint,
  deleteScheduleEndpoint,
  listSchedulesEndpoint,
} from '@roomwire/contracts/http/schedules.ts'
import { callApi } from '../clients/api-client.ts'
import type { Answers, HttpMatrix, MatrixRow } from './access-table.ts'
import type { AccessWorld } from './access-world.ts'
import { atPath, missingId, ownList } from './http-objects.ts'
import { ofPass, sceneOf } from './http-scenes.ts'

/* Calls on schedules. Nobody of the matrix may arrange but those who manage the home. */

type Form = RequestInput<typeof createScheduleEndpoint>['body']

const form = (identifier: string): Form => ({
  name: 'Night',
  rule: {
    days: { kind: 'weekly', days: [1] },
    time: { kind: 'clock', at: '23:00' },
    spread: 0,
    from: null,
    until: null,
  },
  pins: [{ device_identifier: identifier, pin: '18', state: 0 }],
  for_s: null,
})

/** A schedule in the place of the last one, of a lamp in the kitchen or in the other home. */
async function scheduleOf(world: AccessWorld, whose: 'owner' | 'stranger'): Promise<number> {
  const owner = world[whose]
  const { schedules } = await callApi(owner, listSchedulesEndpoint, {})
  for (const { schedule_id: id } of schedules) {
    await callApi(owner, deleteScheduleEndpoint, { path: { id: String(id) } })
  }
  const body = form(whose === 'owner' ? 'SC-KITCHEN' : 'SC-FOREIGN')
  return (await callApi(owner, createScheduleEndpoint, { body })).schedule.schedule_id
}

type Who = Answers<number>

/** A schedule of a lamp in the kitchen, for those who see that lamp. */
const inKitchen = (who: { managers: number; else: number }): Who => ({
  nobody: 401,
  managers: who.managers,
  family: who.else,
  guestOfHome: who.else,
  else: 404,
})
const everybody = (status: number): Who => ({ nobody: 401, else: status })

/** A schedule in the path. */
function inPath(own: Who, body?: () => object): MatrixRow {
  const at = (id: number) => ({ ...atPath(id), body: body?.() })
  return {
    own: { request: async (world) => at(await scheduleOf(world, 'owner')), answers: own },
    foreign: {
      request: async (world) => at(await scheduleOf(world, 'stranger')),
      answers: everybody(404),
    },
    missing: { request: () => at(missingId), answers: everybody(404) },
    malformed: { request: () => at(0), answers: everybody(400) },
  }
}

const newOf = (identifier: string) => () => ({ body: form(identifier) })
/** The call for a new schedule of a scene in the place of pins. */
const newOfScene = (scene_id: number) => ({ body: { ...form('SC-KITCHEN'), pins: [], scene_id } })
const changes = inKitchen({ managers: 200, else: 403 })

/** Calls on schedules. */
export const scheduleMatrix: HttpMatrix = {
  'GET /api/schedules': ownList,
  'GET /api/schedules/week': ownList,
  'GET /api/schedules/next': ownList,
  'GET /api/pass/{id}/schedules/next': ofPass(''),
  'POST /api/schedules': {
    kitchen: { request: newOf('SC-KITCHEN'), answers: changes },
    foreign: { request: newOf('SC-FOREIGN'), answers: everybody(404) },
    missing: { request: newOf('SC-MISSING'), answers: everybody(404) },
    'a scene of the kitchen': {
      request: async ({ owner }) => newOfScene(await sceneOf(owner, 'SC-KITCHEN')),
      answers: changes,
    },
    'a foreign scene': {
      request: async ({ stranger }) => newOfScene(await sceneOf(stranger, 'SC-FOREIGN')),
      answers: everybody(404),
    },
    'a missing scene': { request: () => newOfScene(missingId), answers: everybody(404) },
    malformed: { request: () => ({ body: {} }), answers: everybody(400) },
  },
  'PUT /api/schedules/pause': {
    'the home': {
      request: () => ({ body: { paused: false } }),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
    malformed: {
      request: () => ({ body: {} }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'PUT /api/schedules/{id}': inPath(changes, () => form('SC-KITCHEN')),
  'PUT /api/schedules/{id}/pause': inPath(changes, () => ({ paused: true })),
  'PUT /api/schedules/{id}/skip': inPath(changes, () => ({ at: null })),
  'GET /api/schedules/{id}/runs': inPath(inKitchen({ managers: 200, else: 200 })),
  'DELETE /api/schedules/{id}': inPath(changes),
}
