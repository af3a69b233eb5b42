import type { FastifyReply, FastifyRequest } from 'fastify'

/** A page may load the files of this server, and nothing inline. */
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
    "trusted-types 'none'",
  ].join('; ')

const policy = contentSecurityPolicy("'self'")
/** The device manager may also call a device in the local network, over plain HTTP (LAN-1, LAN-2). */
const policyOfDeviceManager = contentSecurityPolicy("'self' http:")

const usual = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Sets the headers of every answer, of calls and files alike. */
export function secureHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(usual)
  if (/^\/devices\/manage([/?]|$)/.test(request.url)) {
    void reply.header('content-security-policy', policyOfDeviceManager)
  }
}

/** The same headers, as lines for an answer that is written without Fastify. */
export const secureLines = Object.entries(usual).map(([name, value]) => `${name}: ${value}`)
