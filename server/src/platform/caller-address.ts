import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** What of a request says where it came from. */
type Came = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/**
 * Tells whose proxy is believed, and from which address a request really came.
 * @param trusted addresses and networks with commas between (setting TRUSTED_PROXY).
 */
export function callerAddress(trusted: string) {
  const proxies = new BlockList()
  for (const text of trusted.split(',').map((part) => part.trim())) {
    const [address = '', bits] = text.split('/')
    if (address === '') continue
    const family = familyOf(address)
    proxies.addSubnet(
      address,
      bits === undefined ? { ipv4: 32, ipv6: 128 }[family] : Number(bits),
      family,
    )
  }

  /** Whether what this address says about others is believed. */
  const isTrusted = (address: string): boolean => {
    const plain = withoutMapping(address)
    return isIP(plain) !== 0 && proxies.check(plain, familyOf(plain))
  }

  return {
    isTrusted,
    /**
     * The address of who sent a request, for calls and sockets alike. Each proxy appends the
     * address it was called from to X-Forwarded-For, so the last one that is no trusted
     * proxy's is the caller's; whatever stands before it may be forged.
     */
    of({ headers, socket }: Came): string {
      let address = socket.remoteAddress ?? ''
      const claimed = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
      while (isTrusted(address)) {
        const next = claimed.pop()?.trim() ?? ''
        if (isIP(next) === 0) return address
        address = next
      }
      return address
    },
  }
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4')

/** An IPv4 address as it is, also where the system writes it as one of IPv6. */
function withoutMapping(address: string): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  return ipv4 ?? address
}
