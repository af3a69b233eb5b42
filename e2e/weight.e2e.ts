import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser, openVisitor } from '@roomwire/testing/browser/browser.ts'
import { firstInGate, onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { isConnected } from '@roomwire/testing/browser/page-parts.ts'
import { createHomeWithDevices } from '@roomwire/testing/browser/room-pages.ts'
import { openAs, signInOn } from '@roomwire/testing/browser/signed-in-pages.ts'
import { closeWithChangesExplained } from '@roomwire/testing/browser/unexplained-changes.ts'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import type { Browser, Request } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* The weight of a first visit: the JS and CSS that travel to the browser, as they travel, without fonts. */

let stack: Stack
let browser: Browser

beforeAll(async () => {
  stack = await openStack({}, 'cheap')
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  if (stack) await closeWithChangesExplained(stack)
})

/** The files of a room's page, which the dashboard fetches when it has nothing else to do. */
const idle = /(control-panel|tank)-/

/**
 * The files of the drawing of the home, which are asked for once the rest of the dashboard is painted;
 * two of them tell what hangs on a pin, and the paints.
 */
const drawing = /\/(house|paint-class|pin-icons)-/

/**
 * Bytes, in units of 1,000, as networks count them: of the page itself, of its drawing, and of what it
 * fetches when idle. Counted once the named file has come, with all that was asked for together with it:
 * no clock says when a busy machine is idle.
 */
async function weightOf(visit: Parameters<typeof openVisitor>[1], path: string, last: RegExp) {
  const { page, context } = await openVisitor(browser, visit)
  const files: Promise<{ pathname: string; size: number }>[] = []
  let asked = 0
  const isFile = (request: Request) => /\.(js|css)$/.test(new URL(request.url()).pathname)
  page.on('request', (request) => {
    if (isFile(request)) asked += 1
  })
  page.on('requestfinished', (request) => {
    if (!isFile(request)) return
    const { pathname } = new URL(request.url())
    files.push(request.sizes().then(({ responseBodySize: size }) => ({ pathname, size })))
  })
  await page.goto(stack.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const hasCome = async () =>
    files.length === asked && (await Promise.all(files)).some(({ pathname }) => last.test(pathname))
  await expect.poll(hasCome).toBe(true)
  const came = await Promise.all(files)
  await context.close()
  const sum = (is: (pathname: string) => boolean) =>
    came.reduce((all, { pathname, size }) => all + (is(pathname) ? size : 0), 0) / 1_000
  return {
    itself: sum((path) => !idle.test(path) && !drawing.test(path)),
    drawing: sum((path) => drawing.test(path)),
    idle: sum((path) => idle.test(path)),
  }
}

test('the login page costs at most 98 KB, the dashboard 126, its drawing 11, its idle files 12', async () => {
  const { itself: login } = await weightOf({}, '/login', /login-page-.*\.js$/)
  expect(login).toBeGreaterThan(40)
  expect(login).toBeLessThanOrEqual(98)

  const owner = await registerOwner(stack.url)
  const { page, context } = await openVisitor(browser)
  await signInOn(page, owner, '/dashboard')
  const storageState = await context.storageState()
  await context.close()
  const dashboard = await weightOf({ storageState }, '/dashboard', /control-panel-.*\.js$/)
  expect(dashboard.itself).toBeGreaterThan(login)
  expect(dashboard.itself).toBeLessThanOrEqual(126)
  expect(dashboard.drawing).toBeGreaterThan(0)
  expect(dashboard.drawing).toBeLessThanOrEqual(11)
  expect(dashboard.idle).toBeGreaterThan(0)
  expect(dashboard.idle).toBeLessThanOrEqual(12)
  const told = Object.entries(dashboard).map(([part, size]) => `${part} ${size.toFixed(1)} KB`)
  console.log(`login ${login.toFixed(1)} KB; dashboard: ${told.join(', ')}`)
})

/**
 * Opens a page whose first article is a room or a plate, and tells what it took until that stood.
 * @param late a file of the page that runs before its rooms are known, as on a slow line.
 */
async function untilFirstArticle(path: string, late?: RegExp) {
  const home = await createHomeWithDevices(stack, 'SC-000001', 'PC-000001', 'WLM-000001')
  const before = await openAs(browser, home.owner)
  const storageState = await before.context.storageState()
  await before.context.close()
  const { page, context } = await openVisitor(browser, { storageState })
  const usr = { roomId: home.roomId, roomName: 'Living Room' }
  await page.addInitScript(watchFirstArticle, { usr })
  if (late) {
    const asked = page.waitForRequest(late)
    await page.route('**/api/rooms/my-rooms', async (route) => {
      const file = (await asked).url()
      // As text: Vitest would make another call of it.
      await page.evaluate(`import('${file}')`)
      await route.continue()
    })
  }
  if (path === '/controlpanel') {
    // The order of the plates is known last, as on a busy server.
    const devices = page.waitForResponse('**/api/devices/room/*')
    await page.route('**/api/rooms/my-rooms', async (route) => {
      await (await devices).finished()
      await page.getByRole('heading', { name: 'Living Room' }).waitFor()
      await page.evaluate(twoFrames)
      await route.continue()
    })
  }
  await page.goto(stack.url + path)
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  const found = await page.evaluate(() => {
    const first: { at: number; made: string[] } = Reflect.get(window, 'firstArticle')
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(js|css)$/.test(name))
    const kb = (some: typeof files) =>
      some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_000
    return {
      made: first.made,
      kb: kb(files.filter(({ startTime }) => startTime <= first.at)),
      laterKb: kb(files.filter(({ startTime }) => startTime > first.at)),
    }
  })
  await context.close()
  await home.stop()
  return found
}

/** Runs in the page: what waits for a painted page has begun after two frames. */
function twoFrames() {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

/**
 * Runs in the page, before anything else. What knows languages is counted as it is made: the first of
 * its kind takes a browser 16 ms, and a phone four times that.
 */
function watchFirstArticle(state: unknown) {
  // As a reload leaves it.
  history.replaceState(state, '')
  // Files fetched when idle come early on one machine, and late on another.
  Object.assign(window, { requestIdleCallback: () => 0 })
  const made: string[] = []
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'Collator'] as const) {
    const construct = (maker: new (...given: never[]) => object, given: never[]) => {
      made.push(name)
      return new maker(...given)
    }
    Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) })
  }
  const { localeCompare } = String.prototype
  Object.assign(String.prototype, {
    localeCompare(this: string, other: string) {
      made.push('localeCompare')
      return localeCompare.call(this, other)
    },
  })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main article')) return
    observer.disconnect()
    Object.assign(window, { firstArticle: { at: performance.now(), made: [...made] } })
  }).observe(document, { childList: true, subtree: true })
}

test('a room costs at most 114 KB of JS and CSS until its plates stand', async () => {
  const { kb, laterKb } = await untilFirstArticle('/controlpanel')
  console.log(`room ${kb.toFixed(1)} KB until its plates stand, then ${laterKb.toFixed(1)} KB`)
  expect(kb).toBeGreaterThan(80)
  expect(kb).toBeLessThanOrEqual(114)
  expect(laterKb).toBeGreaterThan(10)
})

test.each(
  firstInGate([
    { path: '/dashboard', rooms: 'its rooms, known late,', late: /know-upcoming-.*\.js$/ },
    { path: '/controlpanel', rooms: 'its room', late: undefined },
    { path: '/dashboard', rooms: 'its rooms', late: undefined },
  ]),
)('until $path and $rooms stand, nothing writes times by language', async ({ path, late }) => {
  expect((await untilFirstArticle(path, late)).made).toEqual([])
})

onlyInProve(
  'the lists of the dashboard are asked for once, while the app itself still travels',
  async () => {
    const owner = await registerOwner(stack.url)
    const asked: string[] = []
    const lists = [
      '/api/users/profile/',
      '/api/rooms/my-rooms',
      '/api/devices',
      '/api/favourites',
      '/api/users/guest/list/',
      '/api/users/family/list',
      '/api/users/owner/list',
      '/api/users/join-code/list',
      '/api/passes',
    ]
    const areAsked = () => lists.every((list) => asked.some((path) => path.startsWith(list)))
    const { page, context } = await openAs(browser, owner, {
      before: async (opened) => {
        // An answer that is older than 15 s by the page's clock is asked for again.
        await holdClock(opened)
        opened.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith('/api/')) asked.push(pathname)
        })
        await opened.route('**/assets/base-*.js', async (route) => {
          await expect.poll(areAsked).toBe(true)
          await route.continue()
        })
      },
    })
    const shown = page.getByRole('heading', { name: 'Quick Actions' })
    await passUntil(page, () => shown.isVisible(), 1)
    await page.clock.resume()
    await isConnected(page)
    // Once it is connected it asks again: changes before that were not sent.
    const before = asked.slice(0, asked.indexOf('/api/auth/ws-ticket'))
    expect(before.toSorted()).toEqual([...new Set(before)].toSorted())
    await context.close()
  },
)

test('browsers compile the file of a room as it comes, not while somebody enters', () => {
  const folder = join(import.meta.dirname, '../web/dist/assets')
  const [file = ''] = readdirSync(folder).filter((name) => /^control-panel-.*\.js$/.test(name))
  const text = readFileSync(join(folder, file), 'utf8')
  // Browsers heed it in the first line only.
  expect(text.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true)
})

test('the app carries the limits that its pages read, and no others', () => {
  const folder = join(import.meta.dirname, '../web/dist/assets')
  const files = readdirSync(folder).filter((name) => /^app-.*\.js$/.test(name))
  expect(files.length).toBeGreaterThan(1)
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('')
  // A page that took `limits` apart would bring all of them.
  expect(text).not.toMatch(/mqttKeepAliveMinS|hubPacketBytesMax/)
})

test('what people get does not hold /dev/components, which npm run dev shows', () => {
  const folder = join(import.meta.dirname, '../web/dist/assets')
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  expect(files.length).toBeGreaterThan(10)
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  expect(text).toContain('Quick Actions')
  expect(text).not.toMatch(/dev\/components|broken on purpose/)
})
