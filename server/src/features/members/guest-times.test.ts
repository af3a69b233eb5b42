/** A guest, or the holder of a pass, may have one thing at one time and another at another. */
import { createGuestEndpoint, updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { listPassesEndpoint } from '@roomwire/contracts/http/passes.ts'
import type { CommandStage } from '@roomwire/contracts/live/to-browser.ts'
import { newPerson } from '@roomwire/testing/access/http-objects.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { isType, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const at = (time: string) => Temporal.ZonedDateTime.from(`${time}[Asia/Kolkata]`).epochMilliseconds
/** A Wednesday. */
let now = at('2026-11-25T12:00')
const clock = {
  now: () => now,
  advance: (ms: number) => {
    now += ms
  },
}
const sunday = at('2026-11-29T18:00')
const newYear = at('2027-01-01T00:00')
const evenings = [{ days: [1, 2, 3, 4, 5], from: '18:00', to: '22:00' }]

describe.each(engines)('access at several times (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson & { homeId: number }
  let living: number
  beforeAll(async () => {
    server = await startTestServer(engine, { clock })
    owner = await ownerOf(server)
    await callApi(owner, changeHomeEndpoint, {
      body: { time_zone: 'Asia/Kolkata', locale: 'en-US' },
    })
    living = await addRoom(owner, 'Living Room')
    await addDevice(owner, 'SC-000001', living)
    await addDevice(owner, 'SC-000002', await addRoom(owner, 'Kitchen'))
  })
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  /** Access to the living room until Sunday, and to a lamp on the evenings of weekdays until the new year. */
  const terms = () => ({
    start_at: now,
    expires_at: sunday,
    room_ids: [living],
    further: [
      {
        start_at: now,
        expires_at: newYear,
        pins: [{ device_identifier: 'SC-000002', pin: '18' as const }],
        windows: evenings,
      },
    ],
  })
  const pinsSeen = async ({ token }: TestPerson) => {
    const { body } = await ask(server, 'GET /api/devices', { token })
    return Object(body).devices.map((one: Record<string, object>) => [
      one.deviceIdentifier,
      Object.keys({ ...one.pins, ...one.outputs }).join(),
    ])
  }
  const all = ['SC-000001', '18,19,21,25']
  const lamp = ['SC-000002', '18']

  it('ROLE-3 DASH-8 this lamp on weekday evenings and that room until tonight: each opens and ends by itself, under an open page', async () => {
    now = at('2026-11-25T12:00')
    const guest = await createTestGuest(owner, { now })
    const path = { id: String(guest.userId) }
    const tonight = { ...terms(), expires_at: at('2026-11-25T20:00') }
    await callApi(owner, updateGuestEndpoint, { path, body: tonight })
    expect(await pinsSeen(guest)).toEqual([all])
    const page = await openLivePage(guest)
    const looks = async (time: string) => {
      await page.settles()
      now = at(time)
      await page.hears(isType('homeChanged'))
      return pinsSeen(guest)
    }
    expect(await looks('2026-11-25T18:00')).toEqual([all, lamp])
    expect(await looks('2026-11-25T20:00')).toEqual([lamp])
    expect(await looks('2026-11-25T22:00')).toEqual([])
    const { body } = await ask(server, `GET /api/users/profile/${guest.userId}`, guest)
    expect(Object(body).user).toMatchObject({
      expires_at: newYear,
      access: {
        is_open: false,
        windows: evenings,
        changes_at: at('2026-11-26T18:00'),
        times: [{ expires_at: newYear, windows: evenings, paused: false, may_switch: true }],
      },
    })
    page.say({ deviceIdentifier: 'SC-000002', messageId: 1, action: 'on', pin: '18' })
    const refused = await page.hears((said): said is CommandStage => 'stage' in said)
    expect(refused).toMatchObject({ code: 'access_closed' })
    // Times as the home writes them.
    expect(Object(refused).error.replace(/\s/g, ' ')).toBe(
      'Only Monday to Friday 6:00 PM to 10:00 PM',
    )
    await page.close()
  })

  it('DASH-4 DASH-8 managers see, change and export each time as it was given; what ends last stands first', async () => {
    now = at('2026-11-25T12:00')
    const body = { ...newPerson(), ...terms() }
    const { guest } = await callApi(owner, createGuestEndpoint, { body })
    const place = { room_id: living, device_identifier: null }
    expect(guest).toMatchObject({
      expires_at: newYear,
      windows: evenings,
      places: [{ device_identifier: 'SC-000002', pin: '18' }],
      further: [{ expires_at: sunday, windows: [], places: [place], paused_at: null }],
    })
    const path = { id: String(guest.user_id) }
    const paused = { ...terms(), paused: true }
    const changed = await callApi(owner, updateGuestEndpoint, { path, body: paused })
    expect(changed.guest).toMatchObject({ paused_at: null, further: [{ paused_at: now }] })
    now += 60_000
    const again = await callApi(owner, updateGuestEndpoint, { path, body: paused })
    expect(again.guest.further).toMatchObject([{ paused_at: now - 60_000 }])
    const alike = { ...terms(), further: [{ ...terms(), further: undefined, room_ids: [living] }] }
    const one = await callApi(owner, updateGuestEndpoint, { path, body: alike })
    expect([one.guest.places.length, one.guest.further]).toEqual([1, []])
  })

  it('ROLE-3 a pass may be for one thing at one time and another at another', async () => {
    now = at('2026-11-25T12:00')
    const pass = await givePass(owner, { now, ...terms() })
    const { passes } = await callApi(owner, listPassesEndpoint, {})
    expect(passes.find(({ pass_id }) => pass_id === pass.id)).toMatchObject({
      expires_at: newYear,
      further: [{ expires_at: sunday }],
    })
    const browser = passBrowser(pass)
    await browser.open()
    const shown = Object((await browser.show()).body).pass
    expect(shown).toMatchObject({
      state: 'open',
      expires_at: newYear,
      windows: [],
      changes_at: sunday,
      times: [
        { expires_at: newYear, windows: evenings },
        { expires_at: sunday, windows: [] },
      ],
    })
  })

  it.each([
    [{ expires_at: 0 }, 400],
    [{ room_ids: [999_999] }, 404],
    [{ device_identifiers: ['SC-999999'] }, 404],
    [{ may_arrange: true, may_switch: false }, 400],
    [{ further: [] }, 400],
  ])('R-02 what is asked for at another time is checked as well: %j', async (wrong, status) => {
    const more = [{ ...terms(), further: undefined, ...wrong }]
    const body = Object({ ...newPerson(), ...terms(), further: more })
    expect((await answerOf(owner, createGuestEndpoint, { body })).status).toBe(status)
  })
})
