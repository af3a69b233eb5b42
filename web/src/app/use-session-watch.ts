import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useEffect } from 'react'
import { session } from '../api/this-session.ts'

/**
 * Notices the end of the session: in another tab at once, by time or by hand within
 * five seconds (AUTH-4).
 */
export function useSessionWatch() {
  useEffect(() => {
    const recheck = () => session.recheck()
    const timer = setInterval(recheck, limits.tokenRemovalCheckMs)
    window.addEventListener('storage', recheck)
    // A page from the back-forward cache has missed everything.
    window.addEventListener('pageshow', recheck)
    return () => {
      clearInterval(timer)
      window.removeEventListener('storage', recheck)
      window.removeEventListener('pageshow', recheck)
    }
  }, [])
}
