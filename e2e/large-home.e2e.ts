import { dashboardViews } from '@roomwire/contracts/vocabulary/dashboard-views.ts'
import { pagePaths } from '@roomwire/contracts/vocabulary/page-paths.ts'
import { openBrowser, openVisitor } from '@roomwire/testing/browser/browser.ts'
import { callsMost, countCalls, pressEachKind } from '@roomwire/testing/browser/large-pages.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { openPassLink } from '@roomwire/testing/browser/pass-pages.ts'
import { openAs } from '@roomwire/testing/browser/signed-in-pages.ts'
import type { TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
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

/** Every page there is: a new path or view is visited without anybody remembering it. */
const everyPage = [
  // First, while the browser still knows which room it is in.
  pagePaths.controlPanel,
  ...Object.values(pagePaths),
  ...dashboardViews.map((view) => `${pagePaths.dashboard}?view=${view}`),
]

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
const toTheEnd: Step = (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** Looks at every page and does what people do there; each calls the server only so often, and is refused nothing. */
async function visit(person: TestPerson, room: string, steps: Record<string, Step[]> = {}) {
  const { page } = await openAs(browser, person, { open: openVisitor, room })
  const { forget, expectFew } = countCalls(page)
  await forget()
  for (const path of new Set([...everyPage, ...Object.keys(steps)])) {
    if (path !== pagePaths.controlPanel) await page.goto(person.url + path)
    else await page.reload()
    await page.getByRole('heading').first().waitFor()
    await expectFew(path, callsMost.page)
    for (const [nth, step] of [toTheEnd, ...(steps[path] ?? [])].entries()) {
      await step(page)
      await expectFew(`${path} step ${nth + 1}`, callsMost.step)
    }
  }
}

test('R-46 GEN-2 every page of a large home stands with as few calls as in a small one', async () => {
  const { owner, guest, roomId, tank } = home
  const more = press('Show more devices')
  const ofHistory = `${pagePaths.dashboard}?view=history`
  await visit(owner, 'Room 1', {
    [pagePaths.dashboard]: [
      (page) => page.keyboard.press('Control+k'),
      (page) => page.getByRole('combobox').fill('device 12'),
    ],
    [ofHistory]: [more, toTheEnd, more, toTheEnd],
    [`${ofHistory}&range=month`]: [],
    [`${ofHistory}&room=${roomId}`]: [more],
    [`${ofHistory}&device=${tank}`]: [],
    [pagePaths.manageDevices]: [press(/^Manage/)],
  })
  await visit(guest, 'Room 1', { [ofHistory]: [more] })
  const pass = await givePass(owner, { now: Date.now() })
  const { page } = await openVisitor(browser)
  const { expectFew } = countCalls(page)
  await openPassLink(page, pass)
  await page.getByRole('article').first().waitFor()
  await expectFew('a pass', callsMost.page)
})

onlyInProve(
  'whatever opens on a page of a large home stands without a call that is refused',
  async () => {
    const { owner, tank } = home
    const { page } = await openAs(browser, owner, { open: openVisitor, room: 'Room 1' })
    const { forget, expectFew } = countCalls(page)
    const titles = new Set<string>()
    for (const path of new Set([
      ...everyPage,
      `${pagePaths.dashboard}?view=history&device=${tank}`,
    ])) {
      if (path !== pagePaths.controlPanel) await page.goto(owner.url + path)
      await page.getByRole('heading').first().waitFor()
      await forget()
      // A signed-in person is led on from the pages of visitors.
      if (page.url() !== owner.url + path) continue
      await pressEachKind(page, async (pressed, title) => {
        if (title !== null) titles.add(title)
        await expectFew(`${path}: ${pressed}`, callsMost.page)
      })
    }
    console.log(`opened: ${[...titles].join(', ')}`)
    expect(titles.size).toBeGreaterThan(20)
  },
)
