import type { Guest } from '@roomwire/contracts/http/guests.ts'
import { useState } from 'react'
import { dayHere, timeHere } from '../../../ui/time-text.ts'
import { useNow } from '../../../ui/use-now.ts'
import { type Extension, extended, type Span } from '../guest-time.ts'
import { accessSummary } from './access-summary.ts'
import { useAccessDetails } from './use-access-details.ts'
import { useGuestScope } from './use-guest-scope.ts'

const usualStayMs = 4 * 3_600_000

/** The access of a guest that is to be changed: the choice, the options, and the result. */
export function useGuestChange(guest: Guest) {
  const now = useNow()
  const where = useGuestScope(guest)
  const details = useAccessDetails(where, guest)
  const [span, setSpan] = useState(() => presentSpan(guest, Date.now()))
  const isWhole = !Number.isNaN(span.startAt) && !Number.isNaN(span.expiresAt)
  return {
    when: {
      ...span,
      choose: (part: Partial<Span>) => setSpan((before) => ({ ...before, ...part })),
      extend: (by: Extension) =>
        setSpan((before) => ({ ...before, expiresAt: extended(before.expiresAt, by, Date.now()) })),
    },
    where,
    details,
    /** Null while it is not known when or where. */
    span: where.isChosen && isWhole ? span : null,
    /** All of it: what is left out is taken away. */
    form: { ...where.scope, ...details.form },
    summary: where.isChosen
      ? accessSummary('time', isWhole ? span : null, details, now)
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

/** An instant as a field for date and time holds it: `2026-03-12T18:00`. */
export const inField = (at: number): string =>
  Number.isNaN(at) ? '' : `${dayHere(at)}T${timeHere(at)}`
