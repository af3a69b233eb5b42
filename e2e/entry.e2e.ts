import { logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { settled, type Visitor } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { holdClock, passUntil, recordConnects } from '@roomwire/testing/browser/page-clock.ts'
import { signInOn } from '@roomwire/testing/browser/signed-in-pages.ts'
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
import { beforeAll, describe, expect, test } from 'vitest'

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

test('NAV-2 NAV-3 NAV-4 every route opens only for the people it is meant for, and an unknown path leads to the start', () =>
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
    await page.goto(`${fixture.stack.url}/join`)
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await page.goto(`${fixture.stack.url}/no/such/page`)
    await page.waitForURL(`${fixture.stack.url}/`)
    await signInOn(page, owner, '/login')
    await page.waitForURL('**/dashboard')
    for (const path of ['/register', '/', '/nowhere']) {
      await page.goto(fixture.stack.url + path)
      await page.waitForURL('**/dashboard')
    }
    await page.goto(`${fixture.stack.url}/join`)
    await page.getByText('Your account already belongs to a home.').waitFor()
  }))

test('NAV-5 a page change scrolls to the top, smoothly on push and at once on the way back', () =>
  visit(async ({ page }) => {
    const scrolls = await recordScrolls(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 390, height: 420 })
    await signInOn(page, owner, '/dashboard')
    await enterRoomFromBelow(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect.poll(() => scrolls()).toEqual([{ top: 0, behavior: 'smooth' }])
    await page.goBack()
    await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
    await expect.poll(scrolls).toEqual([{ top: 0, behavior: 'instant' }])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enterRoomFromBelow(page)
    await expect.poll(scrolls).toEqual([{ top: 0, behavior: 'instant' }])
  }))

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

test('LOGIN-1 LOGIN-4 the button waits for both fields, the email is trimmed and lowercased, and success replaces the history entry', () =>
  visit(async ({ page }) => {
    await page.goto(`${fixture.stack.url}/register`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/login')
    const submit = button(page, 'Sign in')
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await page.getByLabel('Email').fill(`  ${owner.email.toUpperCase()} `)
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: /^Password/ }).fill(password)
    await expect.poll(() => submit.isDisabled()).toBe(false)
    const sent = page.waitForRequest('**/api/users/login')
    await submit.click()
    expect((await sent).postDataJSON()).toMatchObject({ email: owner.email })
    await page.waitForURL('**/dashboard')
    // The dashboard keeps how many favourites there are.
    await expect
      .poll(async () => (await stored(page)).sort())
      .toEqual(['authExpiry', 'favourites', 'token', 'userData', 'userId'])
    expect(await page.evaluate(() => navigation.entries().map(({ url }) => url))).toEqual([
      `${fixture.stack.url}/register`,
      `${fixture.stack.url}/dashboard`,
    ])
  }))

test('LOGIN-2 without ‘Remember me’ the session lasts 12 hours, with it 30 days', () =>
  visit(async ({ page }) => {
    const hoursLeft = () =>
      page.evaluate(() => (Number(localStorage.getItem('authExpiry')) - Date.now() / 1000) / 3_600)
    for (const [remember, hours] of [
      [false, 12],
      [true, 30 * 24],
    ] as const) {
      await page.goto(`${fixture.stack.url}/login`)
      const box = page.getByRole('checkbox', { name: 'Remember me', exact: true })
      await expect.poll(() => box.isChecked()).toBe(false)
      if (remember) await page.getByText('Remember me', { exact: true }).click()
      await expect.poll(() => box.isChecked()).toBe(remember)
      const sent = page.waitForRequest('**/api/users/login')
      await submitLogin(page)
      expect((await sent).postDataJSON()).toMatchObject({ remember })
      await page.waitForURL('**/dashboard')
      expect(Math.abs((await hoursLeft()) - hours)).toBeLessThan(0.1)
      await page.evaluate(() => localStorage.clear())
    }
  }))

/** Types the owner's email and password on the sign-in page, and sends them. */
async function submitLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await button(page, 'Sign in').click()
}

test('LOGIN-3 LOGIN-5 wrong credentials show an error in place, the links lead on, and Forgot password? opens the dialog', () =>
  visit(async ({ page }) => {
    await page.goto(`${fixture.stack.url}/login`)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').getByText('Email or password is wrong').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(owner.email)
    await expect.poll(() => stored(page)).toEqual([])
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('dialog', { name: 'Reset Password' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL('**/register')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/login')
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL(`${fixture.stack.url}/`)
  }))

/** A proxy answers with a page of its own while the server restarts. */
const answerAsProxy = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })

test('LOGIN-5 a sign-in that fails shows its reason, and no token stays', () =>
  visit(async ({ page }) => {
    const answered = { user_id: 1, username: 'Meera', email: 'meera@example.com' }
    // No text follows itself: what is found is the answer to this try.
    const failing = [
      [
        'because the token has expired',
        (route: Route) =>
          route.fulfill({ json: { ...answered, token: tokenUntil(Date.now() - 1) } }),
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
    await page.goto(`${fixture.stack.url}/login`)
    for (const [reason, answer, text] of failing) {
      await page.route('**/api/users/login', answer)
      await submitLogin(page)
      await alert(page).getByText(text, { exact: true }).waitFor()
      await expect.poll(() => stored(page), { message: reason }).toEqual([])
      await page.unrouteAll()
    }
    await button(page, 'Sign in').click()
    await page.waitForURL('**/dashboard')
  }))

/** A token that this server has never issued, good until an instant by its own payload. */
function tokenUntil(instant: number): string {
  const payload = Buffer.from(JSON.stringify({ exp: instant / 1000 })).toString('base64url')
  return `header.${payload}.signature`
}

test('REG-1 REG-3 the page has every field of an account, and sends each trimmed', () =>
  visit(async ({ page }) => {
    await page.goto(`${fixture.stack.url}/register`)
    await page.getByText('Join the IoT revolution today', { exact: true }).waitFor()
    const email = freshEmail('everything')
    const field = (label: string) => page.getByLabel(label, { exact: true })
    await page.getByRole('textbox', { name: 'Username' }).fill('  Everything ')
    await page.getByRole('textbox', { name: 'Email' }).fill(` ${email.toUpperCase()} `)
    await page.getByRole('textbox', { name: /^Password/ }).fill(password)
    await field('Mobile number').fill(' +91 98765 43210 ')
    await field('Contact number').fill(' 044 123456 ')
    await field('Date of birth').fill('1990-05-17')
    await field('Address').fill(' 12 Lake Road ')
    await field('ID number (Aadhaar)').pressSequentially('1234567890123')
    const userType = page.getByRole('combobox', { name: 'User type' })
    const options = await userType
      .locator('option')
      .evaluateAll((all) =>
        all.flatMap((option) => (option instanceof HTMLOptionElement ? option.value : [])),
      )
    expect(options).toEqual(['', 'user', 'family', 'guest'])
    await userType.selectOption('guest')
    const required = await page
      .locator('form :required')
      .evaluateAll((fields) => fields.map((one) => one.getAttribute('name')))
    expect(required).toEqual(['username', 'email', 'password', 'role'])
    const sent = page.waitForRequest('**/api/users/register')
    await button(page, 'Create Account').click()
    expect((await sent).postDataJSON()).toEqual({
      username: 'Everything',
      email,
      password,
      mobile: '+91 98765 43210',
      contact: '044 123456',
      date_of_birth: '1990-05-17',
      address: '12 Lake Road',
      id_number: '123456789012',
      role: 'guest',
    })
    await page.waitForURL('**/dashboard')
  }))

test('REG-1 REG-2 REG-4 the form asks for a user type, shows what is wrong, and leads to the dashboard', () =>
  visit(async ({ page }) => {
    await page.goto(`${fixture.stack.url}/register`)
    const submit = button(page, 'Create Account')
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await page.getByLabel('User type').focus()
    await page.keyboard.press('Tab')
    await page.getByText('Please select a user type').waitFor()
    await page.getByLabel('User type').selectOption('user')
    await page.getByLabel('Username').fill('Newcomer')
    await page.getByLabel('Email').fill(owner.email)
    await page.getByRole('textbox', { name: /^Password/ }).fill(password)
    await submit.click()
    await alert(page).getByText('An account with this email already exists').waitFor()
    await page.getByLabel('Email').fill(freshEmail('newcomer'))

    const failures: [(route: Route) => Promise<void>, string][] = [
      [answerAsProxy, 'Registration failed'],
      [
        (route) => route.fulfill({ status: 400, json: {} }),
        'Registration failed. Please try again.',
      ],
      [
        (route) => route.abort('connectionrefused'),
        'Cannot reach the server. Check your connection and try again.',
      ],
    ]
    for (const [answer, text] of failures) {
      await page.route('**/api/users/register', answer)
      await submit.click()
      await alert(page).getByText(text, { exact: true }).waitFor()
      await page.unrouteAll()
    }

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

test('AUTH-1 AUTH-4 a token that is removed in this browser is noticed within five seconds, and the page leads to signing in', () =>
  visit(async ({ page }) => {
    await signInOn(page, owner, '/dashboard')
    await page.clock.install()
    await page.reload()
    await page.getByText('Connected', { exact: true }).waitFor()
    await holdClock(page)
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.clock.runFor(5_000)
    await page.waitForURL('**/login')
    await expect.poll(() => stored(page)).toEqual([])
  }))

test('AUTH-4 the live socket opens once, about 1 s after the session is checked', () =>
  visit(async ({ page }) => {
    const connects = await recordConnects(page)
    await signInOn(page, owner, '/devices/register')
    await holdClock(page)
    await page.reload()
    await passUntil(page, async () => (await connects()).length > 0)
    expect((await connects())[0]).toBeCloseTo(1_000, -2)
    await page.clock.resume()
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByText('Connected', { exact: true }).waitFor()
    await page.clock.fastForward(120_000)
    await page.getByRole('link', { name: 'Enter Room Living Room' }).click()
    await page.getByText('No Devices', { exact: true }).waitFor()
    expect(await connects()).toHaveLength(1)
  }))

test('AUTH-3 DASH-11 a session ended on the server leads to the sign-in page, which shows the reason', () =>
  visit(async ({ page }) => {
    await signInOn(page, owner, '/dashboard')
    await page.getByText('Connected', { exact: true }).waitFor()
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
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
  }))

test('AUTH-3 without an answer for the profile, the page shows the saved one and the reason', () =>
  visit(async ({ page }) => {
    await signInOn(page, owner, '/dashboard')
    await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
    changeStoredData(fixture.stack, 'alter table access_grant rename to lost')
    await page.goto(`${fixture.stack.url}/dashboard?view=settings`)
    await page.goto(`${fixture.stack.url}/dashboard`)
    await page.getByText('Profile fetch failed: 500').waitFor()
    await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
    changeStoredData(fixture.stack, 'alter table lost rename to access_grant')
    await page.reload()
    await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
  }))

test('AUTH-3 a profile without user_id or username is ‘Invalid user profile data’: the saved one stays, and without one the session ends', () =>
  visit(async ({ page }) => {
    await signInOn(page, owner, '/dashboard')
    await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
    // Without a gap: the true profile would be saved again.
    let user: object = {}
    await page.route('**/api/users/profile/*', (route) => route.fulfill({ json: { user } }))
    for (const incomplete of [{ username: 'Nobody' }, { user_id: owner.userId }]) {
      user = incomplete
      await page.reload()
      await page.getByText('Showing saved profile data. Invalid user profile data').waitFor()
      await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
    }
    user = {}
    await page.evaluate(() => localStorage.removeItem('userData'))
    await page.reload()
    await page.waitForURL('**/login')
    await expect.poll(() => stored(page)).toEqual([])
  }))

describe('logging out', () => {
  test('AUTH-5 asks first, then forgets everything that was stored, in the same document', () =>
    visit(async ({ page }) => {
      await signInOn(page, owner, '/dashboard')
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
    }))

  test('AUTH-5 that fails clears all local storage and loads the sign-in page anew, which shows the reason', () =>
    visit(async ({ page }) => {
      await signInOn(page, owner, '/dashboard')
      // Only signing out is to meet a storage that refuses.
      await settled(page)
      await markDocument(page)
      await page.evaluate(() => {
        localStorage.setItem('of-another-part', 'x')
        Storage.prototype.removeItem = () => {
          throw new DOMException('Refused', 'SecurityError')
        }
      })
      await button(page, 'Logout').click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL('**/login')
      await page.getByText('Logout failed - all data cleared forcefully', { exact: true }).waitFor()
      await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
      await expect.poll(() => isMarked(page)).toBe(false)
    }))
})

/** A mark that a page change keeps and a new document does not have. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('the sign-in, register, join, dashboard and settings pages have no axe violations, and do not scroll sideways from 320 to 1920 px', () =>
  visit(async ({ page }) => {
    const look = async (path: string) => {
      await page.goto(fixture.stack.url + path)
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
    for (const path of ['/login', '/register', '/join']) await look(path)
    await signInOn(page, owner, '/dashboard')
    for (const path of ['/dashboard', '/dashboard?view=settings', '/devices/register']) {
      await look(path)
    }
  }))
