import { isIpv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import type { Ref } from 'react'
import { TextField } from '../../../../ui/form/field.tsx'
import { useDeviceGone } from '../panel/device-gone.ts'

const ipText = 'Enter an address like 192.168.1.40'

/** The validation error of a text that may also be empty. */
export function ipError(text: string, required = false): string | undefined {
  return isIpv4(text) || (!required && text.trim() === '') ? undefined : ipText
}

/** A field for an IPv4 address. */
export function IpField({
  label,
  value,
  error,
  required,
  fieldRef,
  onValue,
}: {
  label: string
  value: string
  error: string | undefined
  required?: boolean
  fieldRef?: Ref<HTMLInputElement>
  onValue: (value: string) => void
}) {
  return (
    <TextField
      mono
      label={label}
      ref={fieldRef}
      value={value}
      error={error}
      required={required}
      readOnly={useDeviceGone()}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      // Some phones show only a comma on this keyboard.
      onChange={(event) => onValue(event.target.value.replaceAll(',', '.'))}
    />
  )
}
