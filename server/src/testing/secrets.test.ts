/** The canary itself: what it must find, and where every test's server is searched. */
import { describe, expect, it } from 'vitest'
import { addDevice } from './caller.ts'
import { ownerOf } from './person-of.ts'
import { refuseSecretsIn, rememberCodesIn, rememberSecretsOf, secretsIn } from './secrets.ts'
import { connectTestDevice } from './test-device.ts'
import { startTestServer } from './test-server.ts'

describe('R-24 the search for secrets', () => {
  it.each([
    ['a token that was answered', { token: 'abc.def-ghi' }, 'abc.def-ghi'],
    ['a password of several words', { old_password: 'two words' }, 'two words'],
    ['a secret within', { device: { device_secret: 'aB3-xyz_987' } }, 'aB3-xyz_987'],
    ['each of several codes', { recovery_codes: ['one0-1111', 'two0-2222'] }, 'two0-2222'],
  ])('finds %s', (_what, body, secret) => {
    const line = `{"msg":"said ${secret}","level":30}`
    expect(secretsIn(line)).toEqual([])
    rememberSecretsOf(body)
    expect(secretsIn(line)).toHaveLength(1)
    expect(() => refuseSecretsIn('a log', line)).toThrow('R-24: in a log stands')
  })

  it('does not take for a secret what was also said as a name', () => {
    rememberSecretsOf({ username: 'Meera Nair 1', password: 'Meera Nair 1' })
    expect(secretsIn('a guest called Meera Nair 1')).toEqual([])
  })

  it('finds a code that was sent in a letter', () => {
    rememberCodesIn('Your code is 408172. It is good for 10 minutes.')
    expect(secretsIn('{"code":"408172"}')).toHaveLength(1)
  })

  it.each([
    [
      'a session token',
      `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.eyJzdWIiOiIxIn0.x`,
    ],
    ['an address with a token', 'GET /ws/live-data?token=abc'],
    ['a bearer header', 'authorization: Bearer abcdefghijkl'],
  ])('finds %s that no test has seen before', (what, text) => {
    expect(secretsIn(`…${text}…`)[0]).toMatch(new RegExp(`^${what} in `))
  })

  it('leaves ordinary lines alone', () => {
    expect(secretsIn('{"level":30,"userId":7,"method":"GET","status":200,"ms":408}')).toEqual([])
  })

  it('goes through the database of every server that a test has started', async () => {
    const server = await startTestServer('sqlite')
    await addDevice(await ownerOf(server), 'SC-CANARY-1')
    // It stands there rightly; only here it is called a secret.
    rememberSecretsOf({ secret: 'vice SC-CANARY-1' })
    await expect(server.stop()).rejects.toThrow(/in the database .* the secret vice SC-C/)
  })

  it('goes through the log of every server that a test has started', async () => {
    const server = await startTestServer('sqlite')
    const secret = await addDevice(await ownerOf(server), 'SC-CANARY-2')
    await (await connectTestDevice(server.mqttUrl, 'SC-CANARY-2', secret)).leave()
    rememberSecretsOf({ secret: '"SC-CANARY-2"' })
    await expect(server.stop()).rejects.toThrow(/in the log .* the secret "SC-CANARY-2" in /)
  })
})
