import { join } from 'node:path'
import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { drawn } from '@roomwire/testing/browser/layout-shift.ts'
import { commitsSince, countRenders } from '@roomwire/testing/browser/renders.ts'
import { createHomeWithDevices, inRoomMenu } from '@roomwire/testing/browser/room-pages.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { inBatches } from '@roomwire/testing/fixtures/in-batches.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* A room of a hundred devices: all of it can be found, and little of it is drawn. */

const fixture = openBrowserFixture()

const count = 100
const pins = 4
const pressed = 'SC-000050'
const identifiers = Array.from(
  { length: count },
  (_, nth) => `SC-${String(nth + 1).padStart(6, '0')}`,
)

/**
 * Limits, since a row that nobody is near costs little: layers that a scroll moves, components that a press runs,
 * devices that come at once, elements, controls, height in px. Of the height, 44 a device are for those that never
 * connected, as all of these: they say how to.
 */
const most = {
  layers: 10,
  press: 40,
  step: 24,
  elements: 2_600,
  controls: 220,
  height: { 390: 34_000, 1440: 24_000 },
}

let server: Awaited<ReturnType<typeof startTestServer>>
let home: Awaited<ReturnType<typeof createHomeWithDevices>>
beforeAll(async () => {
  const webFolder = join(import.meta.dirname, '../web/dist')
  server = await startTestServer('sqlite', { webFolder })
  home = await createHomeWithDevices(server, pressed)
  await inBatches(
    8,
    identifiers.filter((one) => one !== pressed),
    (one) => addDevice(home.owner, one, home.roomId),
  )
})
afterAll(async () => {
  await home?.stop()
  await server?.stop()
})

const sizes = [390, 1440] as const
const sized = (width: number) => ({ viewport: { width, height: 844 } })
const find = (page: Page) => page.getByRole('searchbox', { name: /^Find one of/ })
const headings = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 })

/** The names of headings and of rows as a screen reader is told them. */
async function readAloud(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const seen = nodes.filter(({ ignored }) => !ignored)
  const texts = seen.filter(({ role }) => role?.value === 'StaticText')
  return {
    headings: seen.filter(
      ({ role, name }) => role?.value === 'heading' && String(name?.value).startsWith('Device SC-'),
    ).length,
    names: texts.filter(({ name }) => /^Pin \d+$/.test(String(name?.value))).length,
  }
}

test('M7 a screen reader is told every heading and name of a hundred devices', async () => {
  for (const width of sizes) {
    const { page, context } = await fixture.room(home.owner, sized(width))
    await headings(page)
      .nth(count - 1)
      .waitFor()
    const told = await readAloud(page)
    expect(told.headings).toBe(count)
    expect(told.names).toBeGreaterThanOrEqual(count * pins)
    const { height, elements, controls } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      elements: document.querySelectorAll('*').length,
      controls: document.querySelectorAll('main button').length,
    }))
    console.log(`${width}: ${height} px high, ${elements} elements, ${controls} controls`)
    expect(height).toBeLessThanOrEqual(most.height[width])
    expect(elements).toBeLessThanOrEqual(most.elements)
    expect(controls).toBeLessThanOrEqual(most.controls)
    expect(await axeViolations(page)).toEqual([])
    await context.close()
  }
})

/** Notes how many devices each change of the document brings. To be called before the page loads. */
const noteGrowth = (page: Page) =>
  page.addInitScript(() => {
    const steps: number[] = []
    let before = 0
    new MutationObserver(() => {
      const isRoom = location.pathname === '/controlpanel'
      const now = isRoom ? document.querySelectorAll('main article').length : 0
      if (now > before) steps.push(now - before)
      before = now
    }).observe(document, { subtree: true, childList: true })
    Object.assign(window, { steps })
  })

test('M7 a hundred devices come a few at a time, so that the room stands at once', async () => {
  for (const view of ['rows', 'tiles'] as const) {
    const { page, context } = await fixture.room(home.owner, {
      ...sized(390),
      before: async (opened) => {
        await noteGrowth(opened)
        await opened.addInitScript((chosen) => localStorage.setItem('roomView', chosen), view)
      },
    })
    await expect.poll(() => headings(page).count()).toBe(count)
    const steps: number[] = await page.evaluate(() => Reflect.get(window, 'steps'))
    console.log(`${view}: ${steps.join(' + ')}`)
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(count)
    expect(Math.max(...steps)).toBeLessThanOrEqual(most.step)
    await context.close()
  }
})

test('M7 the rest of a row comes as somebody nears it, and its name stays the same element', async () => {
  const { page, context } = await fixture.room(home.owner, sized(390))
  const far = page.getByRole('article', { name: `Device ${pressed}` })
  const name = await far.getByText('Pin 18', { exact: true }).elementHandle()
  const button = far.getByRole('button', { name: 'Turn ON Pin 18' })
  expect(await button.count()).toBe(0)
  const top = () => far.evaluate((one) => one.getBoundingClientRect().top + scrollY)
  const before = await top()
  await name?.scrollIntoViewIfNeeded()
  await button.waitFor()
  expect(await name?.evaluate((one) => one.isConnected)).toBe(true)
  expect(await top()).toBe(before)
  await button.click()
  await far.getByRole('button', { name: 'Turn OFF Pin 18' }).waitFor()
  await find(page).focus()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => far.getByRole('button').count()).toBe(0)
  expect(await name?.evaluate((one) => one.isConnected)).toBe(true)
  await context.close()
})

test('M7 the keyboard goes on through devices that nobody was near', async () => {
  const { page, context } = await fixture.room(home.owner, sized(390))
  await headings(page).nth(30).focus()
  const reached = new Set<string>()
  // Faster than anything could be drawn that came only by scrolling.
  for (let nth = 0; nth < 60; nth += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(
      () => document.activeElement?.closest('article')?.querySelector('h3')?.textContent,
    )
    if (name) reached.add(name)
  }
  expect([...reached]).toEqual(
    identifiers.slice(30, 30 + reached.size).map((one) => `Device ${one}`),
  )
  expect(reached.size).toBeGreaterThan(5)
  await context.close()
})

/** Resolves once the page draws nothing more: what comes near, or a few at a time, has its own time. */
const standsStill = (page: Page) =>
  expect
    .poll(async () => {
      await drawn(page)
      return commitsSince(page)
    })
    .toEqual([])

/** The elements of all layers that Chromium composes once the page has scrolled. */
async function layersOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  let layers: readonly { backendNodeId?: number }[] = []
  devtools.on('LayerTree.layerTreeDidChange', (changed) => {
    layers = changed.layers ?? layers
  })
  await devtools.send('DOM.enable')
  await devtools.send('LayerTree.enable')
  await page.evaluate(() => scrollBy(0, 300))
  await standsStill(page)
  return Promise.all(
    layers.map(async ({ backendNodeId }) => {
      if (backendNodeId === undefined) return 'no element'
      const { node } = await devtools.send('DOM.describeNode', { backendNodeId })
      return [node.nodeName, ...(node.attributes ?? [])].join(' ')
    }),
  )
}

test('M7 a scroll among a hundred connected devices moves few layers', async () => {
  const connected = await createHomeWithDevices(
    server,
    ...identifiers.map((one) => one.replace('SC-0', 'SC-1')),
  )
  for (const width of sizes) {
    const { page, context } = await fixture.room(connected.owner, {
      ...sized(width),
      before: countRenders,
    })
    await headings(page)
      .nth(count - 1)
      .waitFor()
    await standsStill(page)
    const layers = await layersOf(page)
    console.log(`${width}: ${layers.length} layers`)
    expect(layers.length, layers.join('\n')).toBeLessThanOrEqual(most.layers)
    await context.close()
  }
  await connected.stop()
})

test('a press in a room of a hundred devices draws little, and what is found stays', async () => {
  const { page, context } = await fixture.room(home.owner, {
    ...sized(390),
    before: countRenders,
  })
  await find(page).fill(pressed)
  await expect.poll(() => headings(page).count()).toBe(1)
  await page.getByText('4 of 400 switches shown').waitFor({ state: 'attached' })
  const off = page.getByRole('button', { name: 'Turn OFF Pin 19' })
  await page.getByRole('button', { name: 'Turn ON Pin 19' }).click()
  await off.waitFor()
  await expect.poll(() => home.device(pressed).state().pins['19']).toBe(1)
  await find(page).fill('')
  await page.getByRole('button', { name: /^On \d/ }).click()
  await expect.poll(() => headings(page).count()).toBe(1)
  await standsStill(page)
  await off.click()
  await page.getByRole('button', { name: 'Turn ON Pin 19' }).waitFor()
  await expect.poll(() => home.device(pressed).state().pins['19']).toBe(0)
  await drawn(page)
  const ran = (await commitsSince(page)).flat()
  console.log(`a press runs ${ran.length} components`)
  expect(ran.length, ran.join('\n')).toBeLessThanOrEqual(most.press)
  await page.getByRole('button', { name: /^Offline \d/ }).click()
  await expect.poll(() => headings(page).count()).toBe(count - 1)
  await find(page).fill('nothing is called so')
  await page.getByText('Nothing here matches “nothing is called so”.').waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => headings(page).count()).toBe(count)
  await context.close()
})

test('a press among a hundred devices draws one row again', async () => {
  const { page, context } = await fixture.room(home.owner, {
    ...sized(390),
    before: countRenders,
  })
  const device = page.getByRole('article', { name: `Device ${pressed}` })
  await device.scrollIntoViewIfNeeded()
  const [on, off] = ['Turn ON Pin 21', 'Turn OFF Pin 21'].map((name) =>
    device.getByRole('button', { name }),
  )
  await on?.waitFor()
  await standsStill(page)
  await on?.click()
  await off?.waitFor()
  await expect.poll(() => home.device(pressed).state().pins['21']).toBe(1)
  await drawn(page)
  const ran = (await commitsSince(page)).flat()
  const verbs = ran.filter((text) => text.startsWith('Turn O') && text.length < 20)
  expect(new Set(verbs)).toEqual(new Set(['Turn OFF Pin 21']))
  await context.close()
})

test('a person chooses tiles or rows, for every room and the next visit', async () => {
  const { page, context } = await fixture.room(home.owner, sized(390))
  await (await inRoomMenu(page, 'Show tiles')).click()
  await expect.poll(() => page.getByRole('button', { name: 'Turn ON Pin 18' }).count()).toBe(12)
  await page.reload()
  await (await inRoomMenu(page, 'Show rows')).click()
  await expect.poll(() => headings(page).count()).toBe(count)
  await context.close()
})
