import { TermsFields } from '../guest-terms/terms-fields.tsx'
import { MorePlaces } from './more-places.tsx'
import type { AccessDetails } from './use-access-details.ts'

/** What an access may have beside its first place and its time. */
export function AccessDetailFields({ details: { more, terms } }: { details: AccessDetails }) {
  return (
    <>
      <MorePlaces more={more} />
      <TermsFields terms={terms} mayBeNamed />
    </>
  )
}
