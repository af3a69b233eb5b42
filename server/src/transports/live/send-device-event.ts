import type { DeviceAudience } from '@roomwire/contracts/vocabulary/device-settings.ts'
import { roomsOf } from '../../features/access/grant.ts'
import { deviceInRooms, seenDevice } from '../../features/devices/listing/seen-device.ts'
import type { ChangeCause, HomeDeviceEvent } from '../../features/devices/records/device-events.ts'
import type { ShownDevice, VisibleDevice } from '../../features/devices/records/shown-device.ts'
import type { EventLoop } from '../../platform/event-loop.ts'
import { deviceViewOf, presentChange, presentDevice, presentPin } from '../device-presenter.ts'
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
  event: { device: ShownDevice } & ChangeCause,
  now: number,
): void {
  const { device } = event
  const rooms = roomsOf(device)
  /** Encoded once for each view, not for each page. */
  const texts = new Map<VisibleDevice, Partial<Record<DeviceAudience, string>>>()
  for (const page of pages) {
    if (!page.watchesHome && !rooms.some((roomId) => page.rooms.has(roomId))) continue
    const seen = seenDevice(page.actor, device, now)
    const shown = seen && (page.watchesHome ? seen : deviceInRooms(seen, page.rooms))
    if (!shown || !isNewTo(page, shown)) continue
    const view = deviceViewOf(page.actor)
    const known = texts.get(shown) ?? {}
    texts.set(shown, known)
    known[view] ??= changeText(shown, event, view)
    page.send(known[view])
  }
}

/**
 * Hot: a change as it is sent, as JSON.stringify would write it, but with all pins in their order. Each pin is
 * written by itself: an object with numbers as keys has many empty places, and takes twice as long.
 */
export function changeText(
  device: VisibleDevice,
  cause: ChangeCause,
  view: DeviceAudience,
): string {
  if (device.kind === 'WLM') return JSON.stringify(presentChange(device, cause, view))
  let pins = ''
  for (const pin of device.pins) {
    pins += `${pins && ','}"${pin.key}":${JSON.stringify(presentPin(device, pin, view))}`
  }
  const rest = JSON.stringify(presentChange(device, cause, view, {}))
  // No name holds these quotes as they are.
  return rest.replace(noPins, () => `"pins":{${pins}}`)
}

const noPins = '"pins":{}'

/** False for a part of a device in which nothing has changed: that the rest has is not told. */
function isNewTo(page: Page, seen: VisibleDevice): boolean {
  if (!seen.isPart) return true
  const { epoch, all } = seen.seenChanges
  const key = [epoch, all, ...seen.pins.map((pin) => pin.key)].join()
  page.partRevs ??= new Map()
  if (page.partRevs.get(seen.id) === key) return false
  page.partRevs.set(seen.id, key)
  return true
}

const written = new WeakMap<VisibleDevice, Partial<Record<DeviceAudience, string>>>()

/** A device as it is sent; each state of it is written once. */
function textOf(device: VisibleDevice, view: DeviceAudience): string {
  const known = written.get(device) ?? {}
  written.set(device, known)
  known[view] ??= JSON.stringify(presentDevice(device, view))
  return known[view]
}

/** Writes devices before they are sent, with others between them: thousands take long. */
export async function writeDevices(
  { eventLoop }: { eventLoop: EventLoop },
  devices: readonly VisibleDevice[],
  actor: Page['actor'],
): Promise<void> {
  const view = deviceViewOf(actor)
  await eventLoop.mapInTurns(devices, (device) => textOf(device, view))
}

/** Sends a page devices as they are at this moment, as far as its person sees them. */
export function sendDevices(page: Page, devices: readonly VisibleDevice[]): void {
  const view = deviceViewOf(page.actor)
  for (const device of devices) isNewTo(page, device)
  const texts = devices.map((device) => textOf(device, view))
  page.send(`{"type":"deviceStatus","devices":[${texts.join()}]}`)
}
