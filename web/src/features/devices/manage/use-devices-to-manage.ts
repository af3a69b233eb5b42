import type { listDevicesToManageEndpoint } from '@roomwire/contracts/http/devices.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { session } from '../../../api/this-session.ts'
import { devicesToManageKey } from '../device-lists.ts'
import { DeviceCallError } from './device-call-error.ts'

/** The devices of the home, for people who manage it. */
export function useDevicesToManage() {
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
  })
}
