import type { Profile } from '@roomwire/contracts/http/accounts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorMessage, fieldOf } from '../../../api/call-failed.ts'
import { session } from '../../../api/this-session.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { CheckBox, PasswordField, TextField } from '../../../ui/form/field.tsx'
import { profileQuery, storedOf } from '../../sign-in/profile.ts'
import { DetailFields } from '../detail-fields.tsx'
import { changedDetails } from './changed-details.ts'
import { type DetailsChange, saveOwnDetails } from './own-calls.ts'

type FieldErrors = { username?: string; password?: string }

/**
 * Changes the person's own details. A new mobile number requires the password: reset
 * codes go there.
 */
export function OwnDetailsDialog({ saved, onClose }: { saved: Profile; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [mobile, setMobile] = useState(saved.mobile ?? '')
  const [validationErrors, setValidationErrors] = useState<FieldErrors>({})
  const saving = useSaving(onClose)
  const error = saving.error ? errorMessage(saving.error, 'Failed to save your details') : undefined
  const field = fieldOf(saving.error)
  const hasNewMobile = mobile.trim() !== (saved.mobile ?? '')

  // biome-ignore lint/correctness/useExhaustiveDependencies: both mark a field
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [validationErrors, field])

  function submit(element: HTMLFormElement) {
    const typed = new FormData(element)
    const change = changedDetails(saved, typed)
    const password = String(typed.get('current_password') ?? '')
    const found: FieldErrors = {
      ...(change.username === '' && { username: 'Enter a username' }),
      ...(hasNewMobile && !password && { password: 'Enter your password' }),
    }
    setValidationErrors(found)
    if (Object.keys(found).length > 0) return
    if (Object.keys(change).length === 0) return onClose()
    saving.mutate({ ...change, ...(hasNewMobile && { current_password: password }) })
  }

  const busy = { readOnly: saving.isPending }
  return (
    <Dialog wide title="Edit details" onClose={onClose}>
      <DialogForm
        ref={form}
        fault={isShownBeside(field) ? undefined : error}
        confirm="Save"
        busyText="Saving…"
        busy={saving.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField
          {...busy}
          label="Username"
          name="username"
          required
          defaultValue={saved.username}
          maxLength={64}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={validationErrors.username ?? (field === 'username' ? error : undefined)}
        />
        <DetailFields
          {...busy}
          saved={saved}
          onMobile={setMobile}
          afterMobile={
            hasNewMobile && (
              <PasswordField
                {...busy}
                label="Password"
                name="current_password"
                required
                autoComplete="current-password"
                hint="Needed to change the mobile number: reset codes may go there."
                error={
                  validationErrors.password ?? (field === 'current_password' ? error : undefined)
                }
              />
            )
          }
        />
        {saved.id_number && <CheckBox label="Remove the saved ID number" name="no_id_number" />}
      </DialogForm>
    </Dialog>
  )
}

/** Whether the form shows what the server refuses about this field beside it. */
function isShownBeside(field: string | null): boolean {
  return field === 'username' || field === 'current_password'
}

function useSaving(onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: DetailsChange) => saveOwnDetails(change),
    onSuccess: (user) => {
      queries.setQueryData(profileQuery(user.user_id).queryKey, user)
      session.rememberPerson(storedOf(user))
      toast('Details saved')
      onSaved()
    },
  })
}
