import { useMutation } from '@tanstack/react-query'
import { wordsOf } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.tsx'
import { dayHere } from '../guest-time.ts'
import { troubleOf } from '../ways/trouble-of.ts'
import { useWholeForm } from '../ways/use-whole-form.ts'
import { askOwnData } from './own-calls.ts'
import { saveFile } from './save-file.ts'

const required = { password: 'Enter your password' }

/** Saves all that the server keeps of one as a file. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const asking = useMutation({
    mutationFn: ({ password }: { password: string }) => askOwnData(password),
    onSuccess: (data) => {
      const name = `roomwire-my-data-${dayHere(data.exported_at)}.json`
      saveFile(name, 'application/json', JSON.stringify(data, null, 2))
      toast(`Saved: ${name}`)
      onClose()
    },
  })
  const trouble = troubleOf(
    asking.error && wordsOf(asking.error, 'Failed to download your data. Please try again.'),
  )
  const { form, submit, missing } = useWholeForm(required, trouble, (typed) => {
    if (!asking.isPending) asking.mutate(typed)
  })
  return (
    <Dialog title="Download my data" onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate>
        <p>
          All that is kept of you as a JSON file, your whole ID number too. Keep it to yourself.
        </p>
        {trouble.general && <Notice tone="fault">{trouble.general}</Notice>}
        <PasswordField
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          readOnly={asking.isPending}
          error={missing.password ?? trouble.password}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={asking.isPending} busyText="Collecting…">
            Download
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
