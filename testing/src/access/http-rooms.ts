import type { HttpMatrix, MatrixRow } from './access-table.ts'
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

let roomsMade = 0
const newRoom = () => {
  roomsMade += 1
  return { room_name: `Room-${roomsMade}` }
}

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
}
