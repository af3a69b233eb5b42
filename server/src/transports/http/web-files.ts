import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sirv from 'sirv'
import { refuse } from '../../platform/refusal.ts'

/** What a page may load and do: our own files, and nothing inline. */
const contentSecurityPolicy = (connect: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

const policy = contentSecurityPolicy("'self'")
/** The device manager may also call a device's own page in the local network, which is plain HTTP (LAN-1, LAN-2). */
const policyOfDeviceManager = contentSecurityPolicy("'self' http:")

/** Headers of every answer, call or file. */
export function secureHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const isDeviceManager = /^\/devices\/manage([/?]|$)/.test(request.url)
  void reply.headers({
    'content-security-policy': isDeviceManager ? policyOfDeviceManager : policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  })
}

/**
 * Serves the built web app: hashed files for ever; `/` is the landing page, which
 * can be read before any script has run; every other path is the app itself,
 * whose router knows it.
 */
export function serveWebFiles(app: FastifyInstance, folder: string): void {
  const files = existsSync(join(folder, 'index.html')) ? openFiles(folder) : undefined
  const hasLanding = existsSync(join(folder, 'landing.html'))
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || request.url.startsWith('/api/'))
      throw refuse('not found', 'There is nothing here')
    if (!files) throw refuse('not found', 'The web app is not built; npm start builds it')
    // sirv writes the answer itself; the headers set so far go with it.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value)
    }
    if (hasLanding && /^\/(\?|$)/.test(request.url)) request.raw.url = '/landing.html'
    let isMissing = false // It tells at once.
    files(request.raw, reply.raw, () => {
      isMissing = true
    })
    if (isMissing) throw refuse('not found', 'There is nothing here')
    reply.hijack()
  })
}

function openFiles(folder: string) {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    single: true,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/')
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
}
