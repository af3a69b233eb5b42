import { turnAllOffEndpoint, undoAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import * as devices from '@roomwire/contracts/http/devices.ts'
import {
  listFavouritesEndpoint,
  setFavouriteEndpoint,
} from '@roomwire/contracts/http/favourites.ts'
import { letGoEndpoint } from '@roomwire/contracts/http/let-go.ts'
import { protectPinEndpoint } from '@roomwire/contracts/http/pin-protection.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { arrangeDevices } from '../../features/devices/arranging/arrange-devices.ts'
import {
  arrangePins,
  assignRoom,
  updateDevice,
  updatePin,
} from '../../features/devices/arranging/change-device.ts'
import {
  deleteDevice,
  previewDeviceDeletion,
  restoreDevice,
} from '../../features/devices/arranging/delete-device.ts'
import { letGo, protectPin } from '../../features/devices/arranging/protect-pin.ts'
import { registerDevice, resetSecret } from '../../features/devices/arranging/register-device.ts'
import { turnAllOff, undoAllOff } from '../../features/devices/bulk/all-off.ts'
import { askWifiInfo, setStaticIp } from '../../features/devices/commands/ask-device.ts'
import { listFavourites, setFavourite } from '../../features/devices/favourites/favourites.ts'
import { listDevices, listDevicesOfRoom } from '../../features/devices/listing/list-devices.ts'
import { showConnection } from '../../features/devices/presence/connect-problems.ts'
import type { VisibleDevice } from '../../features/devices/records/shown-device.ts'
import type { Actor } from '../../features/identity/actor.ts'
import { type DeviceAudience, deviceViewOf } from '../device-presenter.ts'
import { presentDevices } from '../present-devices.ts'
import { presentLostAccess } from './room-presenter.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about devices: API-11…17. */
export function deviceRoutes(context: RouteContext): void {
  listRoutes(context)
  registrationRoutes(context)
  deletionRoutes(context)
  orderRoutes(context)
  changeRoutes(context)
  bulkRoutes(context)
  favouriteRoutes(context)
}

function listRoutes(context: RouteContext): void {
  const { roomwire } = context
  for (const endpoint of [devices.listDevicesEndpoint, devices.listDevicesToManageEndpoint]) {
    serve(context, endpoint, async (_input, { actor }) =>
      presentList(await listDevices(roomwire, actor), actor),
    )
  }
  for (const endpoint of [
    devices.listDevicesOfRoomEndpoint,
    devices.listDevicesOfRoomAgainEndpoint,
  ]) {
    serve(context, endpoint, async ({ path }, { actor }) =>
      presentList(await listDevicesOfRoom(roomwire, actor, path.roomId), actor),
    )
  }
}

type Answer = Readonly<{ devices: Device[] }>

const presented = new WeakMap<
  readonly VisibleDevice[],
  Partial<Record<DeviceAudience, Promise<Answer>>>
>()

/** The answer with these devices; frozen, and the same one for the same list and view (see answer-writer.ts). */
function presentList(list: readonly VisibleDevice[], actor: Actor): Promise<Answer> {
  const view = deviceViewOf(actor)
  const known = presented.get(list) ?? {}
  presented.set(list, known)
  known[view] ??= presentDevices(list, view).then((devices) => Object.freeze({ devices }))
  return known[view]
}

function registrationRoutes(context: RouteContext): void {
  const { roomwire, mqttPort } = context
  serve(context, devices.registerDeviceEndpoint, async ({ body }, { actor }) => {
    const { secret } = await registerDevice(roomwire, actor, {
      identifier: body.device_identifier,
      name: body.device_name,
      localIp: body.device_local_IP,
      roomId: body.room_id ?? null,
    })
    return { message: 'Device registered', device_secret: secret, mqtt_port: mqttPort() }
  })
  serve(context, devices.deviceConnectionEndpoint, ({ query }, { actor }) =>
    showConnection(roomwire, actor, query.device_identifier),
  )
  serve(context, devices.resetSecretEndpoint, async ({ body }, { actor }) => {
    const { secret } = await resetSecret(roomwire, actor, body.device_identifier)
    return { device_secret: secret }
  })
}

function deletionRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, devices.deviceDeletionEndpoint, async ({ query }, { actor }) =>
    presentLostAccess(await previewDeviceDeletion(roomwire, actor, query.device_identifier)),
  )
  serve(context, devices.deleteDeviceEndpoint, async ({ body }, { actor }) => {
    const { restorableUntil } = await deleteDevice(roomwire, actor, body.device_identifier)
    return { message: 'Device deleted', restorable_until: restorableUntil }
  })
  serve(context, devices.restoreDeviceEndpoint, async ({ body }, { actor }) => {
    await restoreDevice(roomwire, actor, body.device_identifier)
    return { message: 'Device restored' }
  })
}

function orderRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, devices.arrangeDevicesEndpoint, async ({ body }, { actor }) => {
    await arrangeDevices(roomwire, actor, body.device_identifiers)
    return { message: 'Order saved' }
  })
  serve(context, devices.arrangePinsEndpoint, async ({ body }, { actor }) => {
    await arrangePins(roomwire, actor, { device: body.device_identifier, pins: body.pins })
    return { message: 'Order saved' }
  })
}

function changeRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, devices.updateDeviceEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, device_name: name, device_local_IP: localIp } = body
    const { tank_litres: tankLitres, meters } = body
    await updateDevice(roomwire, actor, { device, name, localIp, tankLitres, meters })
    return { message: 'Device updated' }
  })
  serve(context, devices.renamePinEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, room_id: roomId, on_for: onForS, ...change } = body
    await updatePin(roomwire, actor, { device, roomId, onForS, ...change })
    return { message: 'Pin saved' }
  })
  serve(context, protectPinEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, pin, longest_on: longestOnS } = body
    const { shortest_off: shortestOffS, after_power_on: afterPowerOn, not_with: notWith } = body
    const protection = { longestOnS, shortestOffS, afterPowerOn, notWith }
    await protectPin(roomwire, actor, { device, pin, ...protection })
    return { message: 'Pin protected' }
  })
  serve(context, letGoEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, pin, changed_at: at } = body
    await letGo(roomwire, actor, { device, pin, at })
    return { message: 'Hold ended' }
  })
  serve(context, devices.setStaticIpEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, static_ip: staticIp, gateway, subnet, dns } = body
    await setStaticIp(roomwire, actor, { device, staticIp, gateway, subnet, dns })
    return { message: 'Static IP set! Device restarting...' }
  })
  serve(context, devices.wifiInfoEndpoint, ({ query }, { actor }) =>
    askWifiInfo(roomwire, actor, query.device_identifier),
  )
  serve(context, devices.mapRoomEndpoint, async ({ body }, { actor }) => {
    const { deviceIdentifier: device, room_id: roomId } = body
    await assignRoom(roomwire, actor, { device, roomId })
    return { message: roomId === null ? 'Device removed' : 'Device assigned' }
  })
}

function bulkRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, turnAllOffEndpoint, ({ body }, { actor }) =>
    turnAllOff(roomwire, actor, { roomId: body.room_id }),
  )
  serve(context, undoAllOffEndpoint, ({ body }, { actor }) =>
    undoAllOff(roomwire, actor, body.token),
  )
}

function favouriteRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, listFavouritesEndpoint, async (_input, { actor }) => ({
    favourites: (await listFavourites(roomwire, actor)).map(({ device, pin }) => ({
      device_identifier: device,
      pin,
    })),
  }))
  serve(context, setFavouriteEndpoint, async ({ body }, { actor }) => {
    const { device_identifier: device, pin, is_favourite: isFavourite } = body
    await setFavourite(roomwire, actor, { device, pin, isFavourite })
    return { message: isFavourite ? 'Favourite added' : 'Favourite removed' }
  })
}
