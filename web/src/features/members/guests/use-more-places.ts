import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { bidiIsolate } from '../../../ui/bidi-isolate.ts'
import { deviceLabel, shortIdentifier } from '../../devices/device-label.ts'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import { pinOf } from '../../devices/state/pins-of.ts'
import { useDevices } from '../../devices/use-devices.ts'
import { useRows } from '../use-rows.ts'
import {
  type AccessBefore,
  type PlaceChoice,
  type PlaceRow,
  pinPlaceName,
  placeKey,
  placeName,
} from './guest-places.ts'
import type { GuestScopeFields } from './use-guest-scope.ts'

type NamedChoice = PlaceChoice & { label: string }

/**
 * The rooms, devices and pins beside the first: the rows, the options, and the result.
 * @param before the access as it is now; undefined for a new one
 */
export function useMorePlaces({ place, rooms }: GuestScopeFields, before?: AccessBefore) {
  const others = (before?.places ?? []).slice(1)
  const list = useRows<PlaceRow>(() => others.map((place) => ({ place: placeKey(place) })))
  const devices = useDevices().data ?? []
  const first = place
  const choices = [
    ...rooms.map(({ room_id, room_name }) => choiceOf({ room_id }, room_name)),
    ...devices.map((device) =>
      choiceOf({ device_identifier: device.deviceIdentifier }, deviceLabel(device)),
    ),
    ...devices.flatMap(pinChoices),
  ]
  // What they have stays, also where a list could not be loaded.
  const present = others.map((one) => choiceOf(one, placeName(one)))
  const missing = present.filter(({ place }) => choices.every((one) => one.place !== place))
  const all = [...choices, ...missing]
  // Everything holds all of them, so there is nothing to add.
  const rows = first === '' ? [] : list.rows
  const keys = new Set(rows.map(({ place }) => place).filter((place) => place !== first))
  return {
    list,
    isOffered: first !== '',
    taken: [first, ...rows.map(({ place }) => place)],
    choices: all,
    keys: rows.map(({ place }) => place),
    names: [...keys].flatMap((key) => all.find(({ place }) => place === key)?.name ?? []),
    isWhole: rows.every(({ place }) => place !== ''),
  }
}

/** The fields of the places beside the first. */
export type MorePlacesFields = ReturnType<typeof useMorePlaces>

function choiceOf(place: Parameters<typeof placeKey>[0], name: string): NamedChoice {
  const { device_identifier, pin } = place
  const label =
    device_identifier && !pin ? `${bidiIsolate(name)}, ${shortIdentifier(device_identifier)}` : name
  return { place: placeKey(place), name, label }
}

function pinChoices(device: Device): NamedChoice[] {
  const { deviceIdentifier: device_identifier } = device
  return pinsShown(device).map((pin) =>
    choiceOf(
      { device_identifier, pin },
      pinPlaceName(device_identifier, deviceLabel(device), pin, pinOf(device, pin)?.name),
    ),
  )
}
