import { gather } from '../../../platform/gather.ts'
import type { DevicePlace, DeviceRef, DeviceStore } from './device-store.ts'

export type DeviceFinder = ReturnType<typeof openDeviceFinder>

/**
 * Hot: finds a device by its name within its home, as the store does; all that is asked for within a turn of the
 * event loop is one query.
 */
export function openDeviceFinder({ devices }: { devices: Pick<DeviceStore, 'findAll'> }) {
  return gather<DevicePlace, DeviceRef | undefined>(async (places) => {
    const found = await devices.findAll(places)
    const byPlace = new Map(found.map((device) => [keyOf(device), device]))
    return (place) => byPlace.get(keyOf(place))
  })
}

const keyOf = ({ homeId, identifier }: DevicePlace) => `${homeId} ${identifier}`
