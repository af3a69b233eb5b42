import type { handOnHomeEndpoint } from '@roomwire/contracts/http/owners.ts'
import { useMutation } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import type { Owner } from '../use-owners.ts'

const required = { password: 'Enter your password' }

/** Makes a co-owner the owner of the home; whoever was it becomes a co-owner. */
export function HandOnDialog({
  person: { user_id, username },
  onClose,
}: {
  person: Owner
  onClose: () => void
}) {
  const handing = useMutation({
    mutationFn: (password: string) =>
      callServer<typeof handOnHomeEndpoint>('PUT', '/api/users/owner/hand-on/{id}', {
        path: { id: String(user_id) },
        body: { password },
      }),
    onSuccess: onClose,
  })
  const { form, inputOf } = useCallForm({
    required,
    sending: handing,
    why: (error) => errorMessage(error, 'Failed to hand the home on. Please try again.'),
    send: ({ password }) => handing.mutate(password),
  })
  return (
    <Dialog title={`Make ${bidiIsolate(username)} the owner?`} onClose={onClose}>
      <DialogForm
        {...form}
        intro={
          <p>
            You become a co-owner: you still manage the home, and can leave it. Only the new owner
            can undo this. You both have to sign in again.
          </p>
        }
        confirm="Make owner"
        busyText="Saving…"
        onClose={onClose}
      >
        <PasswordField {...inputOf('password')} label="Password" autoComplete="current-password" />
      </DialogForm>
    </Dialog>
  )
}
