import { useState } from 'react'
import { Button } from '../../../ui/control/button.tsx'
import { dayOf } from '../../../ui/time/time-text.ts'
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
  const [open, setOpen] = useState<'turn_on' | 'turn_off' | 'renew' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles.part}>
      <h3>Authenticator app</h3>
      {since === null ? (
        <>
          <p className={styles.intro}>
            After your password, enter a code from an app on your phone. The password alone is not
            enough.
          </p>
          <Button onClick={() => setOpen('turn_on')}>Turn on</Button>
        </>
      ) : (
        <>
          <p className={styles.intro}>
            <span>{`On since ${dayOf(since)}. `}</span>
            <span>{`Recovery codes left: ${recovery_codes_left}.`}</span>
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setOpen('renew')}>New recovery codes</Button>
            <Button onClick={() => setOpen('turn_off')}>Turn off</Button>
          </div>
        </>
      )}
      {open === 'turn_on' && <TurnOnDialog onClose={close} />}
      {open === 'turn_off' && <TurnOffDialog onClose={close} />}
      {open === 'renew' && <RenewCodesDialog onClose={close} />}
    </div>
  )
}
