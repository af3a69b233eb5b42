import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type { createGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { NewMemberFields, useNewMemberForm } from '../new-member.tsx'
import { ScopeFields, WhenFields } from './access-fields.tsx'
import { MoreChoices } from './more-access-fields.tsx'
import { useGuestAccess } from './use-guest-access.ts'
import { guestsKey } from './use-guests.ts'

/** The dialog that creates a guest. */
export function CreateGuestForm({ onClose }: { onClose: () => void }) {
  const access = useGuestAccess()
  const creation = useCreation()
  const { form, submit, fieldErrors, error } = useNewMemberForm({
    required: 'Username, email, and password are required',
    onWhole: (account) => {
      if (!access.span || !access.details.isWhole) return
      const { startAt, expiresAt } = access.span
      creation.mutate(
        {
          ...account,
          start_at: startAt,
          expires_at: expiresAt,
          ...access.scope,
          ...access.details.guestForm,
        },
        { onSuccess: onClose },
      )
    },
  })
  return (
    <Dialog wide title="Create Guest" onClose={onClose}>
      <DialogForm
        ref={form}
        fault={error ?? (creation.error && errorMessage(creation.error, 'Failed to create guest'))}
        summary={access.summary}
        confirm="Create Guest"
        busyText="Creating…"
        busy={creation.isPending}
        onSubmit={(element) => {
          access.details.check()
          submit(element)
        }}
        onClose={onClose}
      >
        <NewMemberFields passwordHint="At least 6 characters" errors={fieldErrors} />
        <WhenFields when={access.when} />
        <ScopeFields where={access.where} />
        <MoreChoices details={access.details} />
      </DialogForm>
    </Dialog>
  )
}

function useCreation() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: sendNewGuest,
    onSuccess: async ({ guest }) => {
      await queries.invalidateQueries({ queryKey: guestsKey })
      toast(`Guest created: ${guest.username}`)
    },
  })
}

/** A new guest with the scope and time of their access. */
type GuestForm = RequestInput<typeof createGuestEndpoint>['body']

/** Creates a guest (DASH-8). */
function sendNewGuest(body: GuestForm) {
  return callServer<typeof createGuestEndpoint>('POST', '/api/users/guest/create', { body })
}
