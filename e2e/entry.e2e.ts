import { logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { settled, type Visitor } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { holdClock, passUntil, recordConnects } from '@roomwire/testing/browser/page-clock.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  addRoom,
  callApi,
  freshEmail,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { Page, Route } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

/* Signing in, registering and logging out, and the routes between the pages. */

const fixture = openBrowserFixture()
let owner: TestPerson
beforeAll(async () => {
  owner = await registerOwner(fixture.stack.url, 'Meera')
  await addRoom(owner, 'Living Room')
})

/** Runs with a browser profile of its own. */
const visit = async (run: (visitor: Visitor) => Promise<void>) => run(await fixture.stranger())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const alert = (page: Page) => page.getByRole('alert')

const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme'))

test('NAV-2 NAV-3 NAV-4 LOGIN-5 every route opens only for the people it is meant for', () =>
  visit(async ({ page }) => {
    for (const path of [
      '/dashboard',
      '/devices/manage',
      '/devices/register',
      '/devices/reassign',
      '/controlpanel',
    ]) {
      await page.goto(fixture.stack.url + path)
      await page.waitForURL('**/login')
    }
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL(`${fixture.stack.url}/`)
    await page.goto(`${fixture.stack.url}/no/such/page`)
    await page.waitForURL(`${fixture.stack.url}/`)
    await page.goto(`${fixture.stack.url}/join`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await submitLogin(page)
    await page.waitForURL('**/dashboard')
    for (const path of ['/login', '/register', '/', '/nowhere']) {
      await page.goto(fixture.stack.url + path)
      await page.waitForURL('**/dashboard')
    }
    await page.goto(`${fixture.stack.url}/join`)
    await page.getByText('Your account already belongs to a home.').waitFor()
  }))

test('NAV-5 a page change scrolls to the top, smoothly on push and at once on the way back', async () => {
  let scrolls = async (): Promise<unknown> => []
  const { page } = await fixture.visit(owner, {
    before: async (opened) => {
      scrolls = await recordScrolls(opened)
      await opened.emulateMedia({ reducedMotion: 'no-preference' })
      await opened.setViewportSize({ width: 390, height: 420 })
    },
  })
  await enterRoomFromBelow(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect.poll(() => scrolls()).toEqual([{ top: 0, behavior: 'smooth' }])
  await page.goBack()
  await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
  await expect.poll(scrolls).toEqual([{ top: 0, behavior: 'instant' }])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enterRoomFromBelow(page)
  await expect.poll(scrolls).toEqual([{ top: 0, behavior: 'instant' }])
})

/** Scrolls the dashboard down and enters the room from there. */
async function enterRoomFromBelow(page: Page): Promise<void> {
  const enter = page.getByRole('link', { name: 'Enter Room Living Room' })
  await enter.scrollIntoViewIfNeeded()
  // A page that has just loaded may still put its scroll position back.
  const scrollDown = () => {
    window.scrollBy({ top: 200, behavior: 'instant' })
    return window.scrollY
  }
  await expect.poll(() => page.evaluate(scrollDown)).toBeGreaterThan(50)
  await page.evaluate(() => Object.assign(window, { scrolls: [] }))
  await enter.click()
  await page.getByRole('heading', { name: 'Living Room' }).waitFor()
}

/** Records how the page scrolls itself; the answer reads what was recorded since it was last read. */
async function recordScrolls(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const scrolls: unknown[] = []
    Object.assign(window, { scrolls })
    const scrollTo = window.scrollTo.bind(window)
    window.scrollTo = (...given: [ScrollToOptions?] | [number, number]) => {
      Reflect.get(window, 'scrolls').push(given[0])
      scrollTo(...(given as [ScrollToOptions]))
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'scrolls').splice(0))
}

/** Types the owner's email and password on the sign-in page, and sends them. */
async function submitLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await button(page, 'Sign in').click()
}

/** A proxy answers with a page of its own while the server restarts. */
const answerAsProxy = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })

const answered = { user_id: 1, username: 'Meera', email: 'meera@example.com' }

/** How signing in can fail. No text follows itself: what is found is the answer to this try. */
const failingLogins = [
  [
    'because the token has expired',
    (route: Route) => route.fulfill({ json: { ...answered, token: tokenUntil(Date.now() - 1) } }),
    'Invalid authentication token received',
  ],
  ['without a reason of the server', answerAsProxy, 'Login failed'],
  [
    'refused without a reason',
    (route: Route) => route.fulfill({ status: 403, json: {} }),
    'Login failed. Please check your credentials.',
  ],
  [
    'because nothing answers',
    (route: Route) => route.abort('connectionrefused'),
    'Cannot reach the server. Check your connection and try again.',
  ],
  [
    'because the answer has no token',
    (route: Route) => route.fulfill({ json: answered }),
    'Invalid authentication token received',
  ],
  [
    'because the check after it fails',
    (route: Route) =>
      route.fulfill({ json: { ...answered, token: tokenUntil(Date.now() + 3_600_000) } }),
    'Authentication validation failed',
  ],
] as const

test('LOGIN-1 LOGIN-3 LOGIN-4 LOGIN-5 signing in trims and lowercases the email', () =>
  visit(async ({ page }) => {
    await page.goto(`${fixture.stack.url}/login`)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await button(page, 'Sign in').click()
    await alert(page).getByText('Email or password is wrong').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(owner.email)
    await expect.poll(() => stored(page)).toEqual([])
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('dialog', { name: 'Reset Password' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL('**/register')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/login')

    const submit = button(page, 'Sign in')
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await page.getByLabel('Email').fill(`  ${owner.email.toUpperCase()} `)
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: /^Password/ }).fill(password)
    await expect.poll(() => submit.isDisabled()).toBe(false)

    for (const [reason, answer, text] of failingLogins) {
      await page.route('**/api/users/login', answer)
      await submit.click()
      await alert(page).getByText(text, { exact: true }).waitFor()
      await expect.poll(() => stored(page), { message: reason }).toEqual([])
      await page.unrouteAll()
    }

    const sent = page.waitForRequest('**/api/users/login')
    await submit.click()
    expect((await sent).postDataJSON()).toMatchObject({ email: owner.email })
    await page.waitForURL('**/dashboard')
    // The dashboard keeps how many favourites there are.
    await expect
      .poll(async () => (await stored(page)).sort())
      .toEqual(['authExpiry', 'favourites', 'scenes', 'token', 'userData', 'userId'])
    // Success has replaced the entry of the sign-in page.
    expect(await page.evaluate(() => navigation.entries().map(({ url }) => url))).toEqual([
      `${fixture.stack.url}/login`,
      `${fixture.stack.url}/register`,
      `${fixture.stack.url}/dashboard`,
    ])
  }))

/** A token that this server has never issued, good until an instant by its own payload. */
function tokenUntil(instant: number): string {
  const payload = Buffer.from(JSON.stringify({ exp: instant / 1000 })).toString('base64url')
  return `header.${payload}.signature`
}

/** How registering can fail. */
const failingRegistrations: [(route: Route) => Promise<void>, string][] = [
  [answerAsProxy, 'Registration failed'],
  [(route) => route.fulfill({ status: 400, json: {} }), 'Registration failed. Please try again.'],
  [
    (route) => route.abort('connectionrefused'),
    'Cannot reach the server. Check your connection and try again.',
  ],
]

test('REG-1 REG-2 REG-3 REG-4 the form sends each field trimmed, and leads on', () =>
  visit(async ({ page }) => {
    await page.goto(`${fixture.stack.url}/register`)
    await page.getByText('Join the IoT revolution today', { exact: true }).waitFor()
    const submit = button(page, 'Create Account')
    await expect.poll(() => submit.isDisabled()).toBe(true)
    const userType = page.getByRole('combobox', { name: 'User type' })
    await userType.focus()
    await page.keyboard.press('Tab')
    await page.getByText('Please select a user type').waitFor()
    expect(await userType.locator('option').evaluateAll(valuesOf)).toEqual([
      '',
      'user',
      'family',
      'guest',
    ])
    const required = await page
      .locator('form :required')
      .evaluateAll((fields) => fields.map((one) => one.getAttribute('name')))
    expect(required).toEqual(['username', 'email', 'password', 'role'])

    await userType.selectOption('guest')
    await page.getByRole('textbox', { name: 'Username' }).fill('  Newcomer ')
    await page.getByRole('textbox', { name: 'Email' }).fill(owner.email)
    await page.getByRole('textbox', { name: /^Password/ }).fill(password)
    await fillRest(page)
    await submit.click()
    await alert(page).getByText('An account with this email already exists').waitFor()

    const email = freshEmail('newcomer')
    await page.getByRole('textbox', { name: 'Email' }).fill(` ${email.toUpperCase()} `)
    const sent = page.waitForRequest('**/api/users/register')
    for (const [answer, text] of failingRegistrations) {
      await page.route('**/api/users/register', answer)
      await submit.click()
      await alert(page).getByText(text, { exact: true }).waitFor()
      await page.unrouteAll()
    }
    const account = { username: 'Newcomer', email, password, role: 'guest', ...restSent }
    expect((await sent).postDataJSON()).toEqual(account)

    // Somebody with a home of their own: the dashboard has more for them.
    await userType.selectOption('user')
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/users/register', (route) => held.then(() => route.continue()))
    // The page gives up a call that takes too long.
    await holdClock(page)
    await submit.click()
    const busy = button(page, 'Creating Account...')
    await passUntil(page, () => busy.isVisible(), 1)
    await expect.poll(() => busy.isDisabled()).toBe(true)
    letGo()
    await page.clock.resume()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { name: 'Welcome, Newcomer' }).waitFor()
    await page.getByText('No rooms yet').waitFor()
  }))

const valuesOf = (options: Element[]) =>
  options.flatMap((option) => (option instanceof HTMLOptionElement ? option.value : []))

/** Fills the fields of the register page that may stay empty. */
async function fillRest(page: Page): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await page.getByText('More about you').click()
  await field('Mobile number').fill(' +91 98765 43210 ')
  await field('Contact number').fill(' 044 123456 ')
  await field('Date of birth').fill('1990-05-17')
  await field('Address').fill(' 12 Lake Road ')
  await field('ID number (Aadhaar)').fill('1234 5678 9012')
}

/** These fields as they are sent. */
const restSent = {
  mobile: '+91 98765 43210',
  contact: '044 123456',
  date_of_birth: '1990-05-17',
  address: '12 Lake Road',
  id_number: '123456789012',
}

test('AUTH-1 AUTH-4 the socket opens about 1 s after the check; a removed token is noticed', async () => {
  let connects = async (): Promise<number[]> => []
  const { page } = await fixture.visit(owner, {
    path: '/devices/register',
    before: async (opened) => {
      connects = await recordConnects(opened)
      await holdClock(opened)
    },
  })
  await passUntil(page, async () => (await connects()).length > 0)
  expect((await connects())[0]).toBeCloseTo(1_000, -2)
  await page.clock.resume()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByText('Connected', { exact: true }).waitFor()
  await page.clock.fastForward(120_000)
  await page.getByRole('link', { name: 'Enter Room Living Room' }).click()
  await page.getByText('No Devices', { exact: true }).waitFor()
  expect(await connects()).toHaveLength(1)

  await holdClock(page)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.clock.runFor(5_000)
  await page.waitForURL('**/login')
  await expect.poll(() => stored(page)).toEqual([])
})

test('AUTH-3 DASH-11 a session ended on the server leads to sign-in, with the reason', async () => {
  const { page, token } = await fixture.live(owner)
  await callApi({ url: fixture.stack.url, token }, logoutEndpoint, {})
  await page.waitForURL('**/login')
  await page.getByText('Session ended').waitFor()
  // Where no app runs that would notice the token by itself.
  await page.goto(`${fixture.stack.url}/icon.svg`)
  await page.evaluate((old) => {
    localStorage.setItem('token', old)
    localStorage.setItem('userId', '1')
    localStorage.setItem('authExpiry', String(Math.floor(Date.now() / 1000) + 3_600))
  }, token)
  // The lists are asked for at the same time, and may be refused sooner.
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/api/rooms/my-rooms'))
  await page.route('**/api/users/profile/*', async (route) => {
    await refused
    await route.continue()
  })
  await page.goto(`${fixture.stack.url}/dashboard`)
  await page.getByText('Authentication expired').waitFor()
  await expect.poll(() => stored(page)).toEqual([])
})

test('AUTH-3 without an answer for the profile the saved one is shown', async () => {
  const { page } = await fixture.visit(owner)
  await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
  changeStoredData(fixture.stack, 'alter table access_grant rename to lost')
  await page.reload()
  await page.getByText('Profile fetch failed: 500').waitFor()
  await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
  changeStoredData(fixture.stack, 'alter table lost rename to access_grant')

  // Without a gap: the true profile would be saved again.
  let user: object = {}
  await page.route('**/api/users/profile/*', (route) => route.fulfill({ json: { user } }))
  for (const incomplete of [{ username: 'Nobody' }, { user_id: owner.userId }]) {
    user = incomplete
    await page.reload()
    await page.getByText('Showing saved profile data. Invalid user profile data').waitFor()
    await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
    await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
  }
  user = {}
  await page.evaluate(() => localStorage.removeItem('userData'))
  await page.reload()
  await page.waitForURL('**/login')
  await expect.poll(() => stored(page)).toEqual([])
})

test('LOGIN-2 AUTH-5 a session lasts 12 hours, with ‘Remember me’ 30 days', () =>
  visit(async ({ page }) => {
    await page.goto(`${fixture.stack.url}/login`)
    await signInFor(page, { remember: false, hours: 12 })
    await markDocument(page)
    await button(page, 'Logout').click()
    const question = page.getByRole('alertdialog')
    await question
      .getByText('Are you sure you want to logout? This will close all connections.')
      .waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await button(page, 'Logout').click()
    await question.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    await expect.poll(() => stored(page)).toEqual([])
    await expect.poll(() => isMarked(page)).toBe(true)

    await signInFor(page, { remember: true, hours: 30 * 24 })
    // Only signing out is to meet a storage that refuses.
    await settled(page)
    await page.evaluate(() => {
      localStorage.setItem('of-another-part', 'x')
      Storage.prototype.removeItem = () => {
        throw new DOMException('Refused', 'SecurityError')
      }
    })
    await button(page, 'Logout').click()
    await question.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    await page.getByText('Logout failed - all data cleared forcefully', { exact: true }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
    await expect.poll(() => isMarked(page)).toBe(false)
  }))

/** Signs in on the sign-in page, for so many hours. */
async function signInFor(page: Page, { remember, hours }: { remember: boolean; hours: number }) {
  const box = page.getByRole('checkbox', { name: 'Remember me', exact: true })
  await expect.poll(() => box.isChecked()).toBe(false)
  if (remember) await page.getByText('Remember me', { exact: true }).click()
  await expect.poll(() => box.isChecked()).toBe(remember)
  const sent = page.waitForRequest('**/api/users/login')
  await submitLogin(page)
  expect((await sent).postDataJSON()).toMatchObject({ remember })
  await page.waitForURL('**/dashboard')
  const left = await page.evaluate(
    () => (Number(localStorage.getItem('authExpiry')) - Date.now() / 1000) / 3_600,
  )
  expect(Math.abs(left - hours)).toBeLessThan(0.1)
}

/** A mark that a page change keeps and a new document does not have. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('the main pages have no axe violations, and do not scroll sideways', () =>
  visit(async ({ page }) => {
    const look = async (path: string) => {
      await page.waitForURL(fixture.stack.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await axeViolationsInEveryTheme(page), path).toEqual([])
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const over = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
        await expect.poll(over, { message: `${path} at ${width}` }).toBe(0)
      }
    }
    await page.goto(`${fixture.stack.url}/join`)
    await look('/join')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByText('Join the IoT revolution today').waitFor()
    await look('/register')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await button(page, 'Forgot password?').waitFor()
    await look('/login')
    await submitLogin(page)
    await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
    await look('/dashboard')
    for (const path of ['/dashboard?view=settings', '/devices/register']) {
      await page.goto(fixture.stack.url + path)
      await look(path)
    }
  }))
