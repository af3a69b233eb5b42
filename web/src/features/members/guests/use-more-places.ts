import { bidiIsolate } from '../../../ui/bidi-isolate.ts'
import { deviceLabel, shortIdentifier } from '../../devices/device-label.ts'
import { useDevices } from '../../devices/use-devices.ts'
import { useRows } from '../use-rows.ts'
import {
  type AccessBefore,
  type PlaceChoice,
  type PlaceRow,
  placeKey,
  placeName,
  placesSent,
} from './guest-places.ts'
import type { GuestScopeFields } from './use-guest-scope.ts'

type NamedChoice = PlaceChoice & { label: string }

/**
 * The rooms and devices beside the first: the rows, the options, and the result.
 * @param before the access as it is now; undefined for a new one
 */
export function useMorePlaces({ scope, rooms }: GuestScopeFields, before?: AccessBefore) {
  const others = (before?.places ?? []).slice(1)
  const list = useRows<PlaceRow>(() => others.map((place) => ({ place: placeKey(place) })))
  const devices = useDevices().data ?? []
  const first = placeKey(scope)
  const choices = [
    ...rooms.map(({ room_id, room_name }) => choiceOf({ room_id }, room_name)),
    ...devices.map((device) =>
      choiceOf({ device_identifier: device.deviceIdentifier }, deviceLabel(device)),
    ),
  ]
  // What they have stays, also where a list could not be loaded.
  const present = others.map((place) => choiceOf(place, placeName(place)))
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
    form: placesSent(rows),
    names: [...keys].flatMap((key) => all.find(({ place }) => place === key)?.name ?? []),
    isWhole: rows.every(({ place }) => place !== ''),
  }
}

/** The fields of the rooms and devices beside the first. */
export type MorePlacesFields = ReturnType<typeof useMorePlaces>

function choiceOf(place: Parameters<typeof placeKey>[0], name: string): NamedChoice {
  const { device_identifier } = place
  const label = device_identifier
    ? `${bidiIsolate(name)}, ${shortIdentifier(device_identifier)}`
    : name
  return { place: placeKey(place), name, label }
}
