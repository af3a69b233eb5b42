import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { kindOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { pinAsked } from '../activity/activity-filter.ts'
import { deviceLabel } from '../devices/device-label.ts'
import { pinLabel } from '../devices/pin-text.ts'
import { pinOf } from '../devices/state/pins-of.ts'
import { useDevices } from '../devices/use-devices.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import type { HistoryOf } from './ask-history.ts'
import type { HistoryPlace } from './history-address.ts'

/** What a place shows. */
type OfPlace = {
  title: string
  /** What it belongs to. */
  about: string
  /** All that the person may see. */
  devices: readonly Device[]
  isKnown: boolean
  /** What to ask for; null where there is nothing. */
  of: HistoryOf | null
}

/** What a history is of: its name, and what the server is asked for. */
export function useHistoryOf({ device: identifier, pin, room: roomText }: HistoryPlace): OfPlace {
  const all = useDevices()
  const rooms = useRooms()
  const isKnown = all.data !== undefined && rooms.data !== undefined
  const devices = all.data ?? []
  const device = devices.find((one) => one.deviceIdentifier === identifier)
  const asked = pinAsked(identifier, pin)
  if (identifier !== undefined) {
    const name = device ? deviceLabel(device) : identifier
    const label = asked && pinLabel(kindOf(identifier), asked, device && pinOf(device, asked)?.name)
    return {
      title: label ?? name,
      about: [label && name, device?.room_name].filter(Boolean).join(', '),
      ...{ devices, isKnown },
      of: device ? { device: identifier, ...(asked && { series: `pin.${asked}` }) } : null,
    }
  }
  const roomId = Number(roomText)
  const room = rooms.data?.find(({ room_id }) => room_id === roomId)
  return {
    title: room?.room_name ?? 'History',
    about: room ? 'History of the room' : 'The whole home',
    ...{ devices, isKnown },
    of: roomText === undefined ? {} : room ? { room_id: roomText } : null,
  }
}
