import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { flushSync } from 'react-dom'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { clock } from '../../../ui/time/clock.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { deviceLabel, shortIdentifier } from '../../devices/plate/device-label.ts'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import { pinOf } from '../../devices/state/pins-of.ts'
import { useDevices } from '../../devices/use-devices.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import {
  firstTerms,
  guestTerms,
  type TermsChoice,
  useGuestTerms,
} from '../guest-terms/use-guest-terms.ts'
import { type Span, wholeMinute } from '../guest-time.ts'
import { type FormRow, type FormRows, formRows, untriedRows, useRows } from '../row-list.tsx'
import {
  type AccessBefore,
  type OtherTimeBefore,
  type PlaceChoice,
  type PlaceRow,
  pinPlaceName,
  placeKey,
  placeName,
  placesSent,
  placesText,
} from './guest-places.ts'
import { otherTimeErrors, otherTimeSummary } from './other-time-text.ts'
import type { GuestScopeFields } from './use-guest-scope.ts'

/**
 * The details of an access: more places, terms, and other times.
 * @param before the access as it is now; undefined for a new one
 */
export function useAccessDetails(where: GuestScopeFields, before?: AccessBefore) {
  const more = useMorePlaces(where, before)
  const terms = useGuestTerms(before)
  const otherTimes = useOtherTimes(where, before?.further)
  // The specified fields have the first place, unless it is a pin.
  const isPin = Object.keys(where.scope).length === 0
  const places = placesSent(isPin ? [where.place, ...more.keys] : more.keys)
  const isWhole = more.isWhole && terms.isWhole && otherTimes.isWhole
  return {
    more,
    terms,
    otherTimes,
    reach: placesText([where.reach, ...more.names]),
    form: { ...places, ...terms.form },
    /** The details for a guest, with arranging and other times. */
    guestForm: {
      ...places,
      ...terms.form,
      may_arrange: terms.mayArrange,
      further: otherTimes.times.map((one) => ({ ...one.form, may_arrange: one.terms.mayArrange })),
    },
    isWhole,
    /** Shows what is missing in the rows, at once. */
    check() {
      if (!isWhole) {
        flushSync(() => {
          more.list.markTried()
          terms.list.markTried()
          otherTimes.markTried()
        })
      }
      return isWhole
    },
  }
}

/** The fields of those details. */
export type AccessDetails = ReturnType<typeof useAccessDetails>

/** A place to choose, as it stands in the list of choices. */
type NamedChoice = PlaceChoice & { label: string }

/**
 * The rooms, devices and pins to choose from.
 * @param present what they have: it stays, also where a list could not be loaded.
 */
function usePlaceChoices(
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
function useMorePlaces({ place, rooms }: GuestScopeFields, before?: AccessBefore) {
  const others = (before?.places ?? []).slice(1)
  const list = useRows<PlaceRow>(() => others.map((place) => ({ place: placeKey(place) })))
  const choices = usePlaceChoices(rooms, others)
  return morePlaces(list, choices, { first: place, isOffered: place !== '' })
}

/** The places in these rows; where none are offered, because all of them are given, there are none. */
function morePlaces(
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

/** Something for another time as the fields hold it. */
type OtherTimeRow = {
  span: Span
  /** Whether it is for the whole home: then it has no places. */
  isEverything: boolean
  places: FormRow<PlaceRow>[]
  choice: TermsChoice
  windows: FormRow<WeeklyWindow>[]
}

const usualLifeMs = 7 * 24 * 3_600_000

function rowOf(before?: OtherTimeBefore): OtherTimeRow {
  const begin = wholeMinute(clock.now())
  const { choice, windows } = firstTerms(before)
  const places = before
    ? before.places.map((place) => ({ place: placeKey(place) }))
    : [{ place: '' }]
  return {
    span: {
      startAt: before?.start_at ?? begin,
      expiresAt: before?.expires_at ?? begin + usualLifeMs,
    },
    isEverything: before !== undefined && before.places.length === 0,
    places: untriedRows(places),
    choice,
    windows: untriedRows(windows),
  }
}

/**
 * Access for other times than the first: the rows, the options and the result.
 * @param before what was given for other times; what is over is not given again
 */
function useOtherTimes(
  { rooms }: Pick<GuestScopeFields, 'rooms'>,
  before: readonly OtherTimeBefore[] = [],
) {
  const now = useNow()
  const zone = usePerson().homeTimeZone
  const list = useRows<OtherTimeRow>(() =>
    before.filter(({ expires_at }) => expires_at > clock.now()).map(rowOf),
  )
  const choices = usePlaceChoices(
    rooms,
    before.flatMap(({ places }) => places),
  )
  const times = list.rows.map((row) => fieldsOf(row, list, { choices, now, zone }))
  return {
    list,
    next: () => rowOf(),
    times,
    zone,
    text: times.map(({ text }) => text).join(' '),
    isWhole: times.every(({ isWhole }) => isWhole),
    markTried() {
      list.markTried()
      for (const { more, terms } of times) {
        more.list.markTried()
        terms.list.markTried()
      }
    },
  }
}

/** The fields of other times. */
export type OtherTimes = ReturnType<typeof useOtherTimes>

function fieldsOf(
  row: FormRow<OtherTimeRow>,
  list: ReturnType<typeof useRows<OtherTimeRow>>,
  { choices, now, zone }: { choices: readonly NamedChoice[]; now: number; zone: string | null },
) {
  const { key, span, isEverything } = row
  const places = formRows(row.places, (change) =>
    list.change(key, (old) => ({ places: change(old.places) })),
  )
  const windows = formRows(row.windows, (change) =>
    list.change(key, (old) => ({ windows: change(old.windows) })),
  )
  const more = morePlaces(places, choices, { first: '', isOffered: !isEverything })
  const terms = guestTerms(
    row.choice,
    (part) => list.change(key, (old) => ({ choice: { ...old.choice, ...part } })),
    windows,
  )
  const errors = otherTimeErrors(span, now)
  const isWhole = more.isWhole && terms.isWhole && Object.keys(errors).length === 0
  const reach = isEverything ? 'the whole home' : placesText(more.names)
  return {
    key,
    span,
    isEverything,
    choose: (part: Partial<Span>) =>
      list.change(key, (old) => ({ span: { ...old.span, ...part } })),
    errors: row.isTried ? errors : {},
    more,
    terms,
    form: {
      start_at: span.startAt,
      expires_at: span.expiresAt,
      ...placesSent(more.keys),
      ...terms.form,
    },
    text: isWhole
      ? otherTimeSummary({ span, reach, terms: terms.text }, zone)
      : 'Complete the access for the other time.',
    isWhole,
  }
}
