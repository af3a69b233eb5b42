import type {
  listDevicesEndpoint,
  listDevicesOfRoomAgainEndpoint,
  listDevicesOfRoomEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import { type QueryClient, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { CallFailed, statusOf } from '../../api/call-failed.ts'
import { session } from '../../api/this-session.ts'
import type { DeviceStates } from './state/device-states.ts'

/** The query key of all lists of devices. */
export const devicesKey = ['devices'] as const

/** All devices, to be fetched. */
export const devicesQuery = queryOptions({ queryKey: devicesKey, queryFn: askAll })

/** All devices that this person may see. Their live updates go to the device states. */
export function useDevices() {
  return useQuery(devicesQuery)
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

/** Gives the device states each list as it is fetched. The returned function ends it. */
export function followLists(states: DeviceStates, queries: QueryClient): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey } = event.query
    if (queryKey[0] === devicesKey[0]) takeList(states, queries, queryKey)
  })
}

/** Gives new device states the lists that were fetched before them. */
export function takeLists(states: DeviceStates, queries: QueryClient): void {
  for (const { queryKey } of queries.getQueryCache().findAll({ queryKey: devicesKey })) {
    takeList(states, queries, queryKey)
  }
}

function takeList(states: DeviceStates, queries: QueryClient, [, , roomId]: QueryKey): void {
  const isOfRoom = typeof roomId === 'number'
  const { queryKey } = isOfRoom ? devicesOfRoomQuery(roomId) : devicesQuery
  const devices = queries.getQueryData(queryKey)
  if (devices) states.takeAll(devices, isOfRoom ? roomId : undefined)
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
