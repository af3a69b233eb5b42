import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from './clock.ts'

/** The content of a token: its person and its session, never any rights. */
export type TokenClaims = { personId: number; sessionId: string; expiresAt: number }

export type Tokens = ReturnType<typeof openTokens>

const header = { alg: 'HS256', typ: 'JWT' }
const naming = { issuer: 'roomwire', audience: 'roomwire' }

/**
 * The exact header of our tokens, then two parts in base64url and nothing else. A decoder
 * ignores blanks, padding and unused bits, so that one token would have many spellings, and a
 * header could carry what no token of ours carries.
 */
const tokenForm = new RegExp(
  `^${Buffer.from(JSON.stringify(header)).toString('base64url')}\\.[\\w-]+\\.[\\w-]{42}[AEIMQUYcgkosw048]$`,
)

/** How many verified tokens stay in memory, so that a page's many calls cost one verification. */
const cacheSize = 10_000

/**
 * Signs and verifies session tokens: JWT with HS256 only. The payload has `user_id` and the
 * expiry in seconds, as clients read them.
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

    /** Reads a token; undefined when it isn't ours, was changed, or has expired. */
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
    if (!tokenForm.test(token)) return undefined
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
      return undefined // It is no token of ours, whatever the reason.
    }
  }
}
