import type {
  listDevicesEndpoint,
  listDevicesOfRoomAgainEndpoint,
  listDevicesOfRoomEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { CallFailed, statusOf } from '../../api/call-failed.ts'
import { session } from '../../api/this-session.ts'
import { useDeviceStates } from './state/use-device-states.ts'

/** The query key of all lists of devices. */
export const devicesKey = ['devices'] as const

/** All devices that this person may see. Their live updates go to the same device states. */
export function useDevices() {
  const states = useDeviceStates()
  return useQuery({
    queryKey: devicesKey,
    queryFn: async () => {
      const { devices } = await callServer<typeof listDevicesEndpoint>('GET', '/api/devices')
      states.takeAll(devices)
      return devices
    },
  })
}

/** The devices of one room. */
export function useRoomDevices(roomId: number) {
  const states = useDeviceStates()
  return useQuery({
    queryKey: [...devicesKey, 'room', roomId],
    queryFn: async () => {
      const { devices } = await askRoom(String(roomId))
      states.takeAll(devices, roomId)
      return devices
    },
  })
}

/**
 * Older servers answer under `/api/api` only (spec §7).
 * @throws CallFailed 401 where nobody is signed in any more, before the server is asked.
 */
async function askRoom(roomId: string) {
  if (!session.isStored()) throw new CallFailed(401, {}, 'Missing authentication or room ID')
  const sent = { path: { roomId } }
  try {
    return await callServer<typeof listDevicesOfRoomEndpoint>(
      'GET',
      '/api/devices/room/{roomId}',
      sent,
    )
  } catch (error) {
    const again = '/api/api/devices/room/{roomId}'
    // Somebody without access or session gets the same answer there.
    if ([401, 403].includes(statusOf(error))) throw error
    return callServer<typeof listDevicesOfRoomAgainEndpoint>('GET', again, sent).catch(() => {
      throw error
    })
  }
}
