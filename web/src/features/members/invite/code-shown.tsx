import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { useLinkOrigin } from '../../../api/use-server-address.ts'
import { Button } from '../../../ui/control/button.tsx'
import { CopyLine } from '../../../ui/control/copy-button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { timeAtHome } from '../../../ui/time/home-clocks.ts'
import { Time } from '../../../ui/time/time.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { invitationLink } from '../invitation.ts'
import { LinkShown } from '../link-shown.tsx'
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
  const address = useLinkOrigin()
  return (
    <Dialog kept title={`Code for a ${invitationFor[role].toLowerCase()}`} onClose={onClose}>
      <p>
        It works for one person until{' '}
        <b>
          <Time at={expires_at}>{timeAtHome(expires_at, zone)}</Time>
        </b>
        . It is shown only once.
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
      {homeName && <p>{`It is for ${bidiIsolate(homeName)}.`}</p>}
      <CopyLine name="Code" text={code} />
      {address ? (
        <LinkShown
          link={invitationLink(address.origin, { code, role })}
          isForOthers={address.isForOthers}
        />
      ) : (
        <Skeleton height={260} />
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
