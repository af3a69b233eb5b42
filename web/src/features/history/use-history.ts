import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { kindOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { pinAsked } from '../activity/activity-filter.ts'
import { deviceLabel } from '../devices/plate/device-label.ts'
import { pinLabel } from '../devices/plate/pin-text.ts'
import { pinOf } from '../devices/state/pins-of.ts'
import { useDevices } from '../devices/use-devices.ts'
import { placeOf, type RoomPlace } from '../rooms/room-place.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import { askHistory, type HistorySubject } from './ask-history.ts'
import type { HistoryPlace } from './history-address.ts'
import type { HistoryPage } from './points.ts'
import type { TimeSpan } from './span.ts'

/** How many points of a series are asked for: about one a pixel of a phone. */
const points = 400

/** How soon a history that is looked at is read anew, ms. */
const againMs = 30_000

/** How long an unused history is kept, ms: that of a large home is large. */
const keptMs = 60_000

/** A page of devices with what their series were in a span. */
export function useHistory(
  of: HistorySubject,
  page: number,
  span: TimeSpan,
  { isFollowed }: { isFollowed: boolean },
) {
  const client = useQueryClient()
  const whose = ['history', of, page]
  const queryKey = [...whose, span.from, span.until]
  return useQuery({
    queryKey,
    queryFn: () => askHistory({ of, page, span, points }, client.getQueryData(queryKey)),
    // A chart that somebody moves stays where it is, with what is known, until the rest has come.
    placeholderData: () => lastOf(client, whose),
    refetchInterval: isFollowed && againMs,
    gcTime: keptMs,
  })
}

/** The newest answer to a query whose key begins like this. */
function lastOf(client: QueryClient, queryKey: readonly unknown[]): HistoryPage | undefined {
  const all = client.getQueryCache().findAll({ queryKey })
  const [last] = all.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  return last && client.getQueryData<HistoryPage>(last.queryKey)
}

/** The content of a history page. */
type OfPlace = {
  title: string
  /** The room or device that it belongs to. */
  about: string
  /** The room that it is in, where this person can enter it. */
  room: RoomPlace | null
  /** All that the person may see. */
  devices: readonly Device[]
  isKnown: boolean
  /** The subject to ask for; null if there is none. */
  of: HistorySubject | null
}

/** The subject of a history: its name, and the question to the server. */
export function useHistoryOf({ device: identifier, pin, room: roomText }: HistoryPlace): OfPlace {
  const all = useDevices()
  const rooms = useRooms()
  const isKnown = all.data !== undefined && rooms.data !== undefined
  const devices = all.data ?? []
  const roomOf = (id: number | null | undefined) => {
    const found = rooms.data?.find(({ room_id }) => room_id === id)
    return found ? placeOf(found) : null
  }
  const device = devices.find((one) => one.deviceIdentifier === identifier)
  const asked = pinAsked(identifier, pin)
  if (identifier !== undefined) {
    const name = device ? deviceLabel(device) : identifier
    const label = asked && pinLabel(kindOf(identifier), asked, device && pinOf(device, asked)?.name)
    return {
      title: label ?? name,
      about: [label && name, device?.room_name].filter(Boolean).join(', '),
      room: roomOf(device?.room_id),
      devices,
      isKnown,
      of: device ? { device: identifier, ...(asked && { series: `pin.${asked}` }) } : null,
    }
  }
  const room = roomOf(Number(roomText))
  return {
    title: room?.roomName ?? 'History',
    about: room ? 'History of the room' : 'The whole home',
    room,
    devices,
    isKnown,
    of: roomText === undefined ? {} : room ? { room_id: roomText } : null,
  }
}
