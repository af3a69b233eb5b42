import { randomBytes } from 'node:crypto'
import { softwarePasskey } from '@roomwire/testing/clients/software-passkey.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { challengeIn, checkNewPasskey, checkSignature } from './web-authn.ts'

const site = { origin: 'https://home.example', name: 'home.example' }
const challenge = randomBytes(32).toString('base64url')

function make() {
  const key = softwarePasskey(site.origin)
  const made = key.register({ challenge, user: { id: 'AAAA' } })
  return { key, made: { ...made, clientData: made.client_data } }
}

async function known() {
  const { key, made } = make()
  const passkey = await checkNewPasskey(site, challenge, made)
  const { client_data, authenticator_data, signature } = key.answer({ challenge })
  const signed = { clientData: client_data, authenticatorData: authenticator_data, signature }
  return { passkey: passkey!, signed }
}

/** A text of base64url with one of its bytes changed, or cut after it. */
const spoiled = (text: string) => {
  const bytes = Buffer.from(text, 'base64url')
  const at = fc.nat({ max: bytes.length - 1 })
  return fc.tuple(at, fc.integer({ min: 1, max: 255 }), fc.boolean()).map(([index, bits, cut]) => {
    const copy = Buffer.from(cut ? bytes.subarray(0, index) : bytes)
    if (!cut) copy[index] = (copy[index] ?? 0) ^ bits
    return copy.toString('base64url')
  })
}

describe('what a passkey has signed', () => {
  it('is accepted when all of it is right', async () => {
    const { passkey, signed } = await known()
    expect(passkey).toEqual({
      credentialId: expect.stringMatching(/^[\w-]{22}$/),
      publicKey: expect.stringMatching(/^[\w-]+$/),
      signCount: 0,
    })
    expect(await checkSignature(site, challenge, signed, passkey)).toBe(1)
  })

  it('R-30 is refused with any byte changed or missing, and never causes a bug', async () => {
    const { passkey, signed } = await known()
    const one = fc.constantFrom(...(['clientData', 'authenticatorData'] as const))
    const changed = one.chain((name) =>
      spoiled(signed[name]).map((text) => ({ ...signed, [name]: text })),
    )
    await fc.assert(
      fc.asyncProperty(changed, async (spoiltOne) => {
        expect(await checkSignature(site, challenge, spoiltOne, passkey)).toBeUndefined()
      }),
      { numRuns: 1_000 },
    )
  })

  it('R-30 is refused with any other signature', async () => {
    const { passkey, signed } = await known()
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), async (bytes) => {
        const signature = Buffer.from(bytes).toString('base64url')
        const spoiltOne = { ...signed, signature }
        expect(await checkSignature(site, challenge, spoiltOne, passkey)).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })

  it('R-30 a new passkey with a byte changed or missing is refused, or is another passkey, and never causes a bug', async () => {
    const { made } = make()
    const one = fc.constantFrom(...(['clientData', 'attestation'] as const))
    const changed = one.chain((name) =>
      spoiled(made[name]).map((text) => ({ ...made, [name]: text })),
    )
    await fc.assert(
      fc.asyncProperty(changed, async (spoiltOne) => {
        const taken = await checkNewPasskey(site, challenge, spoiltOne)
        // Nobody vouches for a new one: another key or count is a passkey like any other.
        if (taken) expect(typeof taken.publicKey).toBe('string')
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['not JSON', 'nonsense'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['without one', '{}'],
    ['with one that is no text', '{"challenge":7}'],
  ])('names no challenge when it is %s', (_title, text) => {
    expect(challengeIn(Buffer.from(text).toString('base64url'))).toBeUndefined()
  })
})
