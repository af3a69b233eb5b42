import {
  beginAuthenticatorEndpoint,
  confirmAuthenticatorEndpoint,
} from '@roomwire/contracts/http/second-factor.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openHttpsFront } from '@roomwire/testing/browser/https-front.ts'
import { firstInGate, onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { holdClock } from '@roomwire/testing/browser/page-clock.ts'
import { button, goTo } from '@roomwire/testing/browser/page-parts.ts'
import { signInOn } from '@roomwire/testing/browser/signed-in-pages.ts'
import { openVirtualPasskeys } from '@roomwire/testing/browser/virtual-passkeys.ts'
import {
  callApi,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { authenticatorApp } from '@roomwire/testing/clients/authenticator-app.ts'
import type { Locator, Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'

/* Signing in with a passkey, and with a code beside the password. */

const publicName = 'home.example'

let front: Awaited<ReturnType<typeof openHttpsFront>>
/** Passkeys need a host name: this is the fixture's server under one. */
let home: string
const fixture = openBrowserFixture(async (stack) => {
  front = await openHttpsFront(stack.url, publicName)
  home = stack.url.replace('127.0.0.1', 'localhost')
  return [`--host-resolver-rules=MAP ${publicName} 127.0.0.1`, '--ignore-certificate-errors']
})
afterAll(() => front?.close())

const passwordIn = (on: Page | Locator) => on.getByRole('textbox', { name: /^Password/ })
const codeIn = (on: Page | Locator) => on.getByRole('textbox', { name: /^Code/ })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const passkeysOf = (page: Page) =>
  page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')

const settings = '/dashboard?view=settings'

/** The settings of a person, on the server under that name. */
async function openSettings(url = home) {
  const owner = { ...(await registerOwner(fixture.stack.url, 'Meera')), url }
  const visitor =
    url === front.url ? await overHttps(owner) : await fixture.visit(owner, { path: settings })
  await visitor.page.getByRole('heading', { name: 'Ways to sign in' }).waitFor()
  return { owner, ...visitor }
}

/** Only a browser believes that front: it signs in there by itself. */
async function overHttps(owner: TestPerson) {
  const visitor = await fixture.stranger(undefined, { ignoreHTTPSErrors: true })
  await signInOn(visitor.page, owner, settings)
  return visitor
}

async function addPasskey(page: Page, name = 'Laptop') {
  await button(page, 'Add a passkey').click()
  const form = dialog(page, 'Add a passkey')
  await form.getByLabel('Name').fill(name)
  await passwordIn(form).fill(password)
  await button(form, 'Continue').click()
}

async function signOut(page: Page) {
  await button(page, 'Logout').first().click()
  await button(page.getByRole('alertdialog'), 'Logout').click()
  await page.waitForURL('**/login')
}

async function givePassword(page: Page, { email }: TestPerson) {
  await page.getByLabel('Email').fill(email)
  await passwordIn(page).fill(password)
  await button(page, 'Sign in').click()
}

describe('passkeys', () => {
  test.each(
    firstInGate([
      ['on the machine itself', () => home],
      ['over HTTPS by a name of its own', () => front.url],
    ]),
  )(
    'LOGIN-3 LOGIN-5 R-10 a passkey signs in without email, password or code (%s)',
    async (_title, urlOf) => {
      const { page } = await openSettings(urlOf())
      const passkeys = await openVirtualPasskeys(page)
      await button(page, 'Add a passkey').click()
      const form = dialog(page, 'Add a passkey')
      await button(form, 'Continue').click()
      await form.getByText('Enter a name').waitFor()
      await form.getByLabel('Name').fill('Laptop')
      const field = passwordIn(form)
      await field.fill('not this one')
      await button(form, 'Continue').click()
      await form.getByText('The password is wrong').waitFor()
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
      await expect
        .poll(() => field.evaluate((element) => element === document.activeElement))
        .toBe(true)
      expect(await passkeys.list()).toEqual([])

      await passkeys.holderAgrees(false)
      await field.fill(password)
      await button(form, 'Continue').click()
      await form.getByRole('alert').getByText('No passkey was added. You can try again.').waitFor()
      await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Laptop')
      await passkeys.holderAgrees(true)
      await button(form, 'Continue').click()
      await passkeysOf(page).getByText('Laptop', { exact: true }).waitFor()
      await passkeysOf(page).getByText('not used yet').waitFor()
      const [passkey] = await passkeys.list()
      expect(passkey).toMatchObject({ isResidentCredential: true, rpId: new URL(urlOf()).hostname })
      await addPasskey(page, 'Again')
      await form.getByText('This device has a passkey for you already.').waitFor()
      await page.keyboard.press('Escape')

      await signOut(page)
      await passkeys.holderAgrees(false)
      await button(page, 'Sign in with a passkey').click()
      const text = 'No passkey was used. Try again, or sign in with your password.'
      await page.getByRole('alert').getByText(text).waitFor()
      await passkeys.holderAgrees(true)
      await button(page, 'Sign in with a passkey').click()
      await page.waitForURL('**/dashboard')
      await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
      await goTo(page, 'Settings')
      await passkeysOf(page)
        .getByText(/last used/)
        .waitFor()
    },
  )

  onlyInProve('a passkey is renamed, and once it is removed it is refused', async () => {
    const { page } = await openSettings()
    await openVirtualPasskeys(page)
    await addPasskey(page, 'Old name')
    await button(page, 'Rename passkey Old name').click()
    const form = dialog(page, 'Rename passkey')
    await form.getByLabel('Name').fill('')
    await button(form, 'Save').click()
    await form.getByText('Enter a name').waitFor()
    await form.getByLabel('Name').fill('New name')
    await button(form, 'Save').click()
    await passkeysOf(page).getByText('New name', { exact: true }).waitFor()
    await button(page, 'Remove passkey New name').click()
    await button(page.getByRole('alertdialog'), 'Remove').click()
    await expect.poll(() => passkeysOf(page).count()).toBe(0)
    const heading = page.getByRole('heading', { name: 'Passkeys' })
    await expect
      .poll(() => heading.evaluate((element) => element === document.activeElement))
      .toBe(true)
    await signOut(page)
    await button(page, 'Sign in with a passkey').click()
    await page.getByRole('alert').getByText('This passkey is not accepted here').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
  })

  onlyInProve(
    'a page that was opened by an IP address explains what passkeys need, and offers none',
    async () => {
      const { page } = await openSettings(fixture.stack.url)
      const text = /^Passkeys need HTTPS and a name/
      await page.getByText(text).waitFor()
      await expect.poll(() => button(page, 'Add a passkey').count()).toBe(0)
      await signOut(page)
      await button(page, 'Sign in with a passkey').click()
      await page.getByRole('alert').getByText(text).waitFor()
    },
  )
})

describe('the authenticator app', () => {
  // The first code is the present one, and each further code is of the next step: a
  // step that ends meanwhile makes none of them too old.

  /** Turns the app on as a person does; returns the app and the recovery codes that were shown. */
  async function turnOn(page: Page) {
    await button(page, 'Turn on').click()
    const first = dialog(page, 'Turn on authenticator app')
    await passwordIn(first).fill(password)
    await button(first, 'Continue').click()
    const scan = dialog(page, 'Scan the code')
    await scan.getByRole('img', { name: 'The key as a QR code' }).waitFor()
    const key = await scan
      .getByText(/^Key: /)
      .locator('..')
      .innerText()
    const secret = /(?:[A-Z2-7]{4} ?){8}/.exec(key)?.[0].replaceAll(' ', '') ?? ''
    const uri = `otpauth://totp/Roomwire:me?issuer=Roomwire&secret=${secret}`
    const app = authenticatorApp(uri, { clock: Date })
    return { app, scan, secret }
  }

  async function confirm(page: Page, code: string) {
    const scan = dialog(page, 'Scan the code')
    await codeIn(scan).fill(code)
    await button(scan, 'Turn on').click()
  }

  async function recoveryCodes(page: Page): Promise<string[]> {
    const shown = dialog(page, 'Recovery codes').getByRole('listitem')
    await expect.poll(() => shown.count()).toBe(10)
    return shown.allInnerTexts()
  }

  async function withApp() {
    const opened = await openSettings()
    const { page } = opened
    const { app } = await turnOn(page)
    await confirm(page, app.code())
    await recoveryCodes(page)
    await button(page, 'I have saved them').click()
    await page.getByText(/^On since .* Recovery codes left: 10\.$/).waitFor()
    return { ...opened, app }
  }

  /** The same without a page; returns the recovery codes. */
  async function withAppByCall(owner: TestPerson): Promise<string[]> {
    const { uri } = await callApi(owner, beginAuthenticatorEndpoint, { body: { password } })
    const body = { code: authenticatorApp(uri, { clock: Date }).code() }
    return (await callApi(owner, confirmAuthenticatorEndpoint, { body })).recovery_codes
  }

  test('LOGIN-3 R-10 is turned on with the password, and asks for a code at signing in', async () => {
    const { page, owner } = await openSettings()
    const { app, scan, secret } = await turnOn(page)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    await button(scan, 'Turn on').click()
    await scan.getByText('Enter the code', { exact: true }).waitFor()
    await confirm(page, app.wrongCode())
    await scan.getByText('This code is wrong or was used before').waitFor()
    await confirm(page, app.code())
    await recoveryCodes(page)
    await page.context().grantPermissions(['clipboard-write'])
    // It says so for 2 s of the page's clock.
    await holdClock(page)
    await button(page, 'Copy recovery codes').click()
    await button(page, 'Copied recovery codes').waitFor()
    await page.clock.resume()
    await button(page, 'I have saved them').click()
    await page.getByText(/^On since .* Recovery codes left: 10\.$/).waitFor()

    await signOut(page)
    await givePassword(page, owner)
    await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor()
    const field = codeIn(page)
    await expect
      .poll(() => field.evaluate((element) => element === document.activeElement))
      .toBe(true)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await button(page, 'Sign in').click()
    await page.getByText('Enter a code', { exact: true }).waitFor()
    await field.fill(app.wrongCode())
    await page.keyboard.press('Enter')
    await page.getByText('This code is wrong or was used before').waitFor()
    await field.fill(app.code(1))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
  })

  test('a recovery code signs in once, and new codes replace the old ones', async () => {
    const owner = await registerOwner(fixture.stack.url, 'Meera')
    const codes = await withAppByCall(owner)
    const [first = '', second = '', third = ''] = codes
    const { page } = await fixture.stranger('/login')
    for (const [code, isGood] of [
      [first, true],
      [first, false],
      [second, true],
    ] as const) {
      await givePassword(page, owner)
      await button(page, 'Use a recovery code').click()
      await page.getByLabel('Recovery code').fill(code.toUpperCase().replace('-', ' '))
      await button(page, 'Sign in').click()
      if (isGood) {
        await page.waitForURL('**/dashboard')
        await signOut(page)
      } else {
        await page.getByText('This code is wrong or was used before').waitFor()
        await button(page, 'Back').click()
        await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
      }
    }
    await givePassword(page, owner)
    await button(page, 'Use a recovery code').click()
    await page.getByLabel('Recovery code').fill(third)
    await button(page, 'Sign in').click()
    await page.waitForURL('**/dashboard')
    await goTo(page, 'Settings')
    await page.getByText(/Recovery codes left: 7\./).waitFor()
    await button(page, 'New recovery codes').click()
    const form = dialog(page, 'New recovery codes')
    await passwordIn(form).fill('not this one')
    await codeIn(form).fill(codes[3] ?? '')
    await button(form, 'Make new codes').click()
    await form.getByText('The password is wrong').waitFor()
    await passwordIn(form).fill(password)
    await button(form, 'Make new codes').click()
    const fresh = await recoveryCodes(page)
    expect(fresh.filter((code) => codes.includes(code))).toEqual([])
    await button(page, 'I have saved them').click()
    await page.getByText(/Recovery codes left: 10\./).waitFor()
  })

  onlyInProve('R-10 five wrong codes lead back to the password', async () => {
    const { page, owner, app } = await withApp()
    await signOut(page)
    await givePassword(page, owner)
    const field = codeIn(page)
    for (let guess = 0; guess < 5; guess += 1) {
      await field.fill(app.wrongCode())
      const answered = page.waitForResponse('**/login/second-factor')
      await page.keyboard.press('Enter')
      expect((await answered).status()).toBe(403)
    }
    await field.fill(app.code(1))
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('This took too long. Please sign in again.').waitFor()
    await page.getByLabel('Email').waitFor()
  })

  onlyInProve(
    'is turned off with the password and a code, and the password alone signs in again',
    async () => {
      const { page, owner, app } = await withApp()
      await button(page, 'Turn off').click()
      const form = dialog(page, 'Turn off authenticator app')
      await passwordIn(form).fill(password)
      await codeIn(form).fill(app.wrongCode())
      await button(form, 'Turn off').click()
      await form.getByText('This code is wrong or was used before').waitFor()
      await codeIn(form).fill(app.code(1))
      await button(form, 'Turn off').click()
      await button(page, 'Turn on').waitFor()
      await signOut(page)
      await givePassword(page, owner)
      await page.waitForURL('**/dashboard')
    },
  )

  onlyInProve('has no axe violations on any screen, and nothing scrolls sideways', async () => {
    const { page, owner } = await openSettings(home)
    await openVirtualPasskeys(page)
    await addPasskey(page, 'A passkey with a long name that needs more than one line on a phone')
    await passkeysOf(page).first().waitFor()
    // Without the toast, which is no part of the page.
    await page.reload()
    await passkeysOf(page).first().waitFor()
    expect(await axeViolationsInEveryTheme(page)).toEqual([])
    const { app, scan } = await turnOn(page)
    await scan.getByText('Scan this').waitFor()
    expect(await axeViolationsInEveryTheme(page)).toEqual([])
    await confirm(page, app.code())
    await recoveryCodes(page)
    expect(await axeViolationsInEveryTheme(page)).toEqual([])
    await button(page, 'I have saved them').click()
    await button(page, 'Turn off').click()
    await codeIn(dialog(page, 'Turn off authenticator app')).waitFor()
    expect(await axeViolationsInEveryTheme(page)).toEqual([])
    await page.keyboard.press('Escape')
    await signOut(page)
    await givePassword(page, owner)
    await codeIn(page).waitFor()
    expect(await axeViolationsInEveryTheme(page)).toEqual([])
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `at ${width}`).toBe(0)
    }
  })
})
