import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.tsx'
import { usePerson } from '../auth.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { troubleOf } from '../ways/trouble-of.ts'
import { useWholeForm } from '../ways/use-whole-form.ts'
import { savePassword, sessionsKey } from './own-calls.ts'

const required = {
  current_password: 'Enter your current password',
  new_password: 'Enter a new password',
}
const tooShort = `Password must be at least ${limits.passwordMin} characters long`

/** Sets a new password by the current one. Every other session ends with the old one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { username, email } = usePerson()
  const saving = useSaving(onClose)
  const [short, setShort] = useState<string>()
  const trouble = troubleOf(
    saving.error && wordsOf(saving.error, 'Failed to change the password. Please try again.'),
  )
  const { form, submit, missing } = useWholeForm(required, trouble, (typed) => {
    const isShort = typed.new_password.length < limits.passwordMin
    setShort(isShort ? tooShort : undefined)
    if (!isShort && !saving.isPending) saving.mutate(typed)
  })
  return (
    <Dialog title="Change password" onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate>
        {trouble.general && <Notice tone="fault">{trouble.general}</Notice>}
        {/* So that a password manager knows which account it is of, and the advice what it must not resemble. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <input name="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          name="current_password"
          required
          autoComplete="current-password"
          readOnly={saving.isPending}
          error={missing.current_password ?? trouble.password}
        />
        <NewPasswordField
          label="New password"
          name="new_password"
          maxLength={limits.passwordMax}
          readOnly={saving.isPending}
          hint={`At least ${limits.passwordMin} characters`}
          error={missing.new_password ?? short}
        />
        <p>Every other browser is signed out.</p>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={saving.isPending} busyText="Saving…">
            Change password
          </Button>
        </DialogActions>
      </form>
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
