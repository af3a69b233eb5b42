import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from './clock.ts'

/** What a token says: whose it is and which session it stands for. Rights are never in it. */
export type TokenClaims = { personId: number; sessionId: string; expiresAt: number }

export type Tokens = ReturnType<typeof openTokens>

const header = { alg: 'HS256', typ: 'JWT' }
const naming = { issuer: 'roomwire', audience: 'roomwire' }

/**
 * Our header to the letter, then two parts in base64url and nothing else. Who
 * decodes takes blanks, padding and unused bits for granted: then one token has
 * many spellings, and a header may say what no token of ours says.
 */
const spelled = new RegExp(
  `^${Buffer.from(JSON.stringify(header)).toString('base64url')}\\.[\\w-]+\\.[\\w-]{42}[AEIMQUYcgkosw048]$`,
)

/** Verified tokens kept in memory, so that a page's many calls cost one verification. */
const cacheSize = 10_000

/**
 * Signs and verifies session tokens: JWT, HS256 and nothing else, with
 * `user_id` and expiry (seconds) in the payload as clients read them.
 */
export function openTokens(key: Buffer, clock: Clock) {
  const verified = new Map<string, TokenClaims>()

  return {
    sign: ({ personId, sessionId, expiresAt }: TokenClaims) =>
      new SignJWT({ user_id: personId })
        .setProtectedHeader(header)
        .setIssuer(naming.issuer)
        .setAudience(naming.audience)
        .setJti(sessionId)
        .setIssuedAt(Math.floor(clock.now() / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(key),

    /** What a token says, or undefined when it isn't ours, was changed, or has run out. */
    async read(token: string): Promise<TokenClaims | undefined> {
      const now = clock.now()
      const known = verified.get(token)
      if (known) return known.expiresAt > now ? known : undefined
      const claims = await verify(token, now)
      if (claims) {
        if (verified.size >= cacheSize) verified.clear()
        verified.set(token, claims)
      }
      return claims
    },
  }

  async function verify(token: string, now: number): Promise<TokenClaims | undefined> {
    if (!spelled.test(token)) return undefined
    try {
      const { payload } = await jwtVerify(token, key, {
        ...naming,
        algorithms: ['HS256'],
        currentDate: new Date(now),
        requiredClaims: ['user_id', 'jti', 'exp'],
      })
      const { user_id: personId, jti, exp } = payload
      if (typeof personId !== 'number' || typeof jti !== 'string' || !jti || !exp) return undefined
      return { personId, sessionId: jti, expiresAt: exp * 1000 }
    } catch {
      return undefined // Whatever is wrong with it: it is no token of ours.
    }
  }
}
