/**
 * The address that attempts are counted by. The owner of one IPv6 address has 2^64 of them,
 * so the whole network counts as one; an IPv4 address counts by itself.
 */
export function networkOf(address: string): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (ipv4) return ipv4
  if (!address.includes(':')) return address
  const [left = [], right = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const gap = Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...gap, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Whether an address is of this machine, which nobody else can have. */
export const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/i.test(address)
