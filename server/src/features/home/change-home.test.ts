/** A home has a name and a time zone, which its managers set and everybody in it sees. */
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import {
  callApi,
  freshEmail,
  password,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isType, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('the settings of a home (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const seenBy = async (person: TestPerson) => {
    const { body } = await ask(server, `GET /api/users/profile/${person.userId}`, person)
    return Object(body).user.home_name
  }

  it('GEN-2 is none at first, then the same for everybody of the home, and for nobody else; open pages hear it', async () => {
    const owner = await ownerOf(server)
    const people = [
      owner,
      await insertPerson(server, owner.homeId, 'admin'),
      await insertPerson(server, owner.homeId, 'family'),
      await insertPerson(server, owner.homeId, 'guest'),
    ]
    const others = [await ownerOf(server), await insertPerson(server, null, 'family')]
    expect(await Promise.all([...people, ...others].map(seenBy))).toEqual(Array(6).fill(null))
    const pages = await Promise.all(people.map((person) => openLivePage(person)))
    await callApi(owner, changeHomeEndpoint, { body: { name: '  Green Villa ' } })
    expect(await Promise.all(people.map(seenBy))).toEqual(Array(4).fill('Green Villa'))
    expect(await Promise.all(others.map(seenBy))).toEqual([null, null])
    for (const page of pages) {
      expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'profile' })
    }
  })

  it('GEN-2 has the time zone of the browser that founded it, until its managers set another; everybody in it sees it', async () => {
    const form = { username: 'Meera', email: freshEmail('owner'), password }
    const body = { ...form, time_zone: 'Europe/Berlin' }
    const { token, user_id } = Object(
      (await ask(server, 'POST /api/users/register', { body })).body,
    )
    const zoneSeenBy = async (person: { token: string; userId: number }) => {
      const reply = await ask(server, `GET /api/users/profile/${person.userId}`, person)
      return Object(reply.body).user.home_time_zone
    }
    expect(await zoneSeenBy({ token, userId: user_id })).toBe('Europe/Berlin')
    const owner = await ownerOf(server)
    const family = await insertPerson(server, owner.homeId, 'family')
    expect(await zoneSeenBy(family)).toBe(Temporal.Now.timeZoneId())
    const page = await openLivePage(family)
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Asia/Kolkata' } })
    expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'profile' })
    expect(await zoneSeenBy(family)).toBe('Asia/Kolkata')
    expect(await zoneSeenBy(await insertPerson(server, null, 'family'))).toBe(null)
  })

  it('GEN-2 writes times as the browser of its founder and measures as people do there, until its managers choose; everybody in it sees it', async () => {
    const form = { username: 'Meera', email: freshEmail('owner'), password }
    const made = await ask(server, 'POST /api/users/register', {
      body: { ...form, locale: 'en-US' },
    })
    const { token, user_id: userId } = Object(made.body)
    const formsSeenBy = async (person: { token: string; userId: number }) => {
      const reply = await ask(server, `GET /api/users/profile/${person.userId}`, person)
      const { home_locale, home_units } = Object(reply.body).user
      return [home_locale, home_units]
    }
    expect(await formsSeenBy({ token, userId })).toEqual(['en-US', 'us'])
    const owner = await ownerOf(server)
    const family = await insertPerson(server, owner.homeId, 'family')
    expect(await formsSeenBy(family)).toEqual([null, 'metric'])
    await callApi(owner, changeHomeEndpoint, { body: { locale: 'de-CH', units: 'us' } })
    expect(await formsSeenBy(family)).toEqual(['de-CH', 'us'])
    expect(await formsSeenBy(await insertPerson(server, null, 'family'))).toEqual([null, null])
    for (const [body, field] of [
      [{ locale: 'not a locale' }, 'locale'],
      [{ units: 'cubits' }, 'units'],
    ] as const) {
      const { status, body: refused } = await ask(server, 'PUT /api/home', {
        token: owner.token,
        body,
      })
      expect([status, Object(refused).field]).toEqual([400, field])
    }
  })

  it('REG-5 whoever joins is told the name', async () => {
    const owner = await ownerOf(server)
    const joins = async () => {
      const made = await ask(server, 'POST /api/users/join-code/create', {
        token: owner.token,
        body: { role: 'family' },
      })
      const { token } = await insertPerson(server, null, 'family')
      const { code } = Object(made.body)
      return (await ask(server, 'POST /api/users/join', { token, body: { code } })).body
    }
    expect(await joins()).toEqual({ message: 'You have joined the home' })
    await callApi(owner, changeHomeEndpoint, { body: { name: 'Green Villa' } })
    expect(await joins()).toEqual({ message: 'You have joined Green Villa' })
  })

  it.each([
    ['', 'name is required'],
    ['   ', 'name is required'],
    ['x'.repeat(65), 'name must have at most 64 characters'],
    [7, 'name is required'],
  ])('ROOM-1 is not named %j', async (name, error) => {
    const owner = await ownerOf(server)
    const { status, body } = await ask(server, 'PUT /api/home', {
      token: owner.token,
      body: { name },
    })
    expect([status, Object(body).error]).toEqual([400, error])
    expect(await seenBy(owner)).toBe(null)
  })
})
