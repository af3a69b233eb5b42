import { isIpv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import type { Ref } from 'react'
import { TextField } from '../../../../ui/form/field.tsx'
import { useDeviceGone } from '../device-call-error.ts'
import type { StaticIp } from './local-device.ts'

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

/** The fields of a static IP configuration in their order on the page (MANAGE-4). */
export const networkFields: readonly { key: keyof StaticIp; label: string }[] = [
  { key: 'staticIP', label: 'Static IP' },
  { key: 'gateway', label: 'Gateway' },
  { key: 'subnet', label: 'Subnet' },
  { key: 'dns', label: 'DNS' },
]
