import { useEffect, useState } from 'react'
import { announce } from '../../../ui/focus/announce.ts'
import { debounceMs } from './use-device-control.ts'

/** How long the second press may take, ms. */
const askMs = 4_000

/**
 * Lets something be turned on by the second press only: the first one asks.
 * @param question for screen readers
 */
export function useAskFirst(asks: boolean, question: string) {
  const [askedAt, setAskedAt] = useState<number | null>(null)
  useEffect(() => {
    if (askedAt === null) return
    const timer = setTimeout(() => setAskedAt(null), askMs)
    return () => clearTimeout(timer)
  }, [askedAt])
  function mayAct(): boolean {
    if (!asks) return true
    if (askedAt === null) {
      setAskedAt(performance.now())
      announce(question)
      return false
    }
    // A trembling hand does not answer.
    if (performance.now() - askedAt < debounceMs) return false
    setAskedAt(null)
    return true
  }
  return { isAsked: askedAt !== null, mayAct }
}
