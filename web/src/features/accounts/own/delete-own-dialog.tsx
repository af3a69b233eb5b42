import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf, errorMessage } from '../../../api/call-failed.ts'
import { session } from '../../../api/this-session.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { useLive } from '../../../live/live.tsx'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { CheckBox, PasswordField } from '../../../ui/form/field.tsx'
import { navigate } from '../../../ui/router/router.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { deleteOwn } from './own-calls.ts'

const required = { password: 'Enter your password' }

/** The confirmation the server asks for, by the code of its refusal. */
const confirmations = [
  {
    code: 'home_would_be_deleted',
    name: 'delete_home',
    label: 'Delete the home too, with everything and everybody in it',
  },
  {
    code: 'last_operator',
    name: 'delete_operator',
    label: 'Leave the server without an operator',
  },
] as const

/**
 * Deletes the person's own account. The last manager of a home deletes the home with
 * it, after confirming; the last operator confirms that too.
 */
export function DeleteOwnDialog({ onClose }: { onClose: () => void }) {
  const { username, isAdmin, hasHome } = usePerson()
  const deleting = useDeleting()
  // Only the server knows who is the last manager of the home, or the last operator. What it has asked for stays.
  const [asked, setAsked] = useState<readonly unknown[]>([])
  const { form, inputOf } = useCallForm({
    required,
    sending: deleting,
    why: (error) => errorMessage(error, 'Failed to delete the account. Please try again.'),
    send: ({ password }, data) =>
      deleting.mutate(
        {
          password,
          delete_home: data.has('delete_home'),
          delete_operator: data.has('delete_operator'),
        },
        { onError: (error) => setAsked([...asked, codeOf(error)]) },
      ),
  })
  return (
    <Dialog title={`Delete account ${bidiIsolate(username)}?`} onClose={onClose}>
      <DialogForm
        {...form}
        intro={
          <>
            <p>
              Your profile, sessions, ways to sign in and all other data about you are deleted at
              once. This cannot be undone.
            </p>
            {isAdmin && hasHome && (
              <p>If nobody else manages the home, you are asked whether to delete it too.</p>
            )}
          </>
        }
        destructive
        confirm="Delete account"
        busyText="Deleting…"
        onClose={onClose}
      >
        {confirmations
          .filter(({ code }) => asked.includes(code))
          .map(({ name, label }) => (
            <CheckBox key={name} name={name} label={label} />
          ))}
        <PasswordField {...inputOf('password')} label="Password" autoComplete="current-password" />
      </DialogForm>
    </Dialog>
  )
}

function useDeleting() {
  const { connection } = useLive()
  return useMutation({
    mutationFn: (body: Parameters<typeof deleteOwn>[0]) => {
      // The server closes the connection with the account. Its reason would replace the right
      // message.
      connection.stop(limits.closeLogout)
      return deleteOwn(body)
    },
    onSuccess: () => {
      session.endForGood()
      // Another call may have found the session over before this answer came, and led to the sign-in page.
      navigate(paths.landing, { replace: true })
      toast('Your account is deleted.', paths.landing)
    },
    onError: () => connection.start(),
  })
}
