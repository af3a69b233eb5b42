import { recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openVisitor, settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import {
  everyState,
  everyStateDevices,
  showEveryState,
} from '@roomwire/testing/browser/every-state.ts'
import { focusRing, tabTo } from '@roomwire/testing/browser/keyboard.ts'
import { homeAtNoon } from '@roomwire/testing/browser/page-clock.ts'
import { isLive, moduleOf, moduleShows, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { addDevice, callApi } from '@roomwire/testing/clients/api-client.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/*
 * People who use the page differently: without a mouse, without colours,
 * without motion, with forced colours, with large text.
 */

const fixture = openBrowserFixture()
const press = (page: Page, device: string, name: string) =>
  plateOf(page, device).getByRole('button', { name }).click()

test('CTRL-4 LOGIN-1 DASH-7 with the keyboard alone a person turns a pin on', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page, context } = await openVisitor(fixture.browser)
  await page.goto(`${fixture.stack.url}/login`)
  await page.getByLabel('Email').waitFor()
  await tabTo(page, 'Email')
  await page.keyboard.type(owner.email)
  await tabTo(page, 'Password')
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
  await tabTo(page, 'Enter Room Living Room')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Living Room' }).waitFor()
  await moduleOf(page, 'Pin 18').waitFor()
  // A press before that waits for the connection for 2 s only.
  await isLive(page)
  await tabTo(page, 'Turn ON Pin 18')
  await page.keyboard.press('Space')
  await moduleShows(moduleOf(page, 'Pin 18'), 'ON')
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
  await expect.poll(() => focusRing(page)).toMatchObject({ style: 'solid', width: '3px' })
  await context.close()
})

test('LIVE-2 CTRL-4 on, off, pending, failed and offline differ without any colour', async () => {
  const { owner, device } = await fixture.home(...everyStateDevices)
  const { page } = await fixture.room(owner)
  await showEveryState(page, device)
  const seen = new Map<string, { shape: string; text: string; height: number }>()
  for (const [state, identifier, pin] of everyState) {
    seen.set(state, await shapeOf(page, identifier, pin))
  }
  const all = [...seen.values()]
  expect(new Set(all.map(({ text }) => text)).size, 'text').toBe(6)
  expect(new Set(all.map(({ shape }) => shape)).size, JSON.stringify([...seen])).toBe(6)
  // A frame and a ground that are as light as another's would not do: the mark is solid.
  const marked = [...seen].filter(([, { shape }]) => shape.includes('mark')).map(([name]) => name)
  expect(marked).toEqual(['failed'])
  expect(new Set(all.map(({ height }) => height)).size, 'one height in every state').toBe(1)
})

/** A module's text, and what is left of its look without colours. */
async function shapeOf(page: Page, identifier: string, pin: string) {
  const item = moduleOf(plateOf(page, identifier), pin)
  const text = (await item.innerText()).replace(pin, '').replaceAll(/\s+/g, ' ')
  const look = await item.evaluate((element) => {
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0, a = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? []
      return a === 0 ? 'none' : String(Math.round((0.2126 * r + 0.7152 * g + 0.0722 * b) / 8))
    }
    const parts = [element, ...element.querySelectorAll('*')]
    const marks = parts.map((part) => getComputedStyle(part, '::after'))
    const isMarked = marks.some(
      ({ content, backgroundColor }) =>
        content.startsWith('"!"') && luminance(backgroundColor) !== 'none',
    )
    const looks = [
      ...parts.map((part) => getComputedStyle(part)),
      getComputedStyle(element, '::after'),
    ]
    const shapes = looks.map((style) => {
      const { borderColor, borderStyle, outlineStyle } = style
      const { backgroundImage, backgroundColor, boxShadow } = style
      return [
        borderStyle,
        luminance(borderColor),
        outlineStyle,
        backgroundImage === 'none' ? '' : 'hatched',
        luminance(backgroundColor),
        boxShadow === 'none' ? '' : 'ring',
      ].join()
    })
    return isMarked ? [...shapes, 'mark'] : shapes
  })
  const box = await item.boundingBox()
  return { text, shape: look.join(' '), height: Math.round(box?.height ?? 0) }
}

/** The animations of the page that take longer than a moment. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().duration ?? 0) > 1)
      .map((one) => String((one as Partial<CSSTransition>).transitionProperty)),
  )

test('with reduced motion a fan that runs stands still in the drawing of the home', async () => {
  const { owner, device } = await fixture.home('PC-000001')
  device('PC-000001').touch(13, 3)
  const { page } = await fixture.visit(owner)
  await page
    .locator('[class*="drawing-on"] [class*="drawing-rotor"]')
    .first()
    .waitFor({ state: 'attached' })
  await expect.poll(() => moving(page)).toEqual([])
})

test('CTRL-4 DASH-8 with reduced motion nothing moves, not even a dialog', async () => {
  const { owner } = await fixture.home('SC-000001', 'WLM-000001')
  const { page } = await fixture.visit(owner)
  await page.getByText('Connected', { exact: true }).waitFor()
  await page.getByRole('group', { name: 'Quick Actions' }).getByText('Create Guest').click()
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => moving(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Enter Room Living Room' }).click()
  await press(page, 'SC-000001', 'Turn ON Pin 18')
  await expect.poll(() => moving(page)).toEqual([])
  await moduleShows(moduleOf(page, 'Pin 18'), 'ON')
  await expect.poll(() => moving(page)).toEqual([])
})

test('CTRL-4 in forced colours every control has an edge, every state a text', async () => {
  const { owner } = await fixture.home('SC-000001', 'PC-000001', 'WLM-000001')
  const { page } = await fixture.room(owner, { forcedColors: 'active' })
  await press(page, 'SC-000001', 'Turn ON Pin 18')
  await moduleShows(moduleOf(plateOf(page, 'SC-000001'), 'Pin 18'), 'ON')
  const edgeless = await page.getByRole('button').evaluateAll((buttons) => {
    const hasEdge = (element: Element) => {
      const { borderStyle, borderWidth, textDecorationLine } = getComputedStyle(element)
      return (borderStyle !== 'none' && borderWidth !== '0px') || textDecorationLine !== 'none'
    }
    // A tile is pressed as a whole, and its menu stands in its corner.
    return buttons
      .filter((button) => ![button, button.closest('li') ?? button].some(hasEdge))
      .map((button) => button.outerHTML)
  })
  expect(edgeless).toEqual([])
  expect(await axeViolations(page)).toEqual([])
})

test.each(['/dashboard', '/devices/manage', '/devices/register', '/dashboard?view=settings'])(
  'DASH-1 CTRL-1 with text twice as large nothing of %s is cut off on a phone',
  async (path) => {
    const { owner } = await fixture.home('SC-000001')
    const { page } = await fixture.visit(owner, { path })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    await expect.poll(() => cutOff(page)).toEqual([])
  },
)

test('DASH-1 with text twice as large the numbers of Home and Energy stay in their places', async () => {
  const { owner, roomId } = await fixture.home('WLM-000001')
  const timezoneId = await homeAtNoon(owner)
  const secret = await addDevice(owner, 'SC-0000E6', roomId)
  const meter = await connectTestDevice(fixture.stack.mqttUrl, 'SC-0000E6', secret)
  fixture.after(meter.leave)
  const total = { name: 'Total', unit: 'kWh', kind: 'energy' }
  const air = { name: 'Air', unit: '°C', kind: 'temperature' }
  await meter.report('hello', { readings: { total, air } })
  for (const kwh of [100, 104.5]) {
    await meter.report('readings', { readings: { total: kwh, air: -12.5 } })
  }
  const today = async () => (await callApi(owner, recentDaysEndpoint, { query: {} })).days.at(-1)
  await expect.poll(async () => (await today())?.kwh).toBe(4.5)
  await callApi(owner, changeHomeEndpoint, { body: { currency: 'EUR', price_per_kwh: 20 } })
  const { page } = await fixture.live(owner, { timezoneId })
  const strip = page.getByRole('region', { name: 'Now' })
  await strip.getByText('°C').waitFor()
  await expect.poll(() => cutOff(page)).toEqual([])
  const spilling = await strip.evaluate((now) =>
    [...now.querySelectorAll('p, dd')].flatMap((one) =>
      one.scrollWidth > one.clientWidth && one.clientWidth > 0 ? (one.textContent ?? '') : [],
    ),
  )
  expect(spilling).toEqual([])
  await page.goto(`${fixture.stack.url}/dashboard?view=energy`)
  await page.getByRole('cell', { name: '€90.00' }).waitFor()
  await expect.poll(() => cutOff(page)).toEqual([])
})

test('CTRL-4 CTRL-5 with text twice as large nothing of a room is cut off', async () => {
  const { owner } = await fixture.home('SC-000001', 'PC-000001', 'WLM-000001')
  const { page } = await fixture.room(owner)
  await expect.poll(() => cutOff(page)).toEqual([])
  // Each word of the room's name in one piece.
  const lines = await page.locator('h1').evaluate((title) => {
    const { lineHeight } = getComputedStyle(title)
    return Math.round(title.clientHeight / Number.parseFloat(lineHeight))
  })
  expect(lines).toBeLessThanOrEqual(2)
})

test('a chosen theme is there at once and after a reload', async () => {
  const { owner } = await fixture.home()
  const { page } = await fixture.visit(owner, { path: '/dashboard?view=settings' })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const choose = (name: string) => page.getByText(name, { exact: true }).click()
  await choose('Dark')
  await expect.poll(theme).toBe('dark')
  await page.reload()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await expect.poll(() => theme()).toBe('dark')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await choose('Light')
  await expect.poll(theme).toBe('light')
})

test('AUTH-2 CTRL-4 in a browser that refuses to store anything a person signs in and switches', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page, context } = await openVisitor(fixture.browser)
  await context.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get })
    }
  })
  await page.goto(`${fixture.stack.url}/login`)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Enter Room Living Room' }).click()
  await isLive(page)
  await press(page, 'SC-000001', 'Turn ON Pin 18')
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
  await context.close()
})
