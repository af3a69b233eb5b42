import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { serverAddressEndpoint } from '@roomwire/contracts/http/server-address.ts'
import { isThisMachine } from '../ui/browser/this-machine.tsx'

/** The addresses of the server, as far as it knows them. */
type Addresses = Pick<Reply<typeof serverAddressEndpoint>, 'public_url' | 'network_url'>

/** The origin of a link, and whether others get there. */
export type LinkOrigin = { origin: string; isForOthers: boolean }

/**
 * Chooses the address in a link for others: the one that the operator has set, else the one by which
 * this page was opened, else that of the machine in its network.
 */
export function linkOrigin(
  address: Addresses | undefined,
  { origin, hostname }: Pick<Location, 'origin' | 'hostname'>,
): LinkOrigin {
  const { public_url, network_url } = address ?? { public_url: null, network_url: null }
  const here = isThisMachine(hostname) ? null : origin
  const found = public_url ?? here ?? network_url
  return { origin: found ?? origin, isForOthers: found !== null }
}

/**
 * The name by which devices reach the server: they speak MQTT to the machine itself, so no address of
 * a proxy counts, but the one by which this page was opened, else that of the machine in its network.
 */
export function hostForDevices(address: Addresses | undefined, hostname: string): string {
  const network = address?.network_url
  return isThisMachine(hostname) && network ? new URL(network).hostname : hostname
}

/**
 * The same for stock firmware, which looks up no names of the local network: the address of the machine there, as
 * far as the server knows one.
 */
export function hostForFirmware(address: Addresses | undefined, hostname: string): string {
  const host = hostForDevices(address, hostname)
  const network = address?.network_url
  return isLocalName(host) && network ? new URL(network).hostname : host
}

/** Whether a name is known in the local network alone: `pi.local`, `pi`. */
export const isLocalName = (host: string): boolean => /\.local$/i.test(host) || !/[.:]/.test(host)
