import type { NewReadings } from '@roomwire/contracts/live/to-browser.ts'
import { roomOf } from '../../features/access/grant.ts'
import type { HomeDeviceEvent } from '../../features/devices/records/device-events.ts'
import { mayDevice } from '../../features/devices/rules/device-access.ts'
import type { Page } from './page.ts'

/** Sends what a device has measured to the pages of people that watch its room and may see its board. */
export function sendReadings(
  pages: Iterable<Page>,
  { device, readings }: Extract<HomeDeviceEvent, { kind: 'readings.changed' }>,
  now: number,
): void {
  const message: NewReadings = {
    type: 'readings',
    deviceIdentifier: device.identifier,
    readings: readings.map(({ key, value, at, changed, silentFrom }) => ({
      series: key,
      value,
      at,
      changed,
      silent_from: silentFrom,
    })),
  }
  const text = JSON.stringify(message)
  const roomId = roomOf(device, 'board')
  for (const page of pages) {
    const isWatched = page.watchesHome || (roomId !== null && page.rooms.has(roomId))
    // The holder of a pass has no history.
    if (!isWatched || page.actor.kind === 'pass') continue
    if (mayDevice(page.actor, 'see', device, 'board', now)) page.send(text)
  }
}
