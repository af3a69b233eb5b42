import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { kindOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { pinAsked } from '../activity/activity-filter.ts'
import { deviceLabel } from '../devices/device-label.ts'
import { pinLabel } from '../devices/pin-text.ts'
import { pinOf } from '../devices/state/pins-of.ts'
import { isInRoom } from '../devices/state/rooms-of.ts'
import { useDevices } from '../devices/use-devices.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import type { HistoryPlace } from './history-address.ts'
import { isSeriesInRoom } from './series-in-room.ts'

/** What a history is of: its name, the devices whose series it has, and which of them. */
export function useHistoryOf({ device: identifier, pin, room: roomText }: HistoryPlace) {
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
      devices: device ? [device] : [],
      isKnown,
      isAsked: (_: Device, series: string) => asked === undefined || series === `pin.${asked}`,
    }
  }
  const roomId = Number(roomText)
  const room = rooms.data?.find(({ room_id }) => room_id === roomId)
  return {
    title: room?.room_name ?? 'History',
    about: room ? 'History of the room' : 'The whole home',
    devices: devices.filter((one) => roomText === undefined || isInRoom(one, roomId)),
    isKnown,
    isAsked: (one: Device, series: string) =>
      !/^device\.(signal|memory|uptime)$/.test(series) &&
      (roomText === undefined || isSeriesInRoom(one, series, roomId)),
  }
}
