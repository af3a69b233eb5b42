import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser, openVisitor } from '@roomwire/testing/browser/browser.ts'
import { openPassLink } from '@roomwire/testing/browser/pass-pages.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import type { Browser, Page } from 'playwright'
import { z } from 'zod'
import { takeStatesInGrey } from './states-in-grey.ts'

/* Takes the pictures of the README from the running demo (npm run pictures). */

const folder = join(import.meta.dirname, '../docs/pictures')

const demoFile = z.object({
  accounts: z.array(z.object({ email: z.string(), password: z.string() })),
})

const session = z.object({ token: z.string(), user_id: z.int() })
const roomList = z.object({
  rooms: z.array(z.object({ room_id: z.int(), room_name: z.string() })),
})

/** The demo's owner, whose password is in the data folder of this run. */
function ownerOf(stack: Stack) {
  const demo = demoFile.parse(JSON.parse(readFileSync(join(stack.data, 'demo.json'), 'utf8')))
  const [owner] = demo.accounts
  if (!owner) throw new Error('The demo has no accounts')
  return owner
}

async function signIn(stack: Stack, page: Page): Promise<void> {
  const { email, password } = ownerOf(stack)
  await page.goto(`${stack.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Connected', { exact: true }).waitFor()
  await showsToday(page)
}

/** The numbers of today come last. */
const showsToday = (page: Page) =>
  page.getByRole('region', { name: 'Today' }).getByText(/ kWh/).first().waitFor()

type Look = { name: string; width: number; height: number; colorScheme: 'light' | 'dark' }

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

async function take(
  browser: Browser,
  { name, width, height, colorScheme }: Look,
  go: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, context } = await openVisitor(browser, {
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  await go(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  // Nothing is under the pointer.
  await page.mouse.move(0, 0)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
  console.log(`docs/pictures/${name}.png`)
}

async function enter(stack: Stack, page: Page, room: string): Promise<void> {
  await signIn(stack, page)
  await page.getByRole('link', { name: `Enter Room ${room}` }).click()
  await page.getByRole('heading', { level: 1, name: room }).waitFor()
  await page.getByText(/LIVE Arduino Updates|Waiting for Arduino/).waitFor()
  await showsToday(page)
  // The drawing of the room comes after its switches.
  await page.locator('[data-part] [data-pin]').first().waitFor({ state: 'attached' })
}

/** Puts a few lamps on, so that the pictures show a lived-in home. */
async function liveIn(stack: Stack, page: Page): Promise<void> {
  await enter(stack, page, 'Living Room')
  for (const pin of ['Ceiling light', 'TV socket', 'String lights']) {
    await page.getByRole('button', { name: `Turn ON ${pin}` }).click()
    await page.getByRole('button', { name: `Turn OFF ${pin}` }).waitFor()
  }
  await page.getByRole('radio', { name: 'Med' }).check({ force: true })
}

/** Opens the link of a pass for the living room, until tomorrow. */
async function openPass(stack: Stack, page: Page): Promise<void> {
  const { url } = stack
  const account = ownerOf(stack)
  // By hand: what tests sign in with may be printed nowhere, and a demo prints its passwords.
  const signedIn = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { token, user_id: userId } = session.parse(await signedIn.json())
  const owner = { url, token, userId, ...account }
  const { rooms } = roomList.parse((await ask(stack, 'GET /api/rooms/my-rooms', { token })).body)
  const room_ids = rooms.flatMap((one) => (one.room_name === 'Living Room' ? one.room_id : []))
  await openPassLink(page, await givePass(owner, { now: Date.now(), room_ids }))
  await page
    .getByRole('button', { name: /^Turn O/ })
    .first()
    .waitFor()
}

/** Fills in the form of a pass: a room on Tuesday mornings, and a lamp on weekday evenings. */
async function writePass(stack: Stack, page: Page): Promise<void> {
  await signIn(stack, page)
  await page.getByRole('button', { name: 'New pass', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'New pass' })
  await form
    .getByLabel('Start from')
    .selectOption({ label: 'Cleaner: Tuesdays 9 to 12, for three months' })
  await form.getByRole('button', { name: 'Add access for another time' }).click()
  const time = form.getByRole('group', { name: 'Other time', exact: true })
  const lamp = { label: 'Ceiling light of Main switchboard' }
  await time.getByLabel('Room, device or switch').selectOption(lamp)
  await time.getByLabel('Only at some times of the week').check()
  await time.getByLabel('From').fill('18:00')
  await time.getByLabel('To', { exact: true }).fill('22:00')
  await form.getByRole('heading', { name: 'New pass' }).focus()
}

mkdirSync(folder, { recursive: true })
const stack = await openStack({ DEMO: 'yes' })
const browser = await openBrowser()
const light = { colorScheme: 'light' } as const
const dark = { colorScheme: 'dark' } as const
try {
  await take(browser, { name: 'control-panel-phone-light', ...phone, ...light }, (page) =>
    liveIn(stack, page),
  )
  await take(browser, { name: 'control-panel-dark', ...desk, ...dark }, async (page) => {
    await enter(stack, page, 'Living Room')
    const beside = page.getByRole('complementary', { name: 'Recent activity' })
    await beside.getByRole('listitem').first().waitFor()
  })
  await take(browser, { name: 'tank-phone-dark', ...phone, ...dark }, (page) =>
    enter(stack, page, 'Terrace'),
  )
  await take(browser, { name: 'landing-light', ...desk, ...light }, async (page) => {
    await page.goto(stack.url)
  })
  await take(browser, { name: 'dashboard-light', ...desk, ...light }, (page) => signIn(stack, page))
  await take(browser, { name: 'dashboard-phone-dark', ...phone, ...dark }, (page) =>
    signIn(stack, page),
  )
  await take(browser, { name: 'device-manager-light', ...desk, ...light }, async (page) => {
    await signIn(stack, page)
    await page.goto(`${stack.url}/devices/manage`)
    await page.getByRole('button', { name: 'Manage Main switchboard' }).click()
    await page.getByText('Edit Device Details').waitFor()
  })
  await take(browser, { name: 'activity-dark', ...desk, ...dark }, async (page) => {
    await signIn(stack, page)
    await page.goto(`${stack.url}/dashboard?view=activity`)
    await page.getByText('turned ON').first().waitFor()
  })
  await take(browser, { name: 'schedules-light', ...desk, ...light }, async (page) => {
    await signIn(stack, page)
    await page.goto(`${stack.url}/dashboard?view=schedules`)
    await page.getByRole('link', { name: 'Good night' }).waitFor()
    // Which devices have it is known once they have said so.
    await page.getByText(/^Stored on both devices/).waitFor()
    await page.getByText('Terrace in the evening').nth(1).waitFor()
  })
  await take(browser, { name: 'scenes-phone-light', ...phone, ...light }, async (page) => {
    await signIn(stack, page)
    await page.goto(`${stack.url}/dashboard?view=scenes`)
    await page.getByText('Set by').waitFor()
  })
  await take(browser, { name: 'history-light', ...desk, ...light }, async (page) => {
    await signIn(stack, page)
    await page.goto(`${stack.url}/dashboard?view=history&device=WLM-09C177B2&range=week`)
    await page.getByRole('figure').nth(1).locator('canvas').waitFor()
  })
  await take(browser, { name: 'history-phone-dark', ...phone, ...dark }, async (page) => {
    await enter(stack, page, 'Living Room')
    await page.getByRole('link', { name: 'History of Main switchboard' }).click()
    await page.getByRole('button', { name: 'Earlier' }).click()
    await page.getByRole('figure').nth(1).locator('canvas').waitFor()
  })
  await take(browser, { name: 'pass-form-light', width: 820, height: 1800, ...light }, (page) =>
    writePass(stack, page),
  )
  await take(browser, { name: 'pass-phone-light', ...phone, ...light }, (page) =>
    openPass(stack, page),
  )
  await takeStatesInGrey(stack, browser, join(folder, 'states-in-grey.png'))
} finally {
  await browser.close()
  await stack.close()
}
