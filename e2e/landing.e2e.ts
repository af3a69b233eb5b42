import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { openVisitor, type Visitor } from '@roomwire/testing/browser/browser.ts'
import { endVisit, keptVisitor } from '@roomwire/testing/browser/kept-profiles.ts'
import { keptBrowser } from '@roomwire/testing/browser/kept-running.ts'
import { closeWithChangesExplained } from '@roomwire/testing/browser/unexplained-changes.ts'
import { registerOwner, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { type MailServer, mailText, startMailServer } from '@roomwire/testing/worlds/mail-server.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

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

/** A visitor on the landing page, who has met no error and no policy violation when the test ends. */
async function visit(options: Parameters<typeof openVisitor>[1] = {}) {
  visitor = await keptVisitor(browser, options)
  await visitor.page.goto(stack.url)
  return visitor
}

const sections = ['home', 'about', 'services', 'contact']
const services = ['Smart Home', 'Intelligent Lighting', 'Connected Devices', 'Security Systems']
const figures = ['users 10K+', 'devices 50K+', 'uptime 99.9%', 'support 24/7']

describe('without JavaScript', () => {
  let page: Page
  beforeEach(async () => {
    page = (await visit({ javaScriptEnabled: false })).page
  })

  test('LAND-1 a visitor reads the whole page', async () => {
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
  })

  test('LAND-1 a way to reach the operator that is not set is not there', async () => {
    await expect
      .poll(() => page.locator('a[href^="mailto:"]').filter({ visible: true }).count())
      .toBe(3)
    await expect.poll(() => page.locator('a[href^="tel:"], [data-contact="phone"]').count()).toBe(0)
    expect(await page.content()).not.toContain('{{')
  })

  test('LAND-1 the page is styled, and its switchboard already works', async () => {
    const height = await page
      .getByRole('link', { name: 'Register' })
      .first()
      .evaluate((link) => link.getBoundingClientRect().height)
    expect(height).toBe(44)
    await playWithBoard(page)
  })

  test('LAND-2 the sections, signing in and registering are plain links', async () => {
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

  test('LAND-3 the page explains why the form cannot be sent, and how else to write', async () => {
    await page.getByLabel('Message').fill('Hello')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Hello')
    expect(page.url()).toBe(`${stack.url}/`)
    const why = page.locator('noscript')
    await expect.poll(() => why.innerText()).toMatch(/^Sending from this page needs JavaScript\./)
    await expect.poll(() => why.locator('a').getAttribute('href')).toBe('mailto:hello@home.example')
  })
})

describe('with JavaScript', () => {
  test('LAND-1 the demo switchboard works without calling a server', async () => {
    const { page, faults } = await visit()
    const calls = callsOf(page)
    await expect.poll(() => page.getByText('Demo. Nothing is connected.').isVisible()).toBe(true)
    await playWithBoard(page)
    expect(calls).toEqual([])
    expect(faults).toEqual([])
  })

  test('LAND-1 the keyboard turns the demo’s knob, with one Tab stop', async () => {
    const { page } = await visit()
    await page.getByRole('switch', { name: 'Socket' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.getByRole('radio', { name: 'OFF' }).evaluate(isFocused)).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('radio', { name: 'Med' }).isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('name')
  })

  test('LAND-2 a link to a section leads there, and moves the focus', async () => {
    const { page } = await visit({ viewport: { width: 1440, height: 900 } })
    for (const name of ['About', 'Services', 'Contact']) {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click()
      const section = page.locator(`section#${name.toLowerCase()}`)
      await page.waitForURL(`${stack.url}/#${name.toLowerCase()}`)
      await expect.poll(() => section.evaluate(isFocused)).toBe(true)
      await expect
        .poll(() => section.evaluate((at) => at.getBoundingClientRect().top < innerHeight / 2))
        .toBe(true)
    }
  })

  test('LAND-2 links lead on to signing in and to registering', async () => {
    const { page, faults } = await visit()
    await page.getByRole('link', { name: 'Sign in' }).first().click()
    await page.getByRole('button', { name: 'Forgot password?' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Register' }).first().click()
    await page.getByText('Join the IoT revolution today').waitFor()
    await page.waitForURL(`${stack.url}/register`)
    expect(faults).toEqual([])
  })

  test('NAV-4 an unknown path leads to the landing page, with all that it says', async () => {
    visitor = await openVisitor(browser)
    const { page, faults } = visitor
    // The page waits 3 s for what it says of its operator; here it waits as long as it takes.
    await page.addInitScript(() => {
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', { set: () => undefined })
    })
    await page.goto(`${stack.url}/no/such/page`)
    await page.getByRole('heading', { level: 1, name: 'The switchboard' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    const inside = await page.locator('#root').innerText()
    await page.goto(stack.url)
    await expect.poll(() => page.locator('#root').innerText()).toBe(inside)
    expect(inside).toContain('hello@home.example')
    expect(faults).toEqual([])
  })

  test('LAND-1 nothing scrolls sideways from 320 to 1920 px, nor from 390 to 1440 px with text twice as large', async () => {
    const { page } = await visit()
    const scrolls = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    for (const width of [320, 768, 1920]) await scrolls(width)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const width of [390, 720, 1440]) await scrolls(width)
  })

  test('LAND-1 has no axe violations in any size and theme', async () => {
    const { page, faults } = await visit()
    await press(page)
    await page.getByText('Enter your name').waitFor()
    expect(await axeViolationsInEveryTheme(page)).toEqual([])
    expect(faults).toEqual([])
  })
})

describe('the contact form', () => {
  test('LAND-3 a message is sent, stored and mailed to the operator', async () => {
    const { page, faults } = await visit()
    await write(page, { name: ' Asha ', message: 'Can it switch a pump?\nनमस्ते' })
    await press(page)
    await page.getByText('Message sent. We will answer to asha@example.com.').waitFor()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
    await expect.poll(() => mail.mails.length).toBe(1)
    const [arrived] = mail.mails
    expect(arrived?.to).toEqual(['operator@home.example'])
    const text = arrived && mailText(arrived).replaceAll('\r\n', '\n')
    expect(text).toBe('Asha <asha@example.com> writes:\n\nCan it switch a pump?\nनमस्ते')
    expect(faults).toEqual([])
  })

  test('LAND-3 every empty field is named, the first gets the focus, and nothing is sent', async () => {
    const { page } = await visit()
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
  })

  test('LAND-3 the server’s own error is shown when it refuses the message', async () => {
    const { page } = await visit()
    await write(page, { email: 'as..ha@example.com' })
    await press(page)
    await page.getByRole('alert').getByText('email must be an email address').waitFor()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Hello')
  })

  test('LAND-3 the message stays in the form when the server is down, and can be sent again', async () => {
    const { page } = await visit()
    await write(page)
    await stack.stop()
    await press(page)
    await page.getByText('Your message could not be sent. Please try again.').waitFor()
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Asha')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Hello')
    await stack.start()
    await press(page)
    await page.getByText('Message sent. We will answer to asha@example.com.').waitFor()
  })

  test('LAND-3 text that is typed before the script has loaded stays', async () => {
    visitor = await openVisitor(browser)
    const { page, faults } = visitor
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/assets/landing-*.js', async (route) => {
      if (route.request().resourceType() === 'script' && !route.request().url().includes('head')) {
        await held
      }
      await route.continue()
    })
    await page.goto(stack.url, { waitUntil: 'commit' })
    await write(page)
    await page.getByRole('switch', { name: 'Lamp' }).check({ force: true })
    await press(page)
    letGo()
    await expect.poll(() => hasItsScript(page)).toBe(true)
    await press(page)
    await page.getByText('Message sent.').waitFor()
    await expect.poll(() => page.getByRole('switch', { name: 'Lamp' }).isChecked()).toBe(true)
    expect(faults).toEqual([])
  })
})

describe('for people who have been here before', () => {
  test('NAV-1 signed-in people go to the dashboard and see nothing of the landing page', async () => {
    const owner = await registerOwner(stack.url)
    const { page, faults } = await openPainted()
    await expect.poll(() => paintedPaths(page)).toContain('/')
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

  test('NAV-1 people whose session has ended stay on the landing page', async () => {
    const owner = await registerOwner(stack.url)
    const { page, faults } = await openAt('/login')
    await storeSession(page, owner, -1)
    await page.goto(stack.url)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    expect(faults).toEqual([])
  })

  test('LAND-1 the theme that was chosen in this browser is there at once', async () => {
    const { page } = await openAt('/login', { colorScheme: 'light' })
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.goto(stack.url, { waitUntil: 'domcontentloaded' })
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(await background()).toBe('rgb(13, 20, 18)')
    // The raised half of a rocker is seen in it, too (WCAG 1.4.11).
    expect(contrast(await page.locator('main').first().evaluate(coloursOfRocker))).toBeGreaterThan(
      3,
    )
  })
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

async function openAt(path: string, options: Parameters<typeof openVisitor>[1] = {}) {
  visitor = await keptVisitor(browser, options)
  await visitor.page.goto(stack.url + path)
  return visitor
}

/** The landing page in a browser that records which paths were ever painted. */
async function openPainted() {
  visitor = await keptVisitor(browser)
  await visitor.page.addInitScript(() => {
    const keep = () => {
      const before = sessionStorage.getItem('painted') ?? ''
      sessionStorage.setItem('painted', `${before} ${location.pathname}`)
    }
    new PerformanceObserver(keep).observe({ type: 'paint', buffered: true })
  })
  await visitor.page.goto(stack.url)
  return visitor
}

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
