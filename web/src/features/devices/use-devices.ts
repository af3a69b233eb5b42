import type {
  listDevicesEndpoint,
  listDevicesOfRoomAgainEndpoint,
  listDevicesOfRoomEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answersStayGoodMs } from '../../api/answers-stay-good.ts'
import { callServer } from '../../api/call.ts'
import { CallFailed, statusOf } from '../../api/call-failed.ts'
import { session } from '../../api/this-session.ts'
import { devicesKey } from './device-lists.ts'

/** All devices, to be fetched. */
export const devicesQuery = queryOptions({ queryKey: devicesKey, queryFn: askAll })

/** All devices that this person may see. Their live updates go to the device states. */
export function useDevices() {
  return useQuery(devicesQuery)
}

/** Whether all devices were fetched so shortly before the caller came that they would not be fetched again. */
export function useDevicesWereFresh(): boolean {
  const queries = useQueryClient()
  const [wereFresh] = useState(() => {
    const list = queries.getQueryCache().find(devicesQuery)
    return list !== undefined && !list.isStaleByTime(answersStayGoodMs)
  })
  return wereFresh
}

/** The devices of one room, to be fetched. */
export function devicesOfRoomQuery(roomId: number) {
  return queryOptions({
    queryKey: [...devicesKey, 'room', roomId],
    queryFn: () => askRoom(roomId),
  })
}

/** The devices of one room. */
export function useRoomDevices(roomId: number) {
  return useQuery(devicesOfRoomQuery(roomId))
}

async function askAll() {
  const { devices } = await callServer<typeof listDevicesEndpoint>('GET', '/api/devices')
  return devices
}

/**
 * Older servers answer under `/api/api` only (spec §7).
 * @throws CallFailed 401 where nobody is signed in any more, before the server is asked.
 */
async function askRoom(id: number) {
  if (!session.isStored()) throw new CallFailed(401, {}, 'Missing authentication or room ID')
  const sent = { path: { roomId: String(id) } }
  try {
    const { devices } = await callServer<typeof listDevicesOfRoomEndpoint>(
      'GET',
      '/api/devices/room/{roomId}',
      sent,
    )
    return devices
  } catch (error) {
    const again = '/api/api/devices/room/{roomId}'
    // Somebody without access or session gets the same answer there.
    if ([401, 403].includes(statusOf(error))) throw error
    const { devices } = await callServer<typeof listDevicesOfRoomAgainEndpoint>(
      'GET',
      again,
      sent,
    ).catch(() => {
      throw error
    })
    return devices
  }
}
