import { ask } from '@roomwire/testing/clients/ask.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const password = 'Zo\u00eb caf\u00e9'

describe('one email and one password in each of their spellings', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer('sqlite')
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const statusOf = async (
    ...call: Parameters<typeof ask> extends [unknown, ...infer R] ? R : never
  ) => (await ask(server, ...call)).status

  it('REG-3 LOGIN-1 an international domain is one account in both its forms, in capitals, and composed or not', async () => {
    const { token } = await ownerOf(server)
    const register = (email: string) =>
      ask(server, 'POST /api/users/register', {
        body: { username: 'Asha', email, password, role: 'user' },
      })
    const { status, body } = await register('Asha+Home@B\u00fccher.example')
    expect([status, Object(body).email]).toEqual([200, 'asha+home@xn--bcher-kva.example'])
    const spellings = [
      'asha+home@b\u00fccher.example',
      ' ASHA+HOME@BU\u0308CHER.EXAMPLE ',
      'asha+home@XN--BCHER-KVA.example',
      'asha+home@b\u00fc\u00adcher\u3002example',
    ]
    for (const email of spellings) {
      expect(await statusOf('POST /api/users/login', { body: { email, password } })).toBe(200)
      expect((await register(email)).status).toBe(409)
      const query = `email=${encodeURIComponent(email)}`
      expect(await statusOf(`GET /api/users/profile-by-email?${query}`)).toBe(200)
      expect(await statusOf('POST /api/users/forgot-password', { body: { email } })).toBe(200)
      const member = { username: 'Ravi', email, password }
      expect(await statusOf('POST /api/users/family/create', { body: member, token })).toBe(409)
    }
    const others = ['asha@b\u00fccher.example', 'asha+home@bucher.example']
    for (const email of others) {
      expect(await statusOf('POST /api/users/login', { body: { email, password } })).toBe(403)
    }
  })

  it('LOGIN-1 a password of full length is the same however its letters are written, and is never cut', async () => {
    const email = 'long@example.com'
    const long = '\u00e9'.repeat(128)
    const apart = long.normalize('NFD')
    const form = { username: 'Long', email, role: 'user' }
    const register = (chosen: string) =>
      statusOf('POST /api/users/register', { body: { ...form, password: chosen } })
    const signIn = (typed: string) =>
      statusOf('POST /api/users/login', { body: { email, password: typed } })
    expect(await register('e\u0301e\u0301e\u0301')).toBe(400)
    expect(await register(`${apart}x`)).toBe(400)
    expect(await register(apart)).toBe(200)
    expect([await signIn(long), await signIn(apart)]).toEqual([200, 200])
    expect([await signIn(`${long}x`), await signIn(long.slice(1))]).toEqual([400, 403])
  })
})
