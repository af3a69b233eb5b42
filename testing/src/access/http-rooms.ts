import { setRoomPhotoEndpoint } from '@roomwire/contracts/http/room-photos.ts'
import { addRoom, callApi } from '../clients/api-client.ts'
import { aJpeg } from '../fixtures/a-jpeg.ts'
import type { HttpMatrix, MatrixRow } from './access-table.ts'
import type { AccessWorld } from './access-world.ts'
import { atPath, missingId, ownList } from './http-objects.ts'

/* Calls on rooms, and on the devices in one. */

const malformedIds = ['0', '01', '1e3', 'x', '-1', '9007199254740993', '%00', '1%2f2', "1'--"]

/** A room in the path, which is shown. */
const roomInPath: MatrixRow = {
  living: {
    request: ({ rooms }) => atPath(rooms.living),
    answers: { nobody: 401, withoutHome: 404, else: 200 },
  },
  kitchen: {
    request: ({ rooms }) => atPath(rooms.kitchen),
    answers: { nobody: 401, managers: 200, family: 200, guestOfHome: 200, else: 404 },
  },
  foreign: {
    request: ({ rooms }) => atPath(rooms.foreign),
    answers: { nobody: 401, else: 404 },
  },
  missing: { request: () => atPath(missingId), answers: { nobody: 401, else: 404 } },
  ...Object.fromEntries(
    malformedIds.map((id) => [
      `malformed ${id}`,
      { request: () => atPath(id), answers: { nobody: 401, else: 400 } },
    ]),
  ),
}

/** The photo of a room, which whoever sees only something in the room does not see. */
const photoInPath: MatrixRow = {
  ...roomInPath,
  living: {
    request: async ({ owner, rooms }) => {
      await setPhoto(owner, rooms.living)
      return atPath(rooms.living)
    },
    answers: { nobody: 401, withoutHome: 404, guestOfDevice: 404, else: 200 },
  },
  kitchen: {
    request: async ({ owner, rooms }) => {
      await setPhoto(owner, rooms.kitchen)
      return atPath(rooms.kitchen)
    },
    answers: { nobody: 401, managers: 200, family: 200, guestOfHome: 200, else: 404 },
  },
}

const photo = aJpeg().toString('base64url')
const setPhoto = (owner: AccessWorld['owner'], roomId: number) =>
  callApi(owner, setRoomPhotoEndpoint, { path: { id: String(roomId) }, body: { photo } })

let roomsMade = 0
const newRoom = () => {
  roomsMade += 1
  return { room_name: `Room-${roomsMade}` }
}

/**
 * A room in the path that only managers may change or delete.
 * @param body what is sent for each, if anything.
 * @param own a room of the home that may be changed; a new one each time where nothing else will do.
 */
const managedRoom = (
  body: () => object | undefined,
  own: (world: AccessWorld) => number | Promise<number> = ({ rooms }) => rooms.living,
): MatrixRow => ({
  own: {
    request: async (world) => ({ ...atPath(await own(world)), body: body() }),
    answers: { nobody: 401, managers: 200, else: 403 },
  },
  foreign: {
    request: ({ rooms }) => ({ ...atPath(rooms.foreign), body: body() }),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
  missing: {
    request: () => ({ ...atPath(missingId), body: body() }),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
  malformed: {
    request: () => ({ ...atPath('x'), body: body() }),
    answers: { nobody: 401, managers: 400, else: 403 },
  },
})

/** An order of one's own: what one may not see counts for nothing, and nothing is said of it. */
const ownOrder: MatrixRow = {
  own: {
    request: ({ rooms }) => ({ body: { room_ids: [rooms.kitchen, rooms.living] } }),
    answers: { nobody: 401, else: 200 },
  },
  foreign: {
    request: ({ rooms }) => ({ body: { room_ids: [rooms.foreign] } }),
    answers: { nobody: 401, else: 200 },
  },
  missing: {
    request: () => ({ body: { room_ids: [missingId] } }),
    answers: { nobody: 401, else: 200 },
  },
  malformed: {
    request: () => ({ body: { room_ids: ['x'] } }),
    answers: { nobody: 401, else: 400 },
  },
}

const addOneMore = ({ owner }: AccessWorld) => addRoom(owner, newRoom().room_name)

/** Calls on rooms. */
export const roomMatrix: HttpMatrix = {
  'GET /api/rooms/my-rooms': ownList,
  'GET /api/rooms/{id}': roomInPath,
  'GET /api/devices/room/{roomId}': roomInPath,
  'GET /api/api/devices/room/{roomId}': roomInPath,
  'POST /api/rooms/': {
    new: {
      request: () => ({ body: newRoom() }),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
    malformed: {
      request: () => ({ body: {} }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'PUT /api/rooms/order': ownOrder,
  'PUT /api/rooms/{id}': managedRoom(() => ({ ...newRoom(), paint: 'sea' })),
  'GET /api/rooms/{id}/photo': photoInPath,
  'PUT /api/rooms/{id}/photo': managedRoom(() => ({ photo })),
  'DELETE /api/rooms/{id}/photo': managedRoom(() => undefined),
  'GET /api/rooms/{id}/deletion': managedRoom(() => undefined),
  'DELETE /api/rooms/{id}': managedRoom(() => undefined, addOneMore),
}
