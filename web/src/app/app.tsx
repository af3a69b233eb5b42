import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '../api/this-session.ts'
import { favouriteCountKey } from '../features/devices/favourites/use-favourites.ts'
import { Toasts } from '../ui/control/toast.tsx'
import { keepForms, keptFor, watchPresses } from '../ui/form/kept/kept-forms.ts'
import { Router } from '../ui/router/router.tsx'
import { clock } from '../ui/time/clock.ts'
import { setHomeClocks } from '../ui/time/time-zone.ts'
import { PageChange } from './page-change.tsx'
import { newQueryClient } from './query-client.ts'
import { AppRoutes, isPageHere } from './routes.tsx'
import { takeEarlyAnswers } from './take-early.ts'
import { useSessionWatch } from './use-session-watch.ts'

/** The whole web app. */
export function App() {
  const [queries] = useState(newPreparedClient)
  useSessionWatch()
  return (
    <QueryClientProvider client={queries}>
      <Router isPageHere={isPageHere}>
        <PageChange />
        <AppRoutes />
        <Toasts />
      </Router>
    </QueryClientProvider>
  )
}

/** Whose session ended while they typed finds the form open, with the text in it. */
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
    localStorage.removeItem(favouriteCountKey)
    if (leftId === undefined) return
    sessionStorage.clear()
    if (session.logoutReason() !== null) keepForms(leftId, clock.now())
  })
  takeEarlyAnswers(queries)
  return queries
}
