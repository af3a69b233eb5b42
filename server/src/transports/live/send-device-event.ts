import { mayDevice } from '../../features/devices/device-access.ts'
import type { HomeDeviceEvent } from '../../features/devices/device-events.ts'
import { presentChange } from '../device-presenter.ts'
import { type Page, sendStage } from './page.ts'

/** Sends the stage of a command to the page that requested it, if it is open here. */
export function sendCommandStage(
  page: Page | undefined,
  { kind: _, pageId: _page, ...stage }: Extract<HomeDeviceEvent, { kind: 'command.stage' }>,
): void {
  if (page) sendStage(page, stage)
}

/** Sends a change of a device to the pages that watch it and may see it. */
export function sendDeviceChange(
  pages: Iterable<Page>,
  event: Extract<HomeDeviceEvent, { kind: 'device.changed' }>,
  now: number,
): void {
  const { device } = event
  let text: string | undefined
  for (const page of pages) {
    const isInRoom = device.roomId !== null && page.rooms.has(device.roomId)
    if (!isInRoom && !page.watchesHome) continue
    if (!mayDevice(page.actor, 'see', device, null, now)) continue
    text ??= JSON.stringify(presentChange(device, event))
    page.send(text)
  }
}
