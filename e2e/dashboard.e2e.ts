import { logoutEndpoint, profileEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import { recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import { openVisitor, settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { firstInGate, onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { goInHistory, openMore } from '@roomwire/testing/browser/page-parts.ts'
import { enterRoom, moduleOf, moduleShows, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { changeStoredData, whileUnlisted } from '@roomwire/testing/browser/stored-data.ts'
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
/** The names of the figures; those of today stand elsewhere. */
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

/** The rooms that somebody sees, and the number of devices in each. */
async function roomsSeen(page: Page): Promise<string[]> {
  const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
  const counted = names.map(async (name) => {
    const [count] = /\d+/.exec(await room(page, name).innerText()) ?? []
    return `${name} ${count}`
  })
  return Promise.all(counted)
}

/** Somebody who manages the home, on the dashboard. */
async function visitToManage(person: TestPerson, label: string) {
  const visitor = await fixture.visit(person)
  const { page } = visitor
  await page.getByRole('heading', { level: 1, name: 'Welcome, Meera' }).waitFor()
  await page.locator('header').getByText(label, { exact: true }).waitFor()
  await actions(page).waitFor()
  await page.getByRole('heading', { name: 'Family Users' }).waitFor()
  const more = await openMore(page)
  await more.getByRole('link', { name: 'Devices', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  return visitor
}

/** Says why the devices are not there. */
const fault = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Failed to load dashboard' })

/** A role that no registration gives. */
function promote({ userId }: TestPerson, role: 'admin' | 'super_admin'): void {
  changeStoredData(fixture.stack, `update person set role = '${role}' where id = ${userId}`)
}

describe('the header', () => {
  test('AUTH-5 DASH-1 GEN-2 ROLE-1 ROLE-2 user, admin and super_admin have all that manages', async () => {
    const { owner } = await fixture.home('SC-000001')
    await addDevice(owner, 'SC-000002')
    const { page, token } = await visitToManage(owner, 'User (Admin)')
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

    for (const [role, label] of [
      ['admin', 'Admin (Admin)'],
      ['super_admin', 'Super Admin (Admin)'],
    ] as const) {
      promote(owner, role)
      const { context } = await visitToManage(owner, label)
      await context.close()
    }
  })

  test('DASH-1 DASH-2 DASH-3 DASH-11 offline it disables the quick actions; a 401 logs out', async () => {
    const { owner } = await fixture.home('SC-000001')
    const line = await fixture.line()
    const { page, token } = await fixture.visit({ ...owner, url: line.url })
    const connecting = page.locator('header').getByText('Connecting...', { exact: true })
    await connected(page)
    await shows(page, 'Status', 'Online')

    line.cut()
    await connecting.waitFor()
    await shows(page, 'Status', 'Offline')
    await page.getByText('No connection to the server. Actions are off until it is back.').waitFor()
    for (const name of quickActions) {
      await expect
        .poll(() => button(actions(page), name).isDisabled(), { message: name })
        .toBe(true)
    }
    await expect.poll(() => room(page, 'Living Room').innerText()).toContain('1 device')
    await shows(page, 'Devices', '1')

    line.mend()
    await connected(page)
    await shows(page, 'Status', 'Online')
    for (const name of quickActions) {
      await expect.poll(() => button(actions(page), name).isEnabled(), { message: name }).toBe(true)
    }
    await expect.poll(() => page.getByText(/No connection to the server/).count()).toBe(0)

    line.cut()
    await connecting.waitFor()
    await callApi({ url: owner.url, token }, logoutEndpoint, {})
    line.mend()
    await page.waitForURL('**/login')
    await page.getByText('Session expired. Logging out...', { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  })
})

describe('figures and rooms', () => {
  test('DASH-2 DASH-7 counts devices, rooms, guests and family; a room is entered by id', async () => {
    const { owner, roomId, device } = await fixture.home('SC-000001', 'PC-000001')
    await addRoom(owner, 'Attic')
    await createTestGuest(owner, { now: Date.now(), room_id: roomId })
    await formerGuest(owner)
    const { page } = await fixture.visit(owner)
    await connected(page)
    const before = { Devices: '2', Rooms: '2', 'Active Guests': '1', Family: '0', Status: 'Online' }
    for (const [name, value] of Object.entries(before)) await shows(page, name, value)
    await expect.poll(() => figureNames(page)).toEqual(Object.keys(before))

    await addDevice(owner, 'SC-000003')
    await addRoom(owner, 'Kitchen')
    await createTestFamily(owner)
    await createTestGuest(owner, { now: Date.now() })
    const after = { Devices: '3', Rooms: '3', 'Active Guests': '2', Family: '1' }
    for (const [name, value] of Object.entries(after)) await shows(page, name, value)

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

  test('DASH-3 DASH-7 a home without rooms shows the way to its first', async () => {
    const { page } = await fixture.visit(await registerOwner(fixture.stack.url))
    await page.getByText('No rooms yet').waitFor()
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
    for (const [action, path] of [
      ['Add Device', '/devices/register'],
      ['Manage Devices', '/devices/manage'],
    ] as const) {
      await button(actions(page), action).click()
      await page.waitForURL(`**${path}`)
      await page.goBack()
      await connected(page)
    }

    await button(page, 'Create Room').last().click()
    const dialog = page.getByRole('dialog', { name: 'Create Room' })
    await dialog.getByLabel('Room name').fill('Kitchen')
    await button(dialog, 'Create Room').click()
    await room(page, 'Kitchen').waitFor()
    await shows(page, 'Rooms', '1')

    // Without a device there is nothing to set, and nothing to begin with.
    for (const [view, shown] of [
      ['scenes', /^A scene sets .* Add a device first/],
      ['schedules', /^Schedules of the home .* Add a device first/],
    ] as const) {
      // No link leads there yet.
      await goInHistory(page, `/dashboard?view=${view}`)
      await page.getByText(shown).waitFor()
    }
  })
})

describe('roles', () => {
  test('DASH-1 GEN-2 ROLE-1 ROLE-2 ROLE-3 family and guests reach no part that manages', async () => {
    const { owner } = await fixture.home('SC-000001', 'SC-000002')
    const kitchen = await addRoom(owner, 'Kitchen')
    const body = { deviceIdentifier: 'SC-000002', room_id: kitchen }
    await callApi(owner, mapRoomEndpoint, { body })
    await addDevice(owner, 'SC-000003', kitchen)
    await addDevice(owner, 'SC-000004')
    for (const [person, name] of [
      [await createTestFamily(owner), 'Family'],
      [await createTestGuest(owner, { now: Date.now() }), 'Guest'],
    ] as const) {
      const { page, context } = await fixture.visit(person, { path: '/devices/register' })
      await page.getByText('Only owners can add devices').waitFor()
      await expect.poll(() => page.getByRole('textbox').count()).toBe(0)
      await page.goto(`${fixture.stack.url}/devices/manage`)
      await page.getByText('Only owners can manage devices').waitFor()
      await expect.poll(() => page.getByRole('textbox').count()).toBe(0)

      await page.getByRole('link', { name: 'Go to Dashboard' }).click()
      await page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }).waitFor()
      await page.locator('header').getByText(name, { exact: true }).waitFor()
      await expect.poll(() => roomsSeen(page)).toEqual(['Kitchen 2', 'Living Room 1'])
      await shows(page, 'Rooms', '2')
      await connected(page)
      await expect.poll(() => actions(page).count()).toBe(0)
      await expect
        .poll(() => page.getByRole('heading', { level: 2 }).allInnerTexts())
        .toEqual(['Your Rooms', 'Today'])
      const more = await openMore(page)
      expect(await more.getByRole('link', { name: 'Devices', exact: true }).count()).toBe(0)
      await page.keyboard.press('Escape')
      await expect.poll(() => figureNames(page)).toEqual(['Devices', 'Rooms', 'Status'])
      await context.close()
    }
  })

  test('GEN-2 LIVE-4 ROLE-3 a guest of a device follows it into a room and out of it', async () => {
    const { owner, roomId, device } = await fixture.home('SC-000001')
    const kitchen = await addRoom(owner, 'Kitchen')
    await addDevice(owner, 'SC-000002', roomId)
    await addDevice(owner, 'SC-000003', kitchen)
    const place = (room_id: number | null) =>
      callApi(owner, mapRoomEndpoint, { body: { deviceIdentifier: 'SC-000001', room_id } })
    await place(null)
    const now = Date.now()
    const ofRoom = await fixture.visit(await createTestGuest(owner, { now, room_id: roomId }))
    await expect.poll(() => roomsSeen(ofRoom.page)).toEqual(['Living Room 1'])
    await shows(ofRoom.page, 'Rooms', '1')
    await ofRoom.context.close()

    const guest = await createTestGuest(owner, { now, device_identifier: 'SC-000001' })
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
    await plate.getByTitle('Last report of each part').click()
    const heard = page.getByRole('dialog', { name: 'Last reports of Device SC-000001' })
    await heard
      .getByText(/^(just now|\d+ (s|min) ago), \d\d:\d\d$/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')

    await place(kitchen)
    await room(page, 'Kitchen').getByText('1 device, 2 on').waitFor()
    await expect.poll(() => own.count()).toBe(0)
    await expect.poll(() => roomsSeen(page)).toEqual(['Kitchen 1'])
    await shows(page, 'Rooms', '1')
    await place(null)
    await moduleShows(pin, 'ON')
    await expect.poll(() => room(page, 'Kitchen').count()).toBe(0)

    await place(kitchen)
    await page.getByText(/^Guest access until/).waitFor()
    await enterRoom(page, 'Kitchen')
    await plateOf(page, 'SC-000001').waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    expect(faults).toEqual([])
  })

  test('ROLE-3 family of a home without rooms read that there are none', async () => {
    const owner = await registerOwner(fixture.stack.url)
    const { page } = await fixture.visit(await createTestFamily(owner))
    await page.getByText('No rooms yet').waitFor()
    await page.getByText('Owners add rooms.').waitFor()
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
    await page.getByText('Ask an owner of a home for a code.').waitFor()
    await page.context().close()
  })
})

describe('when something fails', () => {
  test('DASH-11 lists that cannot be loaded are said so, and the rest works', async () => {
    const { owner, device } = await fixture.home('SC-000001')
    const guest = await createTestGuest(owner, { now: Date.now() })
    changeStoredData(
      fixture.stack,
      `update access_grant set start_at = 'once' where person_id = ${guest.userId}`,
    )
    const before = (page: Page) =>
      page.route(numbersOfToday, (route) => route.fulfill({ status: 500 }))
    const page = await whileUnlisted(fixture.stack, async () => {
      const { page } = await fixture.visit(owner, { before })
      await fault(page)
        .getByText('Failed to load dashboard: Something went wrong on the server', { exact: true })
        .waitFor()
      await shows(page, 'Rooms', '1')
      await room(page, 'Living Room').getByText('Enter Room').waitFor()
      await settled(page)
      // Should it still ask by itself, that shows nothing before the press.
      await holdClock(page)
      return page
    })
    await button(fault(page), 'Try again').click()
    await page.clock.resume()
    await shows(page, 'Devices', '1')
    await expect.poll(() => page.getByText(/Failed to load dashboard/).count()).toBe(0)

    await page.getByText('Could not load guests').waitFor()
    const today = page.getByRole('region', { name: 'Today' })
    const shown = today.getByText('Could not load today’s numbers')
    await shown.waitFor()
    await page.unroute(numbersOfToday)
    await button(today, 'Try again').click()
    await shown.waitFor({ state: 'detached' })
    await shows(page, 'Devices', '1')
    await expect.poll(() => figure(page, 'Active Guests').count()).toBe(0)
    await expect.poll(() => page.getByText(/Failed to load dashboard/).count()).toBe(0)
    await connected(page)
    await enterRoom(page)
    await button(page, 'Turn ON Pin 18').click()
    await moduleShows(moduleOf(page, 'Pin 18'), 'ON')
    await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
  })

  test('DASH-11 a list without an answer says so after 15 seconds and a second try', async () => {
    const { owner } = await fixture.home('SC-000001')
    const { page } = await fixture.visit(owner, {
      before: async (opened) => {
        await opened.route(
          ({ pathname }) => pathname === '/api/devices',
          () => undefined,
        )
        await holdClock(opened)
      },
    })
    const shown = page.getByText('Failed to load dashboard: no answer within 15 seconds')
    const passedMs = await passUntil(page, () => shown.isVisible(), 500)
    expect(passedMs).toBeGreaterThanOrEqual(2 * 15_000)
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

  test('DASH-11 AUTH-3 shows Authentication failed without any user', async () => {
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

onlyInProve('GEN-1 GEN-3 from the landing page to a lamp that is on', async () => {
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
})

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
