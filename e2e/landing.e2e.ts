import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { openVisitor, type Visitor } from '@roomwire/testing/browser/browser.ts'
import { endVisit, keptVisitor } from '@roomwire/testing/browser/kept-profiles.ts'
import { keptBrowser } from '@roomwire/testing/browser/kept-running.ts'
import { closeWithChangesExplained } from '@roomwire/testing/browser/unexplained-changes.ts'
import { registerOwner, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { type MailServer, mailText, startMailServer } from '@roomwire/testing/worlds/mail-server.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

let mail: MailServer
let stack: Stack
let browser: Browser
beforeAll(async () => {
  mail = await startMailServer()
  const settings = {
    SMTP_URL: mail.url,
    OPERATOR_EMAIL: 'operator@home.example',
    CONTACT_EMAIL: 'hello@home.example',
    CONTACT_ADDRESS: '100 Example Street, Sample City 00000',
  }
  ;[stack, browser] = await Promise.all([openStack(settings), keptBrowser()])
})
afterAll(async () => {
  await closeWithChangesExplained(stack)
  await mail.close()
})

let visitor: Visitor | undefined
afterEach(async () => {
  if (visitor) await endVisit(browser, visitor)
  visitor = undefined
})

/** A visitor, on the landing page unless told otherwise, who has met no error and no policy violation when the test ends. */
async function visit({
  path = '',
  before,
  ...options
}: {
  path?: string
  before?: (page: Page) => Promise<unknown>
  javaScriptEnabled?: boolean
} = {}) {
  visitor = await keptVisitor(browser, options)
  await before?.(visitor.page)
  await visitor.page.goto(stack.url + path)
  return visitor
}

const sections = ['home', 'about', 'services', 'contact']
const services = ['Smart Home', 'Intelligent Lighting', 'Connected Devices', 'Security Systems']
const figures = ['users 10K+', 'devices 50K+', 'uptime 99.9%', 'support 24/7']

test('LAND-1 LAND-2 LAND-3 without JavaScript the whole page is read and its links work', async () => {
  const { page } = await visit({ javaScriptEnabled: false })
  await expect.poll(() => page.title()).toBe('Roomwire – the switchboard of your home')
  const h1 = page.getByRole('heading', { level: 1 })
  await expect.poll(() => h1.innerText()).toBe('The switchboard of your home, in your hand.')
  for (const name of ['Why choose us', 'Services', 'Contact', ...services]) {
    await expect
      .poll(() => page.getByRole('heading', { name, exact: true }).isVisible(), { message: name })
      .toBe(true)
  }
  const shown = await page.locator('dl > div').allInnerTexts()
  expect(shown.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual(figures)
  const footer = await page.getByRole('contentinfo').innerText()
  for (const detail of ['Roomwire', '100 Example Street', 'hello@home.example']) {
    expect(footer).toContain(detail)
  }
  // A way to reach the operator that is not set is not there.
  await expect
    .poll(() => page.locator('a[href^="mailto:"]').filter({ visible: true }).count())
    .toBe(3)
  await expect.poll(() => page.locator('a[href^="tel:"], [data-contact="phone"]').count()).toBe(0)
  expect(await page.content()).not.toContain('{{')

  const register = page.getByRole('link', { name: 'Register' }).first()
  expect(await register.evaluate((link) => link.getBoundingClientRect().height)).toBe(44)
  await playWithBoard(page)

  await page.getByLabel('Message').fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Hello')
  expect(page.url()).toBe(`${stack.url}/`)
  const why = page.locator('noscript')
  await expect.poll(() => why.innerText()).toMatch(/^Sending from this page needs JavaScript\./)
  await expect.poll(() => why.locator('a').getAttribute('href')).toBe('mailto:hello@home.example')

  for (const id of sections) {
    await expect.poll(() => page.locator(`section#${id}`).count()).toBe(1)
    await expect.poll(() => page.locator(`a[href="#${id}"]`).count()).toBeGreaterThan(0)
  }
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await page.waitForURL(`${stack.url}/login`)
  await page.goBack()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL(`${stack.url}/register`)
})

describe('with JavaScript', () => {
  test('NAV-4 LAND-1 an unknown path leads to the landing page, and its demo works', async () => {
    const { page, faults } = await visit({
      path: '/no/such/page',
      // The page waits 3 s for what it says of its operator; here it waits as long as it takes.
      before: (opened) =>
        opened.addInitScript(() => {
          Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { set: () => undefined })
        }),
    })
    await page.getByRole('heading', { level: 1, name: 'The switchboard' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    const inside = await page.locator('#root').innerText()
    await page.goto(stack.url)
    await expect.poll(() => page.locator('#root').innerText()).toBe(inside)
    expect(inside).toContain('hello@home.example')

    const calls = callsOf(page)
    await expect.poll(() => page.getByText('Demo. Nothing is connected.').isVisible()).toBe(true)
    await playWithBoard(page)
    await page.getByRole('switch', { name: 'Socket' }).focus()
    // The knob has one Tab stop.
    await page.keyboard.press('Tab')
    await expect.poll(() => page.getByRole('radio', { name: 'OFF' }).evaluate(isFocused)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('radio', { name: 'Med' }).isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('name')
    expect(calls).toEqual([])
    expect(faults).toEqual([])
  })

  test('LAND-1 LAND-2 nothing scrolls sideways from 320 to 1920 px, and axe finds nothing', async () => {
    const { page, faults } = await visit()
    const scrolls = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    const enlarge = (fontSize: string) =>
      page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, fontSize)
    for (const width of [320, 768, 1920]) await scrolls(width)
    await enlarge('200%')
    for (const width of [390, 720, 1440]) await scrolls(width)
    await enlarge('')

    for (const name of ['About', 'Services', 'Contact']) {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click()
      const section = page.locator(`section#${name.toLowerCase()}`)
      await page.waitForURL(`${stack.url}/#${name.toLowerCase()}`)
      await expect.poll(() => section.evaluate(isFocused)).toBe(true)
      await expect
        .poll(() => section.evaluate((at) => at.getBoundingClientRect().top < innerHeight / 2))
        .toBe(true)
    }

    await page.setViewportSize({ width: 390, height: 844 })
    await press(page)
    await page.getByText('Enter your name').waitFor()
    expect(await axeViolationsInEveryTheme(page)).toEqual([])

    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await page.getByRole('button', { name: 'Forgot password?' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Register' }).first().click()
    await page.getByText('Join the IoT revolution today').waitFor()
    await page.waitForURL(`${stack.url}/register`)
    expect(faults).toEqual([])
  })
})

describe('the contact form', () => {
  test('LAND-3 a message stays while the server is down, and is then sent', async () => {
    const { page, faults } = await visit()
    const calls = callsOf(page)
    await press(page)
    const texts = ['Enter your name', 'Enter an address like name@example.com', 'Enter a message']
    for (const text of texts) await page.getByText(text, { exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Name').evaluate(isFocused)).toBe(true)
    await write(page, { email: 'asha' })
    await press(page)
    await page.getByText('Enter an address like name@example.com').waitFor()
    await expect.poll(() => page.getByLabel('Email').evaluate(isFocused)).toBe(true)
    expect(calls).toEqual([])

    await write(page, { email: 'asha@example.com', name: 'As\u0007ha' })
    await press(page)
    await page.getByRole('alert').getByText('name must not contain control characters').waitFor()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Hello')

    const message = 'Can it switch a pump?\nनमस्ते'
    await write(page, { name: ' Asha ', message })
    await stack.stop()
    await press(page)
    await page.getByText('Your message could not be sent. Please try again.').waitFor()
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(' Asha ')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe(message)
    await stack.start()
    await press(page)
    await page
      .getByText('Message sent to the operator of this server. Answers go to asha@example.com.')
      .waitFor()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
    await expect.poll(() => mail.mails.length).toBe(1)
    const [arrived] = mail.mails
    expect(arrived?.to).toEqual(['operator@home.example'])
    const text = arrived && mailText(arrived).replaceAll('\r\n', '\n')
    expect(text).toBe(`Asha <asha@example.com> writes:\n\n${message}`)
    expect(faults).toEqual([])
  })

  test('LAND-3 text that is typed before the script has loaded stays', async () => {
    visitor = await openVisitor(browser)
    const { page, faults } = visitor
    const letGo = await holdScript(page)
    await page.goto(stack.url, { waitUntil: 'commit' })
    await write(page)
    await page.getByRole('switch', { name: 'Lamp' }).check({ force: true })
    await press(page)
    letGo()
    await expect.poll(() => hasItsScript(page)).toBe(true)
    await press(page)
    await page.getByText(/^Message sent to/).waitFor()
    await expect.poll(() => page.getByRole('switch', { name: 'Lamp' }).isChecked()).toBe(true)
    expect(faults).toEqual([])
  })

  test('LAND-3 a page that its script draws otherwise is an error of the page', async () => {
    visitor = await openVisitor(browser)
    const { page, faults } = visitor
    const letGo = await holdScript(page)
    await page.goto(stack.url, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      title.textContent = 'Another title'
    })
    await write(page)
    letGo()
    await expect.poll(() => faults).toEqual([expect.stringMatching(/^error: .*React error #418/)])
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Asha')
    expect(await page.getByLabel('Message').evaluate(isFocused)).toBe(true)
    // This one is meant.
    faults.length = 0
  })
})

/** Keeps the script of the landing page, but not that in its head, until the answer is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/landing-*.js', async (route) => {
    if (route.request().resourceType() === 'script' && !route.request().url().includes('head')) {
      await held
    }
    await route.continue()
  })
  return letGo
}

test('NAV-1 LAND-1 people whose session has ended stay; signed-in people go on', async () => {
  const owner = await registerOwner(stack.url)
  // Where no page of the app runs.
  const { page, faults } = await visit({ path: '/icon.svg', before: recordPainted })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await storeSession(page, owner, -1)
  await page.goto(stack.url, { waitUntil: 'domcontentloaded' })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await background()).toBe('rgb(13, 20, 18)')
  // The raised half of a rocker is seen in it, too (WCAG 1.4.11).
  expect(contrast(await page.locator('main').first().evaluate(coloursOfRocker))).toBeGreaterThan(3)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await expect.poll(() => paintedPaths(page)).toContain('/')
  expect(page.url()).toBe(`${stack.url}/`)
  // The server is asked before anything is forgotten.
  const token = () => page.evaluate(() => localStorage.getItem('token'))
  expect(await token()).toBe(owner.token)
  await page.goto(`${stack.url}/login`)
  await page.getByText('Authentication expired').waitFor()
  expect(await token()).toBeNull()

  // Where the landing page paints no more.
  await page.goto(`${stack.url}/icon.svg`)
  await storeSession(page, owner, 3_600)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(stack.url)
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor()
  await expect.poll(() => paintedPaths(page)).toContain('/dashboard')
  await expect.poll(() => paintedPaths(page)).not.toContain('/')
  expect(faults).toEqual([])
})

/** The colours of the trough of a switch, and of the half of its rocker that is raised, as numbers from 0 to 255. */
function coloursOfRocker(main: Element): number[][] {
  const trough = [...main.querySelectorAll('label span')].find(
    (one) => getComputedStyle(one, '::before').transitionProperty === 'transform',
  )
  if (!trough) throw new Error('There is no rocker')
  const colours = [getComputedStyle(trough), getComputedStyle(trough, '::before')]
  return colours.map(({ backgroundColor }) => (backgroundColor.match(/[\d.]+/g) ?? []).map(Number))
}

/** The contrast of two colours of sRGB, from 1 (WCAG 2.2). */
function contrast(colours: readonly number[][]): number {
  const [light = 0, dark = 0] = colours
    .map((parts) => {
      const linear = parts.map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      const [red = 0, green = 0, blue = 0] = linear
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    .toSorted((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

/** Records which paths were ever painted in a page. */
const recordPainted = (page: Page) =>
  page.addInitScript(() => {
    const keep = () => {
      const before = sessionStorage.getItem('painted') ?? ''
      sessionStorage.setItem('painted', `${before} ${location.pathname}`)
    }
    new PerformanceObserver(keep).observe({ type: 'paint', buffered: true })
  })

const paintedPaths = (page: Page) =>
  page.evaluate(() => (sessionStorage.getItem('painted') ?? '').split(' '))

/** The calls to the server that a page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  return calls
}

/** As the page itself stores it (AUTH-2). */
async function storeSession(page: Page, { token, userId }: TestPerson, endsInS: number) {
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    {
      token,
      userId: String(userId),
      userData: 'null',
      authExpiry: String(Math.floor(Date.now() / 1000) + endsInS),
    },
  )
}

async function write(
  page: Page,
  { name = 'Asha', email = 'asha@example.com', message = 'Hello' } = {},
) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill(message)
}

/** Whether the script of the page answers a press of its form: React has come to it. */
const hasItsScript = (page: Page) =>
  page
    .locator('form')
    .evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps')))

const press = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()

/** Presses a rocker and turns the knob by touch, and reads the lamps. */
async function playWithBoard(page: Page): Promise<void> {
  const lamp = page.getByRole('switch', { name: 'Lamp' })
  const lit = () =>
    page.getByRole('group', { name: 'Demo switchboard' }).getByText('ON', { exact: true })
  const visible = async () => (await lit().filter({ visible: true }).all()).length
  await expect.poll(() => lamp.isChecked()).toBe(false)
  await expect.poll(() => visible()).toBe(2)
  await lamp.click()
  await expect.poll(() => lamp.isChecked()).toBe(true)
  await expect.poll(() => visible()).toBe(3)
  await lamp.click()
  await expect.poll(() => visible()).toBe(2)
  const fan = page.getByRole('radiogroup', { name: 'Fan' })
  for (const level of ['Low', 'Med', 'High', 'OFF']) {
    await fan.getByText(level).click()
    await expect
      .poll(() => fan.getByRole('radio', { name: level }).isChecked(), { message: level })
      .toBe(true)
  }
}

function isFocused(element: Element): boolean {
  return element === document.activeElement
}
