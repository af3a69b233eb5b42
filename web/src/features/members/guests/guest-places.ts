import type { Guest } from '@roomwire/contracts/http/guests.ts'
import { kindOf, type PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { pinLabel } from '../../devices/plate/pin-text.ts'

type Place = Guest['places'][number]
type Given = Guest['further'][number]

/** The rights and weekly times that a form starts from. */
export type TermsBefore = Pick<Given, 'windows' | 'may_switch' | 'paused_at'> &
  Partial<Pick<Given, 'may_arrange'>>

/** Access for another time. */
export type OtherTimeBefore = TermsBefore & Pick<Given, 'places' | 'start_at' | 'expires_at'>

/** The access that a form starts from. */
export type AccessBefore = TermsBefore &
  Pick<Guest, 'has_access' | 'room_id' | 'device_identifier' | 'places'> & {
    further: readonly OtherTimeBefore[]
  }

type Known = Pick<Place, 'room_id' | 'device_identifier' | 'pin'>

/** A room, a device or a pin of one beside the first; the key is empty until somebody chooses. */
export type PlaceRow = { place: string }

/** A room, a device or a pin that can be chosen. */
export type PlaceChoice = { place: string; name: string }

/** A place as one text, which a select can hold: `room:7`, `device:SC-000001`, `pin:18:SC-000001`. */
export function placeKey({ room_id, device_identifier, pin }: Partial<Known>): string {
  if (device_identifier && pin) return `pin:${pin}:${device_identifier}`
  if (device_identifier) return `device:${device_identifier}`
  return room_id ? `room:${room_id}` : ''
}

/** Turns the keys of places into the fields to send. */
export function placesSent(places: readonly string[]) {
  const keys = new Set(places)
  const after = (kind: string) =>
    [...keys].flatMap((key) => (key.startsWith(kind) ? key.slice(kind.length) : []))
  return {
    room_ids: after('room:').map(Number),
    device_identifiers: after('device:'),
    pins: after('pin:').flatMap((key) => {
      const colon = key.indexOf(':')
      const device_identifier = key.slice(colon + 1)
      return { device_identifier, pin: key.slice(0, colon) }
    }),
  }
}

/** The name of a place, also of one that is in no list any more. */
export function placeName(place: Place): string {
  const { room_id, room_name, device_identifier, device_name, pin, pin_name } = place
  if (device_identifier === null) return room_name ?? `Room ${room_id}`
  const device = device_name || device_identifier
  return pin === null ? device : pinPlaceName(device_identifier, device, pin, pin_name)
}

/** 'Ceiling light of Fan box' */
export function pinPlaceName(
  deviceIdentifier: string,
  deviceName: string,
  pin: PinKey,
  pinName: string | null | undefined,
): string {
  const name = pinLabel(kindOf(deviceIdentifier), pin, pinName)
  return `${bidiIsolate(name)} of ${bidiIsolate(deviceName)}`
}

/**
 * The places a row offers: its own, and all that no other row has.
 * @param taken the keys of the first place and of all rows
 */
export function offeredPlaces<Choice extends PlaceChoice>(
  choices: readonly Choice[],
  taken: readonly string[],
  own: string,
): Choice[] {
  return choices.filter(({ place }) => place === own || !taken.includes(place))
}

const mostNames = 4

/** 'Living Room', 'Living Room and Fan box', 'Hall, Kitchen, Living Room and 3 more' */
export function placesText(names: readonly string[]): string {
  const [only, ...others] = names
  if (only === undefined || others.length === 0) return only ?? ''
  const isLong = names.length > mostNames
  const shown = names.slice(0, isLong ? mostNames - 1 : -1).map(bidiIsolate)
  const last = isLong ? `${names.length - shown.length} more` : bidiIsolate(names.at(-1) ?? '')
  return `${shown.join(', ')} and ${last}`
}
