import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { DeviceStates } from './state/device-states.ts'

/** The query key of all lists of devices. */
export const devicesKey = ['devices'] as const

/** The query key of all devices as those who manage them see them. */
export const devicesToManageKey = [...devicesKey, 'to_manage'] as const

/** The query key of who may use devices. */
export const deviceUsersKey = ['device_users'] as const

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
  const lists = queries.getQueryCache().findAll({ queryKey: devicesKey })
  // The newest list comes last: it is what counts.
  lists.sort((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
  for (const { queryKey } of lists) takeList(states, queries, queryKey)
}

function takeList(states: DeviceStates, queries: QueryClient, queryKey: QueryKey): void {
  const [, part, roomId] = queryKey
  const isOfRoom = part === 'room' && typeof roomId === 'number'
  if (!isOfRoom && part !== undefined && part !== devicesToManageKey[1]) return
  const devices = queries.getQueryData<readonly Device[]>(queryKey)
  if (devices) states.takeAll(devices, isOfRoom ? roomId : undefined)
}

/** The query key of the visible names. */
export const visibleNamesKey = ['visible_names'] as const
