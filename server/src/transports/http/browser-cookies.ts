import type { FastifyReply, FastifyRequest } from 'fastify'
import { knownBrowserLifeMs, knownBrowserToken } from '../../features/sign-in/known-browser.ts'
import type { Roomwire } from '../../roomwire.ts'

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
  const start = `${nameOf(request, name)}=`
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) || undefined
}

/** Makes the browser known to a person. It is called whenever somebody has proved who they are. */
export async function setKnownBrowser(
  roomwire: Roomwire,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: number,
): Promise<void> {
  const token = await knownBrowserToken(roomwire, readCookie(request, 'known'), personId)
  setCookie(request, reply, 'known', token, knownBrowserLifeMs / 1000)
}
