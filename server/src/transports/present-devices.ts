import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { VisibleDevice } from '../features/devices/records/shown-device.ts'
import { mapInTurns } from '../platform/in-turns.ts'
import { type DeviceAudience, presentDevice } from './device-presenter.ts'

const kept = new WeakMap<VisibleDevice, Partial<Record<DeviceAudience, Readonly<Device>>>>()

/**
 * Presents all devices of a list, with others between them. Each state of a device is presented once,
 * and frozen: after a change of one device of thousands the others are as before.
 */
export function presentDevices(
  devices: readonly VisibleDevice[],
  view: DeviceAudience,
): Promise<Readonly<Device>[]> {
  return mapInTurns(devices, (device) => {
    const known = kept.get(device) ?? {}
    kept.set(device, known)
    known[view] ??= Object.freeze(presentDevice(device, view))
    return known[view]
  })
}
