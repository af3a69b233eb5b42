import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useState } from 'react'
import { DetailFields } from '../features/accounts/detail-fields.tsx'
import { NewPasswordField } from '../features/sign-in/new-password-field.tsx'
import { newPasswordError } from '../features/sign-in/new-password-rule.ts'
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
      maxLength={limits.passwordMax}
      onChange={({ target }) => setWrong(newPasswordError(target.value))}
      error={error && wrong}
      hint={wrong === undefined ? 'Long enough' : `At least ${limits.passwordMin} characters`}
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
