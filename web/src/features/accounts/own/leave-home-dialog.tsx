import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { useLive } from '../../../live/live.tsx'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { PasswordField } from '../../../ui/form/field.tsx'
import { navigate } from '../../../ui/router/router.tsx'
import { usePerson } from '../../sign-in/use-auth.ts'
import { leaveTheHome } from './own-calls.ts'

const required = { password: 'Enter your password' }

/** Takes the person out of their home; their account stays. */
export function LeaveHomeDialog({ onClose }: { onClose: () => void }) {
  const { isAdmin } = usePerson()
  const leaving = useLeaving()
  const { form, inputOf } = useCallForm({
    required,
    sending: leaving,
    why: (error) => errorMessage(error, 'Failed to leave the home. Please try again.'),
    send: ({ password }) => leaving.mutate(password),
  })
  return (
    <Dialog title="Leave this home?" onClose={onClose}>
      <DialogForm
        {...form}
        intro={
          <p>
            <span>
              You lose access to its rooms and devices at once. Your account stays, and can join a
              home again with a code.
            </span>
            {isAdmin && (
              <span> It becomes a family account, and codes you have made stop working.</span>
            )}
          </p>
        }
        destructive
        confirm="Leave home"
        busyText="Leaving…"
        onClose={onClose}
      >
        <PasswordField {...inputOf('password')} label="Password" autoComplete="current-password" />
      </DialogForm>
    </Dialog>
  )
}

function useLeaving() {
  const { connection } = useLive()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => {
      // The server closes the connection with the membership, and would say that the session is over.
      connection.stop(limits.closeLogout)
      return leaveTheHome(password)
    },
    onSuccess: async ({ message }) => {
      navigate(paths.dashboard)
      toast(message)
      await queries.resetQueries()
    },
    onSettled: () => connection.start(),
  })
}
