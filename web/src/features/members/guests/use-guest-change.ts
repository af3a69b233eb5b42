import type { Guest } from '@roomwire/contracts/http/guests.ts'
import { useState } from 'react'
import { clock } from '../../../ui/time/clock.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import type { Extension, Span } from '../guest-time.ts'
import { extendedAtHome } from '../longer-access.ts'
import { accessSummary } from './access-summary.ts'
import { useAccessDetails } from './use-access-details.ts'
import { useGuestScope } from './use-guest-scope.ts'

const usualStayMs = 4 * 3_600_000

/** The access of a guest that is to be changed: the choice, the options, and the result. */
export function useGuestChange(guest: Guest) {
  const now = useNow()
  const zone = usePerson().homeTimeZone
  const where = useGuestScope(guest)
  const details = useAccessDetails(where, guest)
  const [span, setSpan] = useState(() => presentSpan(guest, clock.now()))
  const isWhole = !Number.isNaN(span.startAt) && !Number.isNaN(span.expiresAt)
  return {
    when: {
      ...span,
      choose: (part: Partial<Span>) => setSpan((before) => ({ ...before, ...part })),
      extend: (by: Extension) =>
        setSpan((before) => ({
          ...before,
          expiresAt: extendedAtHome(before.expiresAt, by, clock.now(), zone),
        })),
      zone,
    },
    where,
    details,
    /** Null while it is not known when or where. */
    span: where.isChosen && isWhole ? span : null,
    /** All of it: what is left out is taken away. */
    form: { ...where.scope, ...details.guestForm },
    summary: where.isChosen
      ? accessSummary('time', isWhole ? span : null, details, { now, zone })
      : 'Choose a room, or full access.',
  }
}

/** The fields of a known guest's time: epoch ms, NaN while a field is empty. */
export type ChangedTimeFields = ReturnType<typeof useGuestChange>['when']

/** The access as it is; one that is over begins now, so that saving gives it again. */
function presentSpan({ has_access, start_at, expires_at }: Guest, now: number): Span {
  return has_access && expires_at > now
    ? { startAt: start_at, expiresAt: expires_at }
    : { startAt: now, expiresAt: now + usualStayMs }
}
