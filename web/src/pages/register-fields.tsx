import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useState } from 'react'
import { DetailFields } from '../features/accounts/detail-fields.tsx'
import { keptInvitation } from '../features/members/invitation.ts'
import { NewPasswordField } from '../features/sign-in/new-password-field.tsx'
import { newPasswordError } from '../features/sign-in/new-password-rule.ts'
import { TextField } from '../ui/form/field.tsx'
import styles from './entrance.module.css'

/** A new password. A text confirms when it is long enough. */
export function NewPasswordFields({
  error,
  readOnly,
}: {
  error: string | undefined
  readOnly: boolean
}) {
  const [wrong, setWrong] = useState(() => newPasswordError(''))
  return (
    <NewPasswordField
      label="Password"
      name="password"
      readOnly={readOnly}
      onChange={({ target }) => setWrong(newPasswordError(target.value))}
      error={error && wrong}
      hint={wrong === undefined ? 'Long enough' : `At least ${limits.passwordMin} characters`}
    />
  )
}

/** The join code of an invitation: that of the link which was opened, or one to type. */
export function InvitationCode({
  error,
  readOnly,
}: {
  error: string | undefined
  readOnly: boolean
}) {
  return (
    <TextField
      label="Invitation code"
      name="join_code"
      mono
      required
      defaultValue={keptInvitation()?.code ?? ''}
      readOnly={readOnly}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint="From an owner of the home. It works once."
      error={error}
    />
  )
}

/** The optional personal details of an account. */
export function OptionalDetails({ readOnly }: { readOnly: boolean }) {
  return (
    <fieldset className={styles.group}>
      <legend>Optional details</legend>
      <DetailFields readOnly={readOnly} />
    </fieldset>
  )
}
