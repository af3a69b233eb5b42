import { useEffect } from 'react'
import { showBothTimes } from './both-times.ts'
import { homeAheadText } from './home-clocks.ts'
import { homeZone } from './time-zone.ts'
import { useNow } from './use-now.ts'
import { isElsewhere } from './zone-clock.ts'

/** Says once, where the clocks here show another time than those of the home, whose times the page shows. */
export function HomeTimes({ className }: { className?: string | undefined }) {
  const now = useNow()
  useEffect(showBothTimes, [])
  const zone = homeZone()
  if (zone === null || !isElsewhere(zone)) return null
  return <p className={className}>{homeAheadText(zone, now)}</p>
}
