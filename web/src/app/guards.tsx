import { useState } from 'react'
import { session } from '../api/this-session.ts'
import { keptInvitation } from '../features/members/invitation.ts'
import { SignedInContext, useAuth } from '../features/sign-in/use-auth.ts'
import { paths } from '../paths.ts'
import { useLasting } from '../ui/browser/use-lasting.ts'
import type { Elements } from '../ui/layout/elements.ts'
import { Mark } from '../ui/look/logo.tsx'
import { Redirect } from '../ui/router/router.tsx'
import styles from './guards.module.css'

type Guarded = { children: Elements }

/**
 * Pages for people who are signed in. Everybody else signs in first (NAV-3). Who waits for the server
 * waits for the files of the page as well: it then stands in one step, with no empty one before.
 */
export function SignedInOnly({
  areFetched,
  children,
}: Guarded & {
  /** Whether the files of the page are here. */
  areFetched: boolean
}) {
  const auth = useAuth()
  // Later pages come while the one before stands.
  const [isOpen, setOpen] = useState(auth.state !== 'loading')
  if (!isOpen && auth.state === 'authenticated') {
    if (!areFetched) return <CheckingSession />
    setOpen(true)
  }
  if (auth.state !== 'authenticated') {
    if (auth.state === 'loading') return <CheckingSession />
    return <Redirect to={session.isGone() ? paths.landing : paths.login} />
  }
  return <SignedInContext value={auth}>{children}</SignedInContext>
}

/**
 * Pages for visitors. People who are signed in go to their dashboard (NAV-1, NAV-2),
 * or join a home first.
 */
export function SignedOutOnly({ children }: Guarded) {
  const auth = useAuth()
  if (auth.state === 'loading') return <CheckingSession />
  if (auth.state === 'authenticated') {
    return <Redirect to={keptInvitation() ? paths.join : paths.dashboard} />
  }
  return children
}

/** Pages for both, as soon as the page knows who is there. */
export function Anybody({ children }: Guarded) {
  const auth = useAuth()
  if (auth.state === 'loading') return <CheckingSession />
  return (
    <SignedInContext value={auth.state === 'authenticated' ? auth : null}>
      {children}
    </SignedInContext>
  )
}

/** Renders nothing, so that a signed-in person does not see a form for a moment. */
function CheckingSession() {
  const long = useLasting(true, 300, 0)
  return (
    <main className={styles.checking} aria-busy="true">
      <Mark />
      <p>{long ? 'Checking your session…' : '\u00a0'}</p>
    </main>
  )
}
