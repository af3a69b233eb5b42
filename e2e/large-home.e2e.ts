import { openBrowser, openVisitor } from '@roomwire/testing/browser/browser.ts'
import { openAs } from '@roomwire/testing/browser/signed-in-pages.ts'
import type { TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { type FilledHome, openLargeHome } from '@roomwire/testing/worlds/large-home.ts'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* A large home, by the limits that everybody has: no page of Roomwire runs into one of its own. */

const size = {
  devices: volume('LARGE_HOME_DEVICES', 150),
  tanks: 40,
  rooms: volume('LARGE_HOME_ROOMS', 20),
  people: volume('LARGE_HOME_PEOPLE', 20),
}

/** How many calls a page may need, and each thing that somebody does there: as many as in a small home. */
const callsMost = { page: 20, step: 8 }

let home: FilledHome
let browser: Browser
beforeAll(async () => {
  ;[home, browser] = await Promise.all([openLargeHome(size), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await home?.close()
})

type Step = (page: Page) => Promise<unknown>

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click()
/** Opens a dialog, and closes it again. */
const openAndClose =
  (name: string): Step =>
  async (page) => {
    await press(name)(page)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
const toTheEnd: Step = (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** Looks at pages and does what people do there; each calls the server only so often, and is refused nothing. */
async function visit(person: TestPerson, room: string, pages: Record<string, Step[]>) {
  const { page } = await openAs(browser, person, { open: openVisitor, room })
  let calls = 0
  const refused: string[] = []
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url())
    if (!pathname.startsWith('/api')) return
    calls += 1
    // A device that is away, or nothing there, is an answer.
    if (response.status() === 429 || response.status() >= 500)
      refused.push(`${response.status()} ${pathname}${search}`)
  })
  const underWay = new Set<unknown>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  /** Until it has asked nothing for a moment; what comes later counts for the next step. */
  const quiet = async () => {
    for (let still = 0; still < 3; still = underWay.size > 0 ? 0 : still + 1) {
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
    }
  }
  const afterEach = async (what: string, most: number) => {
    await quiet()
    expect(refused, what).toEqual([])
    expect(await page.getByText(/Could not load|Too fast/).count(), what).toBe(0)
    expect(calls, what).toBeLessThanOrEqual(most)
    calls = 0
  }
  // What was asked on the way to the first page is not of it.
  await quiet()
  calls = 0
  for (const [path, steps] of Object.entries(pages)) {
    if (path !== '/controlpanel') await page.goto(person.url + path)
    else await page.reload()
    await page.getByRole('heading').first().waitFor()
    await afterEach(path, callsMost.page)
    for (const [nth, step] of steps.entries()) {
      await step(page)
      await afterEach(`${path} step ${nth + 1}`, callsMost.step)
    }
  }
}

test('R-46 GEN-2 every page of a large home stands without a call that is refused, with as few calls as in a small one: for who manages it and for a guest', async () => {
  const { owner, guest, roomId, tank } = home
  const more = press('Show more devices')
  const ofHistory = `/dashboard?view=history`
  await visit(owner, 'Room 1', {
    '/controlpanel': [toTheEnd],
    '/dashboard': [
      toTheEnd,
      openAndClose('Create Guest'),
      (page) => page.keyboard.press('Control+k'),
      (page) => page.getByRole('combobox').fill('device 12'),
    ],
    '/dashboard?view=settings': [toTheEnd],
    '/dashboard?view=scenes': [openAndClose('New scene')],
    '/dashboard?view=activity': [toTheEnd],
    '/dashboard?view=schedules': [openAndClose('New schedule')],
    [ofHistory]: [toTheEnd, more, toTheEnd, more, toTheEnd],
    [`${ofHistory}&range=month`]: [toTheEnd],
    [`${ofHistory}&room=${roomId}`]: [toTheEnd, more],
    [`${ofHistory}&device=${tank}`]: [],
    '/devices/manage': [toTheEnd, press(/^Manage/)],
    '/devices/register': [],
    '/devices/reassign': [],
  })
  await visit(guest, 'Room 1', {
    '/controlpanel': [toTheEnd],
    '/dashboard': [toTheEnd],
    [ofHistory]: [toTheEnd, more],
  })
})
