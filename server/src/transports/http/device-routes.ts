import * as devices from '@roomwire/contracts/http/devices.ts'
import { askWifiInfo, setStaticIp } from '../../features/devices/ask-device.ts'
import { assignRoom } from '../../features/devices/assign-room.ts'
import { renamePin, updateDevice } from '../../features/devices/change-device.ts'
import { listDevices, listDevicesOfRoom } from '../../features/devices/list-devices.ts'
import { registerDevice } from '../../features/devices/register-device.ts'
import { resetSecret } from '../../features/devices/reset-secret.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about devices: API-11…17. */
export function deviceRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, devices.listDevicesEndpoint, (_given, { actor }) => listDevices(roomwire, actor))
  serve(context, devices.listDevicesToManageEndpoint, (_given, { actor }) =>
    listDevices(roomwire, actor),
  )
  for (const endpoint of [
    devices.listDevicesOfRoomEndpoint,
    devices.listDevicesOfRoomAgainEndpoint,
  ]) {
    serve(context, endpoint, ({ path }, { actor }) =>
      listDevicesOfRoom(roomwire, actor, path.roomId),
    )
  }
  serve(context, devices.registerDeviceEndpoint, ({ body }, { actor }) =>
    registerDevice(roomwire, actor, body),
  )
  serve(context, devices.resetSecretEndpoint, ({ body }, { actor }) =>
    resetSecret(roomwire, actor, body.device_identifier),
  )
  serve(context, devices.updateDeviceEndpoint, async ({ body }, { actor }) => {
    await updateDevice(roomwire, actor, body)
    return { message: 'Device updated' }
  })
  serve(context, devices.renamePinEndpoint, async ({ body }, { actor }) => {
    await renamePin(roomwire, actor, body)
    return { message: 'Pin named' }
  })
  serve(context, devices.setStaticIpEndpoint, async ({ body }, { actor }) => {
    await setStaticIp(roomwire, actor, body)
    return { message: 'Static IP set! Device restarting...' }
  })
  serve(context, devices.wifiInfoEndpoint, ({ query }, { actor }) =>
    askWifiInfo(roomwire, actor, query.device_identifier),
  )
  serve(context, devices.mapRoomEndpoint, async ({ body }, { actor }) => {
    await assignRoom(roomwire, actor, body)
    return { message: body.room_id === null ? 'Device removed' : 'Device assigned' }
  })
}
