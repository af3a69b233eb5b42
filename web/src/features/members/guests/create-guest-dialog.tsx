import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/error-message.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { toast } from '../../../ui/toast.tsx'
import { NewMemberFields } from '../account-fields.tsx'
import { useNewMemberForm } from '../use-new-member-form.ts'
import { ScopeFields, WhenFields } from './access-fields.tsx'
import { sendNewGuest } from './guest-calls.ts'
import { useGuestAccess } from './use-guest-access.ts'
import { guestsKey } from './use-guests.ts'

/** Gives somebody access for a time (DASH-8). */
export function CreateGuestDialog({ onClose }: { onClose: () => void }) {
  const access = useGuestAccess()
  const creation = useCreation()
  const { form, submit, fieldErrors, error } = useNewMemberForm({
    required: 'Username, email, and password are required',
    onWhole: (account) => {
      if (!access.span) return
      const { startAt, expiresAt } = access.span
      creation.mutate(
        { ...account, start_at: startAt, expires_at: expiresAt, ...access.scope },
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
        onSubmit={submit}
        onClose={onClose}
      >
        <NewMemberFields passwordHint="At least 6 characters" errors={fieldErrors} />
        <WhenFields when={access.when} />
        <ScopeFields where={access.where} />
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
