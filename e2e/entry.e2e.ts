import { logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import type { Visitor } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
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
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

/* The ways in and out, and the routes between them. */

const ground = openBrowserFixture()
let owner: TestPerson
beforeAll(async () => {
  owner = await registerOwner(ground.stack.url, 'Meera')
  await addRoom(owner, 'Living Room')
})

/** Runs with a browser profile of its own. */
const visit = async (what: (visitor: Visitor) => Promise<void>) => what(await ground.stranger())

const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme'))

test('NAV-2 NAV-3 NAV-4 every route is for whom it is meant, and an unknown path leads to the start', () =>
  visit(async ({ page }) => {
    for (const path of [
      '/dashboard',
      '/devices/manage',
      '/devices/register',
      '/devices/reassign',
      '/controlpanel',
    ]) {
      await page.goto(ground.stack.url + path)
      await page.waitForURL('**/login')
    }
    await page.goto(`${ground.stack.url}/join`)
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await page.goto(`${ground.stack.url}/no/such/page`)
    await page.waitForURL(`${ground.stack.url}/`)
    await signInOn(page, owner, '/login')
    await page.waitForURL('**/dashboard')
    for (const path of ['/register', '/', '/nowhere']) {
      await page.goto(ground.stack.url + path)
      await page.waitForURL('**/dashboard')
    }
    await page.goto(`${ground.stack.url}/join`)
    await page.getByText('Your account already belongs to a home.').waitFor()
  }))

test('NAV-5 another page begins at its top', () =>
  visit(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 420 })
    await signInOn(page, owner, '/dashboard')
    const enter = page.getByRole('link', { name: 'Enter Room Living Room' })
    await enter.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
    await enter.click()
    await page.getByRole('heading', { name: 'Living Room' }).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }))

test('LOGIN-1 LOGIN-4 the button waits for both fields, the email is trimmed and lowercased, and success replaces the history entry', () =>
  visit(async ({ page }) => {
    await page.goto(`${ground.stack.url}/register`)
    await page.goto(`${ground.stack.url}/login`)
    const button = page.getByRole('button', { name: 'Sign in', exact: true })
    expect(await button.isDisabled()).toBe(true)
    await page.getByLabel('Email').fill(`  ${owner.email.toUpperCase()} `)
    expect(await button.isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: /^Password/ }).fill(password)
    expect(await button.isDisabled()).toBe(false)
    const sent = page.waitForRequest('**/api/users/login')
    await button.click()
    expect((await sent).postDataJSON()).toMatchObject({ email: owner.email })
    await page.waitForURL('**/dashboard')
    const keys = await stored(page)
    expect(keys.sort()).toEqual(['authExpiry', 'token', 'userData', 'userId'])
    await page.goBack()
    // The register page is behind it, and it is for those who are signed out.
    await page.waitForURL('**/dashboard')
  }))

test('LOGIN-3 LOGIN-5 wrong credentials are told in place, the links lead on, and Forgot password? opens the dialog', () =>
  visit(async ({ page }) => {
    await page.goto(`${ground.stack.url}/login`)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('alert').getByText('Email or password is wrong').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(owner.email)
    expect(await stored(page)).toEqual([])
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByRole('dialog', { name: 'Reset Password' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL('**/register')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/login')
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL(`${ground.stack.url}/`)
  }))

test('REG-1 REG-2 REG-4 the form asks for a user type, says what is wrong, and leads to the dashboard', () =>
  visit(async ({ page }) => {
    await page.goto(`${ground.stack.url}/register`)
    await page.getByText('Join the IoT revolution today').waitFor()
    const button = page.getByRole('button', { name: 'Create Account' })
    expect(await button.isDisabled()).toBe(true)
    await page.getByLabel('User type').focus()
    await page.keyboard.press('Tab')
    await page.getByText('Please select a user type').waitFor()
    await page.getByLabel('User type').selectOption('user')
    await page.getByLabel('Username').fill('Newcomer')
    await page.getByLabel('Email').fill(owner.email)
    await page.getByRole('textbox', { name: /^Password/ }).fill(password)
    await button.click()
    await page.getByRole('alert').getByText('An account with this email already exists').waitFor()
    await page.getByLabel('Email').fill(freshEmail('newcomer'))
    await button.click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { name: 'Welcome, Newcomer' }).waitFor()
    await page.getByText('No rooms yet').waitFor()
  }))

test('AUTH-1 AUTH-4 a token taken away in this browser is noticed within five seconds, and the page ends', () =>
  visit(async ({ page }) => {
    await signInOn(page, owner, '/dashboard')
    await page.getByText('Connected', { exact: true }).waitFor()
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.waitForURL('**/login', { timeout: 7_000 })
    expect(await stored(page)).toEqual([])
  }))

test('AUTH-3 DASH-11 a session ended on the server leads to the sign-in page, which says why', () =>
  visit(async ({ page }) => {
    await signInOn(page, owner, '/dashboard')
    await page.getByText('Connected', { exact: true }).waitFor()
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await callApi({ url: ground.stack.url, token }, logoutEndpoint, {})
    await page.waitForURL('**/login')
    await page.getByText('Session ended').waitFor()
    await page.evaluate((old) => {
      localStorage.setItem('token', old)
      localStorage.setItem('userId', '1')
      localStorage.setItem('authExpiry', String(Math.floor(Date.now() / 1000) + 3_600))
    }, token)
    await page.goto(`${ground.stack.url}/dashboard`)
    await page.getByText('Authentication expired').waitFor()
    expect(await stored(page)).toEqual([])
  }))

test('AUTH-3 when the profile can’t be had, the saved one is shown and the page says so', () =>
  visit(async ({ page }) => {
    await signInOn(page, owner, '/dashboard')
    await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
    changeStoredData(ground.stack, 'alter table guest_access rename to lost')
    await page.goto(`${ground.stack.url}/dashboard?view=settings`)
    await page.goto(`${ground.stack.url}/dashboard`)
    await page.getByText('Profile fetch failed: 500').waitFor()
    await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
    changeStoredData(ground.stack, 'alter table lost rename to guest_access')
    await page.reload()
    await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
  }))

test('AUTH-5 logging out asks first, then forgets everything that was stored', () =>
  visit(async ({ page }) => {
    await signInOn(page, owner, '/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    const question = page.getByRole('alertdialog')
    await question
      .getByText('Are you sure you want to logout? This will close all connections.')
      .waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await question.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    expect(await stored(page)).toEqual([])
  }))

test('the sign-in, register, join, dashboard and settings pages have nothing axe objects to, and nothing to scroll sideways from 320 to 1920', () =>
  visit(async ({ page }) => {
    const look = async (path: string) => {
      await page.goto(ground.stack.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await axeViolationsInEveryTheme(page), path).toEqual([])
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(over, `${path} at ${width}`).toBe(0)
      }
    }
    for (const path of ['/login', '/register', '/join']) await look(path)
    await signInOn(page, owner, '/dashboard')
    for (const path of ['/dashboard', '/dashboard?view=settings', '/devices/register']) {
      await look(path)
    }
  }))
