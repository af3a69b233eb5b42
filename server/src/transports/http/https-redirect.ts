import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallerAddress } from '../../platform/caller-address.ts'
import { refuse } from '../../platform/refusal.ts'
import { isOverHttps } from './origin.ts'
import type { OpenPorts } from './serve.ts'

/** The paths that are answered without TLS too: those a phone needs first, and whether the server lives. */
const openOverHttp = /^\/(authority|healthz|readyz)([/?]|$)/

/** A host as a name or a number, without its port; the answer repeats it. */
const hostName = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Leads from HTTP to HTTPS, for a server that speaks both. A page gets a redirect, for this time alone:
 * a browser must not keep it when the operator gives HTTPS up. A call is refused, because a program that
 * is led on would go on sending its token without TLS.
 * @returns answers a request over HTTP; tells whether it did
 */
export function openHttpsRedirect(
  publicUrl: string,
  ports: () => OpenPorts,
  { isTrusted }: Pick<CallerAddress, 'isTrusted'>,
) {
  const known = publicUrl.startsWith('https:') ? new URL(publicUrl) : undefined
  const originFor = (host: string) => {
    const [, name] = hostName.exec(host) ?? []
    if (name === undefined) throw refuse('invalid_input', 'The request names no host')
    return name === known?.hostname ? known.origin : `https://${name}:${ports().https}`
  }
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    if (isOverHttps(request.raw, { isTrusted }) || openOverHttp.test(request.url)) return false
    const origin = originFor(request.headers.host ?? '')
    const isPage = ['GET', 'HEAD'].includes(request.method) && !request.url.startsWith('/api/')
    if (!isPage) throw refuse('https_only', `This server takes calls over HTTPS: ${origin}`)
    void reply.header('cache-control', 'no-store').redirect(`${origin}${pathOf(request.url)}`, 307)
    return true
  }
}

/** A target may be a whole address of its own (RFC 9112 §3.2.2), which would lead elsewhere. */
const pathOf = (target: string) => (target.startsWith('/') ? target : '/')
