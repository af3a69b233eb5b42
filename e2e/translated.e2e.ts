import { dashboardViews } from '@roomwire/contracts/vocabulary/dashboard-views.ts'
import { pagePaths } from '@roomwire/contracts/vocabulary/page-paths.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, editPin, region, savePin } from '@roomwire/testing/browser/page-parts.ts'
import { changePass, openPassLink } from '@roomwire/testing/browser/pass-pages.ts'
import {
  enterRoom,
  inRoomMenu,
  isLive,
  moduleOf,
  openEditRoom,
  plateOf,
  turnOnAsked,
} from '@roomwire/testing/browser/room-pages.ts'
import {
  brokenParts,
  translateFromNow,
  translateNow,
} from '@roomwire/testing/browser/translator.ts'
import {
  addDevice,
  addRoom,
  createTestFamily,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import type { Locator, Page } from 'playwright'
import { expect, test, vi } from 'vitest'

/* A page that its browser translates: each text is replaced, also those that come later. */

const fixture = openBrowserFixture()

/** Opens a page in a browser that translates. */
const translated = { before: translateFromNow }

/** Everything that a part says, in one line; nothing of it is left from before. */
const says = (part: Locator, words: RegExp) =>
  expect.poll(async () => (await part.innerText()).replace(/\s+/g, ' ')).toMatch(words)

const pinOf = (page: Page) => moduleOf(plateOf(page, 'SC-000001'), 'Pin 18')

test('CTRL-4 a translated room shows every state in the right words', async () => {
  const { owner, device } = await fixture.home('SC-000001', 'PC-000002', 'WLM-000003')
  vi.spyOn(device('WLM-000003'), 'tick').mockReturnValue()
  const { page } = await fixture.room(owner, translated)
  const pin = pinOf(page)
  const fan = moduleOf(page, 'Fan speed')
  await says(pin, /OFF.* Turn ON Pin 18/)

  await button(pin, 'Turn ON Pin 18').click()
  await says(pin, /ON.* Turn OFF Pin 18/)
  expect(await pin.innerText()).not.toContain('Turn ON')
  // The page shows at once what was asked for; the pad turns what is.
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
  device('SC-000001').touch(12)
  await says(pin, /OFF.* Turn ON Pin 18/)
  expect(await pin.innerText()).not.toContain('Turn OFF')

  await fan.getByText('Med', { exact: true }).click()
  await expect.poll(() => device('PC-000002').state().pins['13']).toBe(2)

  await pin.getByRole('button', { name: 'Timer of Pin 18' }).click()
  await button(page.getByRole('dialog', { name: 'Timer of' }), '5 min').click()
  await says(pin, /Off at /)

  await device('SC-000001').stop()
  await says(plateOf(page, 'SC-000001'), /Offline since .* Showing the last known state\./)

  // Nothing but its pad moves this tank.
  const tank = plateOf(page, 'WLM-000003')
  await turnOnAsked(tank, 'Pump')
  await says(tank, /Pump ON, filling/)
  await button(tank, 'Turn OFF Pump').click()
  // The button and its state read 'Pump OFF' too, before the device has answered.
  await says(tank, /% Pump OFF LED/)
  expect(await tank.innerText()).not.toContain('filling')
  expect(await brokenParts(page)).toEqual([])
})

test('CTRL-4 a translated room follows new names, its order and what is turned off as a whole', async () => {
  const { owner } = await fixture.home('SC-000001', 'PC-000002')
  await addRoom(owner, 'Kitchen')
  const { page } = await fixture.room(owner, translated)
  await button(pinOf(page), 'Turn ON Pin 18').click()
  await says(pinOf(page), /ON.* Turn OFF Pin 18/)
  const pins = await editPin(page, 'Device SC-000001', 'Pin 18')
  await pins.getByLabel('Name', { exact: true }).fill('Bedside lamp')
  await button(pins, 'Icon: by name').click()
  await pins.getByText('Bell', { exact: true }).click()
  await button(pins, 'Icon: Bell').click()
  await savePin(page)
  await says(moduleOf(page, 'Bedside lamp'), /Turn OFF Bedside lamp/)

  await (await inRoomMenu(page, 'Arrange')).click()
  await button(page, 'Done arranging devices').click()
  await (await inRoomMenu(page, 'All off')).click()
  await says(moduleOf(page, 'Bedside lamp'), /Turn ON Bedside lamp/)
  await button(page.getByRole('region', { name: 'All off' }), 'Undo').click()
  await says(moduleOf(page, 'Bedside lamp'), /Turn OFF Bedside lamp/)

  const edit = await openEditRoom(page)
  await edit.getByLabel('Room name').fill('Salon')
  await button(edit, 'Save').click()
  await page.getByRole('heading', { level: 1, name: 'Salon' }).waitFor()
  const home = page.getByRole('link', { name: 'Home', exact: true })
  await home.click()
  await enterRoom(page, 'Kitchen')
  await page.getByText('No devices in this room').first().waitFor()
  await home.click()
  await enterRoom(page, 'Salon')
  await isLive(page)
  expect(await brokenParts(page)).toEqual([])
})

test('on each translated page everything can be pressed, and nothing breaks', async () => {
  const { owner } = await fixture.home('SC-000001', 'PC-000002')
  await addDevice(owner, 'SC-000004', null)
  await createTestFamily(owner)
  await createTestGuest(owner, { now: Date.now() })
  await givePass(owner, { now: Date.now() })
  await pressEverywhere(owner)
})

onlyInProve('on each translated page of family and guests nothing breaks either', async () => {
  const { owner } = await fixture.home('SC-000001', 'PC-000002', 'WLM-000003')
  await pressEverywhere(await createTestFamily(owner))
  await pressEverywhere(await createTestGuest(owner, { now: Date.now() }))
})

/** Every page there is: a new path or view is visited without anybody remembering it. */
const everyPage = [
  ...Object.values(pagePaths),
  ...dashboardViews.map((view) => `${pagePaths.dashboard}?view=${view}`),
]

/** Presses all that a person finds, in a room and on each other page. */
async function pressEverywhere(person: TestPerson): Promise<void> {
  const { page } = await fixture.room(person, translated)
  await pressAll(page)
  // A signed-in person is led on from some pages to the dashboard.
  const seen = new Set([page.url()])
  for (const path of everyPage) {
    await page.goto(person.url + path)
    await page.getByRole('heading').first().waitFor()
    await settled(page)
    if (seen.has(page.url())) continue
    seen.add(page.url())
    await pressAll(page)
  }
}

/** Presses each button of the page, and closes what has opened. No button leaves the page. */
async function pressAll(page: Page): Promise<void> {
  await page.evaluate(() =>
    navigation.addEventListener('navigate', (event) => {
      if (new URL(event.destination.url).pathname !== location.pathname) event.preventDefault()
    }),
  )
  const buttons = page.locator('main button:enabled')
  const count = await buttons.count()
  for (let at = 0; at < count; at += 1) {
    // Not by a hand, which would wait for a dialog that comes late.
    await page.evaluate((nth) => {
      const all = document.querySelectorAll<HTMLElement>('main button:enabled')
      all[nth]?.click()
      return new Promise((done) => requestIdleCallback(() => done(null)))
    }, at)
    await closeDialogs(page)
  }
  await settled(page)
  await closeDialogs(page)
  expect(await brokenParts(page), page.url()).toEqual([])
}

/**
 * Closes what has opened: a dialog, and perhaps a question of its own. On a busy machine the files of
 * dialogs come late, and then those of many buttons open together.
 */
async function closeDialogs(page: Page): Promise<void> {
  const open = page.locator('dialog[open]')
  for (let left = 5 + 2 * (await open.count()); (await open.count()) > 0; left -= 1) {
    if (left === 0) throw new Error(`stays open: ${await open.last().innerText()}`)
    await open.last().dispatchEvent('cancel', { cancelable: true })
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  }
}

test('LAND-3 a landing page translated before its script came keeps what is typed', async () => {
  const { page, faults } = await fixture.stranger()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/landing-*.js', async (route) => {
    if (!route.request().url().includes('head')) await held
    await route.continue()
  })
  await page.goto(fixture.stack.url, { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Asha')
  await page.getByRole('switch', { name: 'Lamp' }).check({ force: true })
  await translateNow(page)
  // As in another language: React finds another text than its own, and draws the page anew.
  await page.locator('h1 font font').evaluate((title) => {
    title.textContent = 'Die Schalter Ihres Hauses'
  })
  await page.getByLabel('Message').fill('Hello')
  letGo()
  await page.waitForLoadState()
  await expect
    .poll(async () => {
      await button(page, 'Send Message').click()
      return page.getByText('Enter an address like name@example.com').count()
    })
    .toBe(1)
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Asha')
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Hello')
  await expect.poll(() => page.getByRole('switch', { name: 'Lamp' }).isChecked()).toBe(true)
  await page.getByLabel('Email').fill('asha@example.com')
  await button(page, 'Send Message').click()
  await page.getByText(/^Message stored/).waitFor()
  expect(await brokenParts(page)).toEqual([])
  expect(faults).toEqual([])
})

test('signing in, registering and the landing page are used translated', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const { page } = await fixture.stranger()
  await page.goto(owner.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await translateNow(page)
  await page.getByText('Med', { exact: true }).first().click()
  await translateFromNow(page)
  await page.goto(`${owner.url}/register`)
  await page.getByText('Choose a user type to continue').waitFor()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  // Both pages have these fields.
  await page.getByText('Choose a user type to continue').waitFor({ state: 'hidden' })
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await button(page, 'Sign in').click()
  await page.getByRole('alert').first().waitFor()
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await button(page, 'Sign in').click()
  await page.getByRole('heading', { name: 'Quick Actions' }).waitFor()
  await button(region(page, 'Your Rooms'), 'Create Room').click()
  const dialog = page.getByRole('dialog', { name: 'Create Room' })
  await button(dialog, 'Create Room').click()
  await dialog.getByText('Room name is required').waitFor()
  await dialog.getByLabel('Room name').fill('Veranda')
  await button(dialog, 'Create Room').click()
  await page.getByRole('heading', { name: 'Veranda' }).waitFor()
  await says(page.locator('main'), /Veranda 0 devices/)
  expect(await brokenParts(page)).toEqual([])
})

test('the translated page of a pass shows each state in the right words', async () => {
  const { owner, device } = await fixture.home('SC-000001', 'PC-000002')
  const pass = await givePass(owner, { now: Date.now() })
  const { page } = await fixture.stranger()
  await translateFromNow(page)
  await openPassLink(page, pass)
  const pin = pinOf(page)
  await button(pin, 'Turn ON Pin 18').click()
  await says(pin, /ON.* Turn OFF Pin 18/)
  expect(await pin.innerText()).not.toContain('Turn ON')
  // The page shows at once what was asked for; the pad turns what is.
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
  device('SC-000001').touch(12)
  await says(pin, /OFF.* Turn ON Pin 18/)
  await pin.getByRole('button', { name: 'Timer of Pin 18' }).click()
  await button(page.getByRole('dialog', { name: 'Timer of' }), '5 min').click()
  await says(pin, /Off at /)
  await changePass(owner, pass, { paused: true })
  await page.getByText('This pass is paused').first().waitFor()
  await changePass(owner, pass)
  await says(pinOf(page), /Turn O/)
  await device('SC-000001').stop()
  await says(plateOf(page, 'SC-000001'), /Offline since/)
  expect(await brokenParts(page)).toEqual([])
})
