import { deleteDeviceEndpoint, replaceBoardEndpoint } from '@roomwire/contracts/http/devices.ts'
import { kindOf, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { addDevice, callApi } from '../clients/api-client.ts'
import type { HttpMatrix, MatrixRow } from './access-table.ts'
import type { AccessWorld } from './access-world.ts'
import { missingId, ownList } from './http-objects.ts'

/* Calls on devices. Only managers may make them, but for the lists. */

/**
 * A device that is named in the request.
 * @param request names this device in it.
 * @param done the status of a device of theirs.
 */
function deviceNamed(
  request: (identifier: string, world: AccessWorld) => { path?: string; body?: object },
  done = 200,
): MatrixRow {
  const naming = (identifier: string) => (world: AccessWorld) => request(identifier, world)
  return {
    own: {
      request: naming('SC-LIVING'),
      answers: { nobody: 401, managers: done, else: 403 },
    },
    'own elsewhere': {
      request: naming('SC-KITCHEN'),
      answers: { nobody: 401, managers: done, else: 403 },
    },
    foreign: {
      request: naming('SC-FOREIGN'),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    missing: {
      request: naming('SC-MISSING'),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    malformed: {
      request: naming('no/such'),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  }
}

let devicesMade = 0
const newDevice = () => {
  devicesMade += 1
  return {
    device_identifier: `SC-${devicesMade}`,
    device_name: 'Lamp',
    device_local_IP: '192.168.1.40',
  }
}

/** A node with ESPHome, where nothing answers. */
const newNode = () => ({
  ...newDevice(),
  device_identifier: `node-${devicesMade}`,
  device_local_IP: '127.0.0.9',
  dialect: 'esphome',
})
const encryption_key = `${'A'.repeat(43)}=`
/** Another one for each node: one that is a device already is no new one. */
const newNodeKey = () => Buffer.alloc(32, devicesMade).toString('base64')

/** Registers a device: a new one, one whose identifier is taken, one for a room of somebody else. */
const register: MatrixRow = {
  new: {
    request: ({ rooms }) => ({ body: { ...newDevice(), room_id: rooms.kitchen } }),
    answers: { nobody: 401, managers: 200, else: 403 },
  },
  taken: {
    request: () => ({ body: { ...newDevice(), device_identifier: 'SC-LIVING' } }),
    answers: { nobody: 401, managers: 409, else: 403 },
  },
  'for no room': {
    request: () => ({ body: { ...newDevice(), room_id: null } }),
    answers: { nobody: 401, managers: 200, else: 403 },
  },
  'foreign room': {
    request: ({ rooms }) => ({ body: { ...newDevice(), room_id: rooms.foreign } }),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
  'missing room': {
    request: () => ({ body: { ...newDevice(), room_id: missingId } }),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
  'a node': {
    request: ({ rooms }) => ({
      body: { ...newNode(), encryption_key: newNodeKey(), room_id: rooms.kitchen },
    }),
    answers: { nobody: 401, managers: 200, else: 403 },
  },
  'a node without its key': {
    request: ({ rooms }) => ({ body: { ...newNode(), room_id: rooms.kitchen } }),
    answers: { nobody: 401, managers: 400, else: 403 },
  },
  malformed: {
    request: () => ({ body: {} }),
    answers: { nobody: 401, managers: 400, else: 403 },
  },
}

/** Moves a device to another room. */
const mapRoom: MatrixRow = {
  ...deviceNamed((deviceIdentifier, { rooms }) => ({
    body: { deviceIdentifier, room_id: rooms.living },
  })),
  'own to no room': {
    request: () => ({ body: { deviceIdentifier: 'SC-NOWHERE', room_id: null } }),
    answers: { nobody: 401, managers: 200, else: 403 },
  },
  'own to a foreign room': {
    request: ({ rooms }) => ({ body: { deviceIdentifier: 'SC-LIVING', room_id: rooms.foreign } }),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
  'own to a missing room': {
    request: () => ({ body: { deviceIdentifier: 'SC-LIVING', room_id: missingId } }),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
  'foreign to a foreign room': {
    request: ({ rooms }) => ({ body: { deviceIdentifier: 'SC-FOREIGN', room_id: rooms.foreign } }),
    answers: { nobody: 401, managers: 404, else: 403 },
  },
}

/**
 * A device that is deleted, or whose deletion is undone.
 * @param prepare brings a new device to where the call can be made; its identifier.
 */
function leaving(prepare: (world: AccessWorld) => Promise<string>): MatrixRow {
  const named = deviceNamed((device_identifier) => ({ body: { device_identifier } }))
  // The first case is also what other suites send, who expect that the device stays as it is.
  const { own: _, 'own elsewhere': _ownInOtherRoom, ...others } = named
  return {
    ...others,
    own: {
      request: async (world) => ({ body: { device_identifier: await prepare(world) } }),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
  }
}

async function addLeaving({ owner }: AccessWorld): Promise<string> {
  const { device_identifier } = newDevice()
  await addDevice(owner, device_identifier)
  return device_identifier
}

/** The board of a device is replaced by another one. */
function replacing(): MatrixRow {
  const { foreign, missing, malformed } = deviceNamed((device_identifier) => ({
    body: { device_identifier, replacement: 'SC-KITCHEN', pins: [] },
  }))
  if (!foreign || !missing || !malformed) throw new Error('A case of deviceNamed is missing')
  return {
    foreign,
    missing,
    malformed,
    'by a foreign one': {
      request: () => ({
        body: { device_identifier: 'SC-LIVING', replacement: 'SC-FOREIGN', pins: [] },
      }),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    'by itself': {
      request: () => ({
        body: { device_identifier: 'SC-LIVING', replacement: 'SC-LIVING', pins: [] },
      }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
    own: {
      async request(world) {
        const device_identifier = await addLeaving(world)
        return { body: { device_identifier, replacement: await addLeaving(world), pins: [] } }
      },
      answers: { nobody: 401, managers: 200, else: 403 },
    },
  }
}

/** The board of a device that was replaced comes back. */
function undoingReplacement(): MatrixRow {
  const { foreign, missing, malformed } = deviceNamed((device_identifier) => ({
    body: { device_identifier },
  }))
  if (!foreign || !missing || !malformed) throw new Error('A case of deviceNamed is missing')
  return {
    foreign,
    missing,
    malformed,
    'nothing to undo': {
      request: () => ({ body: { device_identifier: 'SC-LIVING' } }),
      answers: { nobody: 401, managers: 409, else: 403 },
    },
    own: {
      async request(world) {
        const [replaced, replacement] = [await addLeaving(world), await addLeaving(world)]
        await callApi(world.owner, replaceBoardEndpoint, {
          body: { device_identifier: replaced, replacement, pins: [] },
        })
        return { body: { device_identifier: replacement } }
      },
      answers: { nobody: 401, managers: 200, else: 403 },
    },
  }
}

async function addDeleted(world: AccessWorld): Promise<string> {
  const device_identifier = await addLeaving(world)
  await callApi(world.owner, deleteDeviceEndpoint, { body: { device_identifier } })
  return device_identifier
}

const explain = (identifier: string) => () => ({ path: `?device_identifier=${identifier}` })

/** A call that lists who may use a device, for everybody who sees it. */
const explained: MatrixRow = {
  own: {
    request: explain('SC-KITCHEN'),
    answers: { nobody: 401, managers: 200, family: 200, guestOfHome: 200, else: 404 },
  },
  foreign: { request: explain('SC-FOREIGN'), answers: { nobody: 401, else: 404 } },
  missing: { request: explain('SC-MISSING'), answers: { nobody: 401, else: 404 } },
  malformed: { request: explain('no/such'), answers: { nobody: 401, else: 400 } },
}

const orderOf =
  (...device_identifiers: string[]) =>
  () => ({ body: { device_identifiers } })

/** An order of one's own: what one may not see counts for nothing, and nothing is said of it. */
const ownOrder: MatrixRow = {
  own: { request: orderOf('PC-KITCHEN', 'SC-LIVING'), answers: { nobody: 401, else: 200 } },
  foreign: { request: orderOf('SC-FOREIGN'), answers: { nobody: 401, else: 200 } },
  missing: { request: orderOf('SC-MISSING'), answers: { nobody: 401, else: 200 } },
  malformed: { request: orderOf('no/such'), answers: { nobody: 401, else: 400 } },
}

const pinOf = (device_identifier: string, change: object) => () => ({
  body: { device_identifier, pin: '18', ...change },
})
const lamp = { name: 'Lamp' }
const whoSeesIt = { nobody: 401, family: 403, guestOfHome: 403, else: 404 }

/** Names a pin, or gives it a room: whoever sees the device without the right to is told so. */
const pinNamed: MatrixRow = {
  own: { request: pinOf('SC-KITCHEN', lamp), answers: { ...whoSeesIt, managers: 200 } },
  'own into a room': {
    request: ({ rooms }) => pinOf('SC-KITCHEN', { room_id: rooms.kitchen })(),
    answers: { ...whoSeesIt, managers: 200 },
  },
  'own back to its board': {
    request: pinOf('SC-KITCHEN', { room_id: null }),
    answers: { ...whoSeesIt, managers: 200 },
  },
  'own for a time': {
    request: pinOf('SC-KITCHEN', { on_for: 600 }),
    answers: { ...whoSeesIt, managers: 200 },
  },
  'own with a question': {
    request: pinOf('SC-KITCHEN', { ask_first: true }),
    answers: { ...whoSeesIt, managers: 200 },
  },
  'own into a foreign room': {
    request: ({ rooms }) => pinOf('SC-KITCHEN', { room_id: rooms.foreign })(),
    answers: whoSeesIt,
  },
  foreign: { request: pinOf('SC-FOREIGN', lamp), answers: { nobody: 401, else: 404 } },
  missing: { request: pinOf('SC-MISSING', lamp), answers: { nobody: 401, else: 404 } },
  malformed: { request: pinOf('no/such', lamp), answers: { nobody: 401, else: 400 } },
}

const heldPin = (device_identifier: string) => () => ({
  body: { device_identifier, pin: '18', changed_at: 1 },
})
/** Lets go of a pin: whoever may switch it. None of these has ever changed, so it is not what was to be let go. */
const letGo: MatrixRow = {
  own: {
    request: heldPin('SC-KITCHEN'),
    answers: { nobody: 401, managers: 409, family: 409, guestOfHome: 409, else: 404 },
  },
  foreign: { request: heldPin('SC-FOREIGN'), answers: { nobody: 401, else: 404 } },
  missing: { request: heldPin('SC-MISSING'), answers: { nobody: 401, else: 404 } },
  malformed: { request: heldPin('no/such'), answers: { nobody: 401, else: 400 } },
}

const unprotected = { longest_on: null, shortest_off: null, after_power_on: null, not_with: null }

/** Calls on devices. */
export const deviceHttpMatrix: HttpMatrix = {
  'GET /api/access/explain': explained,
  'GET /api/devices': ownList,
  'GET /api/devices/listdevice': ownList,
  'POST /api/devices/register': register,
  'PUT /api/devices/pin-protection': deviceNamed((device_identifier) => ({
    body: { device_identifier, pin: '18', ...unprotected, longest_on: 600 },
  })),
  'PUT /api/devices/update': {
    ...deviceNamed((device_identifier) => ({ body: { device_identifier, device_name: 'Lamp' } })),
    'own with a note': {
      request: () => ({ body: { device_identifier: 'SC-LIVING', note: 'Fuse 4' } }),
      answers: { nobody: 401, managers: 200, else: 403 },
    },
    'foreign with a note': {
      request: () => ({ body: { device_identifier: 'SC-FOREIGN', note: 'Fuse 4' } }),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
    'the key of what is no node': {
      request: () => ({ body: { device_identifier: 'SC-LIVING', encryption_key } }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
    'foreign with a key': {
      request: () => ({ body: { device_identifier: 'SC-FOREIGN', encryption_key } }),
      answers: { nobody: 401, managers: 404, else: 403 },
    },
  },
  'GET /api/devices/deletion': deviceNamed((identifier) => ({
    path: `?device_identifier=${identifier}`,
  })),
  'POST /api/devices/delete': leaving(addLeaving),
  'POST /api/devices/restore': leaving(addDeleted),
  'POST /api/devices/let-go': letGo,
  // 409: the device declares the pin, and as it was.
  'POST /api/devices/confirm-pin': deviceNamed(
    (device_identifier) => ({ body: { device_identifier, pin: '18' } }),
    409,
  ),
  'POST /api/devices/remove-pin': deviceNamed(
    (device_identifier) => ({ body: { device_identifier, pin: '18' } }),
    409,
  ),
  'GET /api/devices/connection': deviceNamed((one) => ({ path: `?device_identifier=${one}` })),
  'POST /api/devices/reset': deviceNamed((device_identifier) => ({ body: { device_identifier } })),
  'POST /api/devices/replace': replacing(),
  'GET /api/devices/replacement': deviceNamed((one) => ({ path: `?device_identifier=${one}` })),
  'POST /api/devices/replacement/undo': undoingReplacement(),
  // 400: those are no hubs.
  'GET /api/devices/found': deviceNamed((one) => ({ path: `?device_identifier=${one}` }), 400),
  'POST /api/devices/adopt-again': deviceNamed(
    (device_identifier) => ({ body: { device_identifier } }),
    400,
  ),
  'POST /api/devices/adopt': deviceNamed(
    (device_identifier) => ({
      body: { device_identifier, board: '0x00158d0000000001', device_name: 'Lamp' },
    }),
    400,
  ),
  'PUT /api/devices/pin-name': pinNamed,
  'PUT /api/devices/pin-order': {
    ...deviceNamed((device_identifier) => ({
      body: { device_identifier, pins: pinsOf(kindOf(device_identifier)).toReversed() },
    })),
    'a pin is missing': {
      request: () => ({ body: { device_identifier: 'SC-LIVING', pins: ['18', '19', '21'] } }),
      answers: { nobody: 401, managers: 400, else: 403 },
    },
  },
  'PUT /api/devices/order': ownOrder,
  // 409: none of the devices is connected while calls are tried.
  'PUT /api/devices/static-ip': deviceNamed(
    (device_identifier) => ({ body: { device_identifier, static_ip: '10.0.0.7' } }),
    409,
  ),
  'GET /api/devices/wifi-info': deviceNamed(
    (identifier) => ({ path: `?device_identifier=${identifier}` }),
    409,
  ),
  'PUT /api/devices/map-room': mapRoom,
}
