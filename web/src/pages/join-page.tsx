import { use, useEffect, useState } from 'react'
import {
  forgetInvitation,
  type Invitation,
  keepInvitation,
  keptInvitation,
  readInvitation,
} from '../features/members/invitation.ts'
import { JoinForm } from '../features/members/join-form.tsx'
import { SignedInContext } from '../features/sign-in/use-auth.ts'
import { paths } from '../paths.ts'
import { Notice } from '../ui/control/notice.tsx'
import { LinkButton } from '../ui/router/page-link.tsx'
import { navigate, useLocation } from '../ui/router/router.tsx'
import styles from './entrance.module.css'
import { Entrance } from './entrance.tsx'

/**
 * Adds a person to a home by a join code (REG-5). Somebody who is not signed in does
 * that first.
 */
export function JoinPage() {
  const signedIn = use(SignedInContext)
  const invitation = useInvitation()
  if (!signedIn) return <SignInFirst invitation={invitation} />
  // The saved profile does not contain whether the person has a home; the server's answer does.
  if (signedIn.person.hasHome && !signedIn.profileError) return <AtHome />
  return (
    <Entrance title="Join a home">
      <div className={styles.form}>
        <JoinForm key={invitation?.code} code={invitation?.code ?? ''} />
        <LinkButton full to={paths.dashboard} onClick={forgetInvitation}>
          Not now
        </LinkButton>
      </div>
    </Entrance>
  )
}

/**
 * The invitation of the link, or the one of this tab. It is removed from the address
 * and so from the history.
 */
function useInvitation(): Invitation | null {
  const { hash } = useLocation()
  const [invitation, setInvitation] = useState(() => readInvitation(hash) ?? keptInvitation())
  useEffect(() => {
    if (hash === '') return
    const given = readInvitation(hash)
    if (given) {
      keepInvitation(hash)
      setInvitation(given)
    }
    navigate(paths.join, { replace: true })
  }, [hash])
  return invitation
}

function SignInFirst({ invitation }: { invitation: Invitation | null }) {
  return (
    <Entrance
      title="Join a home"
      subtitle={
        invitation
          ? 'You have been invited. Sign in or create an account, and then join.'
          : 'Sign in or create an account, and then enter your code.'
      }
    >
      <div className={styles.form}>
        <LinkButton look="primary" large full to={paths.login}>
          Sign in
        </LinkButton>
        <LinkButton large full to={paths.register}>
          Create an account
        </LinkButton>
      </div>
    </Entrance>
  )
}

function AtHome() {
  return (
    <Entrance title="Join a home">
      <div className={styles.form}>
        <Notice>Your account already belongs to a home.</Notice>
        <LinkButton look="primary" large full to={paths.dashboard} onClick={forgetInvitation}>
          Go to Dashboard
        </LinkButton>
      </div>
    </Entrance>
  )
}
