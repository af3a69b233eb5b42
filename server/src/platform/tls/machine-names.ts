import { BlockList, isIP } from 'node:net'
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/** Names of home networks (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`): no public authority certifies them. */
export const homeDomains = ['local', 'localhost', 'home.arpa', 'internal', 'lan', 'home']

/** Networks that are never on the internet (RFC 1918, RFC 3927, RFC 4193, RFC 4291, RFC 1122). */
export const homeNetworks = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '127.0.0.0/8',
  'fc00::/7',
  'fe80::/10',
  '::1/128',
]

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4')

const atHome = new BlockList()
for (const network of homeNetworks) {
  const [address = '', bits] = network.split('/')
  atHome.addSubnet(address, Number(bits), familyOf(address))
}

/** Whether this is an address that only a home network has. */
export const isHomeAddress = (text: string): boolean =>
  isIP(text) !== 0 && atHome.check(text, familyOf(text))

/** The names and addresses of this machine in its network; all are good on itself too. */
export type MachineNames = {
  /** Its name by mDNS; undefined where it has none. */
  local: string | undefined
  /** Addresses of IPv4: those of IPv6 change often, and people use names instead. */
  addresses: string[]
}

/** Names this machine. @param host as the system calls it */
export function machineNames(
  host: string = hostname(),
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): MachineNames {
  const [label = ''] = host.toLowerCase().split('.')
  const isName = /^[a-z\d]([a-z\d-]*[a-z\d])?$/.test(label) && label !== 'localhost'
  const addresses = Object.values(interfaces)
    .flatMap((all = []) => all)
    .filter(({ family, address }) => family === 'IPv4' && isHomeAddress(address))
    .map(({ address }) => address)
  return { local: isName ? `${label}.local` : undefined, addresses: [...new Set(addresses)] }
}
