import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { refuse } from '../../platform/refusal.ts'
import type { Site } from '../../platform/web-authn.ts'

/**
 * A browser names the page's origin; a page of another site may not do anything
 * with its visitor's rights. Letter for letter, as browsers write it: what a
 * parser makes of other spellings doesn't matter. Behind a proxy it is HTTPS.
 */
export function isSameOrigin({ origin, host }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return true // Not a browser.
  return origin === `http://${host}` || origin === `https://${host}`
}

/**
 * The site that the page in question belongs to, for passkeys: whatever name this
 * house is reached by. Browsers have passkeys only for HTTPS, or on the machine
 * itself, and only for names.
 * @throws Refusal 'passkeys_unavailable'.
 */
export function siteOf(headers: IncomingHttpHeaders): Site {
  const { origin } = headers
  const isOurs = origin !== undefined && isSameOrigin(headers) && URL.canParse(origin)
  const { protocol, hostname } = new URL(isOurs ? origin : 'http://0.0.0.0')
  const isSafe = protocol === 'https:' || /(^|\.)localhost$/.test(hostname)
  if (isOurs && isSafe && !isIP(hostname.replace(/[[\]]/g, ''))) return { origin, name: hostname }
  throw refuse(
    'passkeys_unavailable',
    'Passkeys need HTTPS and a name: open this page as https://name, not by a number.',
  )
}
