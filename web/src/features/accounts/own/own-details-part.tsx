import type { Profile } from '@roomwire/contracts/http/accounts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { errorMessage, fieldOf } from '../../../api/call-failed.ts'
import { session } from '../../../api/this-session.ts'
import { Button } from '../../../ui/control/button.tsx'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { CheckBox, PasswordField, TextField } from '../../../ui/form/field.tsx'
import { EmailText } from '../../../ui/text/email-text.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { dayAndTime } from '../../../ui/time/time-text.ts'
import { timeInZone } from '../../../ui/time/time-zone.ts'
import { LogoutButton } from '../../sign-in/logout-button.tsx'
import { roleLabel } from '../../sign-in/person.ts'
import { profileQuery, storedOf, usePerson } from '../../sign-in/use-auth.ts'
import { DetailFields } from '../detail-fields.tsx'
import { changedDetails } from './changed-details.ts'
import styles from './own.module.css'
import { type DetailsChange, saveOwnDetails } from './own-calls.ts'

/**
 * The person's account and details as the home's server stores them. Of the ID
 * number it shows the end only.
 */
export function OwnDetailsPart() {
  const person = usePerson()
  const query = useQuery(profileQuery(person.id))
  const profile = query.data
  const [editing, setEditing] = useState(false)
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>Profile</h2>
      <dl className={styles.facts}>
        <Fact name="Name">{person.username}</Fact>
        <Fact name="Email">
          <EmailText email={person.email} />
        </Fact>
        <Fact name="Role">{roleLabel(person)}</Fact>
        {person.expiresAt !== null && (
          <Fact name="Guest access until">
            <Time at={person.expiresAt}>{dayAndTime(person.expiresAt)}</Time>
          </Fact>
        )}
        {profile && (
          <>
            <Fact name="Mobile">{profile.mobile}</Fact>
            <Fact name="Contact">{profile.contact}</Fact>
            <Fact name="Date of birth">
              {profile.date_of_birth && dayLabel(profile.date_of_birth)}
            </Fact>
            <Fact name="Address">{profile.address}</Fact>
            <Fact name="ID number">{profile.id_number}</Fact>
          </>
        )}
      </dl>
      {query.isError && <RetryNotice query={query}>Could not load your details</RetryNotice>}
      <div className={styles.actions}>
        {profile && <Button onClick={() => setEditing(true)}>Edit details</Button>}
        <LogoutButton />
      </div>
      {editing && profile && <OwnDetailsDialog saved={profile} onClose={() => setEditing(false)} />}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children ?? <span className={styles.none}>Not given</span>}</dd>
    </>
  )
}

type FieldErrors = { username?: string; password?: string }

/**
 * Changes the person's own details. A new mobile number requires the password: reset
 * codes go there.
 */
function OwnDetailsDialog({ saved, onClose }: { saved: Profile; onClose: () => void }) {
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

const dayForm = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** A day of the calendar as text, without a time zone: 31 Dec 1990 for '1990-12-31'. */
function dayLabel(day: string): string {
  return timeInZone(Date.parse(`${day}T00:00:00Z`), 'UTC', dayForm)
}
