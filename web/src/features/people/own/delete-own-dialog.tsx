import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation } from '@tanstack/react-query'
import { statusOf, wordsOf } from '../../../api/call-failed.ts'
import { session } from '../../../api/this-session.ts'
import { useLive } from '../../../live/use-live.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { CheckBox, PasswordField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.tsx'
import { usePerson } from '../auth.ts'
import { troubleOf } from '../ways/trouble-of.ts'
import { useWholeForm } from '../ways/use-whole-form.ts'
import { deleteOwn } from './own-calls.ts'

const required = { password: 'Enter your password' }

/** Deletes one's own account; with that of the last who manages a home, the home, if they say so. */
export function DeleteOwnDialog({ onClose }: { onClose: () => void }) {
  const { username, isAdmin, hasHome } = usePerson()
  const deleting = useDeleting()
  // The server alone knows who is the last to manage the home, and what would go with it.
  const takesHome = statusOf(deleting.error) === 409
  const trouble = troubleOf(
    deleting.error && wordsOf(deleting.error, 'Failed to delete the account. Please try again.'),
  )
  const { form, submit, missing } = useWholeForm(required, trouble, ({ password }) => {
    const delete_home = new FormData(form.current ?? undefined).has('delete_home')
    if (!deleting.isPending) deleting.mutate({ password, delete_home })
  })
  return (
    <Dialog title={`Delete account ${username}?`} onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate>
        <p>
          Your profile, your sessions and your ways to sign in go at once, and all that is kept of
          you. This cannot be undone.
        </p>
        {isAdmin && hasHome && (
          <p>The home stays if somebody else manages it. Else you are asked about it.</p>
        )}
        {trouble.general && <Notice tone="fault">{trouble.general}</Notice>}
        {takesHome && (
          <CheckBox
            label="Delete the home too, with everything and everybody in it"
            name="delete_home"
          />
        )}
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          readOnly={deleting.isPending}
          error={missing.password ?? trouble.password}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" type="submit" busy={deleting.isPending} busyText="Deleting…">
            Delete account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function useDeleting() {
  const { connection } = useLive()
  return useMutation({
    mutationFn: (body: Parameters<typeof deleteOwn>[0]) => {
      // The server closes it with the account, and its reason is not what is to be read then.
      connection.stop(limits.closeLogout)
      return deleteOwn(body)
    },
    onSuccess: () => {
      session.endForGood()
      toast('Your account is deleted.')
    },
    onError: () => connection.start(),
  })
}
