import { Navigate, Outlet } from 'react-router'
import { session } from '../api/this-session.ts'
import { keptInvitation } from '../features/members/invitation.ts'
import { SignedInContext, useAuth } from '../features/sign-in/use-auth.ts'
import { paths } from '../paths.ts'
import { Mark } from '../ui/logo.tsx'
import { useLasting } from '../ui/use-lasting.ts'
import styles from './guards.module.css'

/** Pages for people who are signed in. Everybody else signs in first (NAV-3). */
export function SignedInOnly() {
  const auth = useAuth()
  if (auth.state !== 'authenticated') {
    if (auth.state === 'loading') return <CheckingSession />
    return <Navigate to={session.isGone() ? paths.landing : paths.login} replace />
  }
  return (
    <SignedInContext value={auth}>
      <Outlet />
    </SignedInContext>
  )
}

/**
 * Pages for visitors. People who are signed in go to their dashboard (NAV-1, NAV-2),
 * or join a home first.
 */
export function SignedOutOnly() {
  const auth = useAuth()
  if (auth.state === 'loading') return <CheckingSession />
  if (auth.state === 'authenticated') {
    return <Navigate to={keptInvitation() ? paths.join : paths.dashboard} replace />
  }
  return <Outlet />
}

/** Pages for both, as soon as the page knows who is there. */
export function Anybody() {
  const auth = useAuth()
  if (auth.state === 'loading') return <CheckingSession />
  return (
    <SignedInContext value={auth.state === 'authenticated' ? auth : null}>
      <Outlet />
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
