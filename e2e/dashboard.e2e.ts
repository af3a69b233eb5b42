import { logoutEndpoint, profileEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import { recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import { openVisitor, settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { firstInGate, onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { enterRoom, moduleOf, moduleShows, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  freshEmail,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { startSimulatedDevices } from '@roomwire/testing/worlds/simulated-devices.ts'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

const fixture = openBrowserFixture()

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name })
const connected = (page: Page) => page.getByText('Connected', { exact: true }).waitFor()
const actions = (page: Page) => page.getByRole('group', { name: 'Quick Actions' })
const quickActions = ['Add Device', 'Create Room', 'Create Guest', 'Family User', 'Manage Devices']

/** A figure of the line. */
const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
/** What the figures are called; those of today stand elsewhere. */
const figureNames = (page: Page) =>
  page
    .locator('dl', { has: page.getByText('Devices', { exact: true }) })
    .getByRole('term')
    .allInnerTexts()
const shows = (page: Page, name: string, value: string) =>
  expect.poll(() => figure(page, name).innerText()).toBe(value)

/** The call for the numbers of today. */
const numbersOfToday = `**${recentDaysEndpoint.url}`

/** A room as the dashboard shows it. */
const room = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
const roomNames = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()

/** A role that no registration gives. */
function promote({ userId }: TestPerson, role: 'admin' | 'super_admin'): void {
  changeStoredData(fixture.stack, `update person set role = '${role}' where id = ${userId}`)
}

describe('the header', () => {
  test('DASH-1 ROLE-1 welcomes by name, and shows the role, with (Admin) for people who manage', async () => {
    const { owner } = await fixture.home()
    const [admin, above] = [
      await registerOwner(fixture.stack.url),
      await registerOwner(fixture.stack.url),
    ]
    promote(admin, 'admin')
    promote(above, 'super_admin')
    const guest = await createTestGuest(owner, { now: Date.now() })
    for (const [person, name, label] of [
      [owner, 'Meera', 'User (Admin)'],
      [admin, 'Owner', 'Admin (Admin)'],
      [above, 'Owner', 'Super Admin (Admin)'],
      [await createTestFamily(owner), 'Family', 'Family'],
      [guest, 'Guest', 'Guest'],
    ] as const) {
      const { page, context } = await fixture.visit(person)
      await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor()
      await page.locator('header').getByText(label, { exact: true }).waitFor()
      await context.close()
    }
  })

  test('DASH-1 DASH-2 DASH-3 DASH-11 shows Connected while it is; offline it shows that, keeps what it knows, and disables all quick actions', async () => {
    const { owner } = await fixture.home('SC-000001')
    const { page } = await fixture.visit(owner)
    await connected(page)
    await shows(page, 'Status', 'Online')
    await fixture.whileDown(async () => {
      await page.locator('header').getByText('Connecting...', { exact: true }).waitFor()
      await shows(page, 'Status', 'Offline')
      await page.getByText('You are offline. Actions return with the connection.').waitFor()
      for (const name of quickActions) {
        await expect
          .poll(() => button(actions(page), name).isDisabled(), { message: name })
          .toBe(true)
      }
      await expect.poll(() => room(page, 'Living Room').innerText()).toContain('1 device')
      await shows(page, 'Devices', '1')
    })
    await connected(page)
    await shows(page, 'Status', 'Online')
    for (const name of quickActions) {
      await expect.poll(() => button(actions(page), name).isEnabled(), { message: name }).toBe(true)
    }
    await expect.poll(() => page.getByText(/You are offline/).count()).toBe(0)
  })

  test('DASH-1 AUTH-5 Logout asks with the exact text; Cancel stays, Logout ends the session here and on the server', async () => {
    const { owner } = await fixture.home()
    const { page, token } = await fixture.visit(owner)
    await connected(page)
    const question = page.getByRole('alertdialog', { name: 'Logout' })
    await button(page, 'Logout').click()
    await question
      .getByText('Are you sure you want to logout? This will close all connections.', {
        exact: true,
      })
      .waitFor()
    await button(question, 'Cancel').click()
    await question.waitFor({ state: 'hidden' })
    await connected(page)
    await button(page, 'Logout').click()
    await button(question, 'Logout').click()
    await page.waitForURL('**/login')
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
    const path = { userId: String(owner.userId) }
    expect((await answerOf({ ...owner, token }, profileEndpoint, { path })).status).toBe(401)
  })
})

describe('figures and rooms', () => {
  test('DASH-2 counts devices, rooms, guests whose time is not over, and family, and follows changes by others', async () => {
    const { owner, roomId } = await fixture.home('SC-000001')
    await addDevice(owner, 'SC-000002')
    await addRoom(owner, 'Kitchen')
    await createTestGuest(owner, { now: Date.now(), room_id: roomId })
    await formerGuest(owner)
    const { page } = await fixture.visit(owner)
    await connected(page)
    const before = { Devices: '2', Rooms: '2', 'Active Guests': '1', Family: '0', Status: 'Online' }
    for (const [name, value] of Object.entries(before)) await shows(page, name, value)
    await expect.poll(() => figureNames(page)).toEqual(Object.keys(before))

    await addDevice(owner, 'SC-000003')
    await addRoom(owner, 'Attic')
    await createTestFamily(owner)
    await createTestGuest(owner, { now: Date.now() })
    const after = { Devices: '3', Rooms: '3', 'Active Guests': '2', Family: '1' }
    for (const [name, value] of Object.entries(after)) await shows(page, name, value)
  })

  test('DASH-7 each room shows its name, its number of devices and what is on; Enter Room takes id and name along', async () => {
    const { owner, roomId, device } = await fixture.home('SC-000001', 'PC-000001')
    await addRoom(owner, 'Attic')
    const { page } = await fixture.visit(owner)
    await connected(page)
    await room(page, 'Attic').getByText('0 devices', { exact: true }).waitFor()
    await room(page, 'Living Room').getByText('2 devices, all off', { exact: true }).waitFor()
    device('SC-000001').touch(12)
    device('PC-000001').touch(13, 2)
    await room(page, 'Living Room').getByText('2 devices, 2 on', { exact: true }).waitFor()
    await enterRoom(page)
    expect(new URL(page.url()).pathname).toBe('/controlpanel')
    expect(await page.evaluate(() => history.state.usr)).toEqual({
      roomId,
      roomName: 'Living Room',
    })
  })

  test('DASH-7 a home without rooms shows the way to its first room, and one without devices says where to begin', async () => {
    const { page } = await fixture.visit(await registerOwner(fixture.stack.url))
    await page.getByText('No rooms yet').waitFor()
    await connected(page)
    await button(page, 'Create Room').last().click()
    const dialog = page.getByRole('dialog', { name: 'Create Room' })
    await dialog.getByLabel('Room name').fill('Kitchen')
    await button(dialog, 'Create Room').click()
    await room(page, 'Kitchen').waitFor()
    await shows(page, 'Rooms', '1')
    // Without a device there is nothing to set, and nothing to begin with.
    for (const view of ['scenes', 'schedules']) {
      await page.goto(`${fixture.stack.url}/dashboard?view=${view}`)
      await page.getByText(/Add a device first/).waitFor()
    }
  })
})

describe('quick actions', () => {
  test('DASH-3 are five: two lead to pages, three open dialogs', async () => {
    const { owner } = await fixture.home()
    const { page } = await fixture.visit(owner)
    await connected(page)
    await expect.poll(() => actions(page).getByRole('button').allInnerTexts()).toEqual(quickActions)
    for (const [action, title] of [
      ['Create Room', 'Create Room'],
      ['Create Guest', 'Create Guest'],
      ['Family User', 'Create Family User'],
    ] as const) {
      await button(actions(page), action).click()
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
    await button(actions(page), 'Add Device').click()
    await page.waitForURL('**/devices/register')
    await page.goBack()
    await connected(page)
    await button(actions(page), 'Manage Devices').click()
    await page.waitForURL('**/devices/manage')
  })
})

describe('roles', () => {
  test('GEN-2 ROLE-2 user, admin and super_admin have every part that manages; family and guests reach none, by any address', async () => {
    const { owner } = await fixture.home('SC-000001')
    await addDevice(owner, 'SC-000002')
    const managers = [
      owner,
      await registerOwner(fixture.stack.url),
      await registerOwner(fixture.stack.url),
    ]
    promote(managers[1]!, 'admin')
    promote(managers[2]!, 'super_admin')
    const others = [
      await createTestFamily(owner),
      await createTestGuest(owner, { now: Date.now() }),
    ]
    const visits = (people: TestPerson[]) => Promise.all(people.map((one) => fixture.visit(one)))
    for (const { page, context } of await visits(managers)) {
      await actions(page).waitFor()
      await page.getByRole('heading', { name: 'Family Users' }).waitFor()
      await page.getByRole('link', { name: 'Devices', exact: true }).waitFor()
      await context.close()
    }
    for (const { page } of await visits(others)) {
      await room(page, 'Living Room').waitFor()
      await connected(page)
      await expect.poll(() => actions(page).count()).toBe(0)
      await expect
        .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts())
        .toEqual(['Your Rooms', 'Today'])
      await expect
        .poll(() => page.getByRole('link', { name: 'Devices', exact: true }).count())
        .toBe(0)
      await expect.poll(() => figureNames(page)).toEqual(['Devices', 'Rooms', 'Status'])
      for (const [path, text] of [
        ['/devices/register', 'Devices are added by the owner of the home'],
        ['/devices/manage', 'Devices are managed by the owner of the home'],
      ] as const) {
        await page.goto(fixture.stack.url + path)
        await page.getByText(text).waitFor()
        await expect.poll(() => page.getByRole('textbox').count()).toBe(0)
      }
    }
  })

  test('ROLE-3 GEN-2 family sees all rooms; a guest sees the room or the device of the access, or all rooms where neither is set', async () => {
    const { owner, roomId } = await fixture.home('SC-000001', 'SC-000002')
    const kitchen = await addRoom(owner, 'Kitchen')
    const deviceIdentifier = 'SC-000002'
    await callApi(owner, mapRoomEndpoint, { body: { deviceIdentifier, room_id: kitchen } })
    await addDevice(owner, 'SC-000003', kitchen)
    const now = Date.now()
    for (const [person, rooms] of [
      [await createTestFamily(owner), ['Kitchen 2', 'Living Room 1']],
      [await createTestGuest(owner, { now }), ['Kitchen 2', 'Living Room 1']],
      [await createTestGuest(owner, { now, room_id: roomId }), ['Living Room 1']],
      [await createTestGuest(owner, { now, device_identifier: deviceIdentifier }), ['Kitchen 1']],
    ] as const) {
      const { page, context } = await fixture.visit(person)
      await page.getByRole('article').first().waitFor()
      const seen = async () =>
        (await roomNames(page)).map(async (name) => {
          const [count] = /\d+/.exec(await room(page, name).innerText()) ?? []
          return `${name} ${count}`
        })
      await expect.poll(async () => Promise.all(await seen())).toEqual(rooms)
      await shows(page, 'Rooms', String(rooms.length))
      await context.close()
    }
    const guest = await createTestGuest(owner, { now, device_identifier: deviceIdentifier })
    const { page } = await fixture.visit(guest)
    await page.getByText(/^Guest access until/).waitFor()
    await enterRoom(page, 'Kitchen')
    await plateOf(page, deviceIdentifier).waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
  })

  test('ROLE-3 LIVE-4 a guest of a device in no room sees and switches it, with live updates, and follows it into a room and out of it', async () => {
    const { owner, roomId, device } = await fixture.home('SC-000001')
    const place = (room_id: number | null) =>
      callApi(owner, mapRoomEndpoint, { body: { deviceIdentifier: 'SC-000001', room_id } })
    await place(null)
    const guest = await createTestGuest(owner, {
      now: Date.now(),
      device_identifier: 'SC-000001',
    })
    const { page, faults } = await fixture.visit(guest)
    await connected(page)
    const own = page.getByRole('region', { name: 'Your Devices' })
    const plate = own.getByRole('article', { name: 'Device SC-000001' })
    const pin = moduleOf(plate, 'Pin 18')
    await moduleShows(pin, 'OFF')
    await expect.poll(() => page.getByText('No rooms are shared with you yet').count()).toBe(0)
    await shows(page, 'Devices', '1')

    await button(plate, 'Turn ON Pin 18').click()
    await moduleShows(pin, 'ON')
    await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
    device('SC-000001').touch(14)
    await moduleShows(moduleOf(plate, 'Pin 19'), 'ON')

    await place(roomId)
    await room(page, 'Living Room').getByText('1 device, 2 on').waitFor()
    await expect.poll(() => own.count()).toBe(0)
    await place(null)
    await moduleShows(pin, 'ON')
    await expect.poll(() => room(page, 'Living Room').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('ROLE-3 a family account that no home has let in yet sees no rooms, and whom to ask', async () => {
    const email = freshEmail('alone')
    const { page } = await openVisitor(fixture.browser)
    await page.goto(`${fixture.stack.url}/register`)
    await page.getByLabel('Username').fill('Alone')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: /^Password/ }).fill(password)
    await page.getByLabel('User type').selectOption('family')
    await button(page, 'Create Account').click()
    await page.getByText('No rooms are shared with you yet').waitFor()
    await page.getByText('Ask the owner of a home to let you in.').waitFor()
    await page.context().close()
  })
})

describe('when something fails', () => {
  test('DASH-11 a list of devices that cannot be loaded shows the reason, the rooms still work, and Try again loads it', async () => {
    const { owner } = await fixture.home('SC-000001')
    const { page } = await fixture.visit(owner)
    await connected(page)
    changeStoredData(fixture.stack, 'alter table command rename to command_away')
    try {
      await page.reload()
      await page
        .getByText('Failed to load dashboard: Something went wrong on the server', { exact: true })
        .waitFor()
      await shows(page, 'Rooms', '1')
      await room(page, 'Living Room').getByText('Enter Room').waitFor()
      await settled(page)
      // Should it still ask by itself, that shows nothing before the press.
      await holdClock(page)
    } finally {
      changeStoredData(fixture.stack, 'alter table command_away rename to command')
    }
    await button(page, 'Try again').click()
    await page.clock.resume()
    await shows(page, 'Devices', '1')
    await expect.poll(() => page.getByText(/Failed to load dashboard/).count()).toBe(0)
  })

  test('DASH-11 a list of devices that stays without an answer says so in words, after 15 seconds and a second try', async () => {
    const { owner } = await fixture.home('SC-000001')
    const { page } = await fixture.visit(owner)
    await settled(page)
    await page.route(
      ({ pathname }) => pathname === '/api/devices',
      () => undefined,
    )
    await holdClock(page)
    await page.reload()
    const words = page.getByText('Failed to load dashboard: no answer within 15 seconds')
    const passedMs = await passUntil(page, () => words.isVisible(), 500)
    expect(passedMs).toBeGreaterThanOrEqual(2 * 15_000)
  })

  test('DASH-11 a list of guests that cannot be loaded, or the numbers of today, leave the rest of the page working', async () => {
    const { owner, device } = await fixture.home('SC-000001')
    const guest = await createTestGuest(owner, { now: Date.now() })
    changeStoredData(
      fixture.stack,
      `update access_grant set start_at = 'once' where person_id = ${guest.userId}`,
    )
    const before = (page: Page) =>
      page.route(numbersOfToday, (route) => route.fulfill({ status: 500 }))
    const { page } = await fixture.visit(owner, { before })
    await page.getByText('Could not load guests').waitFor()
    const today = page.getByRole('region', { name: 'Today' })
    const words = today.getByText('Could not load the numbers of today')
    await words.waitFor()
    await page.unroute(numbersOfToday)
    await button(today, 'Try again').click()
    await words.waitFor({ state: 'detached' })
    await shows(page, 'Devices', '1')
    await expect.poll(() => figure(page, 'Active Guests').count()).toBe(0)
    await expect.poll(() => page.getByText(/Failed to load dashboard/).count()).toBe(0)
    await connected(page)
    await enterRoom(page)
    await button(page, 'Turn ON Pin 18').click()
    await moduleShows(moduleOf(page, 'Pin 18'), 'ON')
    await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
  })

  test('DASH-11 a 401 logs out and leads to the sign-in page: Session expired. Logging out...', async () => {
    const { owner } = await fixture.home('SC-000001')
    const line = await fixture.line()
    const { page, token } = await fixture.visit({ ...owner, url: line.url })
    await connected(page)
    line.cut()
    await page.getByText('Connecting...', { exact: true }).waitFor()
    await callApi({ url: owner.url, token }, logoutEndpoint, {})
    line.mend()
    await page.waitForURL('**/login')
    await page.getByText('Session expired. Logging out...', { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  })

  test.each(
    firstInGate([
      [403, 'Invalid token'],
      [502, 'Upstream answered 401'],
    ]),
  )(
    'DASH-11 a load error %s with the text ‘%s’ logs out too: Session expired. Logging out...',
    async (status, error) => {
      const { owner } = await fixture.home()
      const { page, token } = await fixture.visit(owner, {
        before: (opened) =>
          opened.route('**/api/rooms/my-rooms', (route) =>
            route.fulfill({ status, json: { error } }),
          ),
      })
      await page.waitForURL('**/login')
      await page.getByText('Session expired. Logging out...', { exact: true }).waitFor()
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
      // The server has ended it too: nobody could, once the page has forgotten it.
      const path = { userId: String(owner.userId) }
      await expect
        .poll(async () => (await answerOf({ ...owner, token }, profileEndpoint, { path })).status)
        .toBe(401)
    },
  )

  test('DASH-11 AUTH-3 with a user neither from the server nor saved, it shows Authentication failed', async () => {
    const { owner } = await fixture.home()
    changeStoredData(
      fixture.stack,
      `update person set id_number = 'not sealed' where id = ${owner.userId}`,
    )
    const { page } = await fixture.visit(owner)
    await page.getByText('Showing saved profile data. Profile fetch failed: 500').waitFor()
    await page.evaluate(() => localStorage.removeItem('userData'))
    await page.reload()
    await page.waitForURL('**/login')
    await page.getByText('Authentication failed', { exact: true }).waitFor()
  })
})

onlyInProve(
  'GEN-1 GEN-3 from the landing page to a lamp that is on: register, create a room, add a device of each kind, press over the live socket',
  async () => {
    const { page, faults, context } = await openVisitor(fixture.browser)
    await page.goto(fixture.stack.url)
    await page.getByRole('heading', { name: 'Smart Home', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Register' }).first().click()
    const email = freshEmail('asha')
    await page.getByLabel('Username').fill('Asha')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('textbox', { name: /^Password/ }).fill(password)
    await page.getByLabel('User type').selectOption('user')
    await button(page, 'Create Account').click()
    await connected(page)
    await button(actions(page), 'Create Room').click()
    await page.getByLabel('Room name').fill('Terrace')
    await button(page.getByRole('dialog'), 'Create Room').click()
    const devices: { identifier: string; secret: string }[] = []
    for (const identifier of ['SC-000001', 'PC-000001', 'WLM-000001', 'X-000001']) {
      devices.push({ identifier, secret: await registerIn(page, 'Terrace', identifier) })
    }
    const simulated = await startSimulatedDevices(fixture.stack, devices)
    try {
      await simulated.connected()
      await enterRoom(page, 'Terrace')
      for (const [identifier, kind, control] of [
        ['SC-000001', 'SC', 'Pin 25'],
        ['PC-000001', 'PC', 'Pin 21'],
        ['WLM-000001', 'WLM', 'LED'],
        ['X-000001', 'UNKNOWN', 'Pin 18'],
      ] as const) {
        const plate = plateOf(page, identifier)
        await plate.getByText(kind, { exact: true }).waitFor()
        await button(plate, `Turn ON ${control}`).click()
        await moduleShows(moduleOf(plate, control), 'ON')
      }
      await expect.poll(() => simulated.device('SC-000001').state().pins['25']).toBe(1)
    } finally {
      await simulated.stop()
      await context.close()
    }
    expect(faults).toEqual([])
  },
)

/** Registers a device by the page's own form, and returns the secret that is shown. */
async function registerIn(page: Page, roomName: string, identifier: string): Promise<string> {
  await button(actions(page), 'Add Device').click()
  await page.getByLabel('Device identifier').fill(identifier)
  await page.getByLabel('Device name').fill(`Device ${identifier}`)
  await page.getByLabel('Device local IP').fill('192.168.1.40')
  await page.getByLabel('Assign to room').selectOption({ label: roomName })
  // The page goes on to the dashboard after 3 s of its clock.
  await holdClock(page)
  await button(page, 'Register Device').click()
  const registered = page.getByRole('heading', { name: 'Device registered' })
  await passUntil(page, () => registered.isVisible(), 1)
  const secret = await page.locator('code').innerText()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.clock.resume()
  return secret
}

/** Creates a guest whose time is over: no call makes one, and none is short enough for a busy machine. */
async function formerGuest(owner: TestPerson): Promise<void> {
  const { userId } = await createTestGuest(owner, { now: Date.now() })
  const ended = Date.now() - 1_000
  changeStoredData(
    fixture.stack,
    `update access_grant set expires_at = ${ended} where person_id = ${userId}`,
  )
}
