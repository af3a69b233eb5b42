import { turnAllOffEndpoint, undoAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { confirmPinEndpoint, removePinEndpoint } from '@roomwire/contracts/http/declared-pins.ts'
import * as devices from '@roomwire/contracts/http/devices.ts'
import {
  listFavouritesEndpoint,
  setFavouriteEndpoint,
} from '@roomwire/contracts/http/favourites.ts'
import * as hubs from '@roomwire/contracts/http/hubs.ts'
import { letGoEndpoint } from '@roomwire/contracts/http/let-go.ts'
import { protectPinEndpoint } from '@roomwire/contracts/http/pin-protection.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { DeviceAudience } from '@roomwire/contracts/vocabulary/device-settings.ts'
import { arrangeDevices } from '../../features/devices/arranging/arrange-devices.ts'
import {
  arrangePins,
  assignRoom,
  updateDevice,
  updatePin,
} from '../../features/devices/arranging/change-device.ts'
import { confirmPin, removePin } from '../../features/devices/arranging/declared-pin.ts'
import {
  deleteDevice,
  previewDeviceDeletion,
  restoreDevice,
} from '../../features/devices/arranging/delete-device.ts'
import { letGo, protectPin } from '../../features/devices/arranging/protect-pin.ts'
import { registerDevice, resetSecret } from '../../features/devices/arranging/register-device.ts'
import { replaceBoard } from '../../features/devices/arranging/replace-board.ts'
import {
  showReplacement,
  undoReplacement,
} from '../../features/devices/arranging/undo-replacement.ts'
import { turnAllOff, undoAllOff } from '../../features/devices/bulk/all-off.ts'
import {
  adoptAgain,
  adoptBoard,
  listFoundBoards,
} from '../../features/devices/commands/adopt-board.ts'
import { askWifiInfo, setStaticIp } from '../../features/devices/commands/ask-device.ts'
import { listFavourites, setFavourite } from '../../features/devices/favourites/favourites.ts'
import { listDevices, listDevicesOfRoom } from '../../features/devices/listing/list-devices.ts'
import { showConnection } from '../../features/devices/presence/connect-problems.ts'
import type { VisibleDevice } from '../../features/devices/records/shown-device.ts'
import type { Actor } from '../../features/identity/actor.ts'
import { refuse } from '../../platform/refusal.ts'
import type { NeedsOf } from '../../roomwire.ts'
import { deviceViewOf } from '../device-presenter.ts'
import { presentDevices } from '../present-devices.ts'
import { presentLostAccess } from './room-presenter.ts'
import type { Serve, ThisServer } from './serve.ts'

type Needs = NeedsOf<
  | typeof listDevices
  | typeof listDevicesOfRoom
  | typeof presentDevices
  | typeof registerDevice
  | typeof showConnection
  | typeof resetSecret
  | typeof listFoundBoards
  | typeof adoptBoard
  | typeof adoptAgain
  | typeof previewDeviceDeletion
  | typeof deleteDevice
  | typeof restoreDevice
  | typeof replaceBoard
  | typeof showReplacement
  | typeof undoReplacement
  | typeof arrangeDevices
  | typeof arrangePins
  | typeof updateDevice
  | typeof updatePin
  | typeof protectPin
  | typeof confirmPin
  | typeof removePin
  | typeof letGo
  | typeof setStaticIp
  | typeof askWifiInfo
  | typeof assignRoom
  | typeof turnAllOff
  | typeof undoAllOff
  | typeof listFavourites
  | typeof setFavourite
>

/** The calls about devices: API-11…17. */
export function deviceRoutes(needs: Needs, serve: Serve, server: ThisServer): void {
  listRoutes(needs, serve)
  registrationRoutes(needs, serve, server)
  deletionRoutes(needs, serve)
  orderRoutes(needs, serve)
  changeRoutes(needs, serve)
  bulkRoutes(needs, serve)
  favouriteRoutes(needs, serve)
}

function listRoutes(needs: Needs, serve: Serve): void {
  for (const endpoint of [devices.listDevicesEndpoint, devices.listDevicesToManageEndpoint]) {
    serve(endpoint, async (_input, { actor }) =>
      presentList(needs, await listDevices(needs, actor), actor),
    )
  }
  for (const endpoint of [
    devices.listDevicesOfRoomEndpoint,
    devices.listDevicesOfRoomAgainEndpoint,
  ]) {
    serve(endpoint, async ({ path }, { actor }) =>
      presentList(needs, await listDevicesOfRoom(needs, actor, path.roomId), actor),
    )
  }
}

type Answer = Readonly<{ devices: Device[] }>

const presented = new WeakMap<
  readonly VisibleDevice[],
  Partial<Record<DeviceAudience, Promise<Answer>>>
>()

/** The answer with these devices; frozen, and the same one for the same list and view (see answer-writer.ts). */
function presentList(
  needs: NeedsOf<typeof presentDevices>,
  list: readonly VisibleDevice[],
  actor: Actor,
): Promise<Answer> {
  const view = deviceViewOf(actor)
  const known = presented.get(list) ?? {}
  presented.set(list, known)
  known[view] ??= presentDevices(needs, list, view).then((devices) => Object.freeze({ devices }))
  return known[view]
}

function registrationRoutes(needs: Needs, serve: Serve, server: ThisServer): void {
  serve(devices.registerDeviceEndpoint, async ({ body }, { actor }) => {
    if (body.dialect === 'broker' && !(await server.broker.stateFor(actor.homeId))) {
      const text = 'The operator of this server has set up no broker for this home'
      throw refuse('invalid_input', text, { field: 'dialect' })
    }
    const { secret } = await registerDevice(needs, actor, {
      identifier: body.device_identifier,
      name: body.device_name,
      localIp: body.device_local_IP,
      roomId: body.room_id ?? null,
      dialect: body.dialect ?? null,
      nodeKey: body.encryption_key,
    })
    return { message: 'Device registered', device_secret: secret, ...addressesForDevices(server) }
  })
  serve(devices.deviceConnectionEndpoint, ({ query }, { actor }) =>
    showConnection(needs, actor, query.device_identifier),
  )
  serve(hubs.foundBoardsEndpoint, ({ query }, { actor }) =>
    listFoundBoards(needs, actor, query.device_identifier, query.q),
  )
  serve(hubs.adoptAgainEndpoint, async ({ body }, { actor }) => ({
    message: 'Boards adopted again',
    devices: await adoptAgain(needs, actor, body.device_identifier),
  }))
  serve(hubs.adoptBoardEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: hub, board, device_name: name, room_id: room } = body
    const identifier = await adoptBoard(needs, actor, { hub, board, name, roomId: room ?? null })
    return { message: 'Board adopted', device_identifier: identifier }
  })
  serve(devices.resetSecretEndpoint, async ({ body }, { actor }) => {
    const { secret } = await resetSecret(needs, actor, body.device_identifier)
    return { device_secret: secret, ...addressesForDevices(server) }
  })
}

/** Where a device reaches this server: over TLS where it has a certificate, and without where devices of the network may. */
function addressesForDevices({ ports, tls, plainMqtt }: ThisServer) {
  const { mqtt = 0, mqtts } = ports()
  if (mqtts === undefined) return { mqtt_port: mqtt }
  return {
    mqtt_port: plainMqtt === 'network' ? mqtt : mqtts,
    tls: { port: mqtts, authority: tls?.authorityForDevices() ?? null },
  }
}

/** The calls after which a device is another one, or none. */
function deletionRoutes(needs: Needs, serve: Serve): void {
  serve(devices.deviceDeletionEndpoint, async ({ query }, { actor }) =>
    presentLostAccess(await previewDeviceDeletion(needs, actor, query.device_identifier)),
  )
  serve(devices.replaceBoardEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, replacement: by, pins, readings } = body
    await replaceBoard(needs, actor, { device, by, pins, readings })
    return { message: 'Board replaced' }
  })
  serve(devices.replacementEndpoint, async ({ query }, { actor }) => {
    const shown = await showReplacement(needs, actor, query.device_identifier)
    const replacement = shown && { identifier: shown.identifier, undo_until: shown.until }
    return { replacement: replacement ?? null }
  })
  serve(devices.undoReplacementEndpoint, async ({ body }, { actor }) => {
    await undoReplacement(needs, actor, body.device_identifier)
    return { message: 'Replacement undone' }
  })
  serve(devices.deleteDeviceEndpoint, async ({ body }, { actor }) => {
    const { restorableUntil } = await deleteDevice(needs, actor, body.device_identifier)
    return { message: 'Device deleted', restorable_until: restorableUntil }
  })
  serve(devices.restoreDeviceEndpoint, async ({ body }, { actor }) => {
    await restoreDevice(needs, actor, body.device_identifier)
    return { message: 'Device restored' }
  })
}

function orderRoutes(needs: Needs, serve: Serve): void {
  serve(devices.arrangeDevicesEndpoint, async ({ body }, { actor }) => {
    await arrangeDevices(needs, actor, body.device_identifiers)
    return { message: 'Order saved' }
  })
  serve(devices.arrangePinsEndpoint, async ({ body }, { actor }) => {
    await arrangePins(needs, actor, { device: body.device_identifier, pins: body.pins })
    return { message: 'Order saved' }
  })
}

function changeRoutes(needs: Needs, serve: Serve): void {
  serve(devices.updateDeviceEndpoint, async ({ body }, { actor }) => {
    const {
      device_identifier: device,
      device_name: name,
      device_local_IP: localIp,
      encryption_key: nodeKey,
      ...settings
    } = body
    await updateDevice(needs, actor, { device, name, localIp, nodeKey, ...settings })
    return { message: 'Device updated' }
  })
  serve(devices.renamePinEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, pin, name, icon, watts } = body
    const { room_id: roomId, on_for: onForS, ask_first: askFirst } = body
    await updatePin(needs, actor, { device, pin, name, icon, watts, roomId, onForS, askFirst })
    return { message: 'Pin saved' }
  })
  serve(protectPinEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, pin, longest_on: longestOnS } = body
    const { shortest_off: shortestOffS, after_power_on: afterPowerOn, not_with: notWith } = body
    const protection = { longestOnS, shortestOffS, afterPowerOn, notWith }
    await protectPin(needs, actor, { device, pin, ...protection })
    return { message: 'Pin protected' }
  })
  serve(letGoEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, pin, changed_at: at } = body
    await letGo(needs, actor, { device, pin, at })
    return { message: 'Hold ended' }
  })
  serve(confirmPinEndpoint, async ({ body }, { actor }) => {
    await confirmPin(needs, actor, { device: body.device_identifier, pin: body.pin })
    return { message: 'Pin confirmed' }
  })
  serve(removePinEndpoint, async ({ body }, { actor }) => {
    await removePin(needs, actor, { device: body.device_identifier, pin: body.pin })
    return { message: 'Pin removed' }
  })
  serve(devices.setStaticIpEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, static_ip: staticIp, gateway, subnet, dns } = body
    await setStaticIp(needs, actor, { device, staticIp, gateway, subnet, dns })
    return { message: 'Static IP set! Device restarting...' }
  })
  serve(devices.wifiInfoEndpoint, ({ query }, { actor }) =>
    askWifiInfo(needs, actor, query.device_identifier),
  )
  serve(devices.mapRoomEndpoint, async ({ body }, { actor }) => {
    const { deviceIdentifier: device, room_id: roomId } = body
    await assignRoom(needs, actor, { device, roomId })
    return { message: roomId === null ? 'Device removed' : 'Device assigned' }
  })
}

function bulkRoutes(needs: Needs, serve: Serve): void {
  serve(turnAllOffEndpoint, ({ body }, { actor }) =>
    turnAllOff(needs, actor, { roomId: body.room_id }),
  )
  serve(undoAllOffEndpoint, ({ body }, { actor }) => undoAllOff(needs, actor, body.token))
}

function favouriteRoutes(needs: Needs, serve: Serve): void {
  serve(listFavouritesEndpoint, async (_input, { actor }) => ({
    favourites: (await listFavourites(needs, actor)).map(({ device, pin }) => ({
      device_identifier: device,
      pin,
    })),
  }))
  serve(setFavouriteEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, pin, is_favourite: isFavourite } = body
    await setFavourite(needs, actor, { device, pin, isFavourite })
    return { message: isFavourite ? 'Favourite added' : 'Favourite removed' }
  })
}
