import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { compareNames } from '@roomwire/contracts/vocabulary/compare-names.ts'
import { searchText } from '../../../ui/text/search-text.ts'
import { addressesOf, deviceLabel } from '../plate/device-label.ts'
import { roomNamesOf } from '../state/pins-of.ts'

/** The order of the found devices. */
export type SortOrder = 'name' | 'room'

/** The devices whose name, ID, IP or room contains every term, in order. */
export function findDevices(devices: readonly Device[], query: string, order: SortOrder): Device[] {
  const terms = searchText(query).split(/\s+/)
  const found = devices.filter((device) => {
    const text = searchText(textOf(device))
    return terms.every((term) => text.includes(term))
  })
  return found.sort((a, b) =>
    order === 'room' ? byRoom(a, b) || byName(a, b) : byName(a, b) || byIdentifier(a, b),
  )
}

function textOf(device: Device): string {
  const addresses = addressesOf(device)
  const rooms = roomNamesOf(device)
  return [
    deviceLabel(device),
    device.deviceIdentifier,
    ...(addresses.length > 0 ? addresses : ['Not set']),
    ...(rooms.length > 0 ? rooms : ['Unassigned']),
  ].join('\n')
}

function byName(a: Device, b: Device): number {
  return compareNames(deviceLabel(a), deviceLabel(b))
}

function byIdentifier(a: Device, b: Device): number {
  return compareNames(a.deviceIdentifier, b.deviceIdentifier)
}

/** Devices without a room come last. */
function byRoom(a: Device, b: Device): number {
  if (a.room_name === null || b.room_name === null) {
    return Number(a.room_name === null) - Number(b.room_name === null)
  }
  return compareNames(a.room_name, b.room_name)
}
