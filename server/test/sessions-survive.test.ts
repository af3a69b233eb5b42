/** A server is killed during revocations and started again: valid sessions stay valid, ended ones stay ended. */

import { logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { updateFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import { deleteGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { changeCoOwnerEndpoint } from '@roomwire/contracts/http/owners.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import {
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { handshake, liveAddress, ticketOf } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import { describe, expect, inject, it } from 'vitest'

const rounds = volume('SESSION_KILLS', 1)

/** How people lose access, and those who keep it. */
const ways = ['stay', 'log out', 'are deleted', 'get a new password', 'run out', 'rise'] as const
type Way = (typeof ways)[number]

describe.each(engines)('when the server is killed (%s)', (engine) => {
  it('R-27 valid sessions stay valid after it, and ended ones stay ended', {
    timeout: 600_000 * rounds,
  }, async () => {
    const database =
      engine === 'postgres'
        ? await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
        : undefined
    const stack = await openStack(database ? { DATABASE_URL: database.url } : {})
    const tally = { seen: 0, wrong: [] as string[] }
    for (let round = 0; round < rounds; round += 1) {
      const owner = await registerOwner(stack.url)
      const roomId = await addRoom(owner, 'Living Room')
      // A few at a time: a process of its own hashes each password as slowly as it should.
      const people = await inBatches(3, [...ways, ...ways, ...ways], async (way) => ({
        way,
        person: await join(owner, way),
      }))
      const tickets = await Promise.all(people.map(({ person }) => ticketOf(person)))
      await inBatches(3, people, ({ way, person }) => takeAway(owner, way, person))
      await stack.kill()
      const runOut = people.filter(({ way }) => way === 'run out')
      await letTimeEnd({ databaseUrl: database?.url ?? '', data: stack.data }, runOut)
      await stack.start()
      for (const [at, { way, person }] of people.entries()) {
        const isIn = way === 'stay' || way === 'rise'
        const got = [
          (await answerOf(person, listRoomsEndpoint, {})).status,
          await handshake(liveAddress(stack.url, person.token)),
          await handshake(liveAddress(stack.url, tickets[at] ?? '')),
        ]
        const right = isIn ? [200, 101, 101] : [401, 401, 401]
        tally.seen += got.length
        if (got.join() !== right.join()) tally.wrong.push(`${way}: ${got}, not ${right}`)
      }
      expect(await callApi(owner, listRoomsEndpoint, {})).toMatchObject({
        rooms: [{ room_id: roomId }],
      })
    }
    figure('R-27', `states looked at after ${rounds} kills`, tally.seen, engine)
    figure('R-27', 'wrong states', tally.wrong.length, engine)
    expect(tally.wrong).toEqual([])
    await stack.close()
    await database?.drop()
  })

  const join = (owner: TestPerson, way: Way): Promise<TestPerson> =>
    way === 'are deleted' || way === 'run out'
      ? createTestGuest(owner, { now: Date.now() })
      : createTestFamily(owner)

  /** As if the server had been away until then. */
  async function letTimeEnd(
    config: Parameters<typeof openTestDatabaseOf>[0]['config'],
    some: { person: TestPerson }[],
  ): Promise<void> {
    const db = await openTestDatabaseOf({ config })
    const ids = some.map(({ person }) => person.userId)
    const access = db.updateTable('access_grant').set({ expires_at: Date.now() })
    await access.where('person_id', 'in', ids).execute()
    await db.destroy()
  }

  /** Answered with 200 when it resolves: from then on it holds. */
  async function takeAway(owner: TestPerson, way: Way, person: TestPerson): Promise<void> {
    const path = { id: `${person.userId}` }
    switch (way) {
      case 'log out':
        return void (await callApi(person, logoutEndpoint, {}))
      case 'are deleted':
        return void (await callApi(owner, deleteGuestEndpoint, { path }))
      case 'get a new password': {
        const body = { username: 'Family', email: person.email, password: 'another password' }
        return void (await callApi(owner, updateFamilyEndpoint, { path, body }))
      }
      case 'rise':
        return void (await callApi(owner, changeCoOwnerEndpoint, {
          path,
          body: { co_owner: true },
        }))
    }
  }
})
