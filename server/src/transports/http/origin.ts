import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { refuse } from '../../platform/refusal.ts'
import type { Site } from '../../platform/web-authn.ts'

/**
 * Tells whether a request comes from a page of this site, or from no browser. A page of another
 * site must not use its visitor's rights. The origin is compared letter by letter, as browsers
 * write it, so that no parser matters. Behind a proxy the page may be HTTPS.
 */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true // It is no browser.
  return origin === `http://${host}` || origin === `https://${host}`
}

/**
 * The site of the page, for passkeys: the name by which this server is reached. Browsers offer
 * passkeys only over HTTPS or on the machine itself, and only for names.
 * @throws Refusal 'passkeys_unavailable'.
 */
export function siteOf(headers: IncomingHttpHeaders): Site {
  const { origin } = headers
  const isOwn = origin !== undefined && isSameOrigin(headers) && URL.canParse(origin)
  const { protocol, hostname } = new URL(isOwn ? origin : 'http://0.0.0.0')
  const isSafe = protocol === 'https:' || /(^|\.)localhost$/.test(hostname)
  if (isOwn && isSafe && !isIP(hostname.replace(/[[\]]/g, ''))) return { origin, name: hostname }
  throw refuse(
    'passkeys_unavailable',
    'Passkeys need HTTPS and a name: open this page as https://name, not by an IP address.',
  )
}
