import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** The parts of a request that name its origin. */
type RequestOrigin = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined }
}

export type CallerAddress = ReturnType<typeof callerAddress>

/**
 * Knows which proxies are trusted, and finds the address that a request really came from.
 * @param trusted addresses and networks with commas between (setting TRUSTED_PROXY).
 * @param onIgnored hears of each request that names a caller and comes from nobody who is trusted.
 */
export function callerAddress(
  trusted: string,
  onIgnored: (peer: string) => void = () => undefined,
) {
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

  /** Tells whether this is the address of a trusted proxy. */
  const isTrusted = (address: string): boolean => {
    const plain = withoutMapping(address)
    return isIP(plain) !== 0 && proxies.check(plain, familyOf(plain))
  }

  return {
    isTrusted,
    /**
     * Finds the caller's address, for calls and sockets alike. Each proxy appends the address
     * that called it to X-Forwarded-For, so the last one that belongs to no trusted proxy is
     * the caller's; the ones before it may be forged.
     */
    of({ headers, socket }: RequestOrigin): string {
      let address = socket.remoteAddress ?? ''
      const forwarded = headers['x-forwarded-for']
      if (forwarded !== undefined && !isTrusted(address)) onIgnored(address)
      const claimed = [forwarded ?? []].flat().join(',').split(',')
      while (isTrusted(address)) {
        const next = addressIn(claimed.pop()?.trim() ?? '')
        if (next === undefined) return address
        address = next
      }
      return address
    },
  }
}

/**
 * The address in an entry of X-Forwarded-For: alone, with the port of the caller, or in brackets.
 * An IPv6 address without brackets is never cut: its end may look like a port.
 */
function addressIn(entry: string): string | undefined {
  if (isIP(entry) !== 0) return entry
  const [, ipv6] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(entry) ?? []
  if (ipv6 !== undefined) return isIP(ipv6) === 6 ? ipv6 : undefined
  const [, ipv4 = ''] = /^([\d.]+):\d{1,5}$/.exec(entry) ?? []
  return isIP(ipv4) === 4 ? ipv4 : undefined
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4')

/** Writes an IPv4 address as one, also where the system has mapped it to IPv6. */
function withoutMapping(address: string): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  return ipv4 ?? address
}
