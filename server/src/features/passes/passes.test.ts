/** Managers give passes; a browser that opens the link holds one without an account. */
import { mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import * as passes from '@roomwire/contracts/http/passes.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import {
  handshake,
  isStage,
  isType,
  isUpdate,
  openLivePage,
} from '@roomwire/testing/clients/live-page.ts'
import { givePass, passBrowser, type TestPass } from '@roomwire/testing/clients/pass-holder.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { connectTestDevice, type TestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const hour = 3_600_000

describe.each(engines)('a pass (%s)', (engine) => {
  let server: TestServer
  let owner: TestPerson
  let living: number
  const devices: TestDevice[] = []
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await ownerOf(server)
    living = await addRoom(owner, 'Living Room')
    const kitchen = await addRoom(owner, 'Kitchen')
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

  const give = (terms: Partial<Parameters<typeof givePass>[1]> = {}) =>
    givePass(owner, { now: server.clock.now(), room_ids: [living], ...terms })
  const change = ({ id }: TestPass, terms: object = {}, who: TestPerson = owner) =>
    ask(server, `PUT /api/passes/${id}`, {
      token: who.token,
      body: {
        label: 'Cleaner',
        start_at: server.clock.now(),
        expires_at: server.clock.now() + hour,
        room_ids: [living],
        ...terms,
      },
    })
  const listed = async ({ id }: TestPass) =>
    (await callApi(owner, passes.listPassesEndpoint, {})).passes.find((one) => one.pass_id === id)
  const held = async (pass: TestPass) => {
    const browser = passBrowser(pass)
    expect((await browser.open()).status).toBe(200)
    return browser
  }

  it('lets a browser that opened its link see and switch what it is for, and nothing else', async () => {
    const browser = await held(await give())
    const page = await browser.page()
    const [lamp, ...others] = await page.watchHome()
    expect([lamp?.deviceIdentifier, others]).toEqual(['SC-000001', []])
    expect(lamp).toMatchObject({ local_ip: null, ipAddress: null, firmware: null })
    page.say({ deviceIdentifier: 'SC-000001', action: 'on', pin: 18, messageId: 'a' })
    await page.hears(isStage('processed', 'a'))
    page.say({ deviceIdentifier: 'SC-000002', action: 'on', pin: 18, messageId: 'b' })
    const refused = await page.hears(isStage('failed', 'b'))
    expect(refused).toMatchObject({ code: 'not_found' })
    await page.close()
  })

  it('follows what others switch', async () => {
    const page = await (await held(await give())).page()
    await page.watchHome()
    const owners = await openLivePage(owner)
    owners.say({ deviceIdentifier: 'SC-000001', action: 'on', pin: 19, messageId: 'c' })
    const isOn = isUpdate(({ pins }) => pins?.['19']?.state === 1)
    await page.hears(isOn)
    await Promise.all([page.close(), owners.close()])
  })

  it('shows its holder what it is, and the home by name', async () => {
    const browser = await held(await give({ label: 'Garden' }))
    const { status, body } = await browser.show()
    expect([status, Object(body).pass]).toEqual([
      200,
      expect.objectContaining({ label: 'Garden', state: 'open', may_switch: true, windows: [] }),
    ])
  })

  it('is told its secret once, and only the right secret opens it', async () => {
    const pass = await give()
    const wrong = await passBrowser({ ...pass, secret: 'x'.repeat(43) }).open()
    const none = await passBrowser({ ...pass, id: 2_000_000_000 }).open()
    expect([wrong.status, none.status]).toEqual([404, 404])
    expect(wrong.text).toBe(none.text)
    expect(JSON.stringify(await listed(pass))).not.toContain(pass.secret)
  })

  it('is held by as many browsers as it may be, each of them once; a place that is taken back is free', async () => {
    const pass = await give({ browsers_max: 1 })
    const first = await held(pass)
    expect((await first.open()).status).toBe(200)
    const second = passBrowser(pass)
    const full = await second.open()
    expect([full.status, Object(full.body).code]).toEqual([409, 'pass_full'])
    const [browser, ...others] = (await listed(pass))?.browsers ?? []
    expect(others).toEqual([])
    const page = await first.page()
    const path = { id: String(pass.id), browserId: browser?.browser_id ?? '' }
    await callApi(owner, passes.endPassBrowserEndpoint, { path })
    expect(await page.closed).toMatchObject({ code: 1008 })
    expect((await first.show()).status).toBe(401)
    expect((await second.open()).status).toBe(200)
  })

  it('is looked at by its link without a place, and with one by whoever holds it', async () => {
    const pass = await give({ browsers_max: 2, label: 'Garden' })
    const look = async (browser: ReturnType<typeof passBrowser>, secret = pass.secret) =>
      ask(server, `POST /api/pass/${pass.id}/look`, {
        body: { secret },
        headers: browser.headers(),
      })
    const first = passBrowser(pass)
    const seen = { pass: { label: 'Garden', state: 'open' } }
    expect((await look(first)).body).toMatchObject({ ...seen, places_left: 2, is_held: false })
    expect((await look(first)).headers.has('set-cookie')).toBe(false)
    expect((await listed(pass))?.browsers).toEqual([])
    await first.open()
    expect((await look(first)).body).toMatchObject({ ...seen, places_left: 1, is_held: true })
    expect((await look(first, 'x'.repeat(43))).status).toBe(404)
  })

  it('never has more browsers than it may, however many open it at once', async () => {
    const pass = await give({ browsers_max: 2 })
    const all = await Promise.all(Array.from({ length: 8 }, () => passBrowser(pass).open()))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await listed(pass))?.browsers).toHaveLength(2)
  })

  it('ends at once when it is revoked, and its pages say so', async () => {
    const pass = await give()
    const browser = await held(pass)
    const page = await browser.page()
    await callApi(owner, passes.revokePassEndpoint, { path: { id: String(pass.id) } })
    expect(await page.closed).toEqual({ code: 1008, reason: 'Your access was removed' })
    expect((await browser.show()).status).toBe(401)
    expect((await browser.open()).status).toBe(404)
    expect(await handshake(browser.address, { headers: browser.headers() })).toBe(401)
  })

  it('with a new link stays with the browsers that hold it, and the old link opens nothing more', async () => {
    const pass = await give({ browsers_max: 2 })
    const browser = await held(pass)
    const path = { id: String(pass.id) }
    const { secret } = await callApi(owner, passes.replacePassLinkEndpoint, { path })
    expect((await browser.show()).status).toBe(200)
    expect((await passBrowser(pass).open()).status).toBe(404)
    expect((await passBrowser({ ...pass, secret }).open()).status).toBe(200)
  })

  it('that is changed, paused or over shows that under an open page', async () => {
    const pass = await give()
    const browser = await held(pass)
    const page = await browser.page()
    expect(await page.watchHome()).toHaveLength(1)
    expect((await change(pass, { paused: true })).status).toBe(200)
    await page.hears(isType('homeChanged'))
    expect(Object((await browser.show()).body).pass.state).toBe('paused')
    page.say({ deviceIdentifier: 'SC-000001', action: 'off', pin: 18, messageId: 'd' })
    expect(await page.hears(isStage('failed', 'd'))).toMatchObject({ code: 'access_closed' })
    await change(pass, { may_switch: false })
    expect(Object((await browser.show()).body).pass).toMatchObject({
      state: 'open',
      may_switch: false,
    })
    page.say({ deviceIdentifier: 'SC-000001', action: 'off', pin: 18, messageId: 'e' })
    expect(await page.hears(isStage('failed', 'e'))).toMatchObject({ code: 'forbidden' })
    server.clock.advance(2 * hour)
    expect(await page.closed).toEqual({ code: 1008, reason: 'This pass has ended' })
    expect(Object((await browser.show()).body).pass.state).toBe('ended')
    expect(Object((await passBrowser(pass).open()).body).code).toBe('pass_ended')
    await change(pass)
    expect(Object((await browser.show()).body).pass.state).toBe('open')
  })

  it('may be opened before it begins, and shows nothing yet', async () => {
    const start_at = server.clock.now() + hour
    const browser = await held(await give({ start_at, expires_at: start_at + hour }))
    expect(Object((await browser.show()).body).pass.state).toBe('not_begun')
    expect(await handshake(browser.address, { headers: browser.headers() })).toBe(401)
  })

  it('goes with the room that it is for; what is deleted names it first', async () => {
    const attic = await addRoom(owner, 'Attic')
    const pass = await give({ room_ids: [attic], label: 'Roofer' })
    const browser = await held(pass)
    const page = await browser.page()
    const preview = await ask(server, `GET /api/rooms/${attic}/deletion`, { token: owner.token })
    expect(Object(preview.body).passes).toEqual([{ id: pass.id, label: 'Roofer' }])
    await ask(server, `DELETE /api/rooms/${attic}`, { token: owner.token })
    expect(await page.closed).toMatchObject({ code: 1008 })
    expect(await listed(pass)).toMatchObject({ has_access: false, places: [] })
    expect(Object((await browser.show()).body).pass.state).toBe('ended')
  })

  it('tells its open page of a device that leaves it, and of nothing about people', async () => {
    const attic = await addRoom(owner, 'Loft')
    await addDevice(owner, 'SC-000003', attic)
    const page = await (await held(await give({ room_ids: [attic] }))).page()
    expect(await page.watchHome()).toHaveLength(1)
    await createTestFamily(owner)
    const body = { deviceIdentifier: 'SC-000003', room_id: null }
    await callApi(owner, mapRoomEndpoint, { body })
    expect(await page.hears(isType('homeChanged'))).toMatchObject({ what: 'devices' })
    expect(await page.watchHome()).toEqual([])
    await page.close()
  })

  it('is left by its holder, and the place is free', async () => {
    const pass = await give()
    const browser = await held(pass)
    const answer = await browser.leave()
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await listed(pass))?.browsers).toEqual([])
    expect((await browser.show()).status).toBe(401)
  })

  it('is for those who manage the home alone, and each home for itself', async () => {
    const pass = await give()
    const family = await createTestFamily(owner)
    expect((await answerOf(family, passes.listPassesEndpoint, {})).status).toBe(403)
    const stranger = await ownerOf(server)
    expect((await callApi(stranger, passes.listPassesEndpoint, {})).passes).toEqual([])
    expect((await change(pass, {}, stranger)).status).toBe(404)
    expect((await ask(server, `DELETE /api/passes/${pass.id}`, stranger)).status).toBe(404)
  })
})

describe('the cookie of a pass', () => {
  let server: TestServer
  let owner: TestPerson
  beforeAll(async () => {
    server = await startTestServer('sqlite')
    owner = await ownerOf(server)
  })
  afterAll(() => server.stop())

  it('counts only for its own pass, from pages of this site, and not beside a bearer token', async () => {
    const now = server.clock.now()
    const [one, other] = [await givePass(owner, { now }), await givePass(owner, { now })]
    const browser = passBrowser(one)
    const { headers } = await browser.open()
    const set = headers.get('set-cookie')
    expect(set).toMatch(/; HttpOnly; SameSite=Strict;/)
    expect(set).toContain(`; Path=/api/pass/${one.id};`)
    const { cookie = '' } = browser.headers()
    const value = cookie.slice(cookie.indexOf('=') + 1)
    const asked = async (id: number, more: Record<string, string>) =>
      (await ask(server, `GET /api/pass/${id}/session`, { headers: more })).status
    expect(await asked(one.id, { cookie })).toBe(200)
    expect(await asked(other.id, { cookie: `pass-${other.id}=${value}` })).toBe(401)
    expect(await asked(one.id, { cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await asked(one.id, { cookie, authorization: `Bearer ${owner.token}` })).toBe(401)
    for (const line of ['GET /api/devices', 'GET /api/passes', 'GET /api/rooms/user'] as const) {
      expect((await ask(server, line, { headers: { cookie } })).status).toBe(401)
    }
    const bearer = { authorization: `Bearer ${value}` }
    expect((await ask(server, 'GET /api/devices', { headers: bearer })).status).toBe(401)
    const foreign = { headers: { cookie, origin: 'https://evil.example' } }
    expect(await handshake(browser.address, foreign)).toBe(403)
    expect(await handshake(browser.address)).toBe(401)
  })

  it('is taken only by a page of this site', async () => {
    const pass = await givePass(owner, { now: server.clock.now() })
    const { status } = await ask(server, `POST /api/pass/${pass.id}/session`, {
      body: { secret: pass.secret },
      headers: { origin: 'https://evil.example' },
    })
    expect(status).toBe(403)
  })
})

describe('the PIN of a pass', () => {
  let server: TestServer
  let owner: TestPerson
  // It stands still, so that a busy machine shortens no wait.
  let now = Date.now()
  const clock = {
    now: () => now,
    advance: (ms: number) => {
      now += ms
    },
  }
  beforeAll(async () => {
    server = await startTestServer('sqlite', { clock, limitScale: 1 })
    owner = await ownerOf(server)
  })
  afterAll(() => server.stop())

  it('may be tried five times, and then after growing waits; the right one opens the pass', async () => {
    const pass = await givePass(owner, { now: server.clock.now(), pin: '424242' })
    const browser = passBrowser(pass)
    expect(Object((await browser.open()).body)).toMatchObject({
      code: 'pass_pin_needed',
      field: 'pin',
    })
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await browser.open({ pin: '000000' })
      expect([status, Object(body).code]).toEqual([403, 'pass_pin_wrong'])
    }
    // Looking is a try like any other.
    const look = await ask(server, `POST /api/pass/${pass.id}/look`, {
      body: { secret: pass.secret, pin: '424242' },
    })
    expect([look.status, Object(look.body).code]).toEqual([429, 'too_many_attempts'])
    const waiting = await browser.open({ pin: '424242' })
    expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '30'])
    server.clock.advance(30_000)
    expect((await browser.open({ pin: '424242' })).status).toBe(200)
  })

  it('stays when the pass is changed, until it is taken away', async () => {
    const times = { start_at: server.clock.now(), expires_at: server.clock.now() + hour }
    const pass = await givePass(owner, { now: server.clock.now(), pin: '424242' })
    const path = { id: String(pass.id) }
    for (const [given, has_pin] of [
      [{}, true],
      [{ pin: '131313' }, true],
      [{ pin: null }, false],
    ] as const) {
      const body = { label: 'Cleaner', ...times, ...given }
      const changed = await callApi(owner, passes.updatePassEndpoint, { path, body })
      expect(changed.pass.has_pin).toBe(has_pin)
    }
    expect((await passBrowser(pass).open()).status).toBe(200)
  })
})
