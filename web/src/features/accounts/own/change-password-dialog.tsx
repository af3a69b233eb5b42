import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { NewPasswordField } from '../../sign-in/new-password-field.tsx'
import { newPasswordError } from '../../sign-in/new-password-rule.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { savePassword, sessionsKey } from './own-calls.ts'

const required = {
  current_password: 'Enter your current password',
  new_password: 'Enter a new password',
}

/** Sets a new password, given the current one. All other sessions end. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { username, email } = usePerson()
  const saving = useSaving(onClose)
  const { form, inputOf } = useCallForm({
    required,
    validate: ({ new_password }) => {
      const wrong = newPasswordError(new_password)
      return wrong === undefined ? {} : { new_password: wrong }
    },
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to change the password. Please try again.'),
    send: (typed) => saving.mutate(typed),
  })
  return (
    <Dialog title="Change password" onClose={onClose}>
      <DialogForm {...form} confirm="Change password" busyText="Saving…" onClose={onClose}>
        {/* Tells a password manager which account this is, and the advice which names to avoid. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <input name="username" value={username} readOnly hidden />
        <PasswordField
          {...inputOf('current_password')}
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordField
          {...inputOf('new_password')}
          label="New password"
          hint={`At least ${limits.passwordMin} characters`}
        />
        <p>Every other browser is signed out.</p>
      </DialogForm>
    </Dialog>
  )
}

function useSaving(onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: savePassword,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionsKey })
      toast('Password changed. Every other browser is signed out.')
      onSaved()
    },
  })
}
