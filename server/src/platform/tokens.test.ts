import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTokens } from './tokens.ts'

const key = randomBytes(32)
const start = 1_790_000_000_000
const claims = { personId: 7, sessionId: 'session-of-seven', expiresAt: start + 60_000 }

/** Tokens of this installation, at a time that can be set. */
function tokensAt(moment = start) {
  let now = moment
  const tokens = openTokens(key, { now: () => now })
  const at = (later: number) => {
    now = later
  }
  return { tokens, at }
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const partsOf = (token: string) => token.split('.') as [string, string, string]

/** A token made by hand: what an attacker, or another program, may send. */
function forged(
  change: { header?: object; payload?: object; secret?: Buffer; hash?: string } = {},
): string {
  const header = part({ alg: 'HS256', typ: 'JWT', ...change.header })
  const payload = part({
    user_id: 7,
    iss: 'roomwire',
    aud: 'roomwire',
    jti: 'session-of-seven',
    iat: start / 1000,
    exp: start / 1000 + 60,
    ...change.payload,
  })
  const signature = createHmac(change.hash ?? 'sha256', change.secret ?? key)
    .update(`${header}.${payload}`)
    .digest('base64url')
  return `${header}.${payload}.${signature}`
}

describe('a session token', () => {
  it('carries its person and its session, and is read again', async () => {
    const { tokens } = tokensAt()
    const token = await tokens.sign(claims)
    expect(await tokens.read(token)).toEqual(claims)
    expect(await tokens.read(token)).toEqual(claims)
  })

  it('AUTH-2 carries user_id and its expiry in seconds, and neither role nor name', async () => {
    const { tokens } = tokensAt()
    const [header, payload] = partsOf(await tokens.sign(claims))
    const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
    expect(read(header)).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(read(payload)).toEqual({
      user_id: 7,
      jti: 'session-of-seven',
      iss: 'roomwire',
      aud: 'roomwire',
      iat: start / 1000,
      exp: start / 1000 + 60,
    })
  })

  it('is accepted when made by hand in the same way: the forgeries below fail for what they change', async () => {
    expect(await tokensAt().tokens.read(forged())).toEqual(claims)
  })

  const none = `${part({ alg: 'none', typ: 'JWT' })}.${partsOf(forged())[1]}.`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const unsigned = `${part({ alg: 'RS256' })}.${partsOf(forged())[1]}`
  const rsa = `${unsigned}.${sign('sha256', Buffer.from(unsigned), privateKey).toString('base64url')}`
  it.each([
    ['no algorithm', none],
    [
      'no algorithm, in capitals',
      none.replace(part({ alg: 'none', typ: 'JWT' }), part({ alg: 'NONE' })),
    ],
    ['no algorithm over a true signature', forged({ header: { alg: 'none' } })],
    ['HS512 with our key', forged({ header: { alg: 'HS512' }, hash: 'sha512' })],
    ['HS256 named in small letters', forged({ header: { alg: 'hs256' } })],
    ['RS256 with a key of its own', rsa],
    ['the key of another installation', forged({ secret: randomBytes(32) })],
    ['no key', forged({ secret: Buffer.alloc(0) })],
    [
      'a key in its header',
      forged({ header: { jwk: { kty: 'oct', k: 'AA' } }, secret: Buffer.alloc(1) }),
    ],
    ['a critical header', forged({ header: { crit: ['x'], x: 1 } })],
    ['another issuer', forged({ payload: { iss: 'elsewhere' } })],
    ['no issuer', forged({ payload: { iss: undefined } })],
    ['another audience', forged({ payload: { aud: 'elsewhere' } })],
    ['no audience', forged({ payload: { aud: undefined } })],
    ['no expiry', forged({ payload: { exp: undefined } })],
    ['an expiry that is a text', forged({ payload: { exp: '9999999999' } })],
    ['an expiry that has passed', forged({ payload: { exp: start / 1000 - 1 } })],
    ['an expiry at this moment', forged({ payload: { exp: start / 1000 } })],
    ['a beginning that is still to come', forged({ payload: { nbf: start / 1000 + 10 } })],
    ['no session', forged({ payload: { jti: undefined } })],
    ['an empty session', forged({ payload: { jti: '' } })],
    ['no person', forged({ payload: { user_id: undefined } })],
    ['a person that is a text', forged({ payload: { user_id: '7' } })],
    ['a payload that is a list', `${part({ alg: 'HS256' })}.${part([])}.AAAA`],
    ['nothing', ''],
    ['two dots', '..'],
    ['blanks', ' '],
    ['five parts', `${forged()}.AAAA.AAAA`],
    ['what is no Base64', '%%%.%%%.%%%'],
  ])('R-20 is refused with %s', async (_title, token) => {
    expect(await tokensAt().tokens.read(token)).toBeUndefined()
  })

  it('R-20 is refused when any bit of it has changed', async () => {
    const { tokens } = tokensAt()
    const parts = partsOf(await tokens.sign(claims))
    const accepted: string[] = []
    let tried = 0
    for (const [index, text] of parts.entries()) {
      const raw = Buffer.from(text, 'base64url')
      for (let bit = 0; bit < raw.length * 8; bit += 1) {
        const changed = Buffer.from(raw)
        changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
        const token = parts.with(index, changed.toString('base64url')).join('.')
        tried += 1
        if (await tokens.read(token)) accepted.push(token)
      }
    }
    expect(tried).toBeGreaterThan(1_000)
    expect(accepted).toEqual([])
  })

  it('R-20 is refused when any part of its end is missing', async () => {
    const { tokens } = tokensAt()
    const token = await tokens.sign(claims)
    const accepted = []
    for (let length = 0; length < token.length; length += 1) {
      if (await tokens.read(token.slice(0, length))) accepted.push(length)
    }
    expect(accepted).toEqual([])
  })

  it('R-20 R-70 is valid to its last moment and not longer, also after it was read', async () => {
    const { tokens, at } = tokensAt()
    const token = await tokens.sign(claims)
    at(claims.expiresAt - 1)
    expect(await tokens.read(token)).toEqual(claims)
    at(claims.expiresAt)
    expect(await tokens.read(token)).toBeUndefined()
    expect(await openTokens(key, { now: () => claims.expiresAt }).read(token)).toBeUndefined()
    at(start)
    expect(await tokens.read(token)).toEqual(claims)
  })
})
