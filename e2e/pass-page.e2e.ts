import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { listPassesEndpoint, revokePassEndpoint } from '@roomwire/contracts/http/passes.ts'
import { axeViolations, axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, field, region } from '@roomwire/testing/browser/page-parts.ts'
import {
  acceptPass,
  changePass,
  followPassLink,
  noSwitches,
  openPassAgain,
  openPassLink,
  passSays,
  wake,
} from '@roomwire/testing/browser/pass-pages.ts'
import { moduleOf, moduleShows, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { callApi, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'

/* The holder of a pass uses its switches on a page of its own, without an account. */

const fixture = openBrowserFixture()
const hour = 3_600_000

const pinOf = (page: Page) => moduleOf(plateOf(page, 'SC-000001'), 'Pin 18')

/** A browser that has followed the link of a new pass. */
async function openPass(owner: TestPerson, terms: object = {}, options?: BrowserContextOptions) {
  const pass = await givePass(owner, { now: Date.now(), ...terms })
  const { page } = await fixture.stranger(undefined, options)
  await openPassLink(page, { ...pass, url: options?.baseURL ?? pass.url })
  return { pass, page }
}

test('the link of a pass opens its switches, and its secret leaves the address', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { pass, page } = await openPass(owner)
  await page.getByRole('heading', { level: 1, name: 'A home' }).waitFor()
  await page.getByText('Cleaner', { exact: true }).waitFor()
  await expect.poll(() => page.title()).toBe('A home · Roomwire')
  const address = `${owner.url}/pass/${pass.id}`
  expect(page.url()).toBe(address)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain(pass.secret)

  const pin = pinOf(page)
  await button(pin, 'Turn ON Pin 18').click()
  await moduleShows(pin, 'ON')
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
  await pin.getByRole('button', { name: 'Timer of Pin 18' }).click()
  await button(page.getByRole('dialog', { name: 'Timer of' }), '5 min').click()
  await moduleShows(pin, /^Off at /)
  const other = await openLivePage(owner)
  other.say({ deviceIdentifier: 'SC-000001', messageId: 'm1', action: 'off', pin: 18 })
  await moduleShows(pin, 'OFF')
  await other.close()
  await device('SC-000001').stop()
  const offline = page.getByText(/^Offline since .* Showing the last known state\.$/)
  const after = (one: Element) =>
    one.getBoundingClientRect().left -
    Number(one.previousElementSibling?.getBoundingClientRect().right)
  // Its sign stands beside its words, not at the other edge of the plate.
  expect(await offline.evaluate(after)).toBeCloseTo(8, 0)

  await callApi(owner, changeHomeEndpoint, { body: { name: 'Green Villa' } })
  await page.getByRole('heading', { level: 1, name: 'Green Villa' }).waitFor()
  await page.goto(`${owner.url}/icon.svg`)
  await page.goBack()
  await pinOf(page).waitFor()
  expect(page.url()).toBe(address)
})

test('a pass page follows without reload: changed, paused, resumed, revoked', async () => {
  const { owner } = await fixture.home('SC-000001')
  const pass = await givePass(owner, { now: Date.now() })
  await changePass(owner, pass, { paused: true })
  const { page } = await fixture.stranger()
  const changed = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/live$/, async (socket) => {
    await changed.promise
    socket.connectToServer()
  })
  await openPassLink(page, pass)
  const paused = page.getByText('This pass is paused')
  await paused.first().waitFor()
  // Nothing tells the page of it later.
  await changePass(owner, pass)
  changed.resolve()
  await pinOf(page).waitFor()
  await expect.poll(() => paused.count()).toBe(0)

  await changePass(owner, pass, { paused: true })
  await paused.first().waitFor()
  await noSwitches(page)
  await changePass(owner, pass)
  await pinOf(page).waitFor()

  await changePass(owner, pass, { start_at: Date.now() + hour })
  await passSays(page, /^Opens on /)
  await noSwitches(page)
  await changePass(owner, pass)
  await wake(page)
  await pinOf(page).waitFor()

  await callApi(owner, revokePassEndpoint, { path: { id: String(pass.id) } })
  await page.getByRole('heading', { level: 1, name: 'This pass was revoked' }).waitFor()
  await noSwitches(page)
  await page.reload()
  await passSays(page, 'This browser has no pass')
})

onlyInProve(
  'times of the week: a closed page says when it opens, an open one until when',
  async () => {
    const { owner } = await fixture.home('SC-000001')
    await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'UTC' } })
    const timeIn = (hours: number) =>
      new Date(Date.now() + hours * hour).toISOString().slice(11, 16)
    const days = [1, 2, 3, 4, 5, 6, 7]
    const [before, from, to] = [timeIn(-1), timeIn(1), timeIn(3)]
    const windows = [{ days, from, to }]
    const { pass, page } = await openPass(owner, { windows }, { timezoneId: 'Asia/Calcutta' })
    await passSays(page, 'Closed for now')
    const next = `^Open only every day ${from} to ${to}\\. Opens next on .*, ${from}\\.$`
    await passSays(page, new RegExp(next))
    await passSays(page, 'All times are in the home’s time zone (UTC).')

    await changePass(owner, pass, { windows: [{ days, from: before, to: from }] })
    await pinOf(page).waitFor()
    await passSays(page, new RegExp(`^Open now until .*, ${from}\\.$`))
  },
)

test('a cut link opens nothing, the whole one with the right PIN only', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const pass = await givePass(owner, { now: Date.now(), pin: '4711' })
  const { page } = await fixture.stranger()
  const files = '**/assets/pass-timer-*.js'
  await page.route(files, (route) => route.abort())
  await followPassLink(page, { ...pass, secret: pass.secret.slice(1) })
  await passSays(page, 'This link does not work')
  await followPassLink(page, pass)
  const pin = field(page, /^PIN/)
  await pin.fill('12')
  await page.keyboard.press('Enter')
  // It is said beside the field.
  await passSays(page, 'A PIN has 4 to 8 digits.')
  await pin.fill('4712')
  await button(page, 'Open the pass').click()
  await passSays(page, 'This PIN is wrong. Check it and try again.')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await pin.fill('4711')
  await button(page, 'Open the pass').click()
  await page.getByRole('heading', { name: 'Use this pass in this browser?' }).waitFor()
  expect((await callApi(owner, listPassesEndpoint, {})).passes[0]?.browsers).toEqual([])
  await acceptPass(page)
  await pinOf(page).waitFor()

  const again = button(pinOf(page), 'The timer of Pin 18 could not be loaded. Try again')
  await again.waitFor()
  await button(page, 'Turn ON Pin 18').click()
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await page.unroute(files)
  await again.click()
  await page.route('**/assets/timer-dialog-*.js', (route) => route.abort())
  await button(pinOf(page), 'Timer of Pin 18').click()
  await region(page, 'Messages').getByText('This could not be loaded. Try again').waitFor()
  await page.unroute('**/assets/timer-dialog-*.js')
  await button(pinOf(page), 'Timer of Pin 18').click()
  await page.getByRole('dialog', { name: 'Timer of' }).waitFor()
})

onlyInProve('a second browser is told that the pass is full', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { pass, page } = await openPass(owner)
  await pinOf(page).waitFor()
  const second = await fixture.stranger()
  await openPassLink(second.page, pass)
  await passSays(second.page, 'This pass is in use already')
  await openPassAgain(page, pass)
  await pinOf(page).waitFor()

  await button(page, 'Leave this pass').click()
  const question = page.getByRole('alertdialog', { name: 'Leave this pass?' })
  await button(question, 'Leave').click()
  await page.getByRole('heading', { name: 'This browser no longer has the pass' }).waitFor()
  await button(second.page, 'Try again').click()
  await acceptPass(second.page)
  await pinOf(second.page).waitFor()
  await openPassAgain(page, pass)
  await passSays(page, 'Open the link of your pass.')
})

onlyInProve('a pass that only shows has every state live and no switch', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { pass, page } = await openPass(owner, { may_switch: false })
  await page.getByText('You can view but not switch.').waitFor()
  const pin = pinOf(page)
  await moduleShows(pin, 'OFF')
  await noSwitches(page)
  device('SC-000001').touch(12)
  await moduleShows(pin, 'ON')
  await changePass(owner, pass)
  await button(pin, 'Turn OFF Pin 18').click()
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(0)
})

onlyInProve(
  'the page of a pass pleases axe in both themes, and fits 320 px and text twice as large',
  async () => {
    const { owner } = await fixture.home('SC-000001', 'PC-000001', 'WLM-000001')
    const { page } = await openPass(owner)
    await plateOf(page, 'WLM-000001').waitFor()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(sideways).toBe(320)
    expect(await cutOff(page)).toEqual([])
  },
)

onlyInProve(
  'a lost connection marks the states as last known, and they are live again afterwards',
  async () => {
    const { owner } = await fixture.home('SC-000001')
    const line = await fixture.line()
    const { page } = await openPass(owner, {}, { baseURL: line.url })
    await button(page, 'Turn ON Pin 18').waitFor()
    line.cut()
    await passSays(page, 'Reconnecting…')
    await passSays(page, /^States as of \d\d:\d\d$/)
    await moduleShows(pinOf(page), 'Last known')
    line.mend()
    await wake(page)
    await expect.poll(() => page.getByText('Last known').count()).toBe(0)
    await button(page, 'Turn ON Pin 18').click()
    await moduleShows(pinOf(page), 'ON')
  },
)

const built = join(import.meta.dirname, '../web/dist')

const textOf = (file: string) => readFileSync(join(built, 'assets', file), 'utf8')

const namedIn = (text: string) => text.match(/[\w-]+\.(?:js|css)(?=["'`])/g) ?? []

test('the page of a pass is light: it fetches nothing of the app, and at most 86 KB at first', () => {
  const files = new Set(namedIn(readFileSync(join(built, 'pass.html'), 'utf8')))
  const sizes = [...files].map((file) => statSync(join(built, 'assets', `${file}.br`)).size)
  const size = sizes.reduce((all, one) => all + one, 0) / 1_000
  console.log(`pass ${size.toFixed(1)} KB`)
  expect(size).toBeGreaterThan(40)
  expect(size).toBeLessThanOrEqual(86)
  // With what comes later: a set grows while it is walked.
  for (const file of files) for (const later of namedIn(textOf(file))) files.add(later)
  expect(files.size).toBeGreaterThan(5)
  const texts = [...files].map(textOf).join('')
  expect(texts).toContain('Leave this pass')
  expect(texts).toContain('Timer of ')
  // A page that took `limits` apart would bring all of them.
  expect(texts).not.toMatch(/mqttKeepAliveMinS|hubPacketBytesMax/)
  expect(texts).not.toMatch(/Quick Actions|QueryClient|Enter Room|Bearer ey/)
  expect(texts).not.toMatch(/\/api\/(favourites|users\/|devices\/)/)
})
