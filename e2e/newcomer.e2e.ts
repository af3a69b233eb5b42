import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { isLive } from '@roomwire/testing/browser/room-pages.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  addDevice,
  freshEmail,
  password,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import { startSimulatedDevices } from '@roomwire/testing/worlds/simulated-devices.ts'
import type { Page, Request } from 'playwright'
import { describe, expect, test } from 'vitest'

/* A newcomer's way, from the landing page to a guest whose time is up. */

const fixture = openBrowserFixture()

async function register(page: Page): Promise<void> {
  await page.goto(fixture.stack.url)
  await page.getByRole('link', { name: 'Create an account' }).first().click()
  for (const use of ['user sets up a home', 'family lives in a home', 'guest visits a home']) {
    await page.getByText(use).waitFor()
  }
  await page.getByLabel('Username').fill('Asha')
  await page.getByLabel('Email').fill(freshEmail('asha'))
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await page.getByLabel('User type').selectOption('user')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'Welcome, Asha' }).waitFor()
}

async function createRoom(page: Page): Promise<void> {
  await page.getByText('Connected', { exact: true }).waitFor()
  await page.getByRole('group', { name: 'Quick Actions' }).getByText('Create Room').click()
  const dialog = page.getByRole('dialog', { name: 'Create Room' })
  await dialog.getByLabel('Room name').fill('Kitchen')
  await dialog.getByRole('button', { name: 'Create Room' }).click()
  await page.getByRole('link', { name: 'Enter Room Kitchen' }).click()
}

/** Registers the device from within the room, and returns the secret that is shown once. */
async function registerDevice(page: Page): Promise<string> {
  await page.getByText('No devices in this room').waitFor()
  await page.getByRole('link', { name: 'Add First Device' }).click()
  await page.getByRole('heading', { name: 'Add Device to Kitchen' }).waitFor()
  await expect.poll(() => page.getByLabel('Assign to room').count()).toBe(0)
  await page.getByRole('button', { name: 'Register Device' }).click()
  await page.getByText('Device identifier, name, and IP are required').waitFor()
  await page.getByLabel('Device identifier').fill('SC-00C0DE')
  await page.getByLabel('Device name').fill('Counter box')
  await page.getByLabel('Device local IP').fill('192,168,1,77')
  // Three seconds later the page leads to the dashboard.
  await holdClock(page)
  await page.getByRole('button', { name: 'Register Device' }).click()
  const registered = page.getByRole('heading', { name: 'Device registered' })
  await passUntil(page, () => registered.isVisible(), 1)
  await page.getByRole('button', { name: 'Connect it' }).click()
  await page.clock.resume()
  const countdown = page.getByText('Going to the dashboard').and(page.locator(':not(#say)'))
  await countdown.waitFor({ state: 'detached' })
  return await page.locator('code').first().innerText()
}

/** Invites a guest for a few minutes and returns the email. */
async function inviteGuest(page: Page): Promise<string> {
  const email = freshEmail('visitor')
  await page.getByRole('group', { name: 'Quick Actions' }).getByText('Create Guest').click()
  const dialog = page.getByRole('dialog', { name: 'Create Guest' })
  await dialog.getByLabel('Username').fill('Visitor')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('textbox', { name: /^Password/ }).fill(password)
  await dialog.getByRole('button', { name: 'Create Guest' }).click()
  await dialog.waitFor({ state: 'detached' })
  return email
}

test('REG-1 ADDDEV-1 ADDDEV-2 ADDDEV-3 LIVE-7 DASH-8 a newcomer registers and invites a guest', async () => {
  const { stack } = fixture
  const { page, faults } = await fixture.stranger()
  await register(page)
  await createRoom(page)
  const secret = await registerDevice(page)
  const devices = await startSimulatedDevices(stack, [{ identifier: 'SC-00C0DE', secret }])
  fixture.after(devices.stop)
  await devices.connected()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByRole('link', { name: 'Enter Room Kitchen' }).click()
  await isLive(page)
  await page.getByRole('button', { name: 'Turn ON Pin 21' }).click()
  const device = devices.device('SC-00C0DE')
  await expect.poll(() => device.state().pins['21']).toBe(1)
  await page.getByRole('button', { name: 'Turn OFF Pin 21' }).waitFor()

  await page.goBack()
  await page.getByText('Connected', { exact: true }).waitFor()
  const email = await inviteGuest(page)
  const guest = await fixture.stranger('/login')
  await guest.page.getByLabel('Email').fill(email)
  await guest.page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await guest.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await guest.page.getByRole('link', { name: 'Enter Room Kitchen' }).click()
  await isLive(guest.page)
  await guest.page.getByRole('button', { name: 'Turn OFF Pin 21' }).click()
  await expect.poll(() => device.state().pins['21']).toBe(0)
  await expect.poll(() => guest.page.getByRole('button', { name: 'Add Device' }).count()).toBe(0)

  letTimeRunOut(email)
  await guest.page.waitForURL('**/login')
  await guest.page.getByText('Guest access has ended').waitFor()
  await page.reload()
  await page.getByText('Expired', { exact: true }).waitFor()
  expect([...faults, ...guest.faults]).toEqual([])
})

/** The guest's access ends in a moment, as if the hour had come. */
function letTimeRunOut(email: string): void {
  const soon = Date.now() + 1_000
  changeStoredData(
    fixture.stack,
    `update access_grant set expires_at = ${soon}
     where person_id = (select id from person where email = '${email}')`,
  )
}

describe('registering a device', () => {
  test('ADDDEV-1 ADDDEV-3 leaves it unassigned, and leads to the dashboard after 3 s', async () => {
    const owner = await registerOwner(fixture.stack.url, 'Asha')
    let underWay: ReadonlySet<Request> = new Set()
    const before = (opened: Page) => {
      underWay = callsUnderWay(opened)
      return opened.clock.install()
    }
    const { page } = await fixture.visit(owner, { path: '/devices/register', before })
    const actions = page.getByRole('group', { name: 'Quick Actions' })
    for (const stays of [false, true]) {
      if (stays) await actions.getByText('Add Device').click()
      const room = page.getByLabel('Assign to room')
      await expect
        .poll(() => room.locator('option:checked').innerText())
        .toBe('-- Leave Unassigned --')
      await fillIn(page, stays ? 'WLM-000002' : 'WLM-000001')
      const answer = page.waitForResponse('**/api/devices/register')
      await holdClock(page)
      await page.getByRole('button', { name: 'Register Device' }).click()
      const answered = await answer
      expect(answered.request().postDataJSON()).not.toHaveProperty('room_id')
      expect(answered.status()).toBe(200)
      const registered = page.getByRole('heading', { name: 'Device registered' })
      await passUntil(page, () => registered.isVisible(), 1)
      await expect.poll(() => page.locator('code').innerText()).toMatch(/^\S{16,}$/)
      for (const left of [3, 2]) {
        await page.getByText(`Going to the dashboard in ${left} s`, { exact: true }).waitFor()
        await page.clock.runFor(1_000)
      }
      await page.getByText('Going to the dashboard in 1 s', { exact: true }).waitFor()
      if (stays) await page.getByRole('button', { name: 'Connect it' }).click()
      await page.clock.runFor(900)
      expect(new URL(page.url()).pathname).toBe('/devices/register')
      if (!stays) await page.clock.runFor(200)
      // In steps: a call that is under way ends after 15 s of the page's time.
      for (let step = 0; stays && step < 6; step += 1) {
        await page.clock.runFor(10_000)
        await expect.poll(() => underWay.size).toBe(0)
      }
      const path = stays ? '/devices/register' : '/dashboard'
      await expect.poll(() => new URL(page.url()).pathname).toBe(path)
      await page.clock.resume()
    }
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await page.getByRole('region', { name: 'Unassigned Devices' }).waitFor()
  })

  onlyInProve(
    'ADDDEV-1 an error goes as its field is changed, and comes back if still wrong',
    async () => {
      const { page } = await fixture.stranger()
      await register(page)
      await page.goto(`${fixture.stack.url}/devices/register`)
      const submit = page.getByRole('button', { name: 'Register Device' })
      const required = page.getByText('Device identifier, name, and IP are required')
      const errors = page.locator('[aria-invalid]')
      await submit.click()
      await required.waitFor()
      await expect.poll(() => errors.count()).toBe(3)
      await page.getByLabel('Device local IP').fill('10.0.0.700')
      await expect.poll(() => errors.count()).toBe(2)
      await expect.poll(() => required.isVisible()).toBe(true)
      await fillIn(page, 'WLM-000003', '10.0.0.700')
      await expect.poll(() => errors.count()).toBe(0)
      await expect.poll(() => required.count()).toBe(0)
      await submit.click()
      await page.getByText('Enter four numbers from 0 to 255').waitFor()
      await expect.poll(() => errors.count()).toBe(1)
    },
  )

  test('ADDDEV-4 shows the server’s error, or its status, or that it was not reached', async () => {
    const owner = await registerOwner(fixture.stack.url, 'Asha')
    await addDevice(owner, 'WLM-000001')
    const { page } = await fixture.visit(owner, { path: '/devices/register' })
    await fillIn(page, 'WLM-000001')
    await page.getByRole('button', { name: 'Register Device' }).click()
    await page.getByText('You already have a device with the identifier').waitFor()
    await page.route('**/api/devices/register', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    )
    await page.getByRole('button', { name: 'Register Device' }).click()
    await page.getByText('Registration failed: 502', { exact: true }).waitFor()
    await page.unrouteAll()
    // Only this call: the page disables the button as soon as it knows that the server is gone.
    await page.route('**/api/devices/register', (route) => route.abort('connectionrefused'))
    await page.getByRole('button', { name: 'Register Device' }).click()
    await page.getByText(/^Network error: /).waitFor()
  })
})

/** The requests of a page that are not answered yet. */
function callsUnderWay(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>()
  const over = (request: Request) => void asked.delete(request)
  page.on('request', (request) => void asked.add(request))
  page.on('requestfinished', over).on('requestfailed', over)
  return asked
}

/** Fills in the form, and waits until the kind of the device is shown. */
async function fillIn(page: Page, identifier: string, ip = '10.0.0.7'): Promise<void> {
  await page.getByLabel('Device identifier').fill(identifier)
  await page.getByText('Water level monitor').waitFor()
  await page.getByLabel('Device name').fill('Tank')
  await page.getByLabel('Device local IP').fill(ip)
}
