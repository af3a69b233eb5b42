import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { deviceLabel, shortIdentifier } from '../../devices/device-label.ts'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import { pinOf } from '../../devices/state/pins-of.ts'
import { useDevices } from '../../devices/use-devices.ts'
import { type FormRows, useRows } from '../use-rows.ts'
import {
  type AccessBefore,
  type PlaceChoice,
  type PlaceRow,
  pinPlaceName,
  placeKey,
  placeName,
} from './guest-places.ts'
import type { GuestScopeFields } from './use-guest-scope.ts'

/** A place to choose, as it stands in the list of choices. */
export type NamedChoice = PlaceChoice & { label: string }

/**
 * The rooms, devices and pins to choose from.
 * @param present what they have: it stays, also where a list could not be loaded.
 */
export function usePlaceChoices(
  rooms: GuestScopeFields['rooms'],
  present: readonly AccessBefore['places'][number][],
): NamedChoice[] {
  const devices = useDevices().data ?? []
  const choices = [
    ...rooms.map(({ room_id, room_name }) => choiceOf({ room_id }, room_name)),
    ...devices.map((device) =>
      choiceOf({ device_identifier: device.deviceIdentifier }, deviceLabel(device)),
    ),
    ...devices.flatMap(pinChoices),
  ]
  const had = present.map((one) => choiceOf(one, placeName(one)))
  return [...choices, ...had.filter(({ place }) => choices.every((one) => one.place !== place))]
}

/**
 * The rooms, devices and pins beside the first: the rows, the options, and the result.
 * @param before the access as it is now; undefined for a new one
 */
export function useMorePlaces({ place, rooms }: GuestScopeFields, before?: AccessBefore) {
  const others = (before?.places ?? []).slice(1)
  const list = useRows<PlaceRow>(() => others.map((place) => ({ place: placeKey(place) })))
  const choices = usePlaceChoices(rooms, others)
  return morePlaces(list, choices, { first: place, isOffered: place !== '' })
}

/** The places in these rows; where none are offered, because all of them are given, there are none. */
export function morePlaces(
  list: FormRows<PlaceRow>,
  choices: readonly NamedChoice[],
  { first, isOffered }: { first: string; isOffered: boolean },
) {
  const rows = isOffered ? list.rows : []
  const keys = new Set(rows.map(({ place }) => place).filter((place) => place !== first))
  return {
    list,
    isOffered,
    taken: [first, ...rows.map(({ place }) => place)],
    choices,
    keys: rows.map(({ place }) => place),
    names: [...keys].flatMap((key) => choices.find(({ place }) => place === key)?.name ?? []),
    isWhole: rows.every(({ place }) => place !== ''),
  }
}

/** The fields of the places beside the first. */
export type MorePlacesFields = ReturnType<typeof morePlaces>

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
