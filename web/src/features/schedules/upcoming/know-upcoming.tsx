import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '../../../live/live.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import type { Upcoming } from '../../devices/plate/plate-slots.ts'
import { nextQuery } from '../next/next-query.ts'
import { UpcomingLine } from './upcoming-line.tsx'
import { upcomingOf } from './upcoming-text.ts'

const minuteMs = 60_000

/** Reports the upcoming changes of all pins to the page, by one call. It shows nothing. */
export function KnowUpcoming({ onKnown }: { onKnown: (upcoming: Upcoming) => void }) {
  const { phase } = useConnection()
  // The rest of the page is asked for first.
  const { data: next } = useQuery({ ...nextQuery, enabled: phase === 'connected' })
  // Its texts tell minutes: the page is not rendered more often.
  const minute = Math.floor(useNow() / minuteMs)
  useEffect(() => {
    if (!next) return
    const of: Upcoming['of'] = (device, pin) => upcomingOf(device, pin, next, minute * minuteMs)
    onKnown({ of, Line: UpcomingLine })
  }, [onKnown, next, minute])
  return null
}
