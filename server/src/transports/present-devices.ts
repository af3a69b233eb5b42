import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { DeviceAudience } from '@roomwire/contracts/vocabulary/device-settings.ts'
import type { VisibleDevice } from '../features/devices/records/shown-device.ts'
import type { EventLoop } from '../platform/event-loop.ts'
import { presentDevice } from './device-presenter.ts'

const kept = new WeakMap<VisibleDevice, Partial<Record<DeviceAudience, Readonly<Device>>>>()

/**
 * Presents all devices of a list, with others between them. Each state of a device is presented once,
 * and frozen: after a change of one device of thousands the others are as before.
 */
export function presentDevices(
  { eventLoop }: { eventLoop: EventLoop },
  devices: readonly VisibleDevice[],
  view: DeviceAudience,
): Promise<Readonly<Device>[]> {
  return eventLoop.mapInTurns(devices, (device) => {
    const known = kept.get(device) ?? {}
    kept.set(device, known)
    known[view] ??= Object.freeze(presentDevice(device, view))
    return known[view]
  })
}
