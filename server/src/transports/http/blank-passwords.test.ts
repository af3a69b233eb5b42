import { freshEmail } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Six spaces: as long as a password has to be, and none. */
const blanks = '      '

describe('a password of spaces only', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer('sqlite')
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  it('REG-3 RESET-4 DASH-8 DASH-9 is refused with a text wherever somebody chooses one', async () => {
    const { token, password } = await ownerOf(server)
    const form = (chosen = blanks) => ({
      username: 'Ravi',
      email: freshEmail('ravi'),
      password: chosen,
    })
    const made = await ask(server, 'POST /api/users/family/create', {
      body: form('battery staple'),
      token,
    })
    const id = Object(made.body).family_user.user_id
    const start_at = server.clock.now()
    const guest = { ...form(), start_at, expires_at: start_at + 3_600_000 }
    const answers = [
      await ask(server, 'POST /api/users/register', { body: form() }),
      await ask(server, 'POST /api/users/family/create', { body: form(), token }),
      await ask(server, `PUT /api/users/family/update/${id}`, { body: form(), token }),
      await ask(server, 'POST /api/users/guest/create', { body: guest, token }),
      await ask(server, 'POST /api/users/reset-password', {
        body: { token: '123456', new_password: blanks },
      }),
      await ask(server, 'PUT /api/account/password', {
        body: { current_password: password, new_password: blanks },
        token,
      }),
    ]
    expect(answers.map(({ status, body }) => [status, Object(body).error])).toEqual([
      ...Array(4).fill([400, 'password must not be spaces only']),
      ...Array(2).fill([400, 'new_password must not be spaces only']),
    ])
  })

  it('LOGIN-1 an account that has one from before still signs in, and changes it', async () => {
    const { people, passwords, clock } = server.roomwire
    const email = freshEmail('early')
    await people.add({
      homeId: await people.foundHome(clock.now()),
      role: 'user',
      username: 'Early',
      email,
      passwordHash: await passwords.hash({ kind: 'operator', who: 'a test' }, blanks),
      createdAt: clock.now(),
    })
    const signIn = (password: string) =>
      ask(server, 'POST /api/users/login', { body: { email, password } })
    const { status, body } = await signIn(blanks)
    expect(status).toBe(200)
    const changed = await ask(server, 'PUT /api/account/password', {
      body: { current_password: blanks, new_password: 'battery staple' },
      token: Object(body).token,
    })
    expect(changed.status).toBe(200)
    expect((await signIn('battery staple')).status).toBe(200)
  })
})
