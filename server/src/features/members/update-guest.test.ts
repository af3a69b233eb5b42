/** Managers change what a guest may reach, and when; the guest's session and open pages follow. */
import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isSnapshot, isType, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const hour = 3_600_000

describe.each(engines)('changing a guest (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson
  let living: number
  let kitchen: number
  const devices: TestDevice[] = []
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await ownerOf(server)
    living = await addRoom(owner, 'Living Room')
    kitchen = await addRoom(owner, 'Kitchen')
    for (const [identifier, roomId] of [
      ['SC-000001', living],
      ['SC-000002', kitchen],
    ] as const) {
      const secret = await addDevice(owner, identifier, roomId)
      devices.push(await connectTestDevice(server.mqttUrl, identifier, secret))
    }
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const inHours = (hours: number) => server.clock.now() + hours * hour
  const guestOf = (room_id: number) => createTestGuest(owner, { now: server.clock.now(), room_id })
  const change = ({ userId }: TestPerson, access: object = {}, token = owner.token) =>
    ask(server, `PUT /api/users/guest/update/${userId}`, {
      token,
      body: { start_at: server.clock.now(), expires_at: inHours(1), ...access },
    })
  const seen = async ({ token }: TestPerson) => {
    const { body } = await ask(server, 'GET /api/devices', { token })
    return Object(body).devices.map((device: Record<string, unknown>) => device.deviceIdentifier)
  }
  const listed = async ({ userId }: TestPerson) => {
    const { body } = await ask(server, `GET /api/users/guest/list/${owner.userId}`, owner)
    return Object(body).guests.find((one: Record<string, unknown>) => one.user_id === userId)
  }

  it('ROLE-3 a guest gets another room, a device, or everything, and stays signed in', async () => {
    const guest = await guestOf(living)
    expect(await seen(guest)).toEqual(['SC-000001'])
    const inKitchen = await change(guest, { room_id: kitchen })
    expect(inKitchen.body).toMatchObject({
      message: 'Guest updated',
      guest: { user_id: guest.userId, room_name: 'Kitchen', device_identifier: null },
    })
    expect(await seen(guest)).toEqual(['SC-000002'])
    await change(guest, { device_identifier: 'SC-000001' })
    expect(await seen(guest)).toEqual(['SC-000001'])
    await change(guest)
    expect(await seen(guest)).toEqual(['SC-000001', 'SC-000002'])
    expect(await listed(guest)).toMatchObject({ room_id: null, device_identifier: null })
  })

  it('LIVE-7 DASH-4 the time is made longer and shorter', async () => {
    const guest = await guestOf(living)
    const until = [inHours(48), inHours(2)]
    for (const expires_at of until) {
      expect((await change(guest, { expires_at, room_id: living })).status).toBe(200)
      expect(await listed(guest)).toMatchObject({ expires_at, has_access: true })
    }
    const { body } = await ask(server, `GET /api/users/profile/${guest.userId}`, guest)
    expect(body).toMatchObject({ user: { expires_at: until[1] } })
  })

  it('ROLE-3 a guest whose room was deleted gets access again', async () => {
    const study = await addRoom(owner, 'Study')
    const guest = await guestOf(study)
    await ask(server, `DELETE /api/rooms/${study}`, owner)
    expect(await listed(guest)).toMatchObject({ has_access: false })
    await change(guest, { room_id: kitchen })
    expect(await listed(guest)).toMatchObject({ has_access: true, room_name: 'Kitchen' })
    const { email, password } = guest
    const again = await ask(server, 'POST /api/users/login', { body: { email, password } })
    expect(again.status).toBe(200)
  })

  it.each([
    ['ends before it starts', { expires_at: 1 }, 'The access must end after it starts'],
    ['is over', { start_at: 1, expires_at: 2 }, 'The end is in the past'],
    [
      'lasts more than a year',
      { expires_at: 8_000_000_000_000_000 },
      'A guest may have access for a year at most',
    ],
    ['is for a room that is none', { room_id: 2_000_000_000 }, 'Room not found'],
    ['is for a device that is none', { device_identifier: 'SC-404' }, 'Device not found'],
    ['has a role', { role: 'admin' }, 'Unknown field: role'],
  ])('API-18 R-05 a change is refused that %s', async (_title, access, error) => {
    const guest = await guestOf(living)
    const before = await listed(guest)
    expect((await change(guest, access)).body).toMatchObject({ error })
    expect(await listed(guest)).toEqual(before)
  })

  it('LIVE-4 an open page of the guest follows at once: it loses the old room, and is sent the new one', async () => {
    const guest = await guestOf(living)
    const page = await openLivePage(guest)
    await page.watchHome()
    await page.settles()
    await callApi(owner, updateGuestEndpoint, {
      path: { id: String(guest.userId) },
      body: { start_at: server.clock.now(), expires_at: inHours(1), room_id: kitchen },
    })
    await expect.poll(() => page.heard.some(isSnapshot)).toBe(true)
    const heard = await page.settles()
    expect(heard.filter(isType('homeChanged')).map(({ what }) => what)).toEqual([
      'profile',
      'rooms',
      'devices',
    ])
    expect(heard.filter(isSnapshot).at(-1)?.devices.map(whose)).toEqual(['SC-000002'])
    for (const device of devices) await device.report('state', { pins: { 18: 1 } })
    await expect.poll(() => page.heard.some(isUpdate())).toBe(true)
    expect((await page.settles()).filter(isUpdate()).map(whose)).toEqual(['SC-000002'])
    page.say({ deviceIdentifier: 'SC-000001', messageId: 'm', action: 'off', pin: 18 })
    expect(await page.settles()).toMatchObject([{ error: 'Device not found' }])
  })

  it('LIVE-7 an access that starts later ends the session and the open page', async () => {
    const guest = await guestOf(living)
    const page = await openLivePage(guest)
    await change(guest, { start_at: inHours(1), expires_at: inHours(2), room_id: living })
    expect(await page.closed).toMatchObject({ code: 1008 })
    const { status, body } = await ask(server, 'GET /api/devices', guest)
    expect([status, Object(body).code]).toEqual([401, 'not_signed_in'])
  })
})

const whose = ({ deviceIdentifier }: { deviceIdentifier: string }) => deviceIdentifier
