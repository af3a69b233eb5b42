import { isKnownOnOff } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { useCallback } from 'react'
import type { LiveDevice, LiveDevices } from '../devices/state/apply-live-message.ts'
import { devicesInRoom } from '../devices/state/devices-by-room.ts'
import { formOf, roomOfPin } from '../devices/state/pins-of.ts'
import { useOfDevices } from '../devices/state/use-device-states.ts'

/** A room seen from outside: how many pins are in it, and its tank if it has one. */
type RoomSummary = {
  pins: number
  /** How many of them are on and off, as devices that are connected say. Covers, inputs and what is assumed are neither. */
  on: number
  off: number
  devices: number
  /** How many of the devices are offline. */
  away: number
  tank: string | null
}

/** Summarises the devices that are in a room, themselves or with a pin. */
export function summaryOf(inRoom: readonly LiveDevice[], roomId: number): RoomSummary {
  const counts = { pins: 0, on: 0, off: 0 }
  for (const { device, pins } of inRoom) {
    for (const [pin, { reported }] of pins) {
      if (roomOfPin(device, pin) !== roomId) continue
      counts.pins += 1
      if (device.connected && isKnownOnOff(formOf(device, pin)))
        counts[reported ? 'on' : 'off'] += 1
    }
  }
  return {
    ...counts,
    devices: inRoom.length,
    away: inRoom.filter(({ device }) => !device.connected).length,
    tank: inRoom.find((one) => isTankIn(one, roomId))?.device.waterLevelString ?? null,
  }
}

const isTankIn = ({ device }: LiveDevice, roomId: number) =>
  device.connected && device.room_id === roomId && Boolean(device.waterLevelString)

/** Whether two summaries look the same. */
const sameSummary = (a: RoomSummary, b: RoomSummary) => JSON.stringify(a) === JSON.stringify(b)

/** 4 devices, 3 on, 1 offline: lines break between the parts, not within those after the count. */
export function summaryText({ pins, on, off, away, tank }: RoomSummary, devices: number): string {
  const count = `${devices} ${devices === 1 ? 'device' : 'devices'}`
  if (pins === 0) return count
  const lit = on > 0 ? `${on}\u00a0on` : off > 0 ? 'all\u00a0off' : null
  const parts = [count, lit, tank && `tank\u00a0${tank}`, away > 0 && `${away}\u00a0offline`]
  return parts.filter(Boolean).join(', ')
}

/** A few characters beside a room in the navigation: 3 on, or the tank's level. */
export const summaryIcon = ({ on, tank }: RoomSummary): string => tank ?? (on > 0 ? `${on} on` : '')

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
