import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { PasswordField, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.tsx'
import { troubleOf } from './trouble-of.ts'
import { useWholeForm } from './use-whole-form.ts'
import { newPasskey, waysKey } from './ways-calls.ts'
import { whyNotMade } from './why-not-made.ts'

const required = { name: 'Enter a name', password: 'Enter your password' }

/** Adds a passkey: a name for it, the password again, then the browser asks. */
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
  const trouble = troubleOf(adding.error && whyNotMade(adding.error))
  const { form, submit, missing } = useWholeForm(required, trouble, (typed) => {
    if (!adding.isPending) adding.mutate(typed)
  })
  return (
    <Dialog title="Add a passkey" onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate>
        {trouble.general && <Notice tone="fault">{trouble.general}</Notice>}
        <TextField
          label="Name"
          name="name"
          required
          maxLength={64}
          autoComplete="off"
          hint="So that you know it in the list: Phone, Laptop, Blue key"
          readOnly={adding.isPending}
          error={missing.name}
        />
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          hint="Your password, to be sure that it is you"
          readOnly={adding.isPending}
          error={missing.password ?? trouble.password}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={adding.isPending} busyText="Waiting…">
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
