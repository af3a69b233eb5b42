import { useEffect } from 'react'
import { toast } from '../../ui/control/toast.tsx'
import { showBothTimes } from '../../ui/time/both-times.ts'
import { homeAheadText } from '../../ui/time/home-clocks-text.ts'
import { useNow } from '../../ui/time/use-now.ts'

/** Says once that the clocks here show another time than those of the home, whose times the page shows. */
export function HomeTimes({ zone }: { zone: string }) {
  const now = useNow()
  useEffect(() => showBothTimes(toast), [])
  return <p>{homeAheadText(zone, now)}</p>
}
