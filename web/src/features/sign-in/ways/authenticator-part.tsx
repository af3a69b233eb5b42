import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { dayOf } from '../../../ui/time-text.ts'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'
import styles from './ways.module.css'
import type { Ways } from './ways-calls.ts'

/** The authenticator app: whether signing in with the password requires a code as well. */
export function AuthenticatorPart({
  authenticator: { since, recovery_codes_left },
}: {
  authenticator: Ways['authenticator']
}) {
  const [asked, setAsked] = useState<'turn on' | 'turn off' | 'renew' | null>(null)
  const close = () => setAsked(null)
  return (
    <div className={styles.part}>
      <h3>Authenticator app</h3>
      {since === null ? (
        <>
          <p className={styles.told}>
            After your password, a code from an app on your phone. Who learns the password alone
            can’t sign in.
          </p>
          <Button onClick={() => setAsked('turn on')}>Turn on</Button>
        </>
      ) : (
        <>
          <p className={styles.told}>
            On since {dayOf(since)}. Recovery codes left: {recovery_codes_left}.
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setAsked('renew')}>New recovery codes</Button>
            <Button onClick={() => setAsked('turn off')}>Turn off</Button>
          </div>
        </>
      )}
      {asked === 'turn on' && <TurnOnDialog onClose={close} />}
      {asked === 'turn off' && <TurnOffDialog onClose={close} />}
      {asked === 'renew' && <RenewCodesDialog onClose={close} />}
    </div>
  )
}
