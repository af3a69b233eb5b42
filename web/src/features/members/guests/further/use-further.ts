import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { clock } from '../../../../ui/time/clock.ts'
import { useNow } from '../../../../ui/time/use-now.ts'
import { usePerson } from '../../../sign-in/use-auth.ts'
import { firstTerms, guestTerms, type TermsChoice } from '../../guest-terms/use-guest-terms.ts'
import type { Span } from '../../guest-time.ts'
import { wholeMinute } from '../../longer-access.ts'
import { type FormRow, formRows, untriedRows, useRows } from '../../use-rows.ts'
import {
  type FurtherBefore,
  type PlaceRow,
  placeKey,
  placesSent,
  placesText,
} from '../guest-places.ts'
import type { GuestScopeFields } from '../use-guest-scope.ts'
import { morePlaces, type NamedChoice, usePlaceChoices } from '../use-more-places.ts'
import { furtherErrors, furtherSummary } from './further-text.ts'

/** Something for another time as the fields hold it. */
type FurtherRow = {
  span: Span
  /** Whether it is for the whole home: then it has no places. */
  isEverything: boolean
  places: FormRow<PlaceRow>[]
  choice: TermsChoice
  windows: FormRow<WeeklyWindow>[]
}

const usualLifeMs = 7 * 24 * 3_600_000

function rowOf(before?: FurtherBefore): FurtherRow {
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
 * What is given for other times than the first: the rows, the options, and the result.
 * @param before what was given for other times; what is over is not given again
 */
export function useFurther(
  { rooms }: Pick<GuestScopeFields, 'rooms'>,
  before: readonly FurtherBefore[] = [],
) {
  const now = useNow()
  const zone = usePerson().homeTimeZone
  const list = useRows<FurtherRow>(() =>
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

/** What is given for other times, as the fields hold it. */
export type OtherTimes = ReturnType<typeof useFurther>

function fieldsOf(
  row: FormRow<FurtherRow>,
  list: ReturnType<typeof useRows<FurtherRow>>,
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
  const errors = furtherErrors(span, now)
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
      ? furtherSummary({ span, reach, terms: terms.text }, zone)
      : 'Complete the access for the other time.',
    isWhole,
  }
}
