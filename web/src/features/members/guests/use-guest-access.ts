import { useState } from 'react'
import { dayHere, timeHere } from '../../../ui/time-text.ts'
import { useNow } from '../../../ui/use-now.ts'
import { dayAfter, type Span, spanByDate, spanByTime } from '../guest-time.ts'
import { accessSummary, type By } from './access-summary.ts'
import { useAccessDetails } from './use-access-details.ts'
import { useGuestScope } from './use-guest-scope.ts'

/** The chosen time of a guest's access as the fields hold it; empty means nothing. */
type Choice = {
  by: By
  fromTime: string
  toTime: string
  fromDate: string
  toDate: string
}

const usualStayMs = 4 * 3_600_000

function firstChoice(now: number): Choice {
  const today = dayHere(now)
  return {
    by: 'time',
    fromTime: timeHere(now),
    toTime: timeHere(now + usualStayMs),
    fromDate: today,
    toDate: dayAfter(today),
  }
}

/** The time and scope of a new guest's access: the choice, the options, and the result. */
export function useGuestAccess() {
  const now = useNow()
  const [choice, setChoice] = useState(() => firstChoice(Date.now()))
  const where = useGuestScope()
  const details = useAccessDetails(where)
  const span = spanOf(choice, dayHere(now))
  return {
    when: {
      choice,
      choose: (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part })),
      today: dayHere(now),
    },
    where,
    details,
    /** Null while it is not known when or where. */
    span: where.isChosen ? span : null,
    scope: where.scope,
    summary: where.isChosen
      ? accessSummary(choice.by, span, details, now)
      : 'Choose a room, or full access.',
  }
}

/** The fields of a new guest's time. */
export type GuestTimeFields = ReturnType<typeof useGuestAccess>['when']

function spanOf(choice: Choice, today: string): Span | null {
  return choice.by === 'time'
    ? spanByTime(today, { from: choice.fromTime, to: choice.toTime })
    : spanByDate({ from: choice.fromDate, to: choice.toDate })
}
