import { type Done, sealUndo } from '@roomwire/server/features/devices/bulk/undo-token.ts'
import type { TestServer } from '../worlds/test-server.ts'
import type { HttpMatrix, MatrixRow } from './access-table.ts'
import type { AccessWorld } from './access-world.ts'
import { actorOf } from './any-actor.ts'
import { missingId, ownList } from './http-objects.ts'

/* Calls on pins: favourites, and several at once. */

const allOffIn = (room: (world: AccessWorld) => unknown) => (world: AccessWorld) => ({
  body: { room_id: room(world) },
})

/** Turns off a room or the home: whoever sees it, as far as they may switch it. */
const allOff: MatrixRow = {
  'the home': { request: allOffIn(() => null), answers: { nobody: 401, else: 200 } },
  living: {
    request: allOffIn(({ rooms }) => rooms.living),
    answers: { nobody: 401, withoutHome: 404, else: 200 },
  },
  kitchen: {
    request: allOffIn(({ rooms }) => rooms.kitchen),
    answers: { nobody: 401, managers: 200, family: 200, guestOfHome: 200, else: 404 },
  },
  foreign: {
    request: allOffIn(({ rooms }) => rooms.foreign),
    answers: { nobody: 401, else: 404 },
  },
  missing: { request: allOffIn(() => missingId), answers: { nobody: 401, else: 404 } },
  malformed: { request: allOffIn(() => 'x'), answers: { nobody: 401, else: 400 } },
}

/** Takes back an 'All off': only one's own, so nobody else's token says more than none. */
const undoAllOff: MatrixRow = {
  'foreign token': {
    request: ({ server, stranger }) => ({ body: { token: undoTokenOf(server, stranger.userId) } }),
    answers: { nobody: 401, else: 409 },
  },
  'missing token': {
    request: () => ({ body: { token: 'none' } }),
    answers: { nobody: 401, else: 409 },
  },
  malformed: { request: () => ({ body: {} }), answers: { nobody: 401, else: 400 } },
}

/** A token of somebody for what they have done. */
export const undoTokenOf = (
  { roomwire, clock }: TestServer,
  personId: number,
  done: Done = { kind: 'all_off' },
) =>
  sealUndo({ sealKey: roomwire.sealKey, clock }, actorOf('user', { personId }), done, [
    { deviceId: 1, pin: '18', state: 1, changes: 1 },
  ])?.token

const favouriteOf =
  (device_identifier: string, pin = '18') =>
  () => ({ body: { device_identifier, pin, is_favourite: true } })
const whoSeesKitchen = { nobody: 401, managers: 200, family: 200, guestOfHome: 200 }

/** Makes a pin a favourite of one's own: whoever sees it. */
const setFavourite: MatrixRow = {
  kitchen: { request: favouriteOf('PC-KITCHEN'), answers: { ...whoSeesKitchen, else: 404 } },
  'in no room': {
    request: favouriteOf('SC-NOWHERE'),
    answers: { nobody: 401, managers: 200, else: 404 },
  },
  'pin of another kind': {
    request: favouriteOf('PC-KITCHEN', 'pump'),
    answers: { nobody: 401, managers: 400, family: 400, guestOfHome: 400, else: 404 },
  },
  foreign: { request: favouriteOf('SC-FOREIGN'), answers: { nobody: 401, else: 404 } },
  missing: { request: favouriteOf('SC-MISSING'), answers: { nobody: 401, else: 404 } },
  malformed: { request: favouriteOf('no/such'), answers: { nobody: 401, else: 400 } },
}

/** Calls on pins. */
export const pinMatrix: HttpMatrix = {
  'GET /api/favourites': ownList,
  'PUT /api/favourites': setFavourite,
  'POST /api/devices/all-off': allOff,
  'POST /api/devices/all-off/undo': undoAllOff,
}
