import { useCallback } from 'react'
import type { LiveDevices } from '../devices/state/apply-live-message.ts'
import { devicesInRoom } from '../devices/state/devices-by-room.ts'
import { useOfDevices } from '../devices/state/use-device-states.ts'
import { type RoomSummary, sameSummary, summaryIcon, summaryOf } from './room-summary.ts'

/** The summary of a room, first the switches of devices that `order` names. Renders again only when it changes. */
export function useRoomSummary(roomId: number, order?: readonly string[]): RoomSummary {
  const select = useCallback(
    (devices: LiveDevices) => summaryOf(devicesInRoom(devices, roomId), roomId, order),
    [roomId, order],
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
