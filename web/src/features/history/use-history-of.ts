import { kindOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { pinAsked } from '../activity/activity-filter.ts'
import { deviceLabel } from '../devices/device-label.ts'
import { pinLabel } from '../devices/pin-text.ts'
import { pinOf } from '../devices/state/pins-of.ts'
import { roomOfPin } from '../devices/state/rooms-of.ts'
import { useDevices } from '../devices/use-devices.ts'
import { useRooms } from '../rooms/use-rooms.ts'
import type { HistoryPlace } from './history-address.ts'
import { pinInSeries } from './shown-series.ts'

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
      isAsked: (series: string) => asked === undefined || series === `pin.${asked}`,
    }
  }
  const roomId = Number(roomText)
  const room = rooms.data?.find(({ room_id }) => room_id === roomId)
  const here = devices.filter(
    (one) => roomText === undefined || one.room_id === roomId || hasPinIn(one, roomId),
  )
  return {
    title: room?.room_name ?? 'History',
    about: room ? 'History of the room' : 'History of the home',
    devices: here,
    isKnown,
    isAsked: (series: string) => !/^device\.(signal|memory|uptime)$/.test(series),
  }
}

const hasPinIn = (device: Parameters<typeof roomOfPin>[0], roomId: number): boolean =>
  Object.keys({ ...device.pins, ...device.outputs }).some((key) => {
    const pin = pinInSeries(device.deviceIdentifier, `pin.${key}`)
    return pin !== undefined && roomOfPin(device, pin) === roomId
  })
