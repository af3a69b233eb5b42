import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { navigate, onNavigation } from './navigate.ts'
import { LocationContext, locationNow, visitOf } from './page-location.ts'

/** Shows what stands at the page's address, and follows it. Once in the app, around all of it. */
export function Router({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(() => locationNow('pop'))
  useLayoutEffect(() => {
    let last = locationNow('pop')
    return onNavigation((arrival) => {
      const { pathname, search } = location
      // A link within the page ('Skip to content') makes an entry that knows nothing of the page.
      const isWithin = pathname === last.pathname && search === last.search
      if (history.state === null && isWithin) history.replaceState(visitOf(last.state), '')
      const next = locationNow(arrival)
      last = next
      // A page whose file still travels leaves the one before on the screen.
      startTransition(() => setHere(next))
    })
  }, [])
  return <LocationContext value={here}>{children}</LocationContext>
}

/** Leads to another page instead of the one that renders it. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
