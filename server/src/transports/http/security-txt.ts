import type { FastifyInstance } from 'fastify'
import { refuse } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'

const path = '/.well-known/security.txt'

/** How long the file is valid: RFC 9116 §2.5.5 asks for less than a year. */
const lifeDays = 180
const dayMs = 24 * 3_600_000

/** A host as a name or a number; the answer repeats it. */
const hostName = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i

/**
 * Serves the contact for people who find a weakness (RFC 9116): the operator's mail address if
 * OPERATOR_EMAIL is set, else the form of the landing page.
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
      // Without HTTPS nobody vouches for the address, so it is not called canonical.
      ...(protocol === 'https' ? [`Canonical: ${origin}${path}`] : []),
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`)
  })
}

/** The link that writes an email to an address. */
export function mailTo(email: string): string {
  const at = email.lastIndexOf('@')
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`
}
