import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isKnownOnOff } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { searchText } from '../../../ui/text/search-text.ts'
import { deviceLabel } from '../plate/device-label.ts'
import { pinName } from '../plate/pin-text.ts'
import { pinsShown } from '../plate/pins-shown.ts'
import type { LiveDevice, LiveDevices } from '../state/apply-live-message.ts'
import { formOf } from '../state/pins-of.ts'

/** The devices of a list, in its order. */
export type PinList = { identifiers: readonly string[]; roomId: number }

/** Chooses pins of a list. */
export type PinFilter = {
  /** In the names of a pin and its device; empty for all. */
  text: string
  only: 'on' | 'offline' | null
}

/** A device with those of its pins that a list shows. */
export type FoundDevice = { deviceIdentifier: string; pins: readonly PinKey[] }

/**
 * Finds pins as they change. A pin that was found once stays: what somebody turns off in the list of what is on does
 * not vanish under the hand. Make another one for another filter.
 */
export function pinFinder({ identifiers, roomId }: PinList, filter: PinFilter) {
  const found = new Set<string>()
  const terms = searchText(filter.text).split(/\s+/)
  return (devices: LiveDevices): readonly FoundDevice[] =>
    identifiers.flatMap((deviceIdentifier) => {
      const live = devices.get(deviceIdentifier)
      if (!live) return []
      const all = pinsShown(live.device, roomId)
      const isAll = filter.only === null && filter.text === ''
      const pins = all.filter((pin) => {
        const key = `${deviceIdentifier} ${pin}`
        const fits = isAll || found.has(key) || isFound(live, pin, filter.only, terms)
        if (fits) found.add(key)
        return fits
      })
      return isAll || pins.length > 0 ? { deviceIdentifier, pins } : []
    })
}

function isFound(
  live: LiveDevice,
  pin: PinKey,
  only: PinFilter['only'],
  terms: readonly string[],
): boolean {
  const { device } = live
  if (only === 'on' && !isOn(live, pin)) return false
  if (only === 'offline' && device.connected) return false
  const name = pinName(device, pin)
  const text = searchText(`${name}\n${deviceLabel(device)}`)
  return terms.every((term) => text.includes(term))
}

const isOn = ({ device, pins }: LiveDevice, pin: PinKey): boolean =>
  isKnownOnOff(formOf(device, pin)) && Boolean(pins.get(pin)?.reported)

/** How many pins of a list there are, are on, and belong to a device that is offline. */
export type PinCounts = { all: number; on: number; offline: number }

export function countPins(devices: LiveDevices, { identifiers, roomId }: PinList): PinCounts {
  const counts = { all: 0, on: 0, offline: 0 }
  for (const identifier of identifiers) {
    const live = devices.get(identifier)
    if (!live) continue
    for (const pin of pinsShown(live.device, roomId)) {
      counts.all += 1
      if (isOn(live, pin)) counts.on += 1
      if (!live.device.connected) counts.offline += 1
    }
  }
  return counts
}

/** The first device of each first letter, in the order of the list; a name that begins otherwise is under '#'. */
export function letterPlaces(names: readonly { key: string; name: string }[]): [string, string][] {
  const places = new Map<string, string>()
  for (const { key, name } of names) {
    const [first = ''] = searchText(name).trim().toUpperCase()
    const letter = /\p{L}/u.test(first) ? first : '#'
    if (!places.has(letter)) places.set(letter, key)
  }
  return [...places]
}
