import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/*
 * The address at which other machines reach this server. A `Host` header is never asked: a caller
 * writes it, and links with secrets would lead wherever it says.
 */

/** The server as it listens, and as the operator calls it. */
type Listening = { publicUrl: string; host: string; port: number; scheme: 'http' | 'https' }

/** The addresses of this server's links: by PUBLIC_URL, and by its network where it listens there. */
export type AddressForOthers = { publicUrl: string | null; network: string | null }

/**
 * @param interfaces those of this machine.
 * @returns origins, such as `http://192.168.1.20:8080`; null where there is none.
 */
export function addressForOthers(
  { publicUrl, host, port, scheme }: Listening,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): AddressForOthers {
  const address = ['0.0.0.0', '::'].includes(host) ? networkAddress(interfaces) : host
  const isHere = address === undefined || /^(127\.|::1$|localhost$)/.test(address)
  return {
    publicUrl: publicUrl === '' ? null : new URL(publicUrl).origin,
    network: isHere
      ? null
      : `${scheme}://${address.includes(':') ? `[${address}]` : address}:${port}`,
  }
}

/** Networks that programs make on a machine for themselves. */
const madeByPrograms = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|tun|tap|wg|zt|tailscale)/

/** The address of this machine in the network of its home: one of IPv4, of a card rather than of a program. */
function networkAddress(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string | undefined {
  const all = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses.filter(isReachable).map(({ address }) => ({ name, address })),
  )
  return (all.find(({ name }) => !madeByPrograms.test(name)) ?? all[0])?.address
}

/** 169.254 is what a card gives itself that has found no network. */
const isReachable = ({ family, internal, address }: NetworkInterfaceInfo) =>
  family === 'IPv4' && !internal && !address.startsWith('169.254.')
