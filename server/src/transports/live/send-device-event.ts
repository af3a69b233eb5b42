import { mayDevice } from '../../features/devices/device-access.ts'
import type { HomeDeviceEvent } from '../../features/devices/device-events.ts'
import type { ShownDevice } from '../../features/devices/device-reader.ts'
import {
  type DeviceAudience,
  deviceViewOf,
  presentChange,
  presentDevice,
} from '../device-presenter.ts'
import { type Page, sendMessage, sendStage } from './page.ts'

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
  /** Encoded once for each view, not for each page. */
  const texts: Partial<Record<DeviceAudience, string>> = {}
  for (const page of pages) {
    const isInRoom = device.roomId !== null && page.rooms.has(device.roomId)
    if (!isInRoom && !page.watchesHome) continue
    if (!mayDevice(page.actor, 'see', device, null, now)) continue
    const view = deviceViewOf(page.actor)
    texts[view] ??= JSON.stringify(presentChange(device, event, view))
    page.send(texts[view])
  }
}

/** Sends a page devices as they are at this moment, as far as its person sees them. */
export function sendDevices(page: Page, devices: readonly ShownDevice[]): void {
  const view = deviceViewOf(page.actor)
  const shown = devices.map((device) => presentDevice(device, view))
  sendMessage(page, { type: 'deviceStatus', devices: shown })
}
