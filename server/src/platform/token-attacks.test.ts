/** Tokens that somebody without our key can make, by the thousand: none is ever accepted. */
import {
  createHash,
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { handshake, liveAddress } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { describe, expect, it } from 'vitest'
import { openKeys } from './keys.ts'
import { openTokens } from './tokens.ts'

const now = 1_790_000_000_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const said = (token: string) => token.slice(0, token.lastIndexOf('.'))
const partsOf = (token: string) => token.split('.') as [string, string, string]
const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())

/** Every spelling of the token that is not the token: a letter changed, taken away, put in, the end cut off. */
function* spellings(token: string): Generator<string> {
  for (let at = 0; at < token.length; at += 1) {
    for (const letter of alphabet) {
      if (letter !== token[at]) yield token.slice(0, at) + letter + token.slice(at + 1)
    }
    yield token.slice(0, at)
    yield token.slice(at + 1)
    yield token.slice(0, at) + token.slice(at + 1)
    for (const extra of ['A', '=', '.', '%', '+'])
      yield token.slice(0, at) + extra + token.slice(at)
  }
  for (const tail of ['=', '==', 'A', 'AA', '.', '.A', ' ', '\n', '\0']) yield token + tail
  yield token.toUpperCase()
  yield token.toLowerCase()
}

/** Headers that point somewhere for the key, name another algorithm, or another kind of token. */
function* headers(): Generator<object> {
  const algorithms = ['none', 'None', 'NONE', 'nOnE', '', 'HS256', 'hs256', 'HS384', 'HS512']
  algorithms.push('RS256', 'RS512', 'PS256', 'ES256', 'ES256K', 'EdDSA', 'Ed25519', 'dir', 'A128KW')
  const pointers: object[] = [
    {},
    { kid: '../../../dev/null' },
    { kid: "' union select '' --" },
    { kid: 'keys.json' },
    { kid: '' },
    { jku: 'https://evil.example/keys' },
    { x5u: 'https://evil.example/chain' },
    { x5c: ['AAAA'] },
    { x5t: 'AAAA' },
    { jwk: { kty: 'oct', k: '' } },
    { jwk: { kty: 'oct', k: Buffer.from('public').toString('base64url') } },
    { crit: ['exp'] },
    { crit: ['b64'], b64: false },
    { zip: 'DEF' },
    { cty: 'JWT' },
  ]
  for (const alg of algorithms) {
    for (const pointer of pointers)
      for (const typ of ['JWT', 'at+jwt', 'none', undefined]) {
        yield { alg, typ, ...pointer }
      }
  }
}

type Attack = { title: string; token: string }

/** Tokens signed with all that an attacker may have: nothing, a key of their own, what is public. */
function* forgeries(token: string): Generator<Attack> {
  const [, payload, signature] = partsOf(token)
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' })
  const keys: [string, Buffer][] = [
    ['no key', Buffer.alloc(0)],
    ['a byte', Buffer.alloc(1)],
    ['the text "public"', Buffer.from('public')],
    ['a public key as a secret', Buffer.from(pem)],
    ['a key that came with a product', Buffer.from('thingsboardDefaultSigningKey')],
    ['its own token', createHash('sha256').update(token).digest()],
    ['another installation', randomBytes(32)],
  ]
  for (const header of headers()) {
    const text = `${part(header)}.${payload}`
    yield { title: `${JSON.stringify(header)}, unsigned`, token: `${text}.` }
    yield { title: `${JSON.stringify(header)}, the true signature`, token: `${text}.${signature}` }
    yield { title: `${JSON.stringify(header)}, RSA`, token: `${text}.${rsa(text, privateKey)}` }
    for (const [whose, key] of keys) {
      yield { title: `${JSON.stringify(header)}, ${whose}`, token: `${text}.${hmac(text, key)}` }
    }
  }
}

/** Tokens that our own key would have to have signed: claims that no token of ours has. */
function* strangeClaims(token: string, key: Buffer): Generator<Attack> {
  const [header, payload] = partsOf(token)
  const claims = read(payload)
  const values = [undefined, null, '', 0, 1, true, [], {}, 'roomwire ', 'Roomwire', 'x', ['x']]
  for (const name of ['iss', 'aud', 'jti', 'user_id', 'exp']) {
    for (const value of values) {
      // These two are numbers.
      if ((name === 'user_id' || name === 'exp') && value === 1 && name !== 'exp') continue
      if (name === 'user_id' && value === 0) continue
      if (name === 'jti' && typeof value === 'string' && value !== '') continue
      yield {
        title: `${name} ${JSON.stringify(value)}`,
        token: signed(header, { ...claims, [name]: value }, key),
      }
    }
  }
  for (const typ of [undefined, 'JOSE', 'at+jwt', 'ticket', '']) {
    const other = part({ alg: 'HS256', typ })
    yield { title: `typ ${typ}`, token: signed(other, claims, key) }
  }
  for (const more of [{ kid: '1' }, { jku: 'https://evil.example' }, { x5u: 'x' }, { b64: true }]) {
    const other = part({ alg: 'HS256', typ: 'JWT', ...more })
    yield { title: JSON.stringify(more), token: signed(other, claims, key) }
  }
  const second = Math.floor(now / 1000)
  for (const exp of [second, second - 1, second - 1e9, -1, -second]) {
    yield { title: `exp ${exp}`, token: signed(header, { ...claims, exp }, key) }
  }
  for (const nbf of [second + 1, second + 60, 'soon']) {
    yield { title: `nbf ${nbf}`, token: signed(header, { ...claims, nbf }, key) }
  }
}

function hmac(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
function rsa(text: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(text), key).toString('base64url')
}
function signed(header: string, claims: object, key: Buffer): string {
  const text = `${header}.${part(claims)}`
  return `${text}.${hmac(text, key)}`
}

describe('a forged token', () => {
  const key = randomBytes(32)
  const tokens = openTokens(key, { now: () => now })
  const mine = { personId: 7, sessionId: 'session-of-seven', expiresAt: now + 60_000 }

  it('R-20 is refused, in more than 5,000 disguises', async () => {
    const token = await tokens.sign(mine)
    expect(await tokens.read(token)).toEqual(mine)
    expect(hmac(said(token), key)).toBe(partsOf(token)[2])
    const attacks: Attack[] = [
      ...[...spellings(token)].map((spelling) => ({ title: 'spelling', token: spelling })),
      ...forgeries(token),
      ...strangeClaims(token, key),
    ].filter((attack) => attack.token !== token)
    const accepted: Attack[] = []
    for (const attack of attacks) if (await tokens.read(attack.token)) accepted.push(attack)
    figure('R-20', 'forged tokens tried', attacks.length)
    figure('R-20', 'forged tokens accepted', accepted.length)
    expect(attacks.length).toBeGreaterThan(5_000)
    expect(accepted).toEqual([])
  })

  it('R-20 is valid until its expiry and not for the second after, read before or not', async () => {
    for (const [after, taken] of [
      [-1_000, true],
      [-1, true],
      [0, false],
      [1_000, false],
    ] as const) {
      let time = now
      const clocked = openTokens(key, { now: () => time })
      const token = await clocked.sign(mine)
      time = mine.expiresAt + after
      expect([after, (await clocked.read(token)) !== undefined]).toEqual([after, taken])
    }
  })

  it('R-20 is refused when it is of another installation: no two make the same keys', async () => {
    const folders = await Promise.all(Array.from({ length: 20 }, makeFolder))
    const keys = folders.map(({ folder }) => openKeys(folder).token.toString('hex'))
    expect(new Set(keys).size).toBe(20)
    await Promise.all(folders.map(({ remove }) => remove()))
  })
})

it('R-20 a running server accepts none either, as bearer or for its live socket', async () => {
  const server = await startTestServer('sqlite')
  const { token } = await registerOwner(server.url)
  const attacks = [...[...spellings(token)], ...[...forgeries(token)].map((one) => one.token)]
    // The client would refuse a token that HTTP itself could not carry.
    .filter((one) => one !== token && /^[!-~]*$/.test(one))
  const some = attacks.filter((_, at) => at % Math.ceil(attacks.length / 1_000) === 0)
  const accepted: string[] = []
  for (const [at, attack] of some.entries()) {
    const { status } = await ask(server, 'GET /api/rooms/my-rooms', { token: attack })
    if (status !== 401) accepted.push(`${attack}: ${status}`)
    if (at % 10 > 0) continue
    const answer = await handshake(liveAddress(server.url, attack))
    if (answer !== 401) accepted.push(`${attack} in the socket's address: ${answer}`)
  }
  figure('R-20', 'forged tokens sent to a running server', some.length)
  expect(accepted).toEqual([])
  expect((await ask(server, 'GET /api/rooms/my-rooms', { token })).status).toBe(200)
  expect(server.bugs).toEqual([])
  await server.stop()
})
