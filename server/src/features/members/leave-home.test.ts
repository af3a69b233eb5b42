/** People leave a home and keep their accounts; an owner hands the home on first. */
import { password, signInAs, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isType, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('leaving a home (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const leave = ({ token }: TestPerson, secret = password) =>
    ask(server, 'POST /api/users/leave', { token, body: { password: secret } })
  const handOn = ({ token }: TestPerson, { userId }: TestPerson, secret = password) =>
    ask(server, `PUT /api/users/owner/hand-on/${userId}`, { token, body: { password: secret } })
  const codeOf = async ({ token }: TestPerson, body: object) =>
    Object((await ask(server, 'POST /api/users/join-code/create', { token, body })).body).code
  const join = ({ token }: TestPerson, code: string) =>
    ask(server, 'POST /api/users/join', { token, body: { code } })
  const personOf = async ({ userId }: TestPerson) => {
    const person = await server.roomwire.people.byId(userId)
    return { role: person?.role, homeId: person?.homeId }
  }

  it.each([
    ['family', 'family'],
    ['guest', 'guest'],
    ['admin', 'family'],
  ] as const)(
    'R-95 R-21 %s leaves: the page closes, the account stays without the home, its managers see it, and it may join again',
    async (role, later) => {
      const owner = await ownerOf(server)
      const person = await insertPerson(server, owner.homeId, role)
      const [page, watching] = [await openLivePage(person), await openLivePage(owner)]
      expect((await leave(person)).body).toEqual({ message: 'You have left the home' })
      expect(await page.closed).toEqual({ code: 1008, reason: 'Your role has changed' })
      expect(await watching.hears(isType('homeChanged'))).toMatchObject({ what: 'people' })
      expect(await personOf(person)).toEqual({ role: later, homeId: null })
      const again = await signInAs(server.url, person.email)
      expect((await ask(server, 'GET /api/devices', again)).body).toMatchObject({ devices: [] })
      const now = server.clock.now()
      const access = later === 'guest' ? { start_at: now, expires_at: now + 60_000 } : {}
      expect((await join(again, await codeOf(owner, { role: later, ...access }))).status).toBe(200)
      expect(await personOf(person)).toEqual({ role: later, homeId: owner.homeId })
    },
  )

  it('R-16 needs the password, and a home', async () => {
    const owner = await ownerOf(server)
    const family = await insertPerson(server, owner.homeId, 'family')
    expect(await leave(family, 'not this one')).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', field: 'password' },
    })
    expect(await personOf(family)).toEqual({ role: 'family', homeId: owner.homeId })
    expect(await leave(await insertPerson(server, null, 'family'))).toMatchObject({
      status: 404,
      body: { error: 'Your account belongs to no home' },
    })
  })

  it('R-16 an account that somebody came with is theirs: managers do not set its email or password, also not of one that has left and come back', async () => {
    const owner = await ownerOf(server)
    const made = await insertPerson(server, owner.homeId, 'family')
    const own = await insertPerson(server, null, 'family')
    await join(own, await codeOf(owner, { role: 'family' }))
    const update = ({ userId, email }: TestPerson) =>
      ask(server, `PUT /api/users/family/update/${userId}`, {
        token: owner.token,
        body: { username: 'Other', email, password: 'taken over' },
      })
    const isOwn = async ({ userId }: TestPerson) => {
      const { body } = await ask(server, 'GET /api/users/family/list', owner)
      const listed: Record<string, unknown>[] = Object(body).family_users
      return listed.find(({ user_id }) => user_id === userId)?.own_account
    }
    expect([await isOwn(made), await isOwn(own)]).toEqual([false, true])
    expect(await update(own)).toMatchObject({
      status: 403,
      body: { error: 'This is their own account: only they can change it' },
    })
    expect(await signInAs(server.url, own.email)).toMatchObject({ userId: own.userId })
    expect((await update(made)).status).toBe(200)

    const back = await insertPerson(server, owner.homeId, 'family')
    await leave(back)
    const { token } = await signInAs(server.url, back.email)
    await join({ ...back, token }, await codeOf(owner, { role: 'family' }))
    expect((await update(back)).status).toBe(403)
  })

  it.each(['family', 'guest'] as const)(
    'R-16 R-95 a %s who came with an account is taken out of the home: the page closes, the account stays, and may join again',
    async (role) => {
      const owner = await ownerOf(server)
      const own = await insertPerson(server, null, role)
      const now = server.clock.now()
      const access = role === 'guest' ? { start_at: now, expires_at: now + 60_000 } : {}
      await join(own, await codeOf(owner, { role, ...access }))
      const page = await openLivePage(own)
      const removed = await ask(server, `DELETE /api/users/${role}/delete/${own.userId}`, owner)
      expect(removed.status).toBe(200)
      expect(await page.closed).toEqual({ code: 1008, reason: 'Your access was removed' })
      expect(await personOf(own)).toEqual({ role, homeId: null })
      const again = await signInAs(server.url, own.email)
      expect((await ask(server, 'GET /api/devices', again)).body).toMatchObject({ devices: [] })
      expect((await join(again, await codeOf(owner, { role, ...access }))).status).toBe(200)
    },
  )

  it('R-16 who leaves while a manager’s change of their account is on its way keeps their password', async () => {
    const owner = await ownerOf(server)
    const family = await insertPerson(server, owner.homeId, 'family')
    const { passwords } = server.roomwire
    const { choose } = passwords
    passwords.choose = async (...given) => {
      passwords.choose = choose
      expect((await leave(family)).status).toBe(200)
      return choose(...given)
    }
    const update = await ask(server, `PUT /api/users/family/update/${family.userId}`, {
      token: owner.token,
      body: { username: 'Other', email: family.email, password: 'taken over' },
    })
    expect(update.status).toBe(404)
    expect(await signInAs(server.url, family.email)).toMatchObject({ userId: family.userId })
  })

  it('R-23 codes that a co-owner has made are void when they leave', async () => {
    const owner = await ownerOf(server)
    const coOwner = await insertPerson(server, owner.homeId, 'admin')
    const code = await codeOf(coOwner, { role: 'family' })
    await leave(coOwner)
    const stranger = await insertPerson(server, null, 'family')
    expect(await join(stranger, code)).toMatchObject({ body: { code: 'join_code_invalid' } })
  })

  it('ROLE-1 the owner hands the home on and may leave then; before that the owner may not', async () => {
    const owner = await ownerOf(server)
    const coOwner = await insertPerson(server, owner.homeId, 'admin')
    expect(await leave(owner)).toMatchObject({
      status: 409,
      body: { error: 'The owner cannot leave: make somebody else the owner first' },
    })
    const pages = [await openLivePage(owner), await openLivePage(coOwner)]
    expect((await handOn(owner, coOwner)).body).toEqual({ message: 'Home handed on' })
    for (const page of pages) {
      expect(await page.closed).toEqual({ code: 1008, reason: 'Your role has changed' })
    }
    expect(await personOf(coOwner)).toEqual({ role: 'user', homeId: owner.homeId })
    expect(await personOf(owner)).toEqual({ role: 'admin', homeId: owner.homeId })
    expect((await leave(owner)).status).toBe(200)
    expect((await leave(coOwner)).status).toBe(409)
  })

  it('ROLE-1 R-16 nobody but the owner hands it on, only with the password, only to a co-owner of this home', async () => {
    const owner = await ownerOf(server)
    const coOwner = await insertPerson(server, owner.homeId, 'admin')
    const family = await insertPerson(server, owner.homeId, 'family')
    const stranger = await insertPerson(server, (await ownerOf(server)).homeId, 'admin')
    const tries = [
      await handOn(coOwner, owner),
      await handOn(family, coOwner),
      await handOn(owner, coOwner, 'not this one'),
      await handOn(owner, family),
      await handOn(owner, owner),
      await handOn(owner, stranger),
    ]
    expect(tries.map(({ status, body }) => [status, Object(body).code])).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
      [403, 'wrong_password'],
      [409, 'role_not_changeable'],
      [409, 'role_not_changeable'],
      [404, 'not_found'],
    ])
    expect(await personOf(owner)).toMatchObject({ role: 'user' })
  })

  it('ROLE-1 of two pages that hand it on at once, one does: a home has one owner', async () => {
    const owner = await ownerOf(server)
    const [one, other] = [
      await insertPerson(server, owner.homeId, 'admin'),
      await insertPerson(server, owner.homeId, 'admin'),
    ]
    const answers = await Promise.all([handOn(owner, one), handOn(owner, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const roles = await Promise.all([owner, one, other].map(personOf))
    expect(roles.filter(({ role }) => role === 'user')).toHaveLength(1)
  })
})
