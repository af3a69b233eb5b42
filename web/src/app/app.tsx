import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { session } from '../api/this-session.ts'
import { favouriteCountKey } from '../features/devices/favourites/use-favourites.ts'
import { hadScenesKey } from '../features/scenes/scenes-key.ts'
import { browserStorage, tabStorage } from '../ui/browser/storage.ts'
import { Toasts } from '../ui/control/toast.tsx'
import { keepForms, keptFor, watchPresses } from '../ui/form/kept/kept-forms.ts'
import { pageIn, Router, useLocation } from '../ui/router/router.tsx'
import { clock } from '../ui/time/clock.ts'
import { setHomeClocks } from '../ui/time/time-zone.ts'
import { newQueryClient, takeEarlyAnswers } from './query-client.ts'
import { AppRoutes, isPageHere, partOf } from './routes.tsx'

/** The whole web app. */
export function App() {
  const [queries] = useState(newPreparedClient)
  useSessionWatch()
  return (
    <QueryClientProvider client={queries}>
      <Router isPageHere={isPageHere} partOf={partOf}>
        <PageChange />
        <AppRoutes />
        <AppToasts />
      </Router>
    </QueryClientProvider>
  )
}

const AppToasts = () => <Toasts pathname={useLocation().pathname} />

/** Opens the forms again in which somebody typed when their session ended. */
function openKeptForms(personId: number) {
  const kept = keptFor(personId, clock.now())
  if (!kept) return
  import('./reopen-forms.ts').then(
    ({ reopenForms }) => reopenForms(kept),
    () => undefined, // Without a network it stays kept.
  )
}

function newPreparedClient() {
  const queries = newQueryClient()
  watchPresses()
  // Before the first answer is taken, which may end the session.
  let personId = session.current()?.userId
  // Somebody else may have signed in elsewhere while this tab was asleep.
  if (personId !== undefined) keptFor(personId, clock.now())
  session.subscribe(() => {
    const leftId = personId
    personId = session.current()?.userId
    if (personId !== undefined) return openKeptForms(personId)
    // Nothing that one person has read stays for the next.
    queries.clear()
    setHomeClocks(null, [])
    for (const key of [favouriteCountKey, hadScenesKey]) browserStorage.removeItem(key)
    if (leftId === undefined) return
    tabStorage.clear()
    if (session.logoutReason() !== null) keepForms(leftId, clock.now())
  })
  takeEarlyAnswers(queries)
  return queries
}

/** The events of a changed address; the router sends those that browsers don't. */
const steps = ['pushState', 'replaceState', 'popstate']

/** Scrolls to the top of a new page, smoothly when the person went there (NAV-5). */
function PageChange() {
  const { pathname, search } = useLocation()
  const lastStep = useRef('')
  const shown = useRef(pathname + search)
  useEffect(() => {
    const note = ({ type }: Event) => {
      lastStep.current = type
    }
    for (const step of steps) addEventListener(step, note)
    return () => {
      for (const step of steps) removeEventListener(step, note)
    }
  }, [])
  useEffect(() => {
    const [page, before] = [pathname + search, shown.current]
    if (page === before) return
    shown.current = page
    // A person who moves a chart, or filters a list, stays where they are.
    if (lastStep.current === 'replaceState' && pageIn(page) === pageIn(before)) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const smooth = lastStep.current === 'pushState' && !still
    window.scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' })
  }, [pathname, search])
  return null
}

/**
 * Notices the end of the session: in another tab at once, by time or by hand within
 * five seconds (AUTH-4).
 */
function useSessionWatch() {
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
