/** The revision that managers get with each list: it is another one as soon as a list of the home is. */

import { revisionHeader } from '@roomwire/contracts/http/revision-header.ts'
import {
  addDevice,
  addRoom,
  createTestFamily,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { startInstallation } from '@roomwire/testing/worlds/replicas.ts'
import {
  restartTestServer,
  startTestServer,
  type TestServer,
} from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let owner: TestPerson
beforeAll(async () => {
  server = await startTestServer('sqlite')
  owner = await registerOwner(server.url)
  await addDevice(owner, 'SC-000001', await addRoom(owner, 'Living Room'))
})
afterAll(() => server.stop())

const revision = async (who: TestPerson, line: `GET ${string}` = 'GET /api/rooms/my-rooms') =>
  (await ask(who, line, who)).headers.get(revisionHeader)

const make = async (line: `${'POST' | 'PUT'} ${string}`, body: object) =>
  expect((await ask(owner, line, { ...owner, body })).status).toBe(200)

const lamp = { device_identifier: 'SC-000001', pin: '18' }

it.each<[string, () => Promise<unknown>]>([
  ['a room', () => addRoom(owner, 'Kitchen')],
  ['a device', () => addDevice(owner, 'SC-000002')],
  ['a member', () => createTestFamily(owner)],
  ['the home itself', () => make('PUT /api/home', { name: 'Villa' })],
  ['a favourite', () => make('PUT /api/favourites', { ...lamp, is_favourite: true })],
  ['a scene', () => make('POST /api/scenes', { name: 'Evening', states: [{ ...lamp, state: 1 }] })],
  [
    'a schedule',
    () =>
      make('POST /api/schedules', {
        rule: {
          days: { kind: 'weekly', days: [1] },
          time: { kind: 'clock', at: '12:00' },
          spread: 0,
          from: null,
          until: null,
        },
        name: 'Noon',
        for_s: null,
        pins: [{ ...lamp, state: 0 }],
      }),
  ],
])('LIVE-4 the revision of a home is the same until %s changes', async (_what, change) => {
  const before = await revision(owner)
  expect(before).toMatch(/./)
  expect(await revision(owner, 'GET /api/devices')).toBe(before)
  await change()
  expect(await revision(owner)).not.toBe(before)
})

it('LIVE-4 another home changes without a trace, and has another revision', async () => {
  const before = await revision(owner)
  const stranger = await registerOwner(server.url)
  const theirs = await revision(stranger)
  await addRoom(stranger, 'Attic')
  expect(await revision(stranger)).not.toBe(theirs)
  expect(await revision(owner)).toBe(before)
  expect(theirs).not.toBe(before)
})

it('LIVE-4 whoever does not manage the home, a refusal and a change are told no revision', async () => {
  expect(await revision(await createTestFamily(owner))).toBeNull()
  expect(await revision(await createTestGuest(owner, { now: Date.now() }))).toBeNull()
  expect(await revision(owner, 'GET /api/rooms/999')).toBeNull()
  const changed = await ask(owner, 'POST /api/auth/ws-ticket', owner)
  expect([changed.status, changed.headers.get(revisionHeader)]).toEqual([200, null])
})

it('LIVE-4 a server that starts again has another revision; one of several replicas, which may miss an event, has none', async () => {
  const before = await revision(owner)
  server = await restartTestServer(server, 'sqlite')
  expect(await revision({ ...owner, url: server.url })).not.toBe(before)
  const { servers, stop } = await startInstallation('postgres, 2 replicas')
  expect(await revision(await registerOwner(servers[0]?.url ?? ''))).toBeNull()
  await stop()
})
