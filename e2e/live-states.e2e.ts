import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { countShifts, drawn, shiftSince } from '@roomwire/testing/browser/layout-shift.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { button, region } from '@roomwire/testing/browser/page-parts.ts'
import {
  enterRoom,
  inRoomMenu,
  moduleOf,
  moduleShows,
  plateOf,
} from '@roomwire/testing/browser/room-pages.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

/* Plates and the page when a device or the server does not answer. */

const fixture = openBrowserFixture()

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

const styleOf = (one: Locator, property: string) =>
  one.evaluate((of, name) => getComputedStyle(of).getPropertyValue(name), property)

/** The line around a module. */
const edgeOf = (module: Locator) =>
  module.evaluate((element) => {
    const { content, borderTopStyle } = getComputedStyle(element, '::after')
    return content === 'none' ? 'none' : borderTopStyle
  })

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

test('LIVE-2 what several pins have to say stands in one line, and moves nothing', async () => {
  const { owner, device } = await fixture.home('SC-000001', 'SC-000002')
  for (const size of [desk, phone]) {
    const { page, context } = await fixture.room(owner, { ...size, before: countShifts })
    const [plate, other] = [plateOf(page, 'SC-000001'), plateOf(page, 'SC-000002')]
    const before = [await boxOf(plate), await boxOf(other)]
    device('SC-000001').refuse(true)
    // A page that stands still for 5 s takes no refusal any more.
    await holdClock(page)
    await shiftSince(page)
    await button(plate, 'Turn ON Pin 18').click()
    await button(plate, 'Turn ON Pin 21').click()
    await plate.getByText('Pin 18 and Pin 21: Told to refuse', { exact: true }).waitFor()
    await expect.poll(() => button(plate, 'Try again').count()).toBe(1)
    expect([await boxOf(plate), await boxOf(other)]).toEqual(before)
    const { shift, moved } = await shiftSince(page)
    // The badge's own text grows from OFF to ON.
    expect(shift, moved.join('\n')).toBeLessThan(0.001)
    device('SC-000001').refuse(false)
    await button(plate, 'Try again').click()
    for (const pin of ['Pin 18', 'Pin 21']) await moduleShows(moduleOf(plate, pin), 'ON')
    await expect.poll(() => button(plate, 'Try again').count()).toBe(0)
    // A second press comes from a trembling hand until 250 ms have passed, or the first is confirmed.
    await page.clock.runFor(300)
    for (const pin of ['Pin 18', 'Pin 21']) await button(plate, `Turn OFF ${pin}`).click()
    for (const pin of ['Pin 18', 'Pin 21']) await moduleShows(moduleOf(plate, pin), 'OFF')
    await context.close()
  }
})

test('LIVE-2 a pin that failed on an offline device is red and hatched', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner)
  const [pin18, pin19] = [moduleOf(page, 'Pin 18'), moduleOf(page, 'Pin 19')]
  device('SC-000001').touch(12, 1)
  await moduleShows(pin18, 'ON')
  device('SC-000001').drop(3_600_000)
  await moduleShows(pin18, 'Last known')
  // A page that stands still for 5 s takes no refusal any more.
  await holdClock(page)
  await button(pin18, 'Turn OFF Pin 18').click()
  await moduleShows(pin18, 'Control failed')
  await expect.poll(() => styleOf(pin18, 'background-image')).toContain('repeating-linear-gradient')
  const ground = () => styleOf(pin18, 'background-color')
  await expect.poll(ground).not.toBe(await styleOf(pin19, 'background-color'))
  const caption = pin18.getByText('Control failed', { exact: true })
  await expect
    .poll(() => styleOf(caption, 'color'))
    .not.toBe(await styleOf(pin19.getByText('Last known', { exact: true }), 'color'))
  // Its lamp is no brighter than one that is off.
  const lampOf = (pin: Locator) => styleOf(pin.locator('span').first(), 'background-color')
  await expect.poll(() => lampOf(pin18)).toBe(await lampOf(pin19))
})

test('LIVE-2 only what was reported is called Last known', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  await addDevice(owner, 'SC-000009', roomId)
  const { page } = await fixture.room(owner)
  const never = plateOf(page, 'SC-000009')
  await moduleShows(moduleOf(never, 'Pin 18'), 'No state yet')
  await expect.poll(() => edgeOf(moduleOf(never, 'Pin 18'))).toBe('dashed')
  await expect.poll(() => never.getByText('Last known', { exact: true }).count()).toBe(0)
  const other = moduleOf(plateOf(page, 'SC-000001'), 'Pin 18')
  await expect.poll(() => edgeOf(other)).toBe('none')
})

test('LIVE-2 what a plate has to say covers no switch of it, in large text on a phone, too', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner, phone)
  const plate = plateOf(page, 'SC-000001')
  device('SC-000001').refuse(true)
  // A page that stands still for 5 s takes no refusal any more.
  await holdClock(page)
  for (const pin of ['Pin 18', 'Pin 19', 'Pin 21', 'Pin 25'])
    await button(plate, `Turn ON ${pin}`).click()
  const text = 'Pin 18, Pin 19, Pin 21 and Pin 25: Told to refuse'
  const bar = plate.getByText(text, { exact: true }).locator('..')
  await bar.waitFor()
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      (large) => document.documentElement.style.setProperty('font-size', large),
      size,
    )
    const { y: top } = await boxOf(bar)
    for (const one of await plate.getByRole('button', { name: /^Turn O/ }).all()) {
      const { y, height } = await boxOf(one)
      expect(y + height, size).toBeLessThanOrEqual(top)
    }
  }
})

test('NAV-6 without a connection tank, rooms and dashboard say as of when', async () => {
  const { owner } = await fixture.home('WLM-000001', 'SC-000001')
  const line = await fixture.line()
  const { page } = await fixture.live({ ...owner, url: line.url }, desk)
  // The line is lost before these have come.
  await page.route(/\/api\/(activity|history\/days)/, () => undefined)
  await enterRoom(page)
  const plate = plateOf(page, 'WLM-000001')
  await plate.getByText('Water level', { exact: true }).waitFor()
  const parts = ['Today', 'Recent activity'].map((name) =>
    page
      .locator('section, aside')
      .filter({ has: page.getByRole('heading', { name, exact: true }) }),
  )
  for (const part of parts) await part.waitFor()
  line.cut()
  await plate.getByText(/^Water level, as of \d+:\d\d/).waitFor()
  for (const part of parts) await part.getByText('Not known yet.', { exact: true }).waitFor()
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await sidebar.getByText(/^States as of \d+:\d\d/).waitFor()
  const backgroundOf = (one: Locator) => one.evaluate((of) => getComputedStyle(of).backgroundImage)
  const tank = plate.getByRole('meter').locator('..')
  await expect.poll(() => backgroundOf(tank)).toContain('repeating-linear-gradient')
  await sidebar.getByRole('link', { name: 'Home' }).click()
  // The figures and the tank both say so.
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByText(/^as of \d+:\d\d/)
        .count(),
    )
    .toBe(2)
})

test('NAV-6 the banner never covers the last row of a phone, nor what has the focus', async () => {
  const { owner } = await fixture.home('SC-000001', 'PC-000001')
  const line = await fixture.line()
  const { page } = await fixture.live({ ...owner, url: line.url }, phone)
  await enterRoom(page)
  const last = plateOf(page, 'SC-000001').getByRole('button', { name: 'Remove' })
  const banner = region(page, 'Connection')
  const lowest = async (one: Locator) => {
    const { y, height } = await boxOf(one)
    return y + height
  }
  // It has the focus, at the lower edge, where the banner will stand.
  await last.evaluate((one: HTMLElement) => {
    one.focus({ preventScroll: true })
    // The navigation is 56 px high, and the banner 16 above it.
    const edge = window.innerHeight - 80
    window.scrollBy({ top: one.getBoundingClientRect().bottom - edge, behavior: 'instant' })
  })
  const before = await lowest(last)
  line.cut()
  await banner.waitFor()
  await drawn(page)
  const { y: top } = await boxOf(banner)
  expect(before).toBeGreaterThan(top)
  await expect.poll(() => lowest(last)).toBeLessThanOrEqual(top)
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
  const end = () =>
    page.getByRole('main').evaluate((main) => {
      const parts = [...main.querySelectorAll('*')].filter((one) => one.childElementCount === 0)
      return Math.max(...parts.map((one) => one.getBoundingClientRect().bottom))
    })
  await expect.poll(end).toBeLessThanOrEqual(top)
})

test("NAV-6 the banner and the result of 'All off' never cover each other", async () => {
  const { owner, device } = await fixture.home('SC-000001', 'PC-000001')
  const line = await fixture.line()
  for (const size of [phone, desk]) {
    const { page, context } = await fixture.live({ ...owner, url: line.url }, size)
    await enterRoom(page)
    device('SC-000001').touch(12, 1)
    await moduleShows(moduleOf(plateOf(page, 'SC-000001'), 'Pin 18'), 'ON')
    const [result, banner] = [region(page, 'All off'), region(page, 'Connection')]
    // The result stays for 10 s of the page's clock.
    await holdClock(page)
    await (await inRoomMenu(page, 'All off')).click()
    await button(result, 'Undo').waitFor()
    line.cut()
    await page.getByText('Reconnecting', { exact: true }).waitFor()
    await passUntil(page, () => banner.isVisible(), 50)
    await drawn(page)
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    const [upper, lower] = [await boxOf(result), await boxOf(banner)]
    expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y)
    for (const plate of await page.getByRole('article').all()) {
      const { y, height } = await boxOf(plate)
      expect(y + height).toBeLessThanOrEqual(upper.y)
    }
    await context.close()
    line.mend()
  }
})

test('NAV-6 a list and a file that found no server come by themselves once it is back', async () => {
  const { owner } = await fixture.home('SC-000001')
  const line = await fixture.line()
  const { page } = await fixture.live({ ...owner, url: line.url }, desk)
  const go = (name: string) =>
    page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click()
  const entries = page.getByRole('listitem').filter({ hasText: 'SC-000001' })
  await go('Activity')
  await entries.first().waitFor()
  await go('Home')
  for (const [name, failure, whole] of [
    ['Activity', 'Could not load the activity', entries.first()],
    ['Schedules', 'This part of the page could not be loaded.', page.getByText('No schedules yet')],
  ] as const) {
    line.cut()
    await region(page, 'Connection').waitFor()
    await go(name)
    await page.getByText(failure, { exact: false }).waitFor()
    line.mend()
    await whole.waitFor()
    expect(await page.getByText(failure, { exact: false }).count()).toBe(0)
  }
})

test('a fan that turns costs the page nothing', async () => {
  const { owner, device } = await fixture.home('PC-000001')
  const { page, context } = await fixture.room(owner, { reducedMotion: 'no-preference' })
  device('PC-000001').touch(13, 3)
  const turned = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ currentTime }) => Number(currentTime)),
    )
  await expect.poll(async () => (await turned()).length).toBe(1)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const styled = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0
  }
  const hasTurned = (ms: number) =>
    expect.poll(async () => (await turned())[0], { interval: 600 }).toBeGreaterThan(ms)
  // The effects of the touch are over.
  await hasTurned(1_600)
  const [start = 0] = await turned()
  const before = await styled()
  // Three turns: some 140 frames, of which a busy machine draws fewer.
  await hasTurned(start + 2_400)
  const count = (await styled()) - before
  console.log(`three turns of a fan: styles were computed ${count} times`)
  // Others than the fan: the age of the plate, and this test's own questions.
  expect(count).toBeLessThan(40)
})
