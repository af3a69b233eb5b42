import { join } from 'node:path'
import { logoutEndpoint, profileEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import { deleteGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openCodeReader } from '@roomwire/testing/browser/close-codes.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { holdClock, passUntil, recordConnects } from '@roomwire/testing/browser/page-clock.ts'
import { countRenders, rendersSince } from '@roomwire/testing/browser/renders.ts'
import {
  createHomeWithDevices,
  enterRoom,
  isLive,
  moduleOf,
  moduleShows,
  plateOf,
} from '@roomwire/testing/browser/room-pages.ts'
import { signInOn } from '@roomwire/testing/browser/signed-in-pages.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, stillClock } from '@roomwire/testing/worlds/test-server.ts'
import type { Locator, Page, WebSocketRoute } from 'playwright'
import { describe, expect, onTestFinished, test } from 'vitest'

const fixture = openBrowserFixture()

const id = 'SC-000001'
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
const isAnnounced = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.locator('#say').textContent()).toMatch(text)

/** Presses a module's button and reads the module in the next frame that is drawn, also while the page's clock is held. */
function pressAndLook(module: Locator): Promise<string> {
  return module.evaluate(async (element) => {
    const buttons = Array.from(element.querySelectorAll('button'))
    buttons.find(({ innerText }) => innerText.startsWith('Turn'))?.click()
    // An element observed anew is reported once, in the next frame.
    await new Promise<void>((drawn) => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        drawn()
      })
      observer.observe(document.body)
    })
    return element instanceof HTMLElement ? element.innerText : ''
  })
}

/** The dashes of a module, the solid frame under them, and the ring of the focus around it. */
const edgesOf = (module: Locator) =>
  module.evaluate((element) => {
    const { content, borderTopStyle, borderTopWidth } = getComputedStyle(element, '::after')
    const { boxShadow: frame, outlineStyle: focus } = getComputedStyle(element)
    const dashes = content === 'none' ? 'none' : `${borderTopStyle} ${borderTopWidth}`
    return { dashes, frame, focus }
  })

/** Records in the page, as `touchedModules`, in which of these modules anything changes from now on. */
function recordTouched(modules: Locator): Promise<void> {
  return modules.evaluateAll((items) => {
    const touched = new Set<Node>()
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const item = items.find((one) => one.contains(target))
        if (item) touched.add(item)
      }
    })
    const everything = { subtree: true, childList: true, attributes: true, characterData: true }
    watch.observe(document.body, everything)
    Object.assign(window, { touchedModules: touched })
  })
}

type Message = Record<string, unknown>

type Heard = { sent: Message[]; received: Message[]; addresses: string[] }
const nothingHeard = (): Heard => ({ sent: [], received: [], addresses: [] })

/** Records the addresses and messages of a page's live sockets from now on. */
function wiretap(page: Page, heard = nothingHeard()): Heard {
  page.on('websocket', (socket) => {
    heard.addresses.push(socket.url())
    socket.on('framesent', ({ payload }) => void heard.sent.push(JSON.parse(String(payload))))
    socket.on('framereceived', ({ payload }) => {
      heard.received.push(JSON.parse(String(payload)))
    })
  })
  return heard
}

/** A page of a person in Living Room, with what goes over its live sockets from the first on. */
async function tappedRoom(person: TestPerson, options: Parameters<typeof fixture.room>[1] = {}) {
  const heard = nothingHeard()
  const before = async (page: Page) => {
    wiretap(page, heard)
    await options.before?.(page)
  }
  return { ...(await fixture.room(person, { ...options, before })), heard }
}

/** The same for a page that hears everything: the server has said so. */
async function hearingRoom(...given: Parameters<typeof tappedRoom>) {
  const visitor = await tappedRoom(...given)
  await isSubscribed(visitor.heard.received)
  return visitor
}

const isSubscribed = (received: readonly Message[], type = 'subscription') =>
  expect
    .poll(() => received.some((message) => message.type === type && message.subscribed === true))
    .toBe(true)

const webFolder = join(import.meta.dirname, '../web/dist')

/** A server whose clock the test moves: however long the machine stands still, no command and no access ends by that. */
async function startStillServer() {
  const server = await startTestServer('sqlite', { webFolder, clock: stillClock() })
  onTestFinished(server.stop)
  return server
}

/** A new home on such a server. */
async function openStillHome(...identifiers: string[]) {
  const server = await startStillServer()
  const home = await createHomeWithDevices(server, ...identifiers)
  onTestFinished(home.stop)
  return { ...home, server }
}

describe('a press', () => {
  test('LIVE-2 LIVE-6 SOCK-1 SOCK-2 is drawn in the next frame, and its stages come in order', async () => {
    const server = await startStillServer()
    const { owner, identifier, secret } = await createTestHome(server.url)
    const device = await connectTestDevice(server.mqttUrl, identifier, secret, { deaf: true })
    await device.report('state', { pins: { 18: 0 } })
    const family = await createTestFamily(owner)
    const [own, other] = await Promise.all([hearingRoom(owner), hearingRoom(family)])
    const { sent, received, addresses } = own.heard
    const address = new URL(addresses[0]!)
    expect(`${address.origin}${address.pathname}`).toBe(
      `${server.url.replace('http', 'ws')}/ws-app`,
    )
    expect(address.searchParams.get('token')).toMatch(/^\S{20,}$/)
    expect(address.href).not.toContain(own.token)

    for (const { page } of [own, other]) {
      await moduleShows(moduleOf(page, 'Pin 18'), 'OFF')
      // The text of a pending press changes after 2 s.
      await holdClock(page)
    }
    const isSending = (page: Page) =>
      moduleOf(page, 'Pin 18').getByText('Sending…', { exact: true }).isVisible()
    expect(await pressAndLook(moduleOf(own.page, 'Pin 18'))).toMatch(/^ON\n/)
    for (const { page } of [own, other]) await passUntil(page, () => isSending(page), 50)
    expect((await shownTo(owner, identifier)).pins['18']).toMatchObject({ state: 0, desired: 1 })
    await device.acknowledges({ ok: true })
    await device.report('state', { pins: { 18: 1 } })
    for (const { page } of [own, other]) {
      await passUntil(page, async () => !(await isSending(page)), 50)
      await moduleShows(moduleOf(page, 'Pin 18'), 'ON')
    }
    expect(device.commands).toMatchObject([{ pin: '18', state: 1 }])
    await own.page.clock.resume()
    await isAnnounced(own.page, 'Pin 18 is on.')

    const command = () => sent.find((message) => 'action' in message)
    await expect.poll(command).toEqual({
      deviceIdentifier: identifier,
      messageId: expect.stringMatching(/^\d{13}-[a-z0-9]+$/),
      action: 'on',
      pin: 18,
    })
    const stages = () =>
      received
        .filter(({ messageId }) => messageId === command()?.messageId)
        .map(({ stage }) => stage)
    await expect.poll(stages).toEqual(['sent', 'received', 'processed'])
    await device.leave()
  })

  test('LIVE-2 CTRL-8 that the device refuses is reverted at once, with the reason', async () => {
    const { owner, device } = await openStillHome(id)
    const { page } = await fixture.room(owner)
    const [pin18, pin21] = [moduleOf(page, 'Pin 18'), moduleOf(page, 'Pin 21')]
    device(id).refuse(true)
    // A page that stands still for 5 s takes no refusal any more.
    await holdClock(page)
    await button(pin18, 'Turn ON').click()
    await moduleShows(pin18, 'Control failed')
    await moduleShows(pin18, 'OFF')
    const why = page.getByText('Pin 18: Told to refuse', { exact: true })
    await why.waitFor()
    await page.clock.resume()
    await expect.poll(() => page.locator('#shout').textContent()).toMatch(/^Pin 18: Control failed/)
    device(id).refuse(false)
    await button(page, 'Try again').click()
    await moduleShows(pin18, 'ON')
    await why.waitFor({ state: 'hidden' })
    await expect.poll(() => pin18.getByText('Control failed').count()).toBe(0)

    const { commands } = device(id).state()
    device(id).drop(3_600_000)
    await page.getByText(/Offline since \d\d:\d\d\. Showing the last known state\./).waitFor()
    await holdClock(page)
    await button(page, 'Turn ON Pin 21').click()
    await moduleShows(pin21, 'Control failed')
    await page.getByText(`Pin 21: Device ${id} is offline`, { exact: true }).waitFor()
    await page.clock.resume()
    // It comes back at once.
    device(id).drop(0)
    await page.getByText(/Offline since/).waitFor({ state: 'hidden' })
    await moduleShows(pin21, 'OFF')
    // A command kept for it would come before this.
    await button(page, 'Turn ON Pin 19').click()
    await expect.poll(() => device(id).state().pins['19']).toBe(1)
    expect(device(id).state()).toMatchObject({ commands: commands + 1, pins: { 21: 0 } })
  })

  test('LIVE-2 that a device does not confirm is reverted after 5 s', async () => {
    const silent = 'PC-000002'
    const { owner, roomId, device, server } = await openStillHome(id)
    const secret = await addDevice(owner, silent, roomId)
    const hanging = await connectTestDevice(server.mqttUrl, silent, secret, { deaf: true })
    await hanging.report('state', { pins: { 19: 0 } })
    const { page } = await hearingRoom(owner)
    const [plate, other] = [plateOf(page, id), plateOf(page, silent)]
    const [pin18, late] = [moduleOf(plate, 'Pin 18'), moduleOf(other, 'Pin 19')]
    await moduleShows(late, 'OFF')
    device(id).deaf(true)
    await holdClock(page)
    const pressedAt = performance.now()
    await button(late, 'Turn ON').click()
    // Its focus stays there.
    await button(pin18, 'Turn ON').press('Enter')
    const says = (text: string) => pin18.getByText(text, { exact: true }).isVisible()
    const waited = await passUntil(page, () => says('Still waiting…'), 250)
    await moduleShows(pin18, 'ON')
    const waitedOn = await passUntil(page, () => says('Not confirmed'), 250)
    // By whichever clock it goes, it is not given up sooner.
    const waitedThere = performance.now() - pressedAt
    expect(Math.max(waited + waitedOn, waitedThere)).toBeGreaterThan(4_500)
    await moduleShows(pin18, 'OFF')
    // Neither the focus nor the pointer takes the place of the dashes.
    await button(late, 'Turn ON').hover()
    const frame = expect.stringMatching(/^rgba\(0, 0, 0, 0\)/)
    const unconfirmed = { dashes: 'dashed 2px', frame }
    await expect.poll(() => edgesOf(pin18)).toEqual({ ...unconfirmed, focus: 'solid' })
    await expect.poll(() => edgesOf(late)).toEqual({ ...unconfirmed, focus: 'none' })
    // The server gives it up as well.
    server.clock.advance(limits.commandLifeMs)
    const facts = async () => (await shownTo(owner, id)).pins['18']
    await expect.poll(async () => (await facts())?.desired).toBe(undefined)
    const reportedAt = (await facts())?.reportedAt
    const line = `Pin 18 has not answered. Last confirmed OFF at ${clockOf(Number(reportedAt))}.`
    await plate.getByText(line, { exact: true }).waitFor()
    await moduleShows(late, 'Not confirmed')

    device(id).deaf(false)
    await button(plate, 'Try again').click()
    await moduleShows(pin18, 'ON')
    await expect.poll(() => device(id).state().pins['18']).toBe(1)
    await plate.getByText(line).waitFor({ state: 'hidden' })
    await hanging.acknowledges({ ok: true })
    await hanging.report('state', { pins: { 19: 1 } })
    await moduleShows(late, /^Confirmed late, \d\d:\d\d$/)
    await moduleShows(late, 'ON')
    await expect.poll(() => other.getByText(/has not answered/).count()).toBe(0)
    await hanging.leave()
  })
})

describe('a message of the device', () => {
  test('LIVE-3 LIVE-4 a touch renders one module again: pad 12 is pin 18, 14 is 19, 15 is 21', async () => {
    const panel = 'PC-000001'
    const { owner, device } = await fixture.home(id, panel, 'WLM-000001')
    const guest = await createTestGuest(owner, { now: Date.now() })
    const [own, other] = await Promise.all([
      // Counted in React’s commits, as its developer tools do.
      hearingRoom(owner, { before: countRenders }),
      hearingRoom(guest),
    ])
    const modules = own.page.getByRole('article').getByRole('listitem')
    await expect.poll(() => modules.count()).toBe(10)
    const pin18 = moduleOf(plateOf(own.page, id), 'Pin 18')
    await moduleShows(pin18, 'OFF')
    // The captions stay for 6 s of the page's clock; one that goes would render its module once more.
    for (const { page } of [own, other]) await holdClock(page)
    expect((await rendersSince(own.page)).length).toBeGreaterThanOrEqual(10)
    await recordTouched(modules)
    device(id).touch(12)
    await moduleShows(pin18, 'ON')
    await own.page.getByText('1 live update', { exact: true }).waitFor()
    const again = await rendersSince(own.page)
    expect(again).toHaveLength(1)
    expect(again[0]).toMatch('Pin 18')
    expect(await own.page.evaluate(() => Reflect.get(window, 'touchedModules').size)).toBe(1)

    const plates = [plateOf(own.page, panel), plateOf(other.page, panel)] as const
    for (const [pad, pin] of [
      [12, 'Pin 18'],
      [14, 'Pin 19'],
      [15, 'Pin 21'],
    ] as const) {
      device(panel).touch(pad)
      for (const plate of plates) {
        await moduleShows(moduleOf(plate, pin), 'ON')
        await moduleShows(moduleOf(plate, pin), /^At the wall, \d\d:\d\d$/)
      }
    }
    for (const [level, word] of ['OFF', 'Low', 'Med', 'High'].entries()) {
      device(panel).touch(13, ([0, 1, 2, 3] as const)[level])
      for (const plate of plates) {
        const radio = plate.getByRole('radio', { name: word })
        await expect.poll(() => radio.isChecked()).toBe(true)
      }
    }
    await moduleShows(moduleOf(plates[1], 'Fan speed'), /^At the wall/)
  })

  test('LIVE-4 an update replaces pins and address, and marks the device connected', async () => {
    const { owner, roomId, device } = await fixture.home(id)
    const silent = 'PC-000002'
    const secret = await addDevice(owner, silent, roomId)
    const connect = () => connectTestDevice(fixture.stack.mqttUrl, silent, secret)
    const quiet = await connect()
    await quiet.report('state', { pins: { 18: 1, 19: 0 } })
    const { page } = await fixture.room(owner)
    const [plate, other] = [plateOf(page, id), plateOf(page, silent)]
    const moduleShown = (pin: string) => moduleOf(plate, pin)
    for (const pad of [12, 14, 15]) device(id).touch(pad)
    for (const pin of ['Pin 18', 'Pin 19', 'Pin 21']) await moduleShows(moduleShown(pin), 'ON')
    device(id).drop(3_600_000)
    await moduleShows(moduleShown('Pin 18'), 'Last known')
    device(id).reboot()
    await plate.getByText(/Offline since/).waitFor({ state: 'hidden' })
    for (const pin of ['Pin 18', 'Pin 19', 'Pin 21']) await moduleShows(moduleShown(pin), 'OFF')
    await plate.getByText('192.168.1.20 reported', { exact: true }).waitFor()
    // On the device's own page: the server would wait for its answer for 5 s only.
    await device(id).openLocalWeb(0, { host: '127.0.0.1', origins: [] })
    const body = new URLSearchParams({ staticIP: '192.168.1.77' })
    await fetch(`${device(id).state().localWeb}/set-ip`, { method: 'POST', body })
    await plate.getByText('192.168.1.77 reported', { exact: true }).waitFor()

    const [pin18, pin19] = [moduleOf(other, 'Pin 18'), moduleOf(other, 'Pin 19')]
    await moduleShows(pin18, 'ON')
    await expect.poll(() => pin18.getByText('Last known').count()).toBe(0)
    await quiet.leave()
    const offline = other.getByText('Showing the last known state.')
    await offline.waitFor()
    const again = await connect()
    await expect.poll(() => offline.count()).toBe(0)
    await moduleShows(pin18, 'Last known')
    await again.report('state', { pins: { 18: 0 } })
    await moduleShows(pin18, 'OFF')
    await expect.poll(() => pin18.getByText('Last known').count()).toBe(0)
    await moduleShows(pin19, 'Last known')
    await button(pin19, 'Turn ON Pin 19').click()
    await moduleShows(pin19, 'ON')
    await expect.poll(() => pin19.getByText('Last known').count()).toBe(0)
    await again.leave()
  })

  test('LIVE-4 an older message never undoes a newer one, though answers are late', async () => {
    const { owner, device } = await fixture.home(id)
    const { page } = await fixture.room(owner)
    const arrives = Promise.withResolvers<void>()
    let isAsked = false
    await page.route('**/api/devices/room/*', async (route) => {
      const response = await route.fetch()
      expect(await response.text()).not.toContain('"state":1')
      isAsked = true
      await arrives.promise
      await route.fulfill({ response })
    })
    // It does nothing while the page still reads, and a clock that is held would leave it so.
    async function refresh(): Promise<boolean> {
      await button(page, 'Refresh').click()
      return isAsked
    }
    await expect.poll(refresh).toBe(true)
    // The page gives up an answer after 15 s.
    await holdClock(page)
    device(id).touch(12)
    await moduleShows(moduleOf(page, 'Pin 18'), 'ON')
    const answered = page.waitForResponse('**/api/devices/room/*')
    arrives.resolve()
    await page.clock.resume()
    await (await answered).finished()
    await page.locator('button[aria-busy]').waitFor({ state: 'detached' })
    await moduleShows(moduleOf(page, 'Pin 18'), 'ON')

    await page.unroute('**/api/devices/room/*')
    device(id).duplicate(true)
    // Each touch is read before the next: one read after the command would rightly turn the pin on.
    for (const state of [1, 0, 1, 0, 1]) {
      device(id).touch(14)
      await expect.poll(async () => (await shownTo(owner, id)).pins['19']).toMatchObject({ state })
    }
    await moduleShows(moduleOf(page, 'Pin 19'), 'ON')
    await button(page, 'Turn OFF Pin 19').click()
    await moduleShows(moduleOf(page, 'Pin 19'), 'OFF')
    await expect.poll(async () => (await shownTo(owner, id)).pins['19']).toMatchObject({ state: 0 })
    await moduleShows(moduleOf(page, 'Pin 19'), 'OFF')
  })
})

test('LIVE-3 what a device measures moves on its plate while the page is open', async () => {
  const { owner, roomId } = await fixture.home('SC-000002')
  const secret = await addDevice(owner, id, roomId)
  const device = await connectTestDevice(fixture.stack.mqttUrl, id, secret)
  onTestFinished(device.leave)
  const temperature = { name: 'Roof', unit: '°C', kind: 'temperature', decimals: 1 }
  await device.report('hello', { readings: { temperature } })
  await device.report('readings', { readings: { temperature: 21.4 } })

  const { page } = await fixture.room(owner)
  const plate = page.getByRole('article').filter({ hasText: 'Roof' })
  await plate.getByText('21.4 °C').waitFor()
  await device.report('readings', { readings: { temperature: 22.6 } })
  await plate.getByText('22.6 °C').waitFor()
})

test('LIVE-5 SOCK-2 a page receives its own room only', async () => {
  const { owner, roomId, device } = await fixture.home(id, 'PC-000002')
  const kitchen = await addRoom(owner, 'Kitchen')
  const body = { deviceIdentifier: 'PC-000002', room_id: kitchen }
  await callApi(owner, mapRoomEndpoint, { body })
  const [wide, { page, heard }] = await Promise.all([
    tappedRoom(owner, { viewport: { width: 1440, height: 900 } }),
    tappedRoom(owner),
  ])
  await isSubscribed(wide.heard.received, 'homeSubscription')
  const { sent, received } = heard
  const subscriptions = (type: string, room: number) =>
    sent.filter((message) => message.type === type && message.roomId === room)
  await isSubscribed(received)
  await expect.poll(() => subscriptions('subscribeRoom', roomId)[0]?.messageId).toBeTypeOf('number')

  device('PC-000002').touch(12)
  // A sidebar shows all rooms, so its page receives them all; the room still counts only its own updates.
  await wide.page.getByRole('navigation').getByText('1 on').waitFor()
  device(id).touch(12)
  for (const one of [wide.page, page]) {
    await one.getByText('1 live update', { exact: true }).waitFor()
  }
  const devicesReceived = () =>
    received.filter((message) => 'rev' in message).map((message) => message.deviceIdentifier)
  await expect.poll(devicesReceived).toEqual([id])

  await page.getByRole('link', { name: 'Home' }).click()
  await enterRoom(page, 'Kitchen')
  await expect.poll(() => subscriptions('unsubscribeRoom', roomId).length).toBeGreaterThan(0)
  await page.getByText('0 live updates').waitFor()
  await expect
    .poll(() =>
      received.some(({ subscribed, roomId: left }) => subscribed === false && left === roomId),
    )
    .toBe(true)
  await expect
    .poll(() =>
      received.some(({ subscribed, roomId: entered }) => subscribed && entered === kitchen),
    )
    .toBe(true)
  device(id).touch(14)
  device('PC-000002').touch(14)
  await page.getByText('1 live update', { exact: true }).waitFor()
  await expect.poll(devicesReceived).toEqual([id, 'PC-000002'])
})

/** Until a text is on the page whose clock is held: what needs a moment gets it. */
const passUntilShown = (page: Page, text: string) => {
  const shown = page.getByText(text, { exact: true })
  return passUntil(page, () => shown.isVisible(), 20)
}

/** The same for what it announces, which comes a moment after it is shown. */
const passUntilAnnounced = (page: Page, text: string) =>
  passUntil(page, async () => (await page.locator('#say').textContent()) === text, 20)

/** Moves the held clock of a page from attempt to attempt until it gives up. */
async function untilGivenUp(page: Page, attempts = [1, 2, 3, 4, 5]): Promise<void> {
  for (const attempt of attempts) {
    await passUntilShown(page, `Attempt ${attempt}/5`)
    // 3 s doubling, give or take 30 %.
    await page.clock.runFor(3_000 * 2 ** (attempt - 1) * 1.3)
  }
  await passUntilShown(page, 'Max reconnect attempts exceeded')
}

/** No browser here can be made to refuse a socket: until a page is told otherwise, its constructor throws. */
const refuseSockets = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { isRefusing: true })
    window.WebSocket = new Proxy(WebSocket, {
      construct(target, given) {
        if (Reflect.get(window, 'isRefusing')) throw new DOMException('Refused', 'SecurityError')
        return Reflect.construct(target, given)
      },
    })
  })

describe('the connection', () => {
  test('NAV-6 LIVE-1 LIVE-4 that is lost comes back by itself; a banner counts five attempts', async () => {
    const { owner, device } = await fixture.home(id)
    const line = await fixture.line()
    const { page } = await fixture.room({ ...owner, url: line.url })
    const { sent, received } = wiretap(page)
    // Attempts come and go by the page's clock.
    await holdClock(page)
    line.cut()
    await page.getByText('Reconnecting', { exact: true }).waitFor()
    // It says that it is back only when it has said that it was gone.
    await passUntilShown(page, 'Connecting to server...')
    device(id).touch(12)
    await expect.poll(async () => (await shownTo(owner, id)).pins['18']?.state).toBe(1)
    line.mend()
    await page.clock.runFor(4_000)
    await isLive(page)
    await moduleShows(moduleOf(page, 'Pin 18'), 'ON')
    await expect.poll(() => sent[0]).toMatchObject({ type: 'subscribeRoom' })
    const status = () => received.find(({ type }) => type === 'deviceStatus')
    await expect
      .poll(() => status()?.devices)
      .toMatchObject([{ deviceIdentifier: id, pins: { 18: { state: 1 } } }])
    await page.clock.resume()
    await isAnnounced(page, 'Reconnected.')

    const banner = page.getByText('Connecting to server...', { exact: true })
    const retry = button(page, 'Retry Connection')
    await expect.poll(() => banner.count()).toBe(0)
    // By itself it counts on, and tries again after it has given up.
    await holdClock(page)
    await fixture.whileDown(async () => {
      await passUntil(page, () => banner.isVisible(), 20)
      await passUntilAnnounced(page, 'Connection lost. Reconnecting.')
      await expect.poll(() => retry.count()).toBe(0)
      await untilGivenUp(page)
      await passUntilAnnounced(page, 'Could not reconnect. Retry Connection button available.')
      await retry.click()
      // The first attempt is made at once, and has failed before anybody could read its number.
      await untilGivenUp(page, [2, 3, 4, 5])
    })
    await retry.click()
    await page.clock.resume()
    await banner.waitFor({ state: 'hidden' })
    await isAnnounced(page, 'Reconnected.')
    await isLive(page)
  })

  test('NAV-6 LIVE-1 that the browser refuses says so; Retry Connection brings it back', async () => {
    const { owner, device } = await fixture.home(id)
    const opened: WebSocketRoute[] = []
    const { page } = await fixture.visit(owner, {
      before: async (visited) => {
        await visited.clock.install()
        await visited.routeWebSocket(/\/ws-app/, (socket) => {
          socket.connectToServer()
          opened.push(socket)
        })
        await refuseSockets(visited)
      },
    })
    await page.getByText('WebSocket blocked by browser policy', { exact: true }).waitFor()
    await button(page, 'Retry Connection').waitFor()
    await page.getByText('Your Rooms').waitFor()
    expect(opened).toEqual([])
    await page.evaluate(() => Object.assign(window, { isRefusing: false }))
    await button(page, 'Retry Connection').click()
    await enterRoom(page)
    await isLive(page)

    // A busy machine may need more than one attempt until it is connected.
    const { length } = opened
    await opened.at(-1)?.close({ code: limits.closeLogout })
    const banner = page.getByRole('region', { name: 'Connection' })
    await banner.getByText('The connection was closed', { exact: true }).waitFor()
    await isAnnounced(page, 'Connection closed. Retry Connection button available.')
    await page.clock.fastForward(120_000)
    expect(opened).toHaveLength(length)
    await button(banner, 'Retry Connection').click()
    await banner.waitFor({ state: 'hidden' })
    await isLive(page)
    device(id).touch(12)
    await moduleShows(moduleOf(page, 'Pin 18'), 'ON')
  })

  onlyInProve(
    'LIVE-1 that was given up is polled every 10 s and tried again by itself',
    async () => {
      const { owner, device } = await fixture.home(id)
      const { page } = await fixture.room(owner)
      await holdClock(page)
      await fixture.whileDown(() => untilGivenUp(page))
      await device(id).connected()
      await page.clock.resume()
      await page.clock.fastForward(10_000)
      await page.clock.fastForward(5_000)
      await isLive(page)
      await page.getByText('Connecting to server...').waitFor({ state: 'hidden' })
      device(id).touch(12)
      await moduleShows(moduleOf(page, 'Pin 18'), 'ON')
    },
  )

  test('LIVE-1 LIVE-7 AUTH-5 ends with its session: 1001 when its page goes, 1000 on logout', async () => {
    const { owner } = await fixture.home(id)
    const reader = await openCodeReader(fixture.stack.url)
    onTestFinished(() => reader.close())
    const [ended, leaving, closing] = await Promise.all([
      fixture.room(owner),
      fixture.room({ ...owner, url: reader.url }),
      fixture.room({ ...owner, url: reader.url }),
    ])
    await callApi({ url: owner.url, token: ended.token }, logoutEndpoint, {})
    await ended.page.waitForURL('**/login')
    await ended.page.getByText('Session ended', { exact: true }).waitFor()
    await button(leaving.page, 'Turn ON Pin 18').click()
    await moduleShows(moduleOf(leaving.page, 'Pin 18'), 'ON')

    expect(reader.codes).toEqual([])
    await closing.page.close()
    await expect.poll(() => reader.codes).toEqual([1001])
    const { addresses } = wiretap(leaving.page)
    await leaving.page.getByRole('link', { name: 'Home' }).click()
    await button(leaving.page, 'Logout').click()
    await button(leaving.page.getByRole('alertdialog'), 'Logout').click()
    await leaving.page.waitForURL('**/login')
    await expect.poll(() => reader.codes).toEqual([1001, 1000])
    expect(addresses).toEqual([])
    const path = { userId: String(owner.userId) }
    const { status } = await answerOf({ ...owner, token: leaving.token }, profileEndpoint, { path })
    expect(status).toBe(401)
  })
})

onlyInProve('LIVE-1 a hidden tab connects 1 s later, by the page’s clock', async () => {
  const { owner } = await fixture.home(id)
  const { page } = await fixture.stranger()
  const connects = await recordConnects(page)
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  await signInOn(page, owner, '/devices/register')
  await holdClock(page)
  await page.reload()
  await passUntil(page, async () => (await connects()).length > 0)
  expect((await connects())[0]).toBeCloseTo(2_000, -2)
})

onlyInProve('LIVE-1 a lost connection is tried five times, after 3 s doubling', async () => {
  const { owner } = await fixture.home(id)
  const line = await fixture.line()
  let connects = async (): Promise<number[]> => []
  const before = async (page: Page) => {
    connects = await recordConnects(page)
    // The pauses vary by 30 %: this is the middle.
    await page.addInitScript(() => Object.assign(Math, { random: () => 0.5 }))
  }
  const { page } = await fixture.room({ ...owner, url: line.url }, { before })
  const { length } = await connects()
  await holdClock(page)
  line.cut()
  await page.getByText('Reconnecting', { exact: true }).waitFor()
  // The banner comes a second after the loss; from then on it shows each attempt at once.
  let early = await passUntilShown(page, 'Attempt 1/5')
  for (const [tried, pause] of [3_000, 6_000, 12_000, 24_000, 48_000].entries()) {
    await page.getByText(`Attempt ${tried + 1}/5`, { exact: true }).waitFor()
    await page.clock.runFor(pause * 0.95 - early)
    early = 0
    expect(await connects()).toHaveLength(length + tried)
    await page.clock.runFor(pause * 0.06)
    expect(await connects()).toHaveLength(length + tried + 1)
  }
  await page.getByText('Max reconnect attempts exceeded', { exact: true }).waitFor()
  await page.clock.runFor(4_000)
  expect(await connects()).toHaveLength(length + 5)
})

test('LIVE-7 R-21 a guest’s page ends with the access, with a message', async () => {
  const { owner, device, server } = await openStillHome(id)
  const forMs = 3_600_000
  const guest = await createTestGuest(owner, { now: server.clock.now(), forMs })
  const { page } = await hearingRoom(guest)
  const signIn = async ({ email, password }: TestPerson) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await button(page, /^Sign in$/).click()
  }
  server.clock.advance(forMs - 1_000)
  device(id).touch(12)
  await moduleShows(moduleOf(page, 'Pin 18'), 'ON')
  server.clock.advance(1_000)
  await page.waitForURL('**/login')
  await page.getByText('Guest access has ended', { exact: true }).waitFor()
  // By how much this device's clock is off is nobody's secret.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['serverAheadMs'])
  await signIn(guest)
  await page.getByText('Your guest access has ended', { exact: true }).waitFor()

  const next = await createTestGuest(owner, { now: server.clock.now() })
  await signIn(next)
  await enterRoom(page)
  await isLive(page)
  await callApi(owner, deleteGuestEndpoint, { path: { id: `${next.userId}` } })
  await page.waitForURL('**/login')
  await page.getByText('Your access was removed', { exact: true }).waitFor()
})

/** 20:41, as pages write it. */
function clockOf(at: number): string {
  return new Date(at).toTimeString().slice(0, 5)
}
