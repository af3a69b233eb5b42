import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { onWaking } from '../../live/keep-connected.ts'
import { realTimers } from '../../live/timers.ts'
import { clock } from '../../ui/time/clock.ts'
import { takePassAddress } from './pass-address.ts'
import { askAgainIn } from './pass-times.ts'
import type { PassVisit, VisitState } from './pass-visit.ts'

/** The visit that the parts of this page share. */
export const PassVisitContext = createContext<PassVisit | null>(null)

/** The visit of this page. Throws outside its provider. */
export function usePassVisit(): PassVisit {
  const visit = use(PassVisitContext)
  if (!visit) throw new Error('this part of the page stands outside the visit of a pass')
  return visit
}

/** Where the visit stands. Renders again at each change. */
export function useVisitState(): VisitState {
  const visit = usePassVisit()
  return useSyncExternalStore(visit.subscribe, visit.state)
}

/** Whether an answer is still to come. */
export function useIsAsking(): boolean {
  const visit = usePassVisit()
  return useSyncExternalStore(visit.subscribe, visit.isAsking)
}

/** Asks how the pass stands when that may have changed, whether or not a connection tells of it. */
export function useRenewals(visit: PassVisit): void {
  const state = useSyncExternalStore(visit.subscribe, visit.state)
  useEffect(() => {
    if (state.at !== 'opened') return
    const { pass } = state
    let cancel: (() => void) | null = null
    // An answer ends this effect; where none comes, it is asked again.
    const wait = () => {
      cancel = realTimers.after(askAgainIn(pass, clock.now()), () => {
        void visit.renew()
        wait()
      })
    }
    wait()
    const stopWaking = onWaking(() => void visit.renew())
    return () => {
      cancel?.()
      stopWaking()
    }
  }, [visit, state])
}

/** Opens the next link of this pass that is followed in this very tab: it loads no new page. */
export function useNextLinks(visit: PassVisit): void {
  useEffect(() => {
    const follow = () => {
      const { secret } = takePassAddress()
      if (secret !== null) void visit.begin(secret)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [visit])
}
