import { isIpv4 } from '@roomwire/contracts/vocabulary/ipv4.ts'

/** The fields of the form that registers a device. */
export type DeviceForm = { identifier: string; name: string; ip: string; roomId: string }

/** The validation errors of the form by field. */
export type DeviceFormErrors = Partial<Record<'identifier' | 'name' | 'ip', string>>

/** Trimmed. A comma typed on a phone's number pad becomes the dot that was meant. */
export function cleaned({ identifier, name, ip, roomId }: DeviceForm): DeviceForm {
  return {
    identifier: identifier.trim(),
    name: name.trim(),
    ip: ip.trim().replaceAll(',', '.'),
    roomId,
  }
}

/** The validation errors by field (ADDDEV-1). */
export function deviceFormErrors({ identifier, name, ip }: DeviceForm): DeviceFormErrors {
  const errors: DeviceFormErrors = {}
  if (!identifier) errors.identifier = 'Enter the identifier of the device'
  else if (!/^[A-Za-z0-9][A-Za-z0-9_.:-]{2,63}$/.test(identifier)) {
    errors.identifier = 'Use 3 to 64 letters, digits and - _ . :'
  }
  if (!name) errors.name = 'Enter a name for the device'
  if (!ip) errors.ip = 'Enter the IP address of the device'
  else if (!isIpv4(ip)) errors.ip = 'Enter four numbers from 0 to 255, like 192.168.1.40'
  return errors
}

/** The room's id is sent only when it is a positive integer. */
export function roomIdOf({ roomId }: Pick<DeviceForm, 'roomId'>): number | undefined {
  const id = Number(roomId)
  return Number.isInteger(id) && id > 0 ? id : undefined
}
