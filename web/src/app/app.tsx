import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '../api/this-session.ts'
import { favouriteCountKey } from '../features/devices/favourites/use-favourites.ts'
import { Router } from '../ui/router/router.tsx'
import { setHomeClocks } from '../ui/time-zone.ts'
import { Toasts } from '../ui/toast.tsx'
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

function newPreparedClient() {
  const queries = newQueryClient()
  // Before the first answer is taken, which may end the session.
  session.subscribe(() => {
    // Nothing that one person has read stays for the next.
    if (session.current()) return
    queries.clear()
    setHomeClocks(null, [])
    localStorage.removeItem(favouriteCountKey)
    sessionStorage.clear()
  })
  takeEarlyAnswers(queries)
  return queries
}
