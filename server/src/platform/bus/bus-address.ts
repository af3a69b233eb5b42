import type { ConnectionOptions } from '@nats-io/transport-node'

/** The place of the bus, and how it is reached; the client is given no credentials but these. */
export type BusAddress = {
  /** Host and port of each server, without a password: these may stand in an error. */
  servers: string[]
  /** The hosts without their ports; an IPv6 address without brackets. */
  hosts: string[]
  isTls: boolean
  credentials: Pick<ConnectionOptions, 'user' | 'pass' | 'token'>
}

/** A bus address can't be used; the message says why, without repeating it. */
export class BusAddressError extends Error {}

/**
 * Reads the address of a bus: `nats://host:4222`, or `tls://` where TLS is asked for; several
 * servers of one cluster with commas between. `user:password@` or `token@` stand before the first
 * host, with special characters as `%40`; the other servers take the same.
 * @throws BusAddressError
 */
export function readBusAddress(text: string): BusAddress {
  const urls = text.split(',').map((each) => readServer(each.trim()))
  const [first] = urls
  if (!first || urls.some(({ protocol }) => protocol !== first.protocol)) {
    throw new BusAddressError('must begin with nats:// or tls://, all of its servers the same way')
  }
  const own = userInfoOf(first)
  if (urls.some((url) => userInfoOf(url) !== '' && userInfoOf(url) !== own)) {
    throw new BusAddressError('must name one user for all of its servers')
  }
  return {
    servers: urls.map(({ host }) => host),
    hosts: urls.map(({ hostname }) => hostname.replace(/^\[(.*)\]$/, '$1')),
    isTls: first.protocol === 'tls:',
    credentials: credentialsOf(first),
  }
}

const userInfoOf = ({ username, password }: URL) => username && `${username}:${password}`

function readServer(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url?.hostname || !['nats:', 'tls:'].includes(url.protocol)) {
    throw new BusAddressError('must be a URL that starts with nats:// or tls://')
  }
  if (!['', '/'].includes(url.pathname) || url.search || url.hash) {
    throw new BusAddressError('must end with its host and port')
  }
  return url
}

function credentialsOf({ username, password }: URL): BusAddress['credentials'] {
  try {
    const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
    if (pass) return { user, pass }
    return user ? { token: user } : {}
  } catch {
    throw new BusAddressError("has a '%' in its user or password that is not written as %25")
  }
}
