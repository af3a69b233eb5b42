import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useState } from 'react'
import { NewPasswordField } from '../features/people/new-password-field.tsx'
import { TextAreaField, TextField } from '../ui/field.tsx'
import styles from './entrance.module.css'

/** A password to choose: it says when it is long enough, in words. */
export function NewPassword({ error, readOnly }: { error: string | undefined; readOnly: boolean }) {
  const [length, setLength] = useState(0)
  const enough = length >= limits.passwordMin
  return (
    <NewPasswordField
      label="Password"
      name="password"
      readOnly={readOnly}
      maxLength={limits.passwordMax}
      onChange={({ target }) => setLength(target.value.length)}
      error={enough ? undefined : error}
      hint={enough ? 'Long enough' : `At least ${limits.passwordMin} characters`}
    />
  )
}

/** What an account may say of its person, and need not. */
export function OptionalDetails({ readOnly }: { readOnly: boolean }) {
  const [idLength, setIdLength] = useState(0)
  return (
    <fieldset className={styles.group}>
      <legend>Optional details</legend>
      <div className={styles.pair}>
        <TextField
          readOnly={readOnly}
          label="Mobile number"
          name="mobile"
          type="tel"
          autoComplete="tel"
          maxLength={32}
          hint="Needed if you want reset codes by SMS."
        />
        <TextField
          readOnly={readOnly}
          label="Contact number"
          name="contact"
          type="tel"
          autoComplete="off"
          maxLength={32}
        />
      </div>
      <TextField
        readOnly={readOnly}
        label="Date of birth"
        name="date_of_birth"
        type="date"
        autoComplete="bday"
      />
      <TextAreaField
        readOnly={readOnly}
        label="Address"
        name="address"
        autoComplete="street-address"
        maxLength={500}
      />
      <TextField
        readOnly={readOnly}
        label="ID number (Aadhaar)"
        name="id_number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={limits.idNumberMax}
        onChange={({ target }) => setIdLength(target.value.length)}
        hint={
          idLength >= 9
            ? `${idLength} of ${limits.idNumberMax} characters`
            : `Up to ${limits.idNumberMax} characters. Optional.`
        }
      />
    </fieldset>
  )
}
