import { z } from 'zod'

const dotted = /^(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/

const message = 'must be an IPv4 address such as 192.168.1.40'

/** A dotted IPv4 address, each octet 0 to 255, without leading zeros (spec §5). */
export const ipv4 = z.string(message).trim().regex(dotted, message)

/** The same check without a schema, for pages, which do not load zod. */
export function isIpv4(text: string): boolean {
  return dotted.test(text.trim())
}
