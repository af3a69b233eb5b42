import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useState } from 'react'
import { DetailFields } from '../features/accounts/detail-fields.tsx'
import { NewPasswordField } from '../features/sign-in/new-password-field.tsx'
import { newPasswordError } from '../features/sign-in/new-password-rule.ts'
import styles from './entrance.module.css'

/** A password to choose: it says when it is long enough, in words. */
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

/** What an account may say of its person, and need not. */
export function OptionalDetails({ readOnly }: { readOnly: boolean }) {
  return (
    <fieldset className={styles.group}>
      <legend>Optional details</legend>
      <DetailFields readOnly={readOnly} />
    </fieldset>
  )
}
