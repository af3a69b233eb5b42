/** Guests and passes for single pins of devices, over HTTP, the live socket and MQTT. */

import { explainAccessEndpoint } from '@roomwire/contracts/http/access.ts'
import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import {
  listFavouritesEndpoint,
  setFavouriteEndpoint,
} from '@roomwire/contracts/http/favourites.ts'
import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { exportDataEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import type { CommandStage, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import {
  isType,
  isUpdate,
  type LivePage,
  openLivePage,
} from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const lamp = { device_identifier: 'SC-LAMP', pin: '18' } as const
const pump = { device_identifier: 'WLM-TANK', pin: 'pump' } as const

describe.each(engines)('a grant for one pin (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(engine)
  })
  afterAll(() => server.stop())
  afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

  /** A hall with lamps and a tank, all on. */
  async function furnish() {
    const owner = await registerOwner(server.url)
    const hall = await addRoom(owner, 'Hall')
    const connect = async (identifier: string) =>
      connectTestDevice(server.mqttUrl, identifier, await addDevice(owner, identifier, hall))
    const [lamps, tank] = [await connect('SC-LAMP'), await connect('WLM-TANK')]
    await lamps.report('state', { pins: { 18: 1, 19: 1, 21: 1, 25: 1 } })
    await tank.report('state', { pins: { pump: 1, led: 1 }, waterLevel: '80%' })
    return { owner, hall, lamps, tank }
  }
  const giveTo = (owner: TestPerson, { userId }: TestPerson, access: object) => {
    const [start_at, expires_at] = [server.clock.now(), server.clock.now() + 3_600_000]
    const body = { start_at, expires_at, ...access }
    return callApi(owner, updateGuestEndpoint, { path: { id: String(userId) }, body })
  }
  async function guestOf(owner: TestPerson, access: object) {
    const guest = await createTestGuest(owner, { now: server.clock.now() })
    await giveTo(owner, guest, access)
    return guest
  }
  async function press(page: LivePage, deviceIdentifier: string, pin: string) {
    const messageId = `press ${pin}`
    const isTank = deviceIdentifier.startsWith('WLM')
    const control = isTank ? { action: `${pin}Off` } : { action: 'off', pin }
    page.say({ deviceIdentifier, messageId, ...control })
    const isAnswer = (said: ToBrowser): said is CommandStage =>
      'stage' in said && said.messageId === messageId && said.stage !== 'received'
    const first = await page.hears(isAnswer)
    return first.stage === 'sent' ? page.hears(isAnswer) : first
  }
  const statesOf = async (person: TestPerson, identifier: string) => {
    const { pins, outputs } = await shownTo(person, identifier)
    return Object.fromEntries(
      Object.entries({ ...pins, ...outputs }).map(([key, pin]) => [key, pin.state]),
    )
  }

  it('ROLE-3 shows the device with that pin alone, and its room', async () => {
    const { owner, hall } = await furnish()
    const guest = await guestOf(owner, { pins: [lamp, pump] })
    expect(await statesOf(guest, 'SC-LAMP')).toEqual({ 18: 1 })
    expect(await statesOf(guest, 'WLM-TANK')).toEqual({ pump: 1 })
    expect(await shownTo(guest, 'WLM-TANK')).toMatchObject({
      partial: true,
      waterLevelString: null,
      pumpStatus: 'ON',
      ledStatus: null,
    })
    expect(await shownTo(owner, 'SC-LAMP')).not.toHaveProperty('partial')
    const { rooms } = await callApi(guest, listRoomsEndpoint, {})
    expect(rooms).toEqual([{ room_id: hall, room_name: 'Hall', device_count: 2 }])
  })

  it('ROLE-3 R-06 its guest hears nothing of the other pins, however many change', async () => {
    const { owner, hall, lamps } = await furnish()
    const guest = await guestOf(owner, { pins: [lamp] })
    const [page, owners] = [await openLivePage(guest), await openLivePage(owner)]
    const [before] = await page.watch(hall)
    await owners.watch(hall)
    for (const state of [0, 1, 0]) await lamps.report('state', { pins: { 19: state } })
    expect((await owners.settles()).filter(isUpdate()).length).toBe(3)
    await press(owners, 'SC-LAMP', '21')
    await lamps.settles()
    expect((await page.settles()).filter(isUpdate())).toEqual([])
    expect(await shownTo(guest, 'SC-LAMP')).toEqual(before)

    await lamps.report('state', { pins: { 18: 0, 19: 1 } })
    const update = await page.hears(isUpdate())
    expect(Object.entries(update.pins)).toMatchObject([['18', { state: 0 }]])
    expect(update.rev).toEqual([before?.rev[0], Number(before?.rev[1]) + 1])
    await Promise.all([page.close(), owners.close()])
  })

  it('ROLE-3 R-06 its guest switches that pin, and is answered about the others as about none', async () => {
    const { owner, lamps, tank } = await furnish()
    const guest = await guestOf(owner, { pins: [lamp, pump] })
    const page = await openLivePage(guest)
    expect(await press(page, 'SC-LAMP', '18')).toMatchObject({ stage: 'processed' })
    expect(await press(page, 'WLM-TANK', 'pump')).toMatchObject({ stage: 'processed' })
    const hidden = await press(page, 'SC-LAMP', '19')
    expect(hidden).toEqual(await press(page, 'SC-NONE', '19'))
    expect(hidden).toMatchObject({ stage: 'failed', code: 'not_found' })
    expect(await press(page, 'WLM-TANK', 'led')).toMatchObject({ code: 'not_found' })
    expect([lamps, tank].map(({ commands }) => commands.map(({ pin }) => pin))).toEqual([
      ['18'],
      ['pump'],
    ])
    await page.close()
  })

  it("ROLE-3 'All off' and favourites of its guest reach that pin alone", async () => {
    const { owner } = await furnish()
    const guest = await guestOf(owner, { pins: [lamp] })
    const off = await callApi(guest, turnAllOffEndpoint, { body: { room_id: null } })
    expect(off).toMatchObject({ done: 1, offline: 0, failed: 0 })
    expect(await statesOf(owner, 'SC-LAMP')).toEqual({ 18: 0, 19: 1, 21: 1, 25: 1 })
    const favour = (pin: '18' | '19') =>
      answerOf(guest, setFavouriteEndpoint, {
        body: { device_identifier: 'SC-LAMP', pin, is_favourite: true },
      })
    expect([(await favour('18')).status, (await favour('19')).status]).toEqual([200, 404])
    await giveTo(owner, guest, { pins: [{ ...lamp, pin: '21' }] })
    expect(await callApi(guest, listFavouritesEndpoint, {})).toEqual({ favourites: [] })
  })

  it('ROLE-3 LIVE-7 an open page follows from one pin to another, to the device, and back', async () => {
    const { owner, hall } = await furnish()
    const guest = await guestOf(owner, { pins: [lamp] })
    const page = await openLivePage(guest)
    const seen = async () => (await page.watch(hall)).map(({ pins }) => Object.keys(pins))
    expect(await seen()).toEqual([['18']])
    for (const [access, expected] of [
      [{ pins: [{ ...lamp, pin: '19' }] }, ['19']],
      [{ device_identifiers: ['SC-LAMP'], pins: [lamp] }, ['18', '19', '21', '25']],
      [{ pins: [lamp, { ...lamp, pin: '25' }] }, ['18', '25']],
    ] as const) {
      await giveTo(owner, guest, access)
      expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'profile' })
      expect(await seen()).toEqual([expected])
    }
    await page.close()
  })

  it('ROLE-3 a pass for one pin shows and switches it', async () => {
    const { owner, hall, lamps } = await furnish()
    const pass = await givePass(owner, { now: server.clock.now(), pins: [lamp] })
    const browser = passBrowser(pass)
    await browser.open()
    const page = await browser.page()
    const [shown] = await page.watch(hall)
    expect(Object.keys(shown?.pins ?? {})).toEqual(['18'])
    expect(await press(page, 'SC-LAMP', '19')).toMatchObject({ code: 'not_found' })
    expect(await press(page, 'SC-LAMP', '18')).toMatchObject({ stage: 'processed' })
    expect(lamps.commands.map(({ pin }) => pin)).toEqual(['18'])
    await page.close()
  })

  it('GEN-2 those who manage the home read which pins somebody may use; the guest reads it of themselves', async () => {
    const { owner } = await furnish()
    const guest = await guestOf(owner, { pins: [lamp, { ...lamp, pin: '21' }] })
    const usersOf = async (person: TestPerson, pin?: '18' | '19') => {
      const query = { device_identifier: 'SC-LAMP', ...(pin && { pin }) }
      const { people } = await callApi(person, explainAccessEndpoint, { query })
      return people.filter(({ role }) => role === 'guest').map(({ pins }) => pins)
    }
    expect(await usersOf(owner)).toEqual([['18', '21']])
    expect(await usersOf(owner, '18')).toEqual([['18']])
    expect(await usersOf(owner, '19')).toEqual([])
    expect(await usersOf(guest)).toEqual([['18', '21']])
    const hidden = { device_identifier: 'SC-LAMP', pin: '19' } as const
    expect((await answerOf(guest, explainAccessEndpoint, { query: hidden })).status).toBe(404)
    const { guest_access } = await callApi(guest, exportDataEndpoint, {
      body: { password: guest.password },
    })
    expect(guest_access?.places).toMatchObject([
      { room_name: null, ...lamp },
      { room_name: null, ...lamp, pin: '21' },
    ])
  })

  it('GEN-2 a pin that the device does not have, or of a device of another home, is given to nobody', async () => {
    const { owner } = await furnish()
    const guest = await guestOf(owner, { pins: [lamp] })
    const give = async (pin: object) =>
      giveTo(owner, guest, { pins: [pin] }).then(
        () => 'given',
        (error: unknown) => String(error),
      )
    expect(await give({ ...lamp, pin: 'pump' })).toContain('This device has no pin pump')
    expect(await give({ device_identifier: 'SC-ELSEWHERE', pin: '18' })).toContain(
      'Device not found',
    )
    expect(await statesOf(guest, 'SC-LAMP')).toEqual({ 18: 1 })
  })
})
