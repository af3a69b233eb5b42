import type {
  listDevicesToManageEndpoint,
  renamePinEndpoint,
  resetSecretEndpoint,
  updateDeviceEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { session } from '../../../api/this-session.ts'
import { devicesKey } from '../devices.ts'
import { useDeviceStates } from '../state/use-device-states.ts'
import { DeviceCallError, deviceCallError } from './device-call-error.ts'

/**
 * The devices of the home, for people who manage it.
 * @param openId the device in the open panel. While it is in no room, nothing
 * reports it live, so the list is polled.
 */
export function useDevicesToManage(openId: string | null) {
  const states = useDeviceStates()
  return useQuery({
    queryKey: [...devicesKey, 'to_manage'],
    queryFn: async () => {
      if (!session.isStored()) throw new DeviceCallError('No authentication token')
      const { devices } = await callServer<typeof listDevicesToManageEndpoint>(
        'GET',
        '/api/devices/listdevice',
      )
      states.takeAll(devices)
      return devices
    },
    refetchInterval: ({ state }) => {
      const open = state.data?.find((device) => device.deviceIdentifier === openId)
      return open?.room_id === null && limits.statusPollMs
    },
  })
}

export function saveDetails(body: RequestInput<typeof updateDeviceEndpoint>['body']) {
  return callServer<typeof updateDeviceEndpoint>('PUT', '/api/devices/update', { body }).catch(
    toCallError('Failed to update'),
  )
}

/** Makes one call for each pin. The first failure ends it, and the pins before it stay saved. */
export async function savePinNames(
  device_identifier: string,
  names: ReadonlyMap<PinKey, string>,
): Promise<void> {
  for (const [pin, name] of names) {
    await callServer<typeof renamePinEndpoint>('PUT', '/api/devices/pin-name', {
      body: { device_identifier, pin, name: name || null },
    }).catch(toCallError('Failed to update'))
  }
}

export function makeSecret(device_identifier: string) {
  return callServer<typeof resetSecretEndpoint>('POST', '/api/devices/reset', {
    body: { device_identifier },
  }).catch(toCallError('Failed to generate secret'))
}

function toCallError(what: string) {
  return (error: unknown): never => {
    throw deviceCallError(what, error)
  }
}
