import { useCallback } from 'react'
import type { LiveDevices } from '../devices/state/apply-live-message.ts'
import { useOfDevices } from '../devices/state/use-device-states.ts'
import { type RoomSummary, sameSummary, summaryOf } from './room-summary.ts'

/** The summary of a room. Renders again only when it changes. */
export function useRoomSummary(roomId: number): RoomSummary {
  const select = useCallback((devices: LiveDevices) => summaryOf(devices, roomId), [roomId])
  return useOfDevices(select, sameSummary)
}
