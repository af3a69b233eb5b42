import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { allows } from '../../features/access/grant.ts'
import type { NamedAccess, NamedTerms } from '../../features/access/guest-accounts.ts'
import type { GivenTime, PresentAccess } from '../../features/access/present-access.ts'
import type { RequestedAccess, RequestedTerms } from '../../features/members/check-guest-access.ts'
import { refuse } from '../../platform/refusal.ts'

/* The access of guests and passes, between the field names of the wire and those of the verbs. */

type AccessBody = Input<typeof updateGuestEndpoint>['body']
type TermsBody = NonNullable<AccessBody['further']>[number]
type PlacesBody = Pick<AccessBody, 'start_at' | 'expires_at' | 'room_id' | 'device_identifier'>

/** A time for which something was given. */
export const presentGivenTime = (time: GivenTime) => ({
  start_at: time.startAt,
  expires_at: time.expiresAt,
  windows: [...time.windows],
  paused: time.isPaused,
  may_switch: time.maySwitch,
})

/** Somebody's access at this moment. */
export const presentOwnAccess = (access: PresentAccess) => ({
  is_open: access.isOpen,
  may_switch: access.maySwitch,
  may_arrange: access.mayArrange,
  paused: access.paused,
  windows: [...access.windows],
  changes_at: access.changesAt,
  times: access.times.map(presentGivenTime),
})

/** The terms of a guest or a pass for one time. */
export const presentNamedTerms = (terms: NamedTerms) => ({
  start_at: terms.startAt,
  expires_at: terms.expiresAt,
  places: terms.places.flatMap((place) =>
    place.roomId === null && place.deviceIdentifier === null
      ? []
      : {
          room_id: place.roomId,
          room_name: place.roomName,
          device_identifier: place.deviceIdentifier,
          device_name: place.deviceName,
          pin: place.pin,
          pin_name: place.pinName,
        },
  ),
  may_switch: allows(terms, 'control'),
  windows: terms.windows,
  paused_at: terms.pausedAt,
})

/** The access of a guest or a pass, without the terms for other times. */
export const presentNamedAccess = (access: NamedAccess) => ({
  ...presentNamedTerms(access),
  has_access: access.places.length > 0,
})

/** A room beside a device narrows nothing: the access is to the device. */
function readPlaces({ start_at, expires_at, room_id, device_identifier }: PlacesBody) {
  return {
    startAt: start_at,
    expiresAt: expires_at,
    roomIds: room_id && !device_identifier ? [room_id] : [],
    deviceIdentifiers: device_identifier ? [device_identifier] : [],
    pins: [],
  }
}

/** @throws Refusal 'invalid_input' for somebody who would arrange what they may not switch. */
function readRight({ may_switch = true, may_arrange = false }: TermsBody): RequestedTerms['right'] {
  if (!may_arrange) return may_switch ? 'switch' : 'see'
  if (may_switch) return 'arrange'
  const error = 'Guests who may rename switches must also be allowed to use them'
  throw refuse('invalid_input', error, { field: 'may_arrange' })
}

function readTerms(body: TermsBody & PlacesBody): RequestedTerms {
  const { roomIds, deviceIdentifiers, ...times } = readPlaces(body)
  return {
    ...times,
    roomIds: [...roomIds, ...(body.room_ids ?? [])],
    deviceIdentifiers: [...deviceIdentifiers, ...(body.device_identifiers ?? [])],
    pins: (body.pins ?? []).map(({ device_identifier: device, pin }) => ({ device, pin })),
    right: readRight(body),
    windows: body.windows ?? [],
    isPaused: body.paused ?? false,
  }
}

/** @throws Refusal 'invalid_input' for somebody who would arrange what they may not switch. */
export const readAccess = (body: AccessBody): RequestedAccess => ({
  ...readTerms(body),
  more: (body.further ?? []).map(readTerms),
})
