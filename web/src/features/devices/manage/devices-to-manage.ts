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
 * The devices of the home, for those who manage it.
 * @param openId the one that is looked at. In no room nothing is told of it live, so it is asked for again and again.
 */
export function useDevicesToManage(openId: string | null) {
  const states = useDeviceStates()
  return useQuery({
    queryKey: [...devicesKey, 'to manage'],
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
    toTrouble('Failed to update'),
  )
}

/** One call a pin: the first that fails ends it, and what was saved before stays saved. */
export async function savePinNames(
  device_identifier: string,
  names: ReadonlyMap<PinKey, string>,
): Promise<void> {
  for (const [pin, name] of names) {
    await callServer<typeof renamePinEndpoint>('PUT', '/api/devices/pin-name', {
      body: { device_identifier, pin, name: name || null },
    }).catch(toTrouble('Failed to update'))
  }
}

export function makeSecret(device_identifier: string) {
  return callServer<typeof resetSecretEndpoint>('POST', '/api/devices/reset', {
    body: { device_identifier },
  }).catch(toTrouble('Failed to generate secret'))
}

function toTrouble(what: string) {
  return (error: unknown): never => {
    throw deviceCallError(what, error)
  }
}
