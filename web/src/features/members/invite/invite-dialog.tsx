import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/call-failed.ts'
import { SegmentedRadio } from '../../../ui/control/segmented-radio.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { ScopeFields, WhenFields } from '../guests/access-fields.tsx'
import { MoreChoices } from '../guests/more-choices.tsx'
import { useGuestAccess } from '../guests/use-guest-access.ts'
import { joinCodesKey } from '../use-join-codes.ts'
import { CodeShown } from './code-shown.tsx'
import { makeCode } from './invite-calls.ts'

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
