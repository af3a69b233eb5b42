import type { Profile } from '@roomwire/contracts/http/accounts.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useState } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { readDigits } from '../../ui/number-text.ts'
import { useOwnError } from '../../ui/own-error.ts'
import styles from './detail-fields.module.css'

/** The optional personal details of an account. */
export function DetailFields({
  readOnly,
  saved,
  onMobile,
  afterMobile,
}: {
  readOnly: boolean
  /** The stored details. Of the ID number only the end is known here. */
  saved?: Profile
  onMobile?: (mobile: string) => void
  /** A note on what a new mobile number requires. */
  afterMobile?: Elements
}) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          readOnly={readOnly}
          label="Mobile number"
          name="mobile"
          type="tel"
          defaultValue={saved?.mobile ?? ''}
          onChange={({ target }) => onMobile?.(target.value)}
          autoComplete="tel"
          maxLength={32}
          hint="Needed if you want reset codes by SMS."
        />
        <TextField
          readOnly={readOnly}
          label="Contact number"
          name="contact"
          type="tel"
          defaultValue={saved?.contact ?? ''}
          autoComplete="off"
          maxLength={32}
        />
      </div>
      {afterMobile}
      <TextField
        readOnly={readOnly}
        label="Date of birth"
        name="date_of_birth"
        type="date"
        defaultValue={saved?.date_of_birth ?? ''}
        autoComplete="bday"
      />
      <TextAreaField
        readOnly={readOnly}
        label="Address"
        name="address"
        defaultValue={saved?.address ?? ''}
        autoComplete="street-address"
        maxLength={500}
      />
      <IdNumberField readOnly={readOnly} saved={saved?.id_number} />
    </>
  )
}

function IdNumberField({
  readOnly,
  saved,
}: {
  readOnly: boolean
  saved: string | null | undefined
}) {
  const [typed, setTyped] = useState('')
  const { length } = readDigits(typed)
  const own = useOwnError(
    length > limits.idNumberMax
      ? `An ID number has at most ${limits.idNumberMax} characters`
      : undefined,
  )
  const usual = saved
    ? `Saved: ${saved}. Leave it empty to keep that.`
    : `Up to ${limits.idNumberMax} characters. Optional.`
  return (
    <TextField
      readOnly={readOnly}
      label={saved ? 'New ID number (Aadhaar)' : 'ID number (Aadhaar)'}
      name="id_number"
      data-private
      inputMode="numeric"
      autoComplete="off"
      {...own}
      onChange={({ target }) => setTyped(target.value)}
      hint={length >= 9 ? `${length} of ${limits.idNumberMax} characters` : usual}
    />
  )
}
