import { mapRoomEndpoint, renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Device as LiveDevice } from '@roomwire/contracts/live/to-browser.ts'
import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { drawn } from '@roomwire/testing/browser/layout-shift.ts'
import { firstInGate, onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { goInHistory, recordSaid } from '@roomwire/testing/browser/page-parts.ts'
import {
  enterRoom,
  moduleOf,
  moduleShows,
  plateOf,
  type TestHome,
  turnOnAsked,
} from '@roomwire/testing/browser/room-pages.ts'
import {
  changeBeforeCall,
  changeStoredData,
  lossOf,
  whileUnlisted,
} from '@roomwire/testing/browser/stored-data.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestFamily,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { startSimulatedDevices } from '@roomwire/testing/worlds/simulated-devices.ts'
import type { Locator, Page, Route } from 'playwright'
import { describe, expect, test, vi } from 'vitest'

const fixture = openBrowserFixture()

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
const nextPage = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

/** Opens the page as if from a room: only the navigation state names it. */
async function standIn(page: Page, place: unknown): Promise<void> {
  await page.evaluate((usr) => history.replaceState({ usr, key: 'x' }, '', '/controlpanel'), place)
  await page.reload()
}

/** Hands on the server's answer, its only device changed. */
async function answerOtherwise(
  route: Route,
  change: (device: LiveDevice) => Partial<LiveDevice>,
): Promise<void> {
  const { devices } = await (await route.fetch()).json()
  await route.fulfill({ json: { devices: devices.map(change) } })
}

const pathStarts = (path: string) => (url: URL) => url.pathname.startsWith(path)

const statusOf = (page: Page, text: string) =>
  page.locator('header').getByText(text, { exact: true })

/** The controls that only people who manage the home have in a room. */
const management = (page: Page) =>
  page
    .getByRole('button', { name: /Add Device|Reassign|Remove/ })
    .or(page.getByRole('link', { name: /^(Devices|Add First Device)$/ }))

const isBusy = async (one: Locator) => (await one.getAttribute('aria-busy')) !== null

/** Presses Refresh: while it is busy it ignores presses. */
const refresh = (page: Page) =>
  button(page, 'Refresh').and(page.locator(':not([aria-busy])')).click()

/** The page knows no other clock from its beginning: what it has by then stays with the real one. */
const clockInstalled = { before: (page: Page) => page.clock.install() }

/** A person in Living Room, whose page hears every report from now on: the server has said so. */
async function hearing(...[person, options]: Parameters<typeof fixture.room>) {
  const heard: string[] = []
  const before = async (page: Page) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void heard.push(String(payload))),
    )
  }
  const visitor = await fixture.room(person, { ...options, before })
  const isAnswer = (text: string) => /"type":"subscription".*"subscribed":true/.test(text)
  await expect.poll(() => heard.some(isAnswer)).toBe(true)
  return visitor
}

/** A device that says nothing by itself: what it tells each minute is an update as well. */
function quiet(device: ReturnType<TestHome['device']>) {
  vi.spyOn(device, 'tick').mockReturnValue()
  return device
}

/** More devices in a room than stand at once; returns the last of them. */
async function addMany(owner: TestPerson, roomId: number): Promise<string> {
  const devices = Array.from({ length: 13 }, (_, nth) => `SC-1000${nth + 10}`)
  await inBatches(4, devices, (identifier) => addDevice(owner, identifier, roomId))
  return devices.at(-1) ?? ''
}

/** A room with many devices has a plate for each, and the last can be switched. */
async function expectToReach(page: Page, last: string): Promise<void> {
  await expect.poll(() => page.getByRole('article').count()).toBe(14)
  await plateOf(page, last).scrollIntoViewIfNeeded()
  await button(plateOf(page, last), 'Turn ON Pin 18').waitFor()
}

describe('which room', () => {
  test('CTRL-1 CTRL-2 CTRL-9 API-9 the room comes from the navigation state, and outlives a reload', async () => {
    const [{ owner, roomId }, stranger] = [
      await fixture.home('SC-000001'),
      await registerOwner(fixture.stack.url),
    ]
    const vault = await addRoom(stranger, 'Vault')
    await addDevice(stranger, 'SC-000009', vault)
    const { page } = await fixture.room(owner)
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    changeStoredData(fixture.stack, `update room set name = 'Studio' where id = ${roomId}`)
    await page.reload()
    await nextPage(page, 'Studio')
    await moduleShows(moduleOf(page, 'Pin 18'), 'OFF')
    // Every way from here carries the present name along.
    await button(page, 'Reassign Device SC-000001').click()
    await page.getByText('Now in Studio', { exact: true }).waitFor()

    await page.goto(`${owner.url}/controlpanel`)
    await page.waitForURL('**/dashboard')
    await page.getByText('Your Rooms').waitFor()

    // A page asks once more when its live connection opens meanwhile, so each answer counts once.
    const answers = new Set<string>()
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (pathname.includes('/devices/room/')) answers.add(`${answer.status()} ${pathname}`)
    })
    await standIn(page, { roomId: vault, roomName: 'Vault' })
    await page.getByRole('heading', { level: 1, name: 'Room Not Found' }).waitFor()
    expect([...answers]).toEqual([
      `404 /api/devices/room/${vault}`,
      `404 /api/api/devices/room/${vault}`,
    ])
    await expect.poll(() => page.getByText('Vault').count()).toBe(0)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await page.waitForURL('**/dashboard')

    await standIn(page, { roomId: 1 })
    await page.waitForURL('**/dashboard')
    for (const nowhere of [{ roomId: 'x', roomName: 'X' }, 'Living Room']) {
      // Until the dashboard stands, the page is still on its way there.
      await page.getByText('Your Rooms').waitFor()
      await goInHistory(page, '/controlpanel', { usr: nowhere, key: 'x' })
      await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/dashboard')
    }
  })

  test('CTRL-4 keeps all of its plates on a wide page when a later file is missing', async () => {
    const { owner, roomId } = await fixture.home('SC-000001')
    const last = await addMany(owner, roomId)
    const { page } = await fixture.room(owner, {
      viewport: { width: 1440, height: 900 },
      before: (opened) =>
        opened.route('**/assets/room-beside-*.js', (route) => route.fulfill({ status: 404 })),
    })
    await page.getByText('This part of the page could not be loaded.').waitFor()
    await moduleShows(moduleOf(plateOf(page, 'SC-000001'), 'Pin 18'), 'OFF')
    await expectToReach(page, last)
  })

  test('CTRL-4 CTRL-8 keeps the plates of the dashboard when they cannot be listed', async () => {
    const { owner, roomId } = await fixture.home('SC-000001')
    const last = await addMany(owner, roomId)
    const { page } = await fixture.live(owner)
    await page.route(/\/api\/devices\/room\//, (route) => route.fulfill({ status: 500 }))
    await enterRoom(page)
    await page.getByText(/^Failed to load devices: /).waitFor()
    await expectToReach(page, last)
  })

  test('CTRL-8 AUTH-4 says ‘Missing authentication or room ID’ without a token', async () => {
    const { owner } = await fixture.home('SC-000001')
    const { page } = await fixture.room(owner, clockInstalled)
    await settled(page)
    await holdClock(page)
    // The clock's leap may make the page ask by itself.
    await passUntil(page, async () => !(await isBusy(button(page, 'Refresh'))), 1)
    await page.evaluate(() => localStorage.removeItem('token'))
    await refresh(page)
    const shown = page.getByText('Missing authentication or room ID', { exact: true })
    await passUntil(page, () => shown.isVisible(), 1)
    await page.clock.runFor(5_000)
    await page.waitForURL('**/login')
  })

  test('CTRL-1 ROLE-3 a guest’s page of the old room becomes Room Not Found', async () => {
    const { owner } = await fixture.home('SC-000001')
    const kitchen = await addRoom(owner, 'Kitchen')
    const device_identifier = 'SC-000001'
    const guest = await createTestGuest(owner, { now: Date.now(), device_identifier })
    const { page } = await fixture.room(guest)
    await moduleShows(moduleOf(page, 'Pin 18'), 'OFF')
    const body = { deviceIdentifier: device_identifier, room_id: kitchen }
    await callApi(owner, mapRoomEndpoint, { body })
    await nextPage(page, 'Room Not Found')
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await page.getByRole('link', { name: 'Enter Room Kitchen' }).waitFor()
  })
})

describe('the header', () => {
  test.each(
    firstInGate([
      ['en-US', /^Last update \d{1,2}:\d\d:\d\d\s[AP]M$/],
      ['de-DE', /^Last update \d\d:\d\d:\d\d$/],
    ]),
  )(
    'CTRL-2 CTRL-7 ‘Waiting for Arduino’ is explained, in the language %s',
    async (locale, text) => {
      const { owner, device } = await fixture.home('SC-000001')
      const switches = quiet(device('SC-000001'))
      const { page } = await hearing(owner, { locale, hasTouch: true })
      const status = button(page, 'Waiting for Arduino')
      const meaning = page.getByRole('tooltip', {
        name: 'Connected. No device has reported since you opened this page.',
      })
      await status.tap()
      await meaning.waitFor()
      await page.keyboard.press('Escape')
      await meaning.waitFor({ state: 'hidden' })
      await status.hover()
      await meaning.waitFor()
      await page.mouse.move(0, 0)
      await meaning.waitFor({ state: 'hidden' })
      await page.getByRole('main').press('Tab')
      await page.keyboard.press('Shift+Tab')
      await status.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await meaning.waitFor()

      switches.touch(12)
      await page.getByText(text).waitFor()
    },
  )

  test('CTRL-2 CTRL-7 shows name, updates, and each status text when it is true', async () => {
    const { owner, device } = await fixture.home('SC-000001')
    const switches = quiet(device('SC-000001'))
    const line = await fixture.line()
    const { page } = await hearing({ ...owner, url: line.url })
    const status = (text: string) => statusOf(page, text)
    await status('Waiting for Arduino').waitFor()
    await page.getByText('0 live updates').waitFor()
    await expect.poll(() => page.getByText(/Last update/).count()).toBe(0)
    switches.touch(12)
    await status('LIVE Arduino Updates').waitFor()
    await page.getByText('1 live update', { exact: true }).waitFor()
    await page.getByText(/^Last update \d\d:\d\d:\d\d$/).waitFor()
    switches.touch(14)
    await page.getByText('2 live updates').waitFor()

    line.cut()
    await status('Reconnecting').waitFor()
    line.mend()

    // The page's clock stands still: the page has its devices and does not connect yet.
    await holdClock(page)
    const asked = ['/api/users/profile/', '/api/rooms/my-rooms', '/api/devices/room/']
    const answers = asked.map((path) =>
      page.waitForResponse((answer) => pathStarts(path)(new URL(answer.url()))),
    )
    await page.reload()
    // With the answers here, what is left takes the page next to nothing of its second.
    for (const answer of answers) await (await answer).finished()
    await passUntil(page, () => status('Devices Ready').isVisible(), 1)
    line.silence()
    await page.clock.runFor(1_000)
    await status('Connecting').waitFor()
    line.mend()
    await page.clock.resume()
    await status('Waiting for Arduino').waitFor()

    const body = { deviceIdentifier: 'SC-000001', room_id: null }
    await callApi(owner, mapRoomEndpoint, { body })
    await status('No Devices').waitFor()
  })
})

describe('loading', () => {
  test('CTRL-2 CTRL-7 CTRL-8 shows Connected and the error when devices cannot be loaded', async () => {
    const { owner, device } = await fixture.home('SC-000001')
    const page = await whileUnlisted(fixture.stack, async () => {
      const visitor = await fixture.visit(owner, { room: 'Living Room' })
      await visitor.page
        .getByText('Failed to load devices: Something went wrong on the server', { exact: true })
        .waitFor()
      await statusOf(visitor.page, 'Connected').waitFor()
      await settled(visitor.page)
      return visitor.page
    })
    await button(page, 'Try again').click()
    await moduleShows(moduleOf(page, 'Pin 18'), 'OFF')
    await expect.poll(() => page.getByText(/Failed to load devices/).count()).toBe(0)
    device('SC-000001').touch(12)
    await moduleShows(moduleOf(page, 'Pin 18'), 'ON')
    await expect.poll(() => management(page).count()).toBe(3)

    await settled(page)
    changeStoredData(
      fixture.stack,
      `update device set name = 'Renamed unheard' where home_id =
       (select home_id from person where id = ${owner.userId})`,
    )
    await expect.poll(() => page.getByText('Renamed unheard').count()).toBe(0)
    await refresh(page)
    await page.getByRole('heading', { name: 'Renamed unheard' }).waitFor()
    await button(page, 'Add Device').click()
    await page.waitForURL('**/devices/register')
    await nextPage(page, 'Add Device to Living Room')
  })

  test('CTRL-8 CTRL-9 a device without its identifier cannot be moved or removed', async () => {
    const { owner } = await fixture.home('SC-000001')
    const { page } = await fixture.room(owner, {
      before: (opened) =>
        opened.route(pathStarts('/api/devices/room/'), (route) =>
          answerOtherwise(route, (device) => ({
            ...device,
            deviceIdentifier: '',
            device_name: 'Blank',
          })),
        ),
    })
    await button(page, 'Reassign Blank').click()
    await page.getByText('Cannot reassign: Missing device identifier', { exact: true }).waitFor()
    await button(page, 'Remove Blank').click()
    const question = page.getByRole('alertdialog')
    await button(question, 'Remove').click()
    await question
      .getByText('Cannot remove device: Missing device identifier', { exact: true })
      .waitFor()
    await button(question, 'Cancel').click()
    await question.waitFor({ state: 'hidden' })

    // The first update moves the button under the hand, and is newer than what is asked for here.
    await settled(page)
    let failed = 0
    await page.unrouteAll()
    await page.route(pathStarts('/api/devices/room/'), (route) => {
      failed += 1
      return route.fulfill({ status: 404, contentType: 'text/html', body: 'Cannot GET' })
    })
    await page.route(pathStarts('/api/api/devices/room/'), (route) =>
      answerOtherwise(route, ({ rev: [epoch, seq], ...device }) => ({
        ...device,
        ipAddress: '10.9.8.7',
        // Newer than all that the device says meanwhile.
        rev: [epoch, seq + 1_000],
      })),
    )
    await refresh(page)
    await page.getByText('10.9.8.7 reported', { exact: true }).waitFor()
    expect(failed).toBe(1)

    await page.unrouteAll()
    await page.route(pathStarts('/api/devices/room/'), (route) => route.fulfill({ status: 500 }))
    await page.route(pathStarts('/api/api/devices/room/'), (route) => route.abort())
    await refresh(page)
    await page.getByText('Failed to load devices: 500', { exact: true }).waitFor()
  })
})

describe('a device’s plate', () => {
  test('CTRL-6 CTRL-8 a failed removal says why; the empty room offers a first device', async () => {
    const { owner, roomId, stop } = await fixture.home('SC-000001')
    await addDevice(owner, 'SC-000002', roomId)
    const { page } = await fixture.room(owner)
    await page.route('**/assets/remove-device-dialog-*.js', (route) => route.abort())
    await button(page, 'Remove Device SC-000002').click()
    const anyQuestion = page.getByRole('alertdialog')
    await page.getByText('This could not be loaded. Try again').first().waitFor()
    await page.unroute('**/assets/remove-device-dialog-*.js')
    await button(page, 'Remove Device SC-000002').click()
    await anyQuestion.getByText('It stays registered').waitFor()
    await stop()
    await changeBeforeCall(page, fixture.stack, mapRoomEndpoint, lossOf('SC-000002'))
    await button(anyQuestion, 'Remove').click()
    await anyQuestion.getByText('Failed to remove device: Device not found').waitFor()
    await page.unrouteAll()
    await fixture.whileDown(async () => {
      await button(anyQuestion, 'Remove').click()
      await anyQuestion.getByText(/^Failed to remove device: (?!Device not found)\S/).waitFor()
    })
    // The page asks anew when its server is back; with the device, the question about it goes.
    await anyQuestion.waitFor({ state: 'detached' })
    await plateOf(page, 'SC-000002').waitFor({ state: 'detached' })

    await button(page, 'Remove Device SC-000001').click()
    const question = page.getByRole('alertdialog', {
      name: 'Remove Device SC-000001 from Living Room?',
    })
    await button(question, 'Cancel').click()
    await plateOf(page, 'SC-000001').waitFor()
    await button(page, 'Remove Device SC-000001').click()
    // The page has been without its server, and says that it is back at a time of its own.
    const said = await recordSaid(page)
    await button(question, 'Remove').click()
    const done = 'Device removed: Device SC-000001 is now under Unassigned Devices'
    await page.getByText(done).first().waitFor()
    await page.getByText('No devices in this room').waitFor()
    await expect.poll(said).toContain(done)
    await page.getByRole('link', { name: 'Add First Device' }).click()
    await page.waitForURL('**/devices/register')
    await nextPage(page, 'Add Device to Living Room')
  })

  test('CTRL-3 CTRL-4 GEN-3 PINS-1 shows name, identifier, kind and address; a PC has three pins', async () => {
    const { owner, roomId, device } = await fixture.home('PC-4F2B77D0A91C')
    for (const away of ['WLM-000002', 'SC-000003', 'lamp-4']) await addDevice(owner, away, roomId)
    const { page } = await fixture.room(owner)
    for (const [identifier, ...facts] of [
      ['PC-4F2B77D0A91C', 'PC-4F…A91C', 'PC', '192.168.1.20 reported'],
      ['WLM-000002', 'WLM-000002', 'WLM', '192.168.1.40'],
      ['SC-000003', 'SC-000003', 'SC', '192.168.1.40'],
      ['lamp-4', 'lamp-4', 'UNKNOWN', '192.168.1.40'],
    ] as const) {
      for (const fact of facts) {
        await plateOf(page, identifier).getByText(fact, { exact: true }).first().waitFor()
      }
    }

    const plate = plateOf(page, 'PC-4F2B77D0A91C')
    const names = ['Pin 18', 'Pin 19', 'Pin 21', 'Fan speed']
    for (const name of names) await moduleShows(moduleOf(plate, name), 'OFF')
    await expect.poll(() => plate.getByRole('listitem').count()).toBe(names.length)
    const fan = page.getByRole('group', { name: 'Fan speed, Pin 13' })
    await expect.poll(() => fan.getByRole('radio').count()).toBe(4)
    await expect.poll(() => fan.getByRole('radio', { name: 'OFF' }).isChecked()).toBe(true)
    const levels = ['OFF', 'Low', 'Med', 'High']
    for (const level of [3, 1, 2, 0]) {
      await fan.getByText(levels[level] ?? '', { exact: true }).click()
      await expect.poll(() => device('PC-4F2B77D0A91C').state().pins['13']).toBe(level)
      await expect
        .poll(() =>
          fan
            .getByRole('radio', { checked: true })
            .evaluate((radio) => radio.parentElement?.innerText),
        )
        .toBe(levels[level])
    }

    const body = { device_identifier: 'PC-4F2B77D0A91C', pin: '18', name: 'Ceiling light' } as const
    await callApi(owner, renamePinEndpoint, { body })
    await button(page, 'Turn ON Ceiling light').waitFor()
    await moduleShows(moduleOf(page, 'Ceiling light'), 'Pin 18')

    await button(plate, 'Reassign').click()
    await page.waitForURL('**/devices/reassign')
    await nextPage(page, 'Move Device PC-4F2B77D0A91C')
    await page.getByText('Now in Living Room').waitFor()
  })

  test('CTRL-4 CTRL-5 PINS-1 PINS-2 an SC device has four pins; a WLM device warns when it is full', async () => {
    const { owner, device } = await fixture.home('SC-000001', 'lamp-4', 'WLM-000001')
    const monitor = quiet(device('WLM-000001'))
    const { page } = await fixture.room(owner)
    for (const [identifier, pins] of [
      ['SC-000001', ['18', '19', '21', '25']],
      ['lamp-4', ['18', '19', '21']],
    ] as const) {
      const plate = plateOf(page, identifier)
      await expect.poll(() => plate.getByRole('listitem').count()).toBe(pins.length)
      for (const pin of pins) {
        await button(plate, `Turn ON Pin ${pin}`).click()
        await button(plate, `Turn OFF Pin ${pin}`).waitFor()
        await moduleShows(moduleOf(plate, `Pin ${pin}`), 'ON')
        await expect.poll(() => device(identifier).state().pins[pin]).toBe(1)
      }
    }
    const pin18 = moduleOf(plateOf(page, 'lamp-4'), 'Pin 18')
    await button(pin18, 'Turn OFF').click()
    await moduleShows(pin18, 'OFF')
    await expect.poll(() => device('lamp-4').state().pins['18']).toBe(0)

    const plate = plateOf(page, 'WLM-000001')
    await expect.poll(() => plate.getByRole('listitem').count()).toBe(2)
    await plate.getByText('Pump OFF', { exact: true }).waitFor()
    await plate.getByText('LED OFF', { exact: true }).waitFor()
    await button(plate, 'Turn ON LED').click()
    await plate.getByText('LED ON', { exact: true }).waitFor()
    await expect.poll(() => monitor.state().pins.led).toBe(1)
    // Nothing between its ON and its OFF lets the tank look whether it is full by now.
    await turnOnAsked(plate, 'Pump')
    await plate.getByText('Pump ON, filling', { exact: true }).waitFor()
    await expect.poll(() => monitor.state().pins.pump).toBe(1)
    await button(plate, 'Turn OFF Pump').click()
    await plate.getByText('Pump OFF', { exact: true }).waitFor()
    await button(plate, 'Turn OFF LED').click()
    await plate.getByText('LED OFF', { exact: true }).waitFor()
    await expect.poll(() => monitor.state().pins).toMatchObject({ pump: 0, led: 0 })
    monitor.level(12)
    await plate.getByText('12%', { exact: true }).waitFor()
    await plate.getByText('Low', { exact: true }).waitFor()
    expect(
      await plate.getByRole('meter', { name: 'Water level' }).getAttribute('aria-valuenow'),
    ).toBe('12')

    // Not after the pump: by then it may have filled the tank and stopped.
    monitor.level(97)
    await page.getByText('97%', { exact: true }).waitFor()
    const warning = page.getByText('Tank is full and the pump is on.')
    await expect.poll(() => warning.count()).toBe(0)
    await turnOnAsked(page, 'Pump')
    await page.getByText('Pump ON, filling').waitFor()
    await warning.waitFor()
  })

  onlyInProve('CTRL-4 of two levels of a fan in quick succession the last one counts', async () => {
    const { owner, device } = await fixture.home('PC-000001')
    const { page } = await fixture.room(owner)
    const fan = page.getByRole('group', { name: 'Fan speed, Pin 13' })
    // Within one task of the page, so that no answer comes between them.
    await fan.evaluate((group) => {
      const radios = group.querySelectorAll('input')
      for (const level of [2, 3]) radios[level]?.click()
    })
    await expect.poll(() => device('PC-000001').state().pins['13']).toBe(3)
    await fan.getByRole('radio', { name: 'High', checked: true }).waitFor()
  })

  onlyInProve(
    'CTRL-4 by keyboard, the fan waits for the last arrow key, and Space presses a pin',
    async () => {
      const { owner, device } = await fixture.home('PC-000001')
      const { page } = await fixture.room(owner, { before: recordCommands })
      const pc = device('PC-000001')
      await page.getByRole('radio', { name: 'OFF' }).focus()
      const before = pc.state().commands
      // Between two keys no time of the page passes, however long the machine takes for them.
      await holdClock(page)
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
      await page.clock.runFor(399)
      expect(await commandsOf(page)).toEqual([])
      await page.clock.runFor(1)
      await expect.poll(() => pc.state().pins['13']).toBe(3)
      await page.clock.resume()
      await button(page, 'Turn ON Pin 18').focus()
      await page.keyboard.press('Space')
      // Comes after everything that the arrow keys have sent.
      await expect.poll(() => pc.state().pins['18']).toBe(1)
      expect(pc.state()).toMatchObject({ commands: before + 2, pins: { 13: 3 } })
      expect(await commandsOf(page)).toHaveLength(2)
    },
  )

  onlyInProve('CTRL-4 a key that is held presses a pin once', async () => {
    const { owner, device } = await fixture.home('SC-000001')
    const { page } = await fixture.room(owner)
    const before = device('SC-000001').state().commands
    await button(page, 'Turn ON Pin 18').focus()
    for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    // Comes after everything that the key has sent.
    await button(page, 'Turn ON Pin 19').click()
    await expect.poll(() => device('SC-000001').state().pins['19']).toBe(1)
    expect(device('SC-000001').state()).toMatchObject({ commands: before + 2, pins: { 18: 1 } })
  })
})

test('CTRL-6 GEN-2 ROLE-3 family and guests control, and see nothing that manages', async () => {
  const { owner, roomId } = await fixture.home()
  const { page: familyPage } = await fixture.visit(await createTestFamily(owner), {
    room: 'Living Room',
  })
  await familyPage.getByText('No devices in this room').waitFor()
  await expect.poll(() => familyPage.getByText('Add First Device').count()).toBe(0)
  const secret = await addDevice(owner, 'SC-000001', roomId)
  await plateOf(familyPage, 'SC-000001').waitFor()
  await expect.poll(() => familyPage.getByText('No devices in this room').count()).toBe(0)

  const devices = [{ identifier: 'SC-000001', secret }]
  const { device, connected, stop } = await startSimulatedDevices(fixture.stack, devices)
  fixture.after(stop)
  await connected()
  const guest = await fixture.room(await createTestGuest(owner, { now: Date.now() }))
  for (const page of [familyPage, guest.page]) {
    await expect.poll(() => management(page).count()).toBe(0)
    const pin18 = moduleOf(page, 'Pin 18')
    const before = device('SC-000001').state().pins['18']
    // This page may hear a moment later what another one has done.
    await button(pin18, before ? /^Turn OFF/ : /^Turn ON/).click()
    await expect.poll(() => device('SC-000001').state().pins['18']).toBe(before ? 0 : 1)
  }
})

describe('a module', () => {
  /** A room of one board whose answers can be held, with its modules and their size. */
  async function measuredRoom() {
    const { owner, device } = await fixture.home('PC-000001')
    const answers = holdableAnswers()
    const { page } = await fixture.room(owner, {
      before: async (opened) => {
        await opened.clock.install()
        await answers.of(opened)
      },
    })
    const fan = moduleOf(page, 'Fan speed')
    const press = (level: string) => fan.getByText(level, { exact: true }).last().click()
    const size = await sizesOf(page)
    const first = await size()
    /** A module shows its text, and at each width all modules keep their first size. */
    const keepsSize = async (module: Locator, text: string | RegExp) => {
      await moduleShows(module, text)
      expect(await size(), String(text)).toEqual(first)
    }
    const pin = (name: number) => moduleOf(page, `Pin ${name}`)
    return { page, pc: device('PC-000001'), answers, fan, press, keepsSize, pin }
  }

  onlyInProve(
    'CTRL-4 LIVE-2 keeps its size while it waits and when it is refused, and says which',
    async () => {
      const { page, pc, answers, fan, press, keepsSize, pin } = await measuredRoom()
      const [pin18, pin19] = [pin(18), pin(19)]
      // Each state lasts until it is measured: neither the page's clock nor the server's ends it.
      await holdClock(page)
      answers.hold()
      pc.deaf(true)
      await button(pin18, 'Turn ON').click()
      await press('Low')
      await page.clock.runFor(1_000)
      await keepsSize(pin18, 'Sending…')
      await keepsSize(fan, 'Sending…')
      await page.clock.runFor(2_000)
      await keepsSize(fan, 'Still waiting…')
      await page.clock.runFor(3_000)
      await keepsSize(pin18, 'Not confirmed')
      await keepsSize(fan, 'Not confirmed')
      answers.letGo()
      pc.deaf(false)
      pc.refuse(true)
      await button(pin19, 'Turn ON').click()
      await press('Med')
      await keepsSize(pin19, 'Control failed')
      await keepsSize(fan, 'Control failed')
    },
  )

  onlyInProve(
    'CTRL-4 LIVE-2 keeps its size after a touch and when nobody is reached, and says which',
    async () => {
      const { page, pc, fan, press, keepsSize, pin } = await measuredRoom()
      const pin21 = pin(21)
      await holdClock(page)
      await button(pin21, 'Turn ON').click()
      await keepsSize(pin21, 'ON')
      // The page shows ON before the device has switched: a touch now would overtake the command.
      await expect.poll(() => pc.state().pins['21']).toBe(1)
      pc.touch(15)
      await keepsSize(pin21, /^At the wall, \d\d:\d\d$/)
      pc.touch(13, 3)
      await keepsSize(fan, /^At the wall, \d\d:\d\d$/)
      await fixture.whileDown(async () => {
        await page.getByText('Reconnecting', { exact: true }).waitFor()
        await button(pin21, 'Turn ON').click()
        await press('OFF')
        await keepsSize(pin21, 'WebSocket not available')
        await keepsSize(fan, 'WebSocket not available')
        pc.drop(3_600_000)
      })
      await page.clock.resume()
      await keepsSize(pin21, 'Last known')
      await keepsSize(fan, 'Last known')
      await page.getByText(/Offline since \d\d:\d\d\. Showing the last known state\./).waitFor()
    },
  )

  test('CTRL-4 LIVE-2 has no axe violations with pins on, refused or unconfirmed', async () => {
    const { owner, device, roomId } = await fixture.home('SC-000001', 'SC-000002', 'WLM-000001')
    await addDevice(owner, 'PC-000009', roomId)
    const looks = firstInGate([
      { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
      { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
    ])
    const pages = await Promise.all(
      looks.map((look) => fixture.room(owner, { ...look, ...clockInstalled })),
    )
    device('SC-000001').deaf(true)
    device('SC-000002').refuse(true)
    for (const [at, { page }] of pages.entries()) {
      // Another page's command would replace this one, so each page presses another pin.
      const pin = ['Pin 18', 'Pin 19'][at]
      // A refusal counts while the command lives by the page's clock, however late it comes.
      await holdClock(page)
      await button(plateOf(page, 'SC-000002'), `Turn ON ${pin}`).click()
      await page.getByText('Control failed', { exact: true }).waitFor()
      await page.clock.resume()
      await button(plateOf(page, 'SC-000001'), `Turn ON ${pin}`).click()
      await button(plateOf(page, 'WLM-000001'), /Turn O\w+ LED/).click()
    }
    for (const { page } of pages) {
      await page.getByText('Not confirmed', { exact: true }).first().waitFor()
      await page.getByText('Control failed', { exact: true }).waitFor()
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
        page.viewportSize()?.width,
      )
    }
  })
})

/** Records in the page itself what it sends to its devices: no event of the browser is waited for. */
const recordCommands = (page: Page) =>
  page.addInitScript(() => {
    const commands: string[] = []
    Object.assign(window, { commands })
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function sendRecorded(data) {
      if (String(data).includes('"action"')) commands.push(String(data))
      send.call(this, data)
    }
  })

const commandsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'commands'))

/** The server's messages over a page's live connection; they can be held back for a while. */
function holdableAnswers() {
  let isHeld = false
  const held: (() => void)[] = []
  return {
    /** To be called before the page connects. */
    of: (page: Page) =>
      page.routeWebSocket('**/ws-app?*', (socket) => {
        socket.connectToServer().onMessage((message) => {
          if (isHeld) held.push(() => socket.send(message))
          else socket.send(message)
        })
      }),
    hold(): void {
      isHeld = true
    },
    /** Tells the page what it has missed. */
    letGo(): void {
      isHeld = false
      for (const tell of held.splice(0)) tell()
    },
  }
}

/** Measures every module at the narrowest and at a wide screen. */
async function sizesOf(page: Page) {
  return async () => {
    const sizes: Record<number, string[]> = {}
    for (const width of [320, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await drawn(page)
      sizes[width] = await page
        .getByRole('article')
        .getByRole('listitem')
        .evaluateAll((modules) =>
          modules.map((module) => {
            const { width, height } = module.getBoundingClientRect()
            return `${Math.round(width)} × ${Math.round(height)}`
          }),
        )
    }
    return sizes
  }
}
