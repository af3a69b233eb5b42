import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallForm } from '../../../api/use-call-form.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { PasswordField, TextField } from '../../../ui/form/field.tsx'
import { passkeyRegistrationError } from './passkey-error.ts'
import { newPasskey, waysKey } from './ways-calls.ts'

const required = { name: 'Enter a name', password: 'Enter your password' }

/** Adds a passkey: a name for it, the password again, then the browser's question. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const adding = useMutation({
    mutationFn: newPasskey,
    onSuccess: async ({ passkey }) => {
      await queries.invalidateQueries({ queryKey: waysKey })
      toast(`Passkey added: ${passkey.name}`)
      onClose()
    },
  })
  const { form, inputOf } = useCallForm({
    required,
    sending: adding,
    why: passkeyRegistrationError,
    send: (typed) => adding.mutate(typed),
  })
  return (
    <Dialog title="Add a passkey" onClose={onClose}>
      <DialogForm {...form} confirm="Continue" busyText="Waiting…" onClose={onClose}>
        <TextField
          {...inputOf('name')}
          label="Name"
          maxLength={64}
          autoComplete="off"
          hint="For example Phone, Laptop or Blue key"
        />
        <PasswordField
          {...inputOf('password')}
          label="Password"
          autoComplete="current-password"
          hint="To confirm that it is you"
        />
      </DialogForm>
    </Dialog>
  )
}
