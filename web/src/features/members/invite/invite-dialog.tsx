import type { Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { useLinkOrigin } from '../../../api/use-server-address.ts'
import { Button } from '../../../ui/control/button.tsx'
import { CopyLine } from '../../../ui/control/copy-button.tsx'
import { SegmentedRadio } from '../../../ui/control/segmented-radio.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { timeAtHome } from '../../../ui/time/home-clocks.ts'
import { Time } from '../../../ui/time/time.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { ScopeFields, WhenFields } from '../guests/access-fields.tsx'
import { MoreChoices } from '../guests/more-access-fields.tsx'
import { useGuestAccess } from '../guests/use-guest-access.ts'
import { invitationLink } from '../invitation.ts'
import styles from '../link-shown.module.css'
import { LinkShown } from '../link-shown.tsx'
import { invitationFor, invitationGives } from './invite-text.ts'
import { joinCodesKey } from './use-join-codes.ts'

const roles = [
  { value: 'family', label: 'Family member' },
  { value: 'guest', label: 'Guest' },
] as const

/** Makes a join code with which one person who has an account comes into the home (REG-5). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const making = useMutation({
    mutationFn: makeCode,
    onSuccess: () => queries.invalidateQueries({ queryKey: joinCodesKey }),
  })
  // Another dialog takes its place, so its title takes the focus and is read out.
  if (making.data) return <CodeShown key="shown" made={making.data} onClose={onClose} />
  return <InviteForm making={making} onClose={onClose} />
}

function InviteForm({
  making,
  onClose,
}: {
  making: {
    mutate: (body: Parameters<typeof makeCode>[0]) => void
    isPending: boolean
    error: Error | null
  }
  onClose: () => void
}) {
  const [role, setRole] = useState<'family' | 'guest'>('family')
  const access = useGuestAccess()

  function submit() {
    if (role === 'family') return making.mutate({ role })
    if (!access.details.check() || !access.span) return
    const { startAt, expiresAt } = access.span
    making.mutate({
      role,
      start_at: startAt,
      expires_at: expiresAt,
      ...access.scope,
      ...access.details.guestForm,
    })
  }

  return (
    <Dialog wide title="Invite with a code" onClose={onClose}>
      <DialogForm
        fault={making.error && errorMessage(making.error, 'Failed to create the code')}
        summary={role === 'guest' ? access.summary : 'A family member controls every room.'}
        confirm="Create code"
        busyText="Creating…"
        busy={making.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <SegmentedRadio legend="Who is it for?" value={role} choices={roles} onChange={setRole} />
        {role === 'guest' && (
          <>
            <WhenFields when={access.when} />
            <ScopeFields where={access.where} />
            <MoreChoices details={access.details} />
          </>
        )}
      </DialogForm>
    </Dialog>
  )
}

/** Shows the code once: to read, to copy, to send as a link, or to scan. */
function CodeShown({
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

/** A new join code with its role and scope. */
type NewCode = RequestInput<typeof createJoinCodeEndpoint>['body']

/** Makes a join code (REG-5). */
function makeCode(body: NewCode) {
  return callServer<typeof createJoinCodeEndpoint>('POST', '/api/users/join-code/create', { body })
}
