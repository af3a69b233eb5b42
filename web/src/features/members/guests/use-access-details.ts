import { flushSync } from 'react-dom'
import { useGuestTerms } from '../guest-terms/use-guest-terms.ts'
import { useFurther } from './further/use-further.ts'
import { type AccessBefore, placesSent, placesText } from './guest-places.ts'
import type { GuestScopeFields } from './use-guest-scope.ts'
import { useMorePlaces } from './use-more-places.ts'

/**
 * What an access may have beside its first place and its time: more places, terms, and other times.
 * @param before the access as it is now; undefined for a new one
 */
export function useAccessDetails(where: GuestScopeFields, before?: AccessBefore) {
  const more = useMorePlaces(where, before)
  const terms = useGuestTerms(before)
  const further = useFurther(where, before?.further)
  // The specified fields have the first place, unless it is a pin.
  const isPin = Object.keys(where.scope).length === 0
  const places = placesSent(isPin ? [where.place, ...more.keys] : more.keys)
  const isWhole = more.isWhole && terms.isWhole && further.isWhole
  return {
    more,
    terms,
    further,
    reach: placesText([where.reach, ...more.names]),
    form: { ...places, ...terms.form },
    /** What a guest may be given: also to arrange, and for other times. */
    guestForm: {
      ...places,
      ...terms.form,
      may_arrange: terms.mayArrange,
      further: further.times.map((one) => ({ ...one.form, may_arrange: one.terms.mayArrange })),
    },
    isWhole,
    /** Shows what is missing in the rows, at once. */
    check() {
      if (!isWhole) {
        flushSync(() => {
          more.list.markTried()
          terms.list.markTried()
          further.markTried()
        })
      }
      return isWhole
    },
  }
}

/** The fields of those details. */
export type AccessDetails = ReturnType<typeof useAccessDetails>
