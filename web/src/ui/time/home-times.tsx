import { useEffect } from 'react'
import { toast } from '../control/toast.tsx'
import { homeAheadText } from './home-clocks.ts'
import { useNow } from './use-now.ts'

/** Says once that the clocks here show another time than those of the home, whose times the page shows. */
export function HomeTimes({ zone, className }: { zone: string; className?: string | undefined }) {
  const now = useNow()
  useEffect(() => {
    let end: (() => void) | undefined
    let isOver = false
    import('./both-times.ts').then(
      ({ showBothTimes }) => {
        if (!isOver) end = showBothTimes(toast)
      },
      // The page shows the times of the home all the same.
      () => undefined,
    )
    return () => {
      isOver = true
      end?.()
    }
  }, [])
  return <p className={className}>{homeAheadText(zone, now)}</p>
}
