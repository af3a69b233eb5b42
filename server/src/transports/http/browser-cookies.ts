import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { knownBrowserLifeMs, knownBrowserToken } from '../../features/sign-in/known-browser.ts'
import type { NeedsOf } from '../../roomwire.ts'

/**
 * The cookies that a browser keeps out of reach of scripts: `reset` binds a reset code to the
 * browser that asked for it, `known` proves that somebody has signed in with it before.
 */
type Cookie = 'reset' | 'known'

/* The `__Host-` prefix needs HTTPS, so a plain HTTP page of the home network goes without it. */
const nameOf = (request: FastifyRequest, cookie: Cookie) =>
  request.protocol === 'https' ? `__Host-${cookie}` : cookie

/** Sets a cookie for `lifeS` seconds; 0 removes it. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: Cookie,
  value: string,
  lifeS: number,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const cookie = `${nameOf(request, name)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${lifeS}`
  // Fastify appends a second cookie to the first.
  void reply.header('set-cookie', cookie + secure)
}

/** Reads a cookie; undefined when the browser has sent none. */
export function readCookie(request: FastifyRequest, name: Cookie): string | undefined {
  return readNamed(request.headers, nameOf(request, name))
}

function readNamed(headers: IncomingHttpHeaders, name: string): string | undefined {
  const start = `${name}=`
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) || undefined
}

/**
 * The name of a pass's cookie. It goes only to the calls and the live socket of this pass, so that
 * a browser may hold several, and none of them counts anywhere else.
 */
const passCookie = (passId: number) => ({ name: `pass-${passId}`, path: `/api/pass/${passId}` })

/** Sets the cookie by which a browser holds a pass for `lifeS` seconds; 0 removes it. */
export function setPassCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  passId: number,
  value: string,
  lifeS: number,
): void {
  const { name, path } = passCookie(passId)
  const isHttps = request.protocol === 'https'
  const cookie = `${isHttps ? '__Secure-' : ''}${name}=${value}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${lifeS}`
  void reply.header('set-cookie', isHttps ? `${cookie}; Secure` : cookie)
}

/** Reads the cookie of a pass; undefined when the browser has sent none. */
export function readPassCookie(headers: IncomingHttpHeaders, passId: number): string | undefined {
  const { name } = passCookie(passId)
  return readNamed(headers, `__Secure-${name}`) ?? readNamed(headers, name)
}

/** Makes the browser known to a person. It is called whenever somebody has proved who they are. */
export async function setKnownBrowser(
  needs: NeedsOf<typeof knownBrowserToken>,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: number,
): Promise<void> {
  const token = await knownBrowserToken(needs, readCookie(request, 'known'), personId)
  setCookie(request, reply, 'known', token, knownBrowserLifeMs / 1000)
}
