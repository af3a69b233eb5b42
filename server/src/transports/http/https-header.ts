import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Tls } from '../../platform/tls/open-tls.ts'
import { isEncrypted } from './origin.ts'

export type HttpsSettings = Pick<Config, 'publicUrl' | 'trustedProxy'>

/**
 * For how long a browser uses HTTPS alone after each visit, seconds. A day: an operator who gives
 * HTTPS up keeps nobody out for longer. The proxy may send a longer time in its place.
 */
const lastsS = 24 * 3_600

/**
 * Names of home networks (RFC 6762, RFC 8375, RFC 6761, ICANN's `internal`). No public authority
 * certifies them: where the home's own one does, a browser without it could not open the page, and
 * after this header could not go on in spite of its warning.
 */
const homeNames =
  /(^[^.]+|\.(local|localhost|internal|home\.arpa|home|lan|intranet|private|corp|test))$/i

/**
 * Opens the header that makes a browser use HTTPS alone (RFC 6797). It is sent only where PUBLIC_URL
 * is an HTTPS address with a public name, and only with answers to that name over HTTPS: by a trusted
 * proxy, or with a certificate of a public authority.
 */
export function openHttpsHeader(
  { publicUrl, trustedProxy }: HttpsSettings,
  tls?: Pick<Tls, 'isPublic'>,
) {
  const url = publicUrl === '' ? undefined : new URL(publicUrl)
  const isMeant =
    url?.protocol === 'https:' &&
    isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 &&
    !homeNames.test(url.hostname)
  return (request: FastifyRequest, reply: FastifyReply): void => {
    if (!isMeant || request.protocol !== 'https' || request.headers.host !== url.host) return
    const isVouched = isEncrypted(request.raw) ? tls?.isPublic() === true : trustedProxy !== ''
    if (!isVouched) return
    void reply.header('strict-transport-security', `max-age=${lastsS}`)
  }
}
