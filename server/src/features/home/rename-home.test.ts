/** A home has a name, which its managers give and everybody in it sees. */
import { renameHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { callApi, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isType, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

describe.each(engines)('the name of a home (%s)', (engine) => {
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
    await callApi(owner, renameHomeEndpoint, { body: { name: '  Green Villa ' } })
    expect(await Promise.all(people.map(seenBy))).toEqual(Array(4).fill('Green Villa'))
    expect(await Promise.all(others.map(seenBy))).toEqual([null, null])
    for (const page of pages) {
      expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'profile' })
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
    await callApi(owner, renameHomeEndpoint, { body: { name: 'Green Villa' } })
    expect(await joins()).toEqual({ message: 'You have joined Green Villa' })
  })

  it.each([
    ['', 'name is required'],
    ['   ', 'name is required'],
    ['x'.repeat(65), 'name must have at most 64 characters'],
    [7, 'name is required'],
  ])('ROOM-1 is not %j', async (name, error) => {
    const owner = await ownerOf(server)
    const { status, body } = await ask(server, 'PUT /api/home', {
      token: owner.token,
      body: { name },
    })
    expect([status, Object(body).error]).toEqual([400, error])
    expect(await seenBy(owner)).toBe(null)
  })
})
