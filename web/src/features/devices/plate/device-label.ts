import type { Device } from '@roomwire/contracts/live/to-browser.ts'

/** A device's name, or 'Unnamed'. */
export function deviceLabel({ device_name }: Pick<Device, 'device_name'>): string {
  return device_name || 'Unnamed'
}

/** The kind and two more characters, then the last four: PC-4F…A91C, WLM-09…77B2 */
export function shortIdentifier(deviceIdentifier: string): string {
  const head = /^[A-Z]+-../.exec(deviceIdentifier)?.[0].slice(0, 6) ?? deviceIdentifier.slice(0, 5)
  return deviceIdentifier.length <= head.length + 5
    ? deviceIdentifier
    : `${head}…${deviceIdentifier.slice(-4)}`
}

/**
 * The address of a device; where it reports another than was entered both, each with what it is.
 * Guests are told none, so there may be none.
 */
export function addressesOf({
  ipAddress: reported,
  local_ip: entered,
}: Pick<Device, 'ipAddress' | 'local_ip'>): string[] {
  if (reported && entered && reported !== entered) {
    return [`${reported} reported`, `${entered} entered`]
  }
  const one = reported || entered
  return one ? [one] : []
}

/** The kind of a device; null for one that declares its own pins and has none of the three. */
export const kindText = ({ kind, pin_order }: Pick<Device, 'kind' | 'pin_order'>): string | null =>
  kind === 'UNKNOWN' && pin_order ? null : kind
