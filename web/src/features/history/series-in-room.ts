import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { roomOfPin } from '../devices/state/rooms-of.ts'
import { pinInSeries } from './shown-series.ts'

/** Whether a series of a device counts for a room: that of a pin where the pin is, all else where the board is. */
export function isSeriesInRoom(device: Device, series: string, roomId: number): boolean {
  const pin = pinInSeries(device.deviceIdentifier, series)
  return (pin === undefined ? device.room_id : roomOfPin(device, pin)) === roomId
}
