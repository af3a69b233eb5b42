import { kindOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { isIpv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'
import { isNodeKey } from '@roomwire/contracts/vocabulary/node-key.ts'

/** The fields of the form that registers a device. */
export type DeviceForm = {
  identifier: string
  name: string
  ip: string
  roomId: string
  /** The firmware whose own topics it speaks; null for the device protocol. */
  dialect: Dialect | null
  /** The encryption key of a node. */
  key: string
}

/** The validation errors of the form by field. */
export type DeviceFormErrors = Partial<Record<'identifier' | 'name' | 'ip' | 'key', string>>

/** Trimmed. A comma typed on a phone's number pad becomes the dot that was meant. */
export function cleaned({ identifier, name, ip, key, ...rest }: DeviceForm): DeviceForm {
  return {
    ...rest,
    identifier: identifier.trim(),
    name: name.trim(),
    ip: ip.trim().replaceAll(',', '.'),
    key: cleanedKey(key),
  }
}

/** A key as its YAML has it, perhaps with quotes, or with the word before it. */
export const cleanedKey = (text: string): string =>
  text
    .trim()
    .replace(/^key:\s*/, '')
    .replaceAll(/["']/g, '')

/** The mistake in an encryption key; undefined where there is none. */
export function nodeKeyError(key: string): string | undefined {
  if (!key) return 'Paste the encryption key of the node'
  return isNodeKey(key) ? undefined : 'A key has 44 characters and ends with ='
}

/** The validation errors by field (ADDDEV-1). */
export function deviceFormErrors(form: DeviceForm): DeviceFormErrors {
  const { identifier, name, ip, dialect } = form
  const errors: DeviceFormErrors = {}
  if (!identifier) errors.identifier = 'Enter the identifier of the device'
  else if (!/^[A-Za-z0-9][A-Za-z0-9_.:-]{2,63}$/.test(identifier)) {
    errors.identifier = 'Use 3 to 64 letters, digits and - _ . :'
  } else if (dialect && kindOf(identifier) !== 'UNKNOWN') {
    errors.identifier = 'Choose one that does not begin with PC-, SC- or WLM-'
  }
  if (!name) errors.name = 'Enter a name for the device'
  if (!ip) errors.ip = 'Enter the IP address of the device'
  else if (!isIpv4(ip)) errors.ip = 'Enter four numbers from 0 to 255, like 192.168.1.40'
  const keyError = dialect === 'esphome' ? nodeKeyError(form.key) : undefined
  if (keyError) errors.key = keyError
  return errors
}

/** The room's id is sent only when it is a positive integer. */
export function roomIdOf({ roomId }: Pick<DeviceForm, 'roomId'>): number | undefined {
  const id = Number(roomId)
  return Number.isInteger(id) && id > 0 ? id : undefined
}
