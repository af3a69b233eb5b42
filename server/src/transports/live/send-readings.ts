import type { NewReadings } from '@roomwire/contracts/live/to-browser.ts'
import { roomOf } from '../../features/access/grant.ts'
import type { HomeDeviceEvent } from '../../features/devices/records/device-events.ts'
import { mayDevice, seenSince } from '../../features/devices/rules/device-access.ts'
import type { Page } from './page.ts'

type Measured = Extract<HomeDeviceEvent, { kind: 'readings.changed' }>

/**
 * Sends what a device has measured to the pages of people that watch its room and may see its board. The
 * holder of a pass has no history: their page hears of the level of a tank alone.
 */
export function sendReadings(
  pages: Iterable<Page>,
  { device, readings }: Measured,
  now: number,
): void {
  const levels = readings.filter(({ key }) => key === 'device.level')
  const whole = textOf(device, readings, 0)
  const roomId = roomOf(device, 'board')
  for (const page of pages) {
    const isWatched = page.watchesHome || (roomId !== null && page.rooms.has(roomId))
    const told = page.actor.kind === 'pass' ? levels : readings
    if (!isWatched || told.length === 0) continue
    if (!mayDevice(page.actor, 'see', device, 'board', now)) continue
    const since = seenSince(page.actor, device, 'board', now)
    page.send(told === readings && since === 0 ? whole : textOf(device, told, since))
  }
}

/** @param since nothing from before it is told, epoch ms */
function textOf({ identifier }: Measured['device'], readings: Measured['readings'], since: number) {
  const message: NewReadings = {
    type: 'readings',
    deviceIdentifier: identifier,
    readings: readings.map(({ key, value, at, changed, silentFrom }) => ({
      series: key,
      value,
      at,
      changed: Math.max(changed, since),
      silent_from: silentFrom,
    })),
  }
  return JSON.stringify(message)
}
