import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { LiveDevices } from '../devices/state/apply-live-message.ts'

/**
 * The one tank that Home shows, on its roof and in its strip: the first that has told its level, in the order of the
 * rooms; one that stands in no room, or has told nothing, comes after those. Undefined without a tank.
 */
export function homeTank(rooms: readonly Room[], devices: LiveDevices): Device | undefined {
  const tanks = [...devices.values()].map(({ device }) => device).filter(isTank)
  const told = tanks.filter(({ waterLevelString }) => waterLevelString)
  for (const { room_id } of rooms) {
    const tank = told.find((one) => one.room_id === room_id)
    if (tank) return tank
  }
  return told[0] ?? tanks[0]
}

const isTank = ({ kind }: Device) => kind === 'WLM'
