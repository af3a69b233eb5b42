import { errorMessage } from '../../../../api/call-failed.ts'
import { useCallForm } from '../../../../api/use-call-form.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../../ui/dialog/dialog-form.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { useChangeHome } from './use-change-home.ts'

/** Gives the home a name. */
export function HomeNameDialog({ name, onClose }: { name: string | null; onClose: () => void }) {
  const saving = useChangeHome((sent) => `Home renamed: ${sent.name}`, onClose)
  const { form, inputOf } = useCallForm({
    required: { name: 'Enter a name' },
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to rename the home. Please try again.'),
    send: (typed) => saving.mutate({ name: typed.name.trim() }),
  })
  return (
    <Dialog title={name ? 'Rename home' : 'Name this home'} onClose={onClose}>
      <DialogForm {...form} confirm="Save" busyText="Saving…" onClose={onClose}>
        <TextField
          {...inputOf('name')}
          label="Name of the home"
          hint="Members, invited people and pass holders see it."
          defaultValue={name ?? ''}
          maxLength={64}
          autoComplete="off"
        />
      </DialogForm>
    </Dialog>
  )
}
