import { isSwitched } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { useCallback } from 'react'
import type { LiveDevice, LiveDevices } from '../devices/state/apply-live-message.ts'
import { devicesInRoom } from '../devices/state/devices-by-room.ts'
import { formOf, roomOfPin } from '../devices/state/pins-of.ts'
import { useOfDevices } from '../devices/state/use-device-states.ts'

/** A room seen from outside: its switches, and its tank if it has one. */
type RoomSummary = {
  /** The state of each switch: on, off, or `away` when its device is offline. */
  switches: readonly ('on' | 'off' | 'away')[]
  devices: number
  /** How many of the devices are offline. */
  away: number
  /** The level of its tank; null without one, and while it is offline: nobody knows it then. */
  tank: string | null
}

/** Summarises the devices that are in a room, themselves or with a pin. */
export function summaryOf(inRoom: readonly LiveDevice[], roomId: number): RoomSummary {
  return {
    devices: inRoom.length,
    away: inRoom.filter(({ device }) => !device.connected).length,
    switches: inRoom.flatMap(({ device, pins }) =>
      [...pins].flatMap(([pin, { reported }]) => {
        if (roomOfPin(device, pin) !== roomId || !isSwitched(formOf(device, pin))) return []
        return device.connected ? (reported ? 'on' : 'off') : 'away'
      }),
    ),
    tank: inRoom.find((one) => isTankIn(one, roomId))?.device.waterLevelString ?? null,
  }
}

const isTankIn = ({ device }: LiveDevice, roomId: number) =>
  device.connected && device.room_id === roomId && Boolean(device.waterLevelString)

/** Whether two summaries look the same. */
function sameSummary(a: RoomSummary, b: RoomSummary): boolean {
  return (
    a.devices === b.devices &&
    a.away === b.away &&
    a.tank === b.tank &&
    a.switches.join() === b.switches.join()
  )
}

/** 4 devices, 3 on, 1 offline: lines break between the parts, not within those after the count. */
export function summaryText({ switches, away, tank }: RoomSummary, devices: number): string {
  const count = `${devices} ${devices === 1 ? 'device' : 'devices'}`
  const on = switches.filter((state) => state === 'on').length
  if (switches.length === 0) return count
  const lit = on > 0 ? `${on}\u00a0on` : switches.includes('off') ? 'all\u00a0off' : null
  const parts = [count, lit, tank && `tank\u00a0${tank}`, away > 0 && `${away}\u00a0offline`]
  return parts.filter(Boolean).join(', ')
}

/** A few characters beside a room in the navigation: 3 on, or the tank's level. */
export function summaryIcon({ switches, tank }: RoomSummary): string {
  const on = switches.filter((state) => state === 'on').length
  return tank ?? (on > 0 ? `${on} on` : '')
}

/** The summary of a room. Renders again only when it changes. */
export function useRoomSummary(roomId: number): RoomSummary {
  const select = useCallback(
    (devices: LiveDevices) => summaryOf(devicesInRoom(devices, roomId), roomId),
    [roomId],
  )
  return useOfDevices(select, sameSummary)
}

/** The few characters beside a room in the navigation. Renders again only when they change. */
export function useRoomIcon(roomId: number): string {
  const select = useCallback(
    (devices: LiveDevices) => summaryIcon(summaryOf(devicesInRoom(devices, roomId), roomId)),
    [roomId],
  )
  return useOfDevices(select, Object.is)
}
