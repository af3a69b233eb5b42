import type { Profile } from '@roomwire/contracts/http/accounts.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type ComponentProps, useState } from 'react'
import { DigitsField, TextAreaField, TextField } from '../../ui/form/field.tsx'
import { readDigits } from '../../ui/form/number-text.ts'
import { useOwnError } from '../../ui/form/own-error.ts'
import type { Elements } from '../../ui/layout/elements.ts'
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
        <PhoneField
          readOnly={readOnly}
          label="Mobile number"
          name="mobile"
          saved={saved?.mobile}
          onText={onMobile}
          autoComplete="tel"
          hint="For reset codes by SMS, if the server sends SMS."
        />
        <PhoneField
          readOnly={readOnly}
          label="Contact number"
          name="contact"
          saved={saved?.contact}
          autoComplete="off"
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

/** The most characters that the server takes. */
const phoneMax = 32

/** A telephone number, as people write it. */
function PhoneField({
  saved,
  onText,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'defaultValue'> & {
  saved: string | null | undefined
  onText?: ((text: string) => void) | undefined
}) {
  const [isTooLong, setTooLong] = useState(false)
  const own = useOwnError(isTooLong ? `A number has at most ${phoneMax} characters` : undefined)
  return (
    <TextField
      {...field}
      {...own}
      type="tel"
      defaultValue={saved ?? ''}
      onChange={({ target }) => {
        setTooLong(target.value.trim().length > phoneMax)
        onText?.(target.value)
      }}
    />
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
    <DigitsField
      readOnly={readOnly}
      label={saved ? 'New ID number (Aadhaar)' : 'ID number (Aadhaar)'}
      name="id_number"
      mono={false}
      {...own}
      onChange={({ target }) => setTyped(target.value)}
      hint={length >= 9 ? `${length} of ${limits.idNumberMax} characters` : usual}
    />
  )
}
