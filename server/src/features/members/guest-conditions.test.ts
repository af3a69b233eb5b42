/** A guest's access has conditions: several places, only looking, times of the week, a pause. */
import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import type { CommandStage, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
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

const day = 24 * 3_600_000

/** A clock that only the tests move. */
let now = Temporal.ZonedDateTime.from('2026-11-24T08:00[Asia/Kolkata]').epochMilliseconds
const clock = {
  now: () => now,
  advance: (ms: number) => {
    now += ms
  },
}
/** @param time of that Tuesday, by the clocks of the home */
const turnTo = (time: string) => {
  now = Temporal.ZonedDateTime.from(`2026-11-24T${time}[Asia/Kolkata]`).epochMilliseconds
}
const cleaner = [{ days: [2], from: '09:00', to: '12:00' }]

describe.each(engines)('the conditions of a guest’s access (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson & { homeId: number }
  let rooms: { living: number; kitchen: number; study: number }
  const devices: TestDevice[] = []
  beforeAll(async () => {
    server = await startTestServer(engine, { clock })
    owner = await ownerOf(server)
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Asia/Kolkata' } })
    const [living, kitchen, study] = [
      await addRoom(owner, 'Living Room'),
      await addRoom(owner, 'Kitchen'),
      await addRoom(owner, 'Study'),
    ]
    rooms = { living, kitchen, study }
    for (const [identifier, roomId] of [
      ['SC-000001', living],
      ['SC-000002', kitchen],
      ['SC-000003', study],
    ] as const) {
      const secret = await addDevice(owner, identifier, roomId)
      devices.push(await connectTestDevice(server.mqttUrl, identifier, secret))
    }
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const guestWith = async (access: object) => {
    const guest = await createTestGuest(owner, { now: clock.now() })
    await change(guest, access)
    return guest
  }
  const change = ({ userId }: TestPerson, access: object = {}) =>
    callApi(owner, updateGuestEndpoint, {
      path: { id: String(userId) },
      body: { start_at: clock.now(), expires_at: clock.now() + 60 * day, ...access },
    })
  const seen = async ({ token }: TestPerson) => {
    const roomList = Object((await ask(server, 'GET /api/rooms/my-rooms', { token })).body).rooms
    const { body } = await ask(server, 'GET /api/devices', { token })
    return [
      roomList.map((room: Record<string, unknown>) => room.room_name).join(', '),
      Object(body)
        .devices.map((one: Record<string, unknown>) => one.deviceIdentifier)
        .join(', '),
    ]
  }
  const press = async (guest: TestPerson, deviceIdentifier: string) => {
    const page = await openLivePage(guest)
    page.say({ deviceIdentifier, messageId: 'press', action: 'on', pin: '18' })
    const isAnswer = (said: ToBrowser): said is CommandStage =>
      'stage' in said && said.messageId === 'press'
    const answer = await page.hears(isAnswer)
    await page.close()
    return answer
  }
  const accessOf = async (guest: TestPerson) => {
    const { body } = await ask(server, `GET /api/users/profile/${guest.userId}`, guest)
    return Object(body).user.access
  }

  it('ROLE-3 several rooms and devices are what a guest sees, and nothing else', async () => {
    const guest = await guestWith({
      room_ids: [rooms.living],
      device_identifiers: ['SC-000003'],
    })
    expect(await seen(guest)).toEqual(['Living Room, Study', 'SC-000001, SC-000003'])
    const { body } = await ask(server, `GET /api/users/guest/list/${owner.userId}`, owner)
    const listed = Object(body).guests.find(
      (one: Record<string, unknown>) => one.user_id === guest.userId,
    )
    expect(listed).toMatchObject({
      room_name: 'Living Room',
      places: [
        { room_id: rooms.living, room_name: 'Living Room', device_identifier: null },
        { room_id: null, device_identifier: 'SC-000003', device_name: 'Device SC-000003' },
      ],
    })
  })

  it('GEN-2 a guest learns nothing of the network of a device: neither from a call nor live', async () => {
    const guest = await guestWith({ room_ids: [rooms.living] })
    const hidden = ['local_ip', 'ipAddress', 'firmware', 'rssi', 'uptimeSeconds', 'freeMemoryBytes']
    const shownOf = (device: object | undefined) =>
      Object.entries(device ?? {}).flatMap(([name, value]) =>
        hidden.includes(name) && value !== null ? name : [],
      )
    const seenBy = async (person: TestPerson) => {
      const page = await openLivePage(person)
      await page.watch(rooms.living)
      await devices[0]?.report('hello', { firmware: 'test 1', rssi: -60, ip: '192.168.1.44' })
      await devices[0]?.report('state', { pins: { 18: 1 } })
      const update = await page.hears(isUpdate())
      const [snapshot] = await page.watch(rooms.living)
      const { body } = await ask(server, 'GET /api/devices', { token: person.token })
      await page.close()
      return [update, snapshot, Object(body).devices[0]].map(shownOf)
    }
    const [update, snapshot, listed] = await seenBy(owner)
    expect(update).toContain('local_ip')
    expect(snapshot).toEqual(expect.arrayContaining(['firmware', 'rssi', 'ipAddress']))
    expect(listed).toEqual(snapshot)
    expect(await seenBy(guest)).toEqual([[], [], []])
  })

  it('ROLE-3 a guest who may only look sees, and their press is refused', async () => {
    const guest = await guestWith({ room_ids: [rooms.living], may_switch: false })
    expect(await seen(guest)).toEqual(['Living Room', 'SC-000001'])
    expect(await press(guest, 'SC-000001')).toMatchObject({ stage: 'failed', code: 'forbidden' })
    expect(await accessOf(guest)).toMatchObject({ is_open: true, may_switch: false })
  })

  it('LIVE-7 a pause hides everything at once, the guest stays signed in, and a press is told why', async () => {
    const guest = await guestWith({ room_ids: [rooms.living] })
    const page = await openLivePage(guest)
    page.say({ type: 'subscribeRoom', messageId: 'room', roomId: rooms.living })
    await page.hears(isSnapshot)
    await change(guest, { room_ids: [rooms.living], paused: true })
    expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'profile' })
    await page.settles()
    await devices[0]?.report('status', 'still here')
    expect((await page.settles()).filter(isUpdate())).toEqual([])
    expect(await seen(guest)).toEqual(['', ''])
    expect(await press(guest, 'SC-000001')).toMatchObject({
      stage: 'failed',
      code: 'access_closed',
      error: 'Your access is paused',
    })
    expect(await press(guest, 'SC-000002')).toMatchObject({ stage: 'failed', code: 'not_found' })
    expect(await accessOf(guest)).toMatchObject({ is_open: false, paused: true })
    await change(guest, { room_ids: [rooms.living] })
    expect(await seen(guest)).toEqual(['Living Room', 'SC-000001'])
    await page.close()
  })

  it('DASH-8 times of the week open and close by the clocks of the home, under an open page', async () => {
    turnTo('08:59:59.990')
    const guest = await guestWith({ room_ids: [rooms.living], windows: cleaner })
    const page = await openLivePage(guest)
    await page.settles()
    expect(await seen(guest)).toEqual(['', ''])
    expect(await press(guest, 'SC-000001')).toMatchObject({
      code: 'access_closed',
      error: 'Only Tuesday 09:00 to 12:00',
    })
    const opens = Temporal.ZonedDateTime.from('2026-11-24T09:00[Asia/Kolkata]').epochMilliseconds
    expect(await accessOf(guest)).toMatchObject({ is_open: false, changes_at: opens })

    turnTo('09:00')
    expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'profile' })
    expect(await seen(guest)).toEqual(['Living Room', 'SC-000001'])
    expect(await press(guest, 'SC-000001')).toMatchObject({ stage: 'sent' })
    await page.settles()

    turnTo('12:00')
    expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'profile' })
    expect(await seen(guest)).toEqual(['', ''])
    await page.close()
  })

  it('DASH-8 another time zone of the home moves the times, and open pages follow', async () => {
    turnTo('12:30')
    const noon = [{ days: [2], from: '12:00', to: '13:00' }]
    const guest = await guestWith({ windows: noon })
    const page = await openLivePage(guest)
    expect((await seen(guest))[0]).toBe('Kitchen, Living Room, Study')
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Europe/Berlin' } })
    expect((await seen(guest))[0]).toBe('')
    expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'profile' })
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Asia/Kolkata' } })
    await page.close()
  })

  it.each([
    ['a day that is none', [{ days: [8], from: '09:00', to: '12:00' }]],
    ['no day', [{ days: [], from: '09:00', to: '12:00' }]],
    ['a time that is none', [{ days: [1], from: '24:00', to: '12:00' }]],
    ['too many', Array(8).fill(cleaner[0])],
  ])('DASH-8 %s is refused', async (_title, windows) => {
    const guest = await guestWith({})
    const { status } = await ask(server, `PUT /api/users/guest/update/${guest.userId}`, {
      token: owner.token,
      body: { start_at: clock.now(), expires_at: clock.now() + day, windows },
    })
    expect(status).toBe(400)
  })
})
