import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorMessage } from '../../../api/call-failed.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { type Passkey, savePasskeyName, waysKey } from './ways-calls.ts'

const required = { name: 'Enter a name' }

/** Renames a passkey. */
export function RenamePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: Passkey
  onClose: () => void
}) {
  const queries = useQueryClient()
  const renaming = useMutation({
    mutationFn: (name: string) => savePasskeyName(passkey.id, name),
    onSuccess: async (answer) => {
      await queries.invalidateQueries({ queryKey: waysKey })
      toast(`Passkey renamed: ${answer.passkey.name}`)
      onClose()
    },
  })
  const { form, inputOf } = useCallForm({
    required,
    sending: renaming,
    why: (error) => errorMessage(error, 'Failed to rename the passkey'),
    send: ({ name }) => renaming.mutate(name),
  })
  return (
    <Dialog title="Rename passkey" onClose={onClose}>
      <DialogForm {...form} confirm="Save" busyText="Saving…" onClose={onClose}>
        <TextField
          {...inputOf('name')}
          label="Name"
          defaultValue={passkey.name}
          maxLength={64}
          autoComplete="off"
        />
      </DialogForm>
    </Dialog>
  )
}
