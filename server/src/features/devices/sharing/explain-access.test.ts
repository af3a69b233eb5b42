/** Who may use a device, and why: the same as what calls, live messages and presses decide. */
import { explainAccessEndpoint } from '@roomwire/contracts/http/access.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { insertPerson, ownerOf, type TestAccess } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const hour = 3_600_000
const identifiers = ['SC-000001', 'SC-000002', 'SC-000003']

describe.each(engines)('who may use a device (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson & { homeId: number }
  let rooms: number[]
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await ownerOf(server)
    rooms = [await addRoom(owner, 'Living Room'), await addRoom(owner, 'Kitchen')]
    for (const [index, identifier] of identifiers.entries()) {
      await addDevice(owner, identifier, rooms[index] ?? null)
    }
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const deviceId = async (identifier: string) =>
    (await server.roomwire.devices.find(owner.homeId, identifier))?.id ?? 0
  const guestWith = (access: TestAccess) => insertPerson(server, owner.homeId, 'guest', { access })
  const explained = async (person: TestPerson, device_identifier = 'SC-000001') =>
    (await callApi(person, explainAccessEndpoint, { query: { device_identifier } })).people
  const reasonFor = async (person: TestPerson, identifier?: string) => {
    const found = (await explained(owner, identifier)).find(
      ({ user_id }) => user_id === person.userId,
    )
    return found && [found.reason, found.sees, found.switches]
  }

  it('GEN-2 managers are told of everybody and why, family of themselves and the owners, a guest of themselves', async () => {
    const coOwner = await insertPerson(server, owner.homeId, 'admin')
    const family = await insertPerson(server, owner.homeId, 'family')
    const guest = await guestWith({ roomId: rooms[0] ?? 0 })
    const outsider = await guestWith({ roomId: rooms[1] ?? 0 })
    expect(await reasonFor(owner)).toEqual(['owner', true, true])
    expect(await reasonFor(coOwner)).toEqual(['co_owner', true, true])
    expect(await reasonFor(family)).toEqual(['family', true, true])
    expect(await reasonFor(family, 'SC-000003')).toEqual(['not_in_room', false, false])
    expect(await reasonFor(guest)).toEqual(['guest', true, true])
    expect(await reasonFor(outsider)).toBeUndefined()
    const rolesFor = async (person: TestPerson) => (await explained(person)).map(({ role }) => role)
    expect((await rolesFor(family)).toSorted()).toEqual(['admin', 'family', 'user'])
    expect((await explained(guest)).map(({ user_id }) => user_id)).toEqual([guest.userId])
  })

  it('ROLE-3 an access that is paused, closed, not begun or only to look at is told as that', async () => {
    const now = server.clock.now()
    const day = new Date(now).getUTCDay() || 7
    const windows = [{ days: [day > 4 ? day - 3 : day + 3], from: '00:00', to: '01:00' }]
    expect(await reasonFor(await guestWith({ pausedAt: now }))).toEqual(['paused', false, false])
    expect(await reasonFor(await guestWith({ windows }))).toEqual(['closed', false, false])
    const later = { startAt: now + hour, expiresAt: now + 2 * hour }
    expect(await reasonFor(await guestWith(later))).toEqual(['not_begun', false, false])
    expect(await reasonFor(await guestWith({ right: 'see' }))).toEqual(['guest', true, false])
    expect(await reasonFor(await guestWith({ expiresAt: now }))).toBeUndefined()
  })

  it('GEN-2 managers are told of the passes for a device, and nobody else', async () => {
    const now = server.clock.now()
    const pass = await givePass(owner, { now, room_ids: rooms.slice(0, 1), label: 'Cleaner' })
    await givePass(owner, { now, room_ids: rooms.slice(1) })
    const query = { device_identifier: 'SC-000001' }
    const passesFor = async (person: TestPerson) =>
      (await callApi(person, explainAccessEndpoint, { query })).passes
    const expected = { pass_id: pass.id, label: 'Cleaner', sees: true, switches: true }
    expect(await passesFor(owner)).toMatchObject([{ ...expected, reason: 'pass' }])
    const family = await insertPerson(server, owner.homeId, 'family')
    expect(await passesFor(family)).toEqual([])
  })

  it('R-02 a device that somebody may not see is as if it were not there, to the byte', async () => {
    const guest = await guestWith({ roomId: rooms[1] ?? 0 })
    const answers = []
    for (const device_identifier of ['SC-000001', 'SC-999999']) {
      const query = { device_identifier }
      const { headers, ...rest } = await answerOf(guest, explainAccessEndpoint, { query })
      const others = [...headers].filter(([name]) => name !== 'server-time' && name !== 'date')
      answers.push({ ...rest, headers: others })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 404 })
  })

  it('GEN-2 for any access, what is explained is what calls list, live pages show and presses obey', async () => {
    const anyAccess = fc.record({
      place: fc.constantFrom('home', 'room', 'device'),
      of: fc.nat(2),
      right: fc.constantFrom('see' as const, 'switch' as const),
      isPaused: fc.boolean(),
      windows: fc.constantFrom<WeeklyWindow[]>(
        [],
        [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
      ),
    })
    await fc.assert(
      fc.asyncProperty(anyAccess, async ({ place, of, right, isPaused, windows }) => {
        const guest = await guestWith({
          ...(place === 'room' ? { roomId: rooms[of % 2] ?? 0 } : {}),
          ...(place === 'device' ? { deviceId: await deviceId(identifiers[of] ?? '') } : {}),
          right,
          windows,
          pausedAt: isPaused ? server.clock.now() : null,
        })
        const page = await openLivePage(guest)
        const live = (await page.watchHome()).map(({ deviceIdentifier }) => deviceIdentifier)
        const { body } = await ask(server, 'GET /api/devices', { token: guest.token })
        const listed = Object(body).devices.map(
          (one: Record<string, string>) => one.deviceIdentifier,
        )
        const outcome = { sees: [] as string[], switches: [] as string[], presses: [] as string[] }
        for (const identifier of identifiers) {
          const [, sees, switches] = (await reasonFor(guest, identifier)) ?? []
          if (sees) outcome.sees.push(identifier)
          if (switches) outcome.switches.push(identifier)
          page.say({ deviceIdentifier: identifier, messageId: identifier, action: 'on', pin: '18' })
          const answer = await page.hears((said): said is typeof said => 'stage' in said)
          // The devices are not connected: whoever may switch them is told that.
          if ('code' in answer && answer.code === 'device_offline') outcome.presses.push(identifier)
        }
        expect([listed, live]).toEqual([outcome.sees, outcome.sees])
        expect(outcome.presses).toEqual(outcome.switches)
        await page.close()
      }),
      { numRuns: 25 },
    )
  })
})
