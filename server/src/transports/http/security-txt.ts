import type { FastifyInstance } from 'fastify'
import { refuse } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'

const path = '/.well-known/security.txt'

/** For how long what it says holds: RFC 9116 §2.5.5 wants less than a year. */
const lifeDays = 180
const dayMs = 24 * 3_600_000

/** A name or number that a house can be reached by; what it says is repeated in the answer. */
const hostName = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i

/**
 * Tells who finds a weakness whom to tell (RFC 9116): the operator by mail where
 * OPERATOR_EMAIL is set, else by the form of the landing page.
 */
export function serveSecurityTxt(
  app: FastifyInstance,
  { operatorEmail, clock }: Pick<Roomwire, 'operatorEmail' | 'clock'>,
): void {
  app.get(path, (request, reply) => {
    const { protocol, host } = request
    if (!hostName.test(host)) throw refuse('invalid_input', 'The request names no host')
    const origin = `${protocol}://${host}`
    const contact = operatorEmail ? mailTo(operatorEmail) : `${origin}/#contact`
    const today = Math.floor(clock.now() / dayMs) * dayMs
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + lifeDays * dayMs).toISOString()}`,
      'Preferred-Languages: en',
      // Where nobody vouches for the address, it is not called the true one.
      ...(protocol === 'https' ? [`Canonical: ${origin}${path}`] : []),
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}

function mailTo(email: string): string {
  const at = email.lastIndexOf('@')
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`
}
