import { BlockList, isIP } from 'node:net'

/**
 * Knows the networks of a setting.
 * @param texts addresses and networks with commas between; empty or `off` for none
 * @returns whether an address is in one of them
 */
export function networksOf(texts: string): (address: string) => boolean {
  const networks = new BlockList()
  for (const text of texts.split(',').map((part) => part.trim())) {
    const [address = '', bits] = text.split('/')
    const family = familyOf(address)
    if (!family) continue
    const all = family === 'ipv4' ? 32 : 128
    networks.addSubnet(address, bits === undefined ? all : Number(bits), family)
  }
  return (address) => {
    const family = familyOf(address)
    return family !== undefined && networks.check(address, family)
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address)
  return version === 0 ? undefined : version === 6 ? 'ipv6' : 'ipv4'
}
