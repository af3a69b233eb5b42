import { listPassesEndpoint, revokePassEndpoint } from '@roomwire/contracts/http/passes.ts'
import { callApi } from '../clients/api-client.ts'
import { givePass } from '../clients/pass-holder.ts'
import type { HttpMatrix, MatrixRow } from './access-table.ts'
import type { AccessWorld } from './access-world.ts'
import { atPath, guestTime, listOfManagers, missingId, placesAtOtherTimes } from './http-objects.ts'

/* Calls on passes. The holder of one is nobody to every other call, and to another pass. */

const terms = (more: object = {}) => ({ label: 'Cleaner', ...guestTime(), ...more })

/** A pass in the place of the last one: a home has only so many. */
export async function passOf(world: AccessWorld, whose: 'owner' | 'stranger') {
  const owner = world[whose]
  const { passes } = await callApi(owner, listPassesEndpoint, {})
  for (const { pass_id: id } of passes) {
    if (id !== world.openedPass.id) {
      await callApi(owner, revokePassEndpoint, { path: { id: String(id) } })
    }
  }
  return givePass(owner, { now: world.server.clock.now() })
}

const managed = (status: number) => ({ nobody: 401, managers: status, else: 403 }) as const

/** A pass in the path. */
function passInPath(rest = '', body?: () => object): MatrixRow {
  const at = (id: number) => ({ ...atPath(`${id}${rest}`), body: body?.() })
  return {
    // The browser that would stand in the path holds none of these.
    own: {
      request: async (world) => at((await passOf(world, 'owner')).id),
      answers: managed(rest ? 404 : 200),
    },
    foreign: {
      request: async (world) => at((await passOf(world, 'stranger')).id),
      answers: managed(404),
    },
    missing: { request: () => at(missingId), answers: managed(404) },
    malformed: { request: () => at(0), answers: managed(400) },
  }
}

const view = (whose: string) => ({ path: `?${whose}` })

/** A call that shows what somebody else sees, to those who manage their home. */
const viewAs: MatrixRow = {
  pass: {
    request: ({ openedPass }) => view(`pass_id=${openedPass.id}`),
    answers: managed(200),
  },
  'foreign person': {
    request: ({ foreign }) => view(`user_id=${foreign.guest.userId}`),
    answers: managed(404),
  },
  'missing person': { request: () => view(`user_id=${missingId}`), answers: managed(404) },
  'foreign pass': {
    request: async (world) => view(`pass_id=${(await passOf(world, 'stranger')).id}`),
    answers: managed(404),
  },
  'missing pass': { request: () => view(`pass_id=${missingId}`), answers: managed(404) },
  'person and pass': {
    request: ({ owner }) => view(`user_id=${owner.userId}&pass_id=1`),
    answers: managed(400),
  },
  malformed: { request: () => view('user_id=x'), answers: managed(400) },
}

/** Cases that narrow a pass to a room or a device which this home has not. */
const foreignPlaces: MatrixRow = {
  'of a foreign room': {
    request: ({ rooms }) => ({ body: terms({ room_ids: [rooms.foreign] }) }),
    answers: managed(404),
  },
  'of a missing room': {
    request: () => ({ body: terms({ room_ids: [missingId] }) }),
    answers: managed(404),
  },
  'of a foreign device': {
    request: () => ({ body: terms({ device_identifiers: ['SC-FOREIGN'] }) }),
    answers: managed(404),
  },
  'of a missing device': {
    request: () => ({ body: terms({ device_identifiers: ['SC-MISSING'] }) }),
    answers: managed(404),
  },
  'of a foreign pin': {
    request: () => ({ body: terms({ pins: [{ device_identifier: 'SC-FOREIGN', pin: '18' }] }) }),
    answers: managed(404),
  },
  'of a missing pin': {
    request: () => ({ body: terms({ pins: [{ device_identifier: 'SC-MISSING', pin: '18' }] }) }),
    answers: managed(404),
  },
}

/** A session of a pass, for whoever does not hold this one. */
const openedPass: MatrixRow = {
  foreign: {
    request: async (world) => atPath((await passOf(world, 'owner')).id),
    answers: { else: 401 },
  },
  missing: { request: () => atPath(missingId), answers: { else: 401 } },
  malformed: { request: () => atPath(0), answers: { else: 401 } },
}

/** A pass by its link, for whoever has that. */
const byLink: MatrixRow = {
  'by its link': {
    request: async (world) => {
      const { id, secret } = await passOf(world, 'owner')
      return { ...atPath(id), body: { secret } }
    },
    answers: { else: 200 },
  },
  foreign: {
    request: async (world) => ({
      ...atPath((await passOf(world, 'owner')).id),
      body: { secret: 'x'.repeat(43) },
    }),
    answers: { else: 404 },
  },
  missing: {
    request: () => ({ ...atPath(missingId), body: { secret: 'x'.repeat(43) } }),
    answers: { else: 404 },
  },
  malformed: { request: () => ({ ...atPath(1), body: {} }), answers: { else: 400 } },
}

/** Calls on passes, of those who give them and of those who hold them. */
export const passMatrix: HttpMatrix = {
  'GET /api/access/view': viewAs,
  'GET /api/passes': listOfManagers,
  'POST /api/passes': {
    new: {
      request: ({ rooms }) => ({ body: terms({ room_ids: [rooms.living] }) }),
      answers: managed(200),
    },
    ...foreignPlaces,
    ...placesAtOtherTimes(terms),
    malformed: { request: () => ({ body: {} }), answers: managed(400) },
  },
  'PUT /api/passes/{id}': {
    ...passInPath('', terms),
    ...placesAtOtherTimes(terms, ({ openedPass }) => atPath(openedPass.id)),
  },
  'POST /api/passes/{id}/link': passInPath(),
  'DELETE /api/passes/{id}': passInPath(),
  'DELETE /api/passes/{id}/browsers/{browserId}': passInPath('/none'),
  'POST /api/pass/{id}/look': byLink,
  'POST /api/pass/{id}/session': byLink,
  'GET /api/pass/{id}/session': openedPass,
  'POST /api/pass/{id}/live': openedPass,
  'DELETE /api/pass/{id}/session': openedPass,
}
