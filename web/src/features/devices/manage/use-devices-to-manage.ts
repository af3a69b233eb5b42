import type { listDevicesToManageEndpoint } from '@roomwire/contracts/http/devices.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { session } from '../../../api/this-session.ts'
import { devicesToManageKey } from '../device-lists.ts'
import { DeviceCallError } from './device-call-error.ts'

/**
 * The devices of the home, for people who manage it.
 * @param openId the device in the open panel. While it is in no room, nothing
 * reports it live, so the list is polled.
 */
export function useDevicesToManage(openId: string | null) {
  return useQuery({
    queryKey: devicesToManageKey,
    queryFn: async () => {
      if (!session.isStored()) throw new DeviceCallError('No authentication token')
      const { devices } = await callServer<typeof listDevicesToManageEndpoint>(
        'GET',
        '/api/devices/listdevice',
      )
      return devices
    },
    refetchInterval: ({ state }) => {
      const open = state.data?.find((device) => device.deviceIdentifier === openId)
      return open?.room_id === null && limits.statusPollMs
    },
  })
}
