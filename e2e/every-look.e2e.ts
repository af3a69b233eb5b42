import {
  axeViolationsInBothThemes,
  axeViolationsInEveryTheme,
  widths,
} from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPanel } from '@roomwire/testing/browser/device-pages.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import {
  button,
  closePins,
  editPin,
  openDialog,
  region,
} from '@roomwire/testing/browser/page-parts.ts'
import {
  enterRoom,
  inRoomMenu,
  isLive,
  openEditRoom,
  pressStar,
} from '@roomwire/testing/browser/room-pages.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

/* Parts that open over a page, or come and go on it: axe in both themes and widths, and a small phone. */

const fixture = openBrowserFixture()
const undoMs = 10_000

/** Keeps an undo on offer for as long as it is looked at. */
const keepUndo = (page: Page) =>
  page.addInitScript((kept) => {
    const { setTimeout: start } = window
    const set = (run: () => void, ms?: number) => (ms === kept ? 0 : start(run, ms))
    Object.assign(window, { setTimeout: set })
  }, undoMs)

/** Looks at the page as it stands in every theme and width, and for scrolling sideways. */
async function expectWell(page: Page, moment: string): Promise<void> {
  expect(await axeViolationsInEveryTheme(page), moment).toEqual([])
  await expectNarrow(page, moment)
}

/** Nothing scrolls sideways at 320 px, neither the page nor a dialog on it. */
async function expectNarrow(page: Page, moment: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName} ${scrollWidth}`),
  )
  expect(wide, moment).toEqual([])
  if (before) await page.setViewportSize(before)
}

/** The fields whose chosen words are wider than the field. */
const cutChoices = (on: Locator) =>
  on.getByRole('combobox').evaluateAll((all) => {
    const brush = document.createElement('canvas').getContext('2d')
    return all.flatMap((one) => {
      if (!brush || !(one instanceof HTMLSelectElement)) return []
      const { font, paddingLeft, paddingRight } = getComputedStyle(one)
      brush.font = font
      const text = one.selectedOptions[0]?.text ?? ''
      const room =
        one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return brush.measureText(text).width > room ? [text] : []
    })
  })

test('DASH-7 CTRL-4 a room arranged by hand has no axe violations in any size and theme', async () => {
  const { owner } = await fixture.home('SC-000001', 'PC-000002')
  const { page } = await fixture.room(owner, { before: keepUndo })
  await button(page, 'Edit pins of Device SC-000001').waitFor()
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = page.getByRole('article').locator('footer')
    const heights = await rows.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
    expect(heights, `what a plate offers is one row at ${width}`).toEqual([44, 44])
  }
  const pins = await editPin(page, 'Device SC-000001', 'Pin 18')
  await button(pins, 'Icon: by name').click()
  await pins.getByText('Bell', { exact: true }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await cutChoices(pins)).toEqual([])
  await expectWell(page, 'the name and the icon of a pin')
  await pins.press('Escape')
  await expectWell(page, 'the pins of a device')
  await closePins(page)

  const edit = await openEditRoom(page)
  await expectWell(page, 'the name of a room')
  await button(edit, 'Delete this room…').click()
  const question = page.getByRole('alertdialog', { name: 'Delete Living Room?' })
  await question.getByText('This cannot be undone.').waitFor()
  await expectWell(page, 'the question before a room is deleted')
  await button(question, 'Cancel').click()

  for (const name of ['Pin 18', 'Fan speed']) await pressStar(page, name)
  await page.goto(`${fixture.stack.url}/dashboard`)
  await region(page, 'Favourites')
    .getByText(/^Fan speed of /)
    .first()
    .waitFor()
  await expectWell(page, 'favourites')
  await enterRoom(page)
  await isLive(page)
  await button(page, 'Turn ON Pin 25').click()
  await button(page, 'Turn OFF Pin 25').waitFor()
  // 'All off' asks only for what is known to be on.
  const known = async () => (await shownTo(owner, 'SC-000001')).pins['25']?.state
  await expect.poll(known).toBe(1)
  await (await inRoomMenu(page, 'All off')).click()
  await button(region(page, 'All off'), 'Undo').waitFor()
  await expectWell(page, "the result of 'All off'")
  await expect.poll(() => button(region(page, 'All off'), 'Undo').count()).toBe(1)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('pin')
  await page
    .getByRole('option', { name: /^Pin 19/ })
    .first()
    .waitFor()
  await expectWell(page, 'the palette')
})

test('ADDDEV-3 MANAGE-1 what comes and goes with a device has no axe violations', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, { path: '/devices/register', before: keepUndo })
  await page.getByLabel('Device identifier').fill('PC-0A11FE')
  await page.getByLabel('Device name').fill('Fan box')
  await page.getByLabel('Device local IP').fill('192.168.1.77')
  // By itself the page goes on to the dashboard after 3 s of its clock.
  await holdClock(page)
  await button(page, 'Register Device').click()
  await passUntil(page, () => button(page, 'Connect it').isVisible(), 1)
  await button(page, 'Connect it').click()
  await page.clock.resume()
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  await button(page, 'Copy Sketch').waitFor()
  await expectWell(page, 'the page with the secret')
  await page.setViewportSize({ width: 390, height: 844 })
  const copy = button(page, 'Copy Device secret')
  const left = (at: Locator) => at.evaluate((one) => one.getBoundingClientRect().left)
  const secret = copy.locator('xpath=preceding-sibling::*[1]')
  expect(await left(copy), 'Copy stands under the secret').toBe(await left(secret))

  // The panel is another one beside the table: each width opens it anew.
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${fixture.stack.url}/devices/manage`)
    const panel = await openPanel(page, 'Device SC-000001')
    await button(panel, 'Delete this device…').click()
    const question = page.getByRole('alertdialog', { name: 'Delete Device SC-000001?' })
    await question.getByText(/its secret stops working/).waitFor()
    expect(await axeViolationsInBothThemes(page), `the question at ${width}`).toEqual([])
    if (width < 720) await expectNarrow(page, 'the question before a device is deleted')
    await button(question, 'Delete device').click()
    const undo = button(page, 'Undo deleting Device SC-000001')
    await undo.waitFor()
    expect(await axeViolationsInBothThemes(page), `its undo at ${width}`).toEqual([])
    if (width < 720) await expectNarrow(page, 'the undo of a deletion')
    await undo.click()
    await page.getByText('Device restored: Device SC-000001').first().waitFor()
  }
})

test('CTRL-1 what opens over the schedules has no axe violations', async () => {
  const { owner } = await fixture.home('SC-000001', 'PC-000002')
  const path = '/dashboard?view=schedules'
  const { page } = await fixture.visit(owner, { path })
  await page.getByText('No schedules yet').waitFor()
  const form = await openDialog(page, 'New schedule')
  await form.getByText('More', { exact: true }).click()
  await form.getByLabel('Name').fill('W'.repeat(64))
  await form.getByLabel('Days').selectOption({ label: 'On some days of the week' })
  await form.getByLabel('Time', { exact: true }).selectOption({ label: 'At sunset' })
  await form.getByText(/^Sunrise and sunset need the home location/).waitFor()
  await button(form, 'Save').click()
  await form.getByText('Choose what to switch').waitFor()
  await button(form, 'Choose a switch').click()
  await expectWell(page, 'the form of a schedule by the sun')
  await form.getByLabel('Days').selectOption({ label: 'Every few days' })
  await form.getByLabel('Time', { exact: true }).selectOption({ label: 'At a set time' })
  await expectWell(page, 'the form of a schedule every few days')
  await button(form, 'Save').click()
  await page.getByText(/^Next: /).waitFor()
  await form.waitFor({ state: 'detached' })
  // The message at the edge is gone with it.
  await page.reload()
  await page.getByText(/^Next: /).waitFor()
  await expectWell(page, 'a schedule with a long name and its calendar')

  for (const [opener, title] of [
    ['Home location', 'Home location'],
    ['Pause all', 'Pause all schedules'],
  ] as const) {
    const dialog = await openDialog(page, opener, title)
    await expectWell(page, title)
    await dialog.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: /^Past runs/ }).click()
  await page.getByText('No runs yet.').waitFor()
  await expectWell(page, 'what a schedule has done')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Delete W/ }).click()
  await page.getByRole('alertdialog').waitFor()
  await expectWell(page, 'the question before a schedule is deleted')
})
