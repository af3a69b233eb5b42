import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '../../../api/call-failed.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useWholeForm } from './use-whole-form.ts'
import { type Passkey, rename, waysKey } from './ways-calls.ts'

const required = { name: 'Enter a name' }

export function RenamePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: Passkey
  onClose: () => void
}) {
  const queries = useQueryClient()
  const renaming = useMutation({
    mutationFn: (name: string) => rename(passkey.id, name),
    onSuccess: async (answer) => {
      await queries.invalidateQueries({ queryKey: waysKey })
      toast(`Passkey renamed: ${answer.passkey.name}`)
      onClose()
    },
  })
  const { form, submit, missing } = useWholeForm(required, {}, ({ name }) => {
    if (!renaming.isPending) renaming.mutate(name)
  })
  return (
    <Dialog title="Rename passkey" onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate>
        {renaming.error && (
          <Notice tone="fault">{wordsOf(renaming.error, 'Failed to rename the passkey')}</Notice>
        )}
        <TextField
          label="Name"
          name="name"
          required
          defaultValue={passkey.name}
          maxLength={64}
          autoComplete="off"
          error={missing.name}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" busy={renaming.isPending} busyText="Saving…">
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
