import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { bidiIsolate } from '../../../ui/bidi-isolate.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyLine } from '../../../ui/copy-line.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { ThisMachineNotice } from '../../../ui/this-machine.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { timeNamedAtHome } from '../../../ui/zone-clock.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { invitationLink } from '../invitation.ts'
import styles from './code-shown.module.css'
import { invitationFor, invitationGives } from './invite-text.ts'

/** Shows the code once: to read, to copy, to send as a link, or to scan. */
export function CodeShown({
  made: { code, join_code },
  onClose,
}: {
  made: Reply<typeof createJoinCodeEndpoint>
  onClose: () => void
}) {
  const { role, expires_at } = join_code
  const { homeName, homeTimeZone: zone } = usePerson()
  const now = useNow()
  const link = invitationLink(location.origin, { code, role })
  return (
    <Dialog kept title={`Code for a ${invitationFor[role].toLowerCase()}`} onClose={onClose}>
      <p>
        It works for one person until <b>{timeNamedAtHome(expires_at, zone)}</b>. It is shown only
        once.
      </p>
      {role === 'family' ? (
        <p className={styles.gives}>For every room.</p>
      ) : (
        <ul className={styles.gives}>
          {invitationGives(join_code, { now, zone }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {homeName && <p>It leads into {bidiIsolate(homeName)}.</p>}
      <ThisMachineNotice what="This link" />
      <div className={styles.picture}>
        <QrCode text={link} label="QR code of the link" />
      </div>
      <CopyLine name="Code" text={code} />
      <CopyLine name="Link" text={link} />
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
