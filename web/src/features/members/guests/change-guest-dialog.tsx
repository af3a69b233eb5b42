import type { Guest } from '@roomwire/contracts/http/guests.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { InstantFields } from '../guest-terms/instant-fields.tsx'
import { PauseField } from '../guest-terms/terms-fields.tsx'
import { AccessDetailFields } from './access-detail-fields.tsx'
import { ExtendButtons, ScopeFields } from './access-fields.tsx'
import { FurtherFields } from './further/further-fields.tsx'
import { type GuestAccessForm, sendGuestChange } from './guest-calls.ts'
import { type ChangedTimeFields, useGuestChange } from './use-guest-change.ts'
import { guestsKey } from './use-guests.ts'

/** Changes what a guest may reach, and when. The account stays; its open pages follow at once. */
export function ChangeGuestDialog({ guest, onClose }: { guest: Guest; onClose: () => void }) {
  const access = useGuestChange(guest)
  const saving = useSaving(guest)

  function submit(form: HTMLFormElement) {
    if (!access.details.check()) {
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    if (!access.span) return
    const { startAt, expiresAt } = access.span
    saving.mutate(
      { start_at: startAt, expires_at: expiresAt, ...access.form },
      { onSuccess: onClose },
    )
  }

  return (
    <Dialog wide title={`Edit guest ${bidiIsolate(guest.username)}`} onClose={onClose}>
      <DialogForm
        fault={saving.error && errorMessage(saving.error, 'Failed to save guest')}
        summary={access.summary}
        confirm="Save"
        busyText="Saving…"
        busy={saving.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <ChangedWhenFields when={access.when} />
        <ScopeFields where={access.where} />
        <AccessDetailFields details={access.details} />
        <PauseField terms={access.details.terms} />
        <FurtherFields further={access.details.further} mayBeNamed />
      </DialogForm>
    </Dialog>
  )
}

/** The start and end of a known guest's access. */
function ChangedWhenFields({ when }: { when: ChangedTimeFields }) {
  const { startAt, expiresAt, choose, extend, zone } = when
  const missing = 'Choose a day and a time'
  const errors = {
    ...(Number.isNaN(startAt) && { startAt: missing }),
    ...(Number.isNaN(expiresAt) && { expiresAt: missing }),
  }
  const fields = { startAt, expiresAt, choose, zone }
  return (
    <>
      <InstantFields {...fields} errors={errors} />
      <ExtendButtons onExtend={extend} />
    </>
  )
}

function useSaving({ user_id }: Guest) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (access: GuestAccessForm) => sendGuestChange(user_id, access),
    onSuccess: async ({ guest }) => {
      await queries.invalidateQueries({ queryKey: guestsKey })
      toast(`Guest updated: ${guest.username}`)
    },
  })
}
