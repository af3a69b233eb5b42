/** The content security policy as a real browser enforces it: injected code does not run. */
import { createServer } from 'node:http'
import { openVisitor, type Visitor } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { enterRoom } from '@roomwire/testing/browser/room-pages.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

const fixture = openBrowserFixture()

/** Another server, and the requests that it received. */
const foreign: string[] = []
const foreignServer = createServer((request, response) => {
  foreign.push(request.url ?? '')
  response.writeHead(200, { 'access-control-allow-origin': '*' }).end('')
})
let foreignUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => foreignServer.listen(0, '127.0.0.1', resolve))
  const address = foreignServer.address()
  foreignUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => foreignServer.close())

const attempts = [
  'a script element',
  'an event handler',
  'HTML with an event handler',
  'a document written',
  'eval',
  'a function from a text',
  'a timer with a text',
  'an address that is a script',
  'a frame that is a script',
  'a script of elsewhere',
  'a script in a blob',
  'a worker in a blob',
  'a policy for trusted types',
  'a base elsewhere',
  'a style element',
  'a style attribute',
] as const
const calls = [
  'fetch',
  'a beacon',
  'a WebSocket',
  'an event stream',
  'an image',
  'a frame',
  'a form',
] as const

/**
 * The device manager may call devices directly, over plain HTTP and at any address
 * (LAN-1, LAN-2): no policy can list them.
 */
const ofDeviceManager: readonly string[] = ['fetch', 'a beacon', 'an event stream']

/** Does in the page what an attacker's script would, without the permissions that Playwright has. */
async function attack(page: Page, how: (typeof attempts)[number] | (typeof calls)[number]) {
  await page.evaluate(
    ({ how, foreignUrl }) => {
      const mark = `window.executed = (window.executed || '') + ${JSON.stringify(how)}`
      const add = (name: string, attributes: Record<string, string>, text = '') => {
        const element = document.createElement(name)
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
        element.append(text)
        document.body.append(element)
        return element
      }
      const blob = () => URL.createObjectURL(new Blob([mark], { type: 'text/javascript' }))
      const ways: Record<typeof how, () => unknown> = {
        'a script element': () => add('script', {}, mark),
        'an event handler': () => add('button', { onclick: mark }).click(),
        'HTML with an event handler': () => {
          document.body.innerHTML += `<img src="/x" onerror="${mark}">`
        },
        'a document written': () => document.write(`<script>${mark}</script>`),
        // biome-ignore lint/security/noGlobalEval: this is what must not work
        eval: () => eval(mark),
        'a function from a text': () => new Function(mark)(),
        'a timer with a text': () => setTimeout(mark),
        'an address that is a script': () => add('a', { href: `javascript:${mark}` }).click(),
        'a frame that is a script': () => add('iframe', { src: `javascript:${mark}` }),
        'a script of elsewhere': () => add('script', { src: `${foreignUrl}/script.js` }),
        'a script in a blob': () => add('script', { src: blob() }),
        'a worker in a blob': () => new Worker(blob()),
        'a policy for trusted types': () => {
          const types: { createPolicy(name: string, rules: object): unknown } = Reflect.get(
            window,
            'trustedTypes',
          )
          types.createPolicy('mine', { createHTML: (html: string) => html })
          Reflect.set(window, 'executed', how)
        },
        'a base elsewhere': () => add('base', { href: `${foreignUrl}/` }),
        'a style element': () => add('style', {}, 'body { display: none }'),
        'a style attribute': () => document.body.setAttribute('style', 'display: none'),
        fetch: () => fetch(`${foreignUrl}/fetch`),
        'a beacon': () => navigator.sendBeacon(`${foreignUrl}/beacon`),
        'a WebSocket': () => new WebSocket(`${foreignUrl.replace('http', 'ws')}/socket`),
        'an event stream': () => new EventSource(`${foreignUrl}/events`),
        'an image': () => add('img', { src: `${foreignUrl}/image.png` }),
        'a frame': () => add('iframe', { src: `${foreignUrl}/frame` }),
        'a form': () => {
          const form = document.createElement('form')
          form.action = `${foreignUrl}/form`
          document.body.append(form)
          form.submit()
        },
      }
      // Runs later, outside of Playwright, which has more permissions.
      setTimeout(() => Promise.resolve(ways[how]()).catch(() => undefined))
    },
    { how, foreignUrl },
  )
}

/**
 * Waits until the policy has refused something; the answer lists other errors since the last call.
 * @param own what stands in the report of this attempt alone: one before may be reported late.
 */
async function reported({ faults }: Visitor, attempt = '', own = ''): Promise<string[]> {
  const isReport = (fault: string) => fault.startsWith('policy:') && fault.includes(own)
  await expect.poll(() => faults.filter(isReport).length, { message: attempt }).toBeGreaterThan(0)
  return faults
    .splice(0)
    .filter((fault) => !/^policy:|^error:.*(Trusted|Content Security)/.test(fault))
}

/** The pages, by the way that leads to them. */
const pages = {
  strangers: ['/', '/login', '/register'].map((path) => ({ path, room: false })),
  signedIn: [
    ...['/dashboard', '/join', '/devices/manage', '/devices/register', '/devices/reassign'].map(
      (path) => ({ path, room: false }),
    ),
    { path: '/dashboard', room: true },
  ],
}

test('R-26 on every page nothing that an attacker has injected runs', async () => {
  const { owner } = await fixture.home('SC-000001')
  const visitors = [
    { visitor: await openVisitor(fixture.browser), theirs: pages.strangers },
    { visitor: await fixture.visit(owner), theirs: pages.signedIn },
  ]
  let tried = 0
  for (const { visitor, theirs } of visitors) {
    const { page } = visitor
    for (const { path, room } of theirs) {
      await page.goto(fixture.stack.url + path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      if (room) await enterRoom(page)
      expect(visitor.faults, path).toEqual([])
      for (const how of [...attempts, ...calls]) {
        if (path === '/devices/manage' && ofDeviceManager.includes(how)) continue
        await attack(page, how)
        // The last attempt of a page, whose report must not come on the next one.
        const own = how === 'a form' ? `${foreignUrl}/form` : ''
        expect(await reported(visitor, `${path}: ${how}`, own)).toEqual([])
        tried += 1
      }
      expect(await page.evaluate(() => Reflect.get(window, 'executed')), path).toBeUndefined()
      expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none')
      expect(new URL(page.url()).origin).toBe(fixture.stack.url)
    }
    await visitor.context.close()
  }
  expect(foreign).toEqual([])
  figure('R-26', 'attempts to run or reach something, each reported', tried)
  figure('R-26', 'executed or reached', 0)
})

test('R-26 a foreign script in the HTML itself does not run either', async () => {
  const visitor = await openVisitor(fixture.browser)
  const { page } = visitor
  const mark = (name: string) => `window.executed=${JSON.stringify(name)}`
  const injected = [
    `<script>${mark('script')}</script>`,
    `<img src=x onerror='${mark('handler')}'>`,
    `<svg onload='${mark('svg')}'></svg>`,
    `<script src='${foreignUrl}/injected.js'></script>`,
    `<a id=bait href='javascript:${mark('link')}'>x</a>`,
    `<iframe srcdoc="<script>parent.${mark('frame')}</script>"></iframe>`,
    `<meta http-equiv='Content-Security-Policy' content="script-src 'unsafe-inline'">`,
    `<style>body{display:none}</style>`,
  ].join('')
  await page.route(`${fixture.stack.url}/`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', `${injected}</body>`)
    await route.fulfill({ response, body })
  })
  await page.goto(fixture.stack.url)
  await page.locator('#bait').evaluate((link: HTMLElement) => link.click())
  expect(await reported(visitor)).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'executed'))).toBeUndefined()
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none')
  await visitor.context.close()
  expect(foreign).toEqual([])
})
