import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { announce } from '../../../ui/focus/announce.ts'
import { PasswordField } from '../../../ui/form/field.tsx'
import { exportOwnData } from './own-calls.ts'
import { ownCopy } from './this-copy.ts'

const required = { password: 'Enter your password' }

/** Saves everything that the server stores about the person as a file. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const asking = useMutation({
    mutationFn: exportOwnData,
    onSuccess: (first) => {
      if (first.next !== null) announce('Collecting your data')
      void ownCopy.run(first)
      onClose()
    },
  })
  const { form, inputOf } = useCallForm({
    required,
    sending: asking,
    why: (error) => errorMessage(error, 'Failed to download your data. Please try again.'),
    send: ({ password }) => asking.mutate(password),
  })
  return (
    <Dialog title="Download my data" onClose={onClose}>
      <DialogForm
        {...form}
        intro={
          <p>
            A JSON file with everything stored about you, including your full ID number. If you
            manage a home, also what its devices measured each day. Keep it private.
          </p>
        }
        confirm="Download"
        busyText="Collecting…"
        onClose={onClose}
      >
        <PasswordField {...inputOf('password')} label="Password" autoComplete="current-password" />
      </DialogForm>
    </Dialog>
  )
}
