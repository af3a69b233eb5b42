import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserToken, knownBrowserLifeMs } from '../../features/sign-in/known-browser.ts'
import type { Roomwire } from '../../roomwire.ts'

/**
 * What a browser keeps for us, out of reach of any script: `reset` binds a reset code to the
 * browser that asked for it, `known` tells that somebody has signed in with it before.
 */
type Kept = 'reset' | 'known'

/* The `__Host-` prefix needs HTTPS, so a plain HTTP page of the home network goes without it. */
const nameOf = (request: FastifyRequest, kept: Kept) =>
  request.protocol === 'https' ? `__Host-${kept}` : kept

export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Kept,
  value: string,
  lifeS: number,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const cookie = `${nameOf(request, kept)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${lifeS}`
  // Fastify adds a second one to the first.
  void reply.header('set-cookie', cookie + secure)
}

export function readCookie(request: FastifyRequest, kept: Kept): string | undefined {
  const desired = `${nameOf(request, kept)}=`
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(desired))?.slice(desired.length) || undefined
}

/** To be called whenever somebody has proved who they are: their browser is known from now on. */
export async function setKnownBrowser(
  roomwire: Roomwire,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: number,
): Promise<void> {
  const note = await browserToken(roomwire, readCookie(request, 'known'), personId)
  setCookie(request, reply, 'known', note, knownBrowserLifeMs / 1000)
}
