import type { renameHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useCallForm } from '../../../api/use-call-form.ts'
import { bidiIsolate } from '../../../ui/bidi-isolate.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { profileKey } from '../../sign-in/profile.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { LeaveHomeDialog } from './leave-home-dialog.tsx'
import styles from './own.module.css'

/** The home that the person belongs to: its name, which managers may change, and the way out. */
export function HomePart() {
  const { hasHome, homeName, isAdmin, role } = usePerson()
  const [asked, setAsked] = useState<'name' | 'leave' | null>(null)
  const close = () => setAsked(null)
  const mayLeave = role === 'family' || role === 'guest' || role === 'admin'
  const titleId = useId()
  if (!hasHome) return null
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>Home</h2>
      <p className={homeName ? styles.named : styles.none}>
        {homeName ? bidiIsolate(homeName) : 'Has no name yet'}
      </p>
      {(isAdmin || mayLeave) && (
        <div className={styles.actions}>
          {isAdmin && (
            <Button onClick={() => setAsked('name')}>
              {homeName ? 'Rename home' : 'Name this home'}
            </Button>
          )}
          {mayLeave && <Button onClick={() => setAsked('leave')}>Leave home</Button>}
        </div>
      )}
      {asked === 'name' && <NameDialog name={homeName} onClose={close} />}
      {asked === 'leave' && <LeaveHomeDialog onClose={close} />}
    </section>
  )
}

function NameDialog({ name, onClose }: { name: string | null; onClose: () => void }) {
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: (typed: string) =>
      callServer<typeof renameHomeEndpoint>('PUT', '/api/home', { body: { name: typed } }),
    onSuccess: async (_done, typed) => {
      await queries.invalidateQueries({ queryKey: profileKey })
      toast(`Home renamed: ${typed}`)
      onClose()
    },
  })
  const { form, inputOf } = useCallForm({
    required: { name: 'Enter a name' },
    sending: saving,
    why: (error) => errorMessage(error, 'Failed to rename the home. Please try again.'),
    send: (typed) => saving.mutate(typed.name.trim()),
  })
  return (
    <Dialog title={name ? 'Rename home' : 'Name this home'} onClose={onClose}>
      <DialogForm {...form} confirm="Save" busyText="Saving…" onClose={onClose}>
        <TextField
          {...inputOf('name')}
          label="Name of the home"
          hint="Everybody in it sees it, and whoever is invited."
          defaultValue={name ?? ''}
          maxLength={64}
          autoComplete="off"
        />
      </DialogForm>
    </Dialog>
  )
}
