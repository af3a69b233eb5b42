import { useState } from 'react'
import { clock } from '../../../ui/time/clock.ts'
import { dayAtHome, hourAtHome, instantAtHome } from '../../../ui/time/home-clocks.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { dayAfter, type Span, spanByDate, spanByTime } from '../guest-time.ts'
import { accessSummary, type By } from './access-summary.ts'
import { useAccessDetails } from './use-access-details.ts'
import { useGuestScope } from './use-guest-scope.ts'

/** The chosen time of a guest's access as the fields hold it, by the clocks of the home; empty means nothing. */
type Choice = {
  by: By
  fromTime: string
  toTime: string
  fromDate: string
  toDate: string
}

const usualStayMs = 4 * 3_600_000

function firstChoice(now: number, zone: string | null): Choice {
  const today = dayAtHome(now, zone)
  return {
    by: 'time',
    fromTime: hourAtHome(now, zone),
    toTime: hourAtHome(now + usualStayMs, zone),
    fromDate: today,
    toDate: dayAfter(today),
  }
}

/** The time and scope of a new guest's access: the choice, the options, and the result. */
export function useGuestAccess() {
  const now = useNow()
  const zone = usePerson().homeTimeZone
  const [choice, setChoice] = useState(() => firstChoice(clock.now(), zone))
  const where = useGuestScope()
  const details = useAccessDetails(where)
  const today = dayAtHome(now, zone)
  const span = spanOf(choice, today, zone)
  return {
    when: {
      choice,
      choose: (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part })),
      today,
      zone,
    },
    where,
    details,
    /** Null while it is not known when or where. */
    span: where.isChosen ? span : null,
    scope: where.scope,
    summary: where.isChosen
      ? accessSummary(choice.by, span, details, { now, zone })
      : 'Choose a room, or full access.',
  }
}

/** The fields of a new guest's time. */
export type GuestTimeFields = ReturnType<typeof useGuestAccess>['when']

function spanOf(choice: Choice, today: string, zone: string | null): Span | null {
  const instantOf = (local: string) => instantAtHome(local, zone)
  return choice.by === 'time'
    ? spanByTime(today, { from: choice.fromTime, to: choice.toTime }, instantOf)
    : spanByDate({ from: choice.fromDate, to: choice.toDate }, instantOf)
}
