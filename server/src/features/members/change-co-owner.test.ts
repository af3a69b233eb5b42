import { addRoom } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isType, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('co-owners (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  type Who = { token: string; userId: number }
  const appoint = ({ token }: Who, { userId }: Who, co_owner: boolean) =>
    ask(server, `PUT /api/users/co-owner/${userId}`, { token, body: { co_owner } })
  const roleOf = async ({ userId }: Who) => (await server.roomwire.people.byId(userId))?.role
  const owners = async ({ token }: Who) =>
    Object((await ask(server, 'GET /api/users/owner/list', { token })).body).owners

  it('ROLE-1 R-21 a family member becomes one and manages the home at once; their pages close, but not their session', async () => {
    const owner = await ownerOf(server)
    const family = await insertPerson(server, owner.homeId, 'family')
    const room = { ...family, body: { room_name: 'Attic' } }
    expect((await ask(server, 'POST /api/rooms/', room)).status).toBe(403)
    const [page, watching] = [await openLivePage(family), await openLivePage(owner)]

    const { status, body } = await appoint(owner, family, true)
    expect([status, body]).toEqual([200, { message: 'Made a co-owner' }])
    const own = startOwnTime()
    expect(await page.closed).toEqual({ code: 1008, reason: 'Your role has changed' })
    const took = own()
    figure('R-21', 'ms from a changed role to closed pages', Math.round(took), engine)
    expect(took).toBeLessThan(slack * 1_000)
    expect(await watching.hears(isType('homeChanged'))).toMatchObject({ what: 'people' })
    expect((await ask(server, 'POST /api/rooms/', room)).status).toBe(200)
    expect(await owners(owner)).toMatchObject([
      { user_id: owner.userId, role: 'user' },
      { user_id: family.userId, role: 'admin', email: family.email },
    ])
    expect(await owners(family)).toEqual(await owners(owner))
    const listed = await ask(server, 'GET /api/users/family/list', owner)
    expect(listed.body).toEqual({ family_users: [] })
  })

  it('ROLE-1 R-21 a co-owner becomes a family member again, and their join codes are void', async () => {
    const owner = await ownerOf(server)
    await addRoom(owner, 'Living Room')
    const coOwner = await insertPerson(server, owner.homeId, 'admin')
    const made = await ask(server, 'POST /api/users/join-code/create', {
      ...coOwner,
      body: { role: 'family' },
    })
    const page = await openLivePage(coOwner)
    const { status, body } = await appoint(owner, coOwner, false)
    expect([status, body]).toEqual([200, { message: 'Co-owner no longer' }])
    expect(await page.closed).toEqual({ code: 1008, reason: 'Your role has changed' })
    expect((await ask(server, 'GET /api/users/family/list', coOwner)).status).toBe(403)
    const rooms = await ask(server, 'GET /api/rooms/my-rooms', coOwner)
    expect(Object(rooms.body).rooms).toHaveLength(1)
    const newcomer = await insertPerson(server, null, 'family')
    const joined = await ask(server, 'POST /api/users/join', {
      ...newcomer,
      body: { code: Object(made.body).code },
    })
    expect(joined.status).toBe(404)
  })

  it('ROLE-1 nobody decides about the founder, about a guest, or about themselves', async () => {
    const owner = await ownerOf(server)
    const [one, other] = [
      await insertPerson(server, owner.homeId, 'admin'),
      await insertPerson(server, owner.homeId, 'admin'),
    ]
    const guest = await insertPerson(server, owner.homeId, 'guest')
    const operator = await insertPerson(server, owner.homeId, 'super_admin')
    const own = {
      error: 'You cannot change your own role. Another owner can do it.',
      code: 'role_not_changeable',
    }
    const founder = {
      error: 'The owner of a home becomes a co-owner only by handing it on',
      code: 'role_not_changeable',
    }
    const neither = {
      error: 'Only a family member can become a co-owner, and only a co-owner a family member',
      code: 'role_not_changeable',
    }
    for (const [actor, person, error] of [
      [one, owner, neither],
      [owner, owner, founder],
      [one, one, own],
      [owner, guest, neither],
      [owner, operator, neither],
      [operator, owner, neither],
    ] as const) {
      for (const coOwner of [true, false]) {
        const { status, body } = await appoint(actor, person, coOwner)
        expect([status, body]).toEqual([409, error])
      }
    }
    expect((await appoint(one, other, false)).status).toBe(200)
    expect(await Promise.all([owner, one, other, guest, operator].map(roleOf))).toEqual([
      'user',
      'admin',
      'family',
      'guest',
      'super_admin',
    ])
  })

  it('R-06 a person of another home gets the same answer as nobody', async () => {
    const [owner, stranger] = [await ownerOf(server), await ownerOf(server)]
    const foreign = await insertPerson(server, stranger.homeId, 'family')
    const withoutHome = await insertPerson(server, null, 'family')
    const missing = { token: '', userId: 2_000_000_000 }
    for (const person of [foreign, withoutHome, stranger, missing]) {
      const { status, body } = await appoint(owner, person, true)
      expect([status, body]).toEqual([404, { error: 'User not found', code: 'not_found' }])
    }
    expect(await roleOf(foreign)).toBe('family')
  })

  it('a repeated change has no effect: no page closes', async () => {
    const owner = await ownerOf(server)
    const family = await insertPerson(server, owner.homeId, 'family')
    const page = await openLivePage(family)
    expect((await appoint(owner, family, false)).status).toBe(200)
    expect(await page.settles()).toEqual([])
    await page.close()
  })

  it('R-15 one of two co-owners who demote each other at once stays, because a home needs a manager', async () => {
    for (let round = 0; round < 10; round += 1) {
      const homeId = await server.roomwire.people.foundHome(1)
      const [one, other] = [
        await insertPerson(server, homeId, 'admin'),
        await insertPerson(server, homeId, 'admin'),
      ]
      const answers = await Promise.all([appoint(one, other, false), appoint(other, one, false)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
      const roles = (await server.roomwire.members.of(homeId)).map(({ role }) => role)
      expect(roles.sort()).toEqual(['admin', 'family'])
    }
  })

  it('R-05 no other call makes anybody a co-owner', async () => {
    const owner = await ownerOf(server)
    const family = await insertPerson(server, owner.homeId, 'family')
    const body = { username: 'Family', email: family.email, password: 'long enough', role: 'admin' }
    const path = `PUT /api/users/family/update/${family.userId}` as const
    expect((await ask(server, path, { ...owner, body })).status).toBe(400)
    const profile = { ...family, body: { role: 'admin' } }
    expect((await ask(server, 'PUT /api/account/profile', profile)).status).toBe(400)
    for (const role of ['admin', 'super_admin', 'Admin', ['admin']]) {
      const code = await ask(server, 'POST /api/users/join-code/create', {
        ...owner,
        body: { role },
      })
      expect([code.status, code.body]).toEqual([
        400,
        { error: 'role must be family or guest', code: 'invalid_input', field: 'role' },
      ])
    }
    expect(await roleOf(family)).toBe('family')
  })
})
