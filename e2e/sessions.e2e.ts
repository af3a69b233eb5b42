import { loginEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { listSessionsEndpoint } from '@roomwire/contracts/http/sessions.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { goByOwnClock } from '@roomwire/testing/browser/page-clock.ts'
import {
  button,
  field,
  focused,
  goTo,
  isConnected,
  region,
} from '@roomwire/testing/browser/page-parts.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import { isThereWithinASecond } from '@roomwire/testing/browser/within-a-second.ts'
import {
  answerOf,
  callApi,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

/* The list of a person's sessions, and what ends one: another browser, and a new password. */

const fixture = openBrowserFixture()
const settings = '/dashboard?view=settings'

const part = (page: Page) => region(page, 'Where you are signed in')
const sessionRows = (page: Page) => part(page).getByRole('listitem')

/** Signs in on the sign-in page that is open, as a person does, until the dashboard is connected. */
async function signInByHand(page: Page, { email }: TestPerson, secret: string) {
  await page.getByLabel('Email').fill(email)
  await field(page, /^Password/).fill(secret)
  await button(page, 'Sign in').click()
  await isConnected(page)
}

/** Signed in by hand, and connected: the browser itself has sent the server its description. */
async function openByHand(person: TestPerson, userAgent: string) {
  const { page } = await fixture.stranger('/login', { userAgent })
  await signInByHand(page, person, person.password)
  return page
}

const signingIn = ({ url, email }: TestPerson, secret: string) =>
  answerOf({ url }, loginEndpoint, { body: { email, password: secret } })

describe('the list of sessions', () => {
  test('R-23 AUTH-5 each browser is listed, and one is signed out from here', async () => {
    const began = Date.now()
    const owner = await registerOwner(fixture.stack.url, 'Meera')
    const [phone, page] = [
      await openByHand(
        owner,
        'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
      ),
      await openByHand(
        owner,
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      ),
    ]
    // 'Just now' lasts a minute: by this page's clock nothing has happened yet.
    await goByOwnClock(page)
    await page.clock.setFixedTime(began)
    await goTo(page, 'Settings')
    const other = sessionRows(page).filter({ hasText: 'Firefox on Android' })
    await other.getByText(/^Signed in .*, last used just now$/).waitFor()
    const own = sessionRows(page).filter({ hasText: 'This browser' })
    await own.getByText('Chrome on Linux').waitFor()
    await expect.poll(() => own.getByRole('button').count()).toBe(0)
    await other.getByRole('button', { name: /^Sign out Firefox on Android, signed in/ }).click()
    await isThereWithinASecond(phone.getByText('Session ended'))
    await phone.waitForURL('**/login')
    await expect.poll(() => other.count()).toBe(0)
    await expect
      .poll(() => page.locator('#say').textContent())
      .toBe('Signed out: Firefox on Android')
    await expect.poll(() => focused(page)).toBe('Where you are signed in')

    const end = ({ token }: { token: string }) =>
      callApi({ url: fixture.stack.url, token }, listSessionsEndpoint, {}).then(({ sessions }) => {
        const id = sessions.find(({ current }) => current)?.session_id
        changeStoredData(fixture.stack, `delete from session where id = '${id}'`)
      })
    // While the list is on its way, Refresh ignores presses.
    await expect.poll(() => sessionRows(page).count()).toBe(2)
    const { body } = await signingIn(owner, password)
    await button(page, 'Refresh where you are signed in').click()
    await expect.poll(() => sessionRows(page).count()).toBe(3)
    await end(loginEndpoint.reply.parse(body) as { token: string }) // Without a second factor it has one.
    await button(page, 'Refresh where you are signed in').click()
    await expect.poll(() => sessionRows(page).count()).toBe(2)
    await end(owner)
    await sessionRows(page).getByRole('button').click()
    await page.getByRole('alert').getByText('Session not found').waitFor()
    await expect.poll(() => sessionRows(page).count()).toBe(1)
  })

  onlyInProve(
    'DASH-11 a list that cannot be loaded shows an error, and Try again loads it',
    async () => {
      const owner = await registerOwner(fixture.stack.url, 'Meera')
      const store = (time: string) =>
        changeStoredData(
          fixture.stack,
          `update session set created_at = ${time} where person_id = ${owner.userId}`,
        )
      const { page } = await fixture.visit(owner, { path: settings })
      await sessionRows(page).first().waitFor()
      store("'once'")
      await page.reload()
      await settled(page)
      await page.getByText('Could not load where you are signed in').waitFor()
      await button(page, 'Edit details').waitFor()
      store('0')
      await button(part(page), 'Try again').click()
      await expect.poll(() => sessionRows(page).count()).toBe(2)
    },
  )
})

test('R-23 a password change ends every other session within a second', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const others = [await fixture.live(owner), await fixture.live(owner)]
  const end = () =>
    Promise.all(
      others.map(({ page: each }) => isThereWithinASecond(each.getByText('Session ended'))),
    )
  const { page } = await fixture.visit(owner, { path: settings })
  await button(page, 'Change password').click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await button(dialog, 'Change password').click()
  await dialog.getByText('Enter your current password').waitFor()
  await dialog.getByText('Enter a new password').waitFor()
  await field(dialog, /^Current password/).fill('not this one')
  await field(dialog, /^New password/).fill('short')
  await button(dialog, 'Change password').click()
  await dialog.getByText('Password must be at least 6 characters long').waitFor()
  await field(dialog, /^New password/).fill('a better phrase')
  await button(dialog, 'Change password').click()
  await dialog.getByText('The password is wrong').waitFor()
  await expect
    .poll(() => field(dialog, /^Current password/).evaluate((it) => it === document.activeElement))
    .toBe(true)
  await field(dialog, /^Current password/).fill(password)
  await page.keyboard.press('Enter')
  await end()
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(() => sessionRows(page).count()).toBe(1)
  expect((await signingIn(owner, password)).status).toBe(403)
  expect((await signingIn(owner, 'a better phrase')).status).toBe(200)

  for (const { page: each } of others) await signInByHand(each, owner, 'a better phrase')
  // The reload also shows that this session has outlived the change of the password.
  await page.reload()
  await sessionRows(page).first().waitFor()
  await button(page, 'Sign out everywhere else').click()
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere else?' })
  await expect.poll(() => focused(page)).toBe('Cancel')
  await button(question, 'Sign out').click()
  await end()
  await expect.poll(() => sessionRows(page).count()).toBe(1)
  await expect.poll(() => button(page, 'Sign out everywhere else').count()).toBe(0)
  await page.reload()
  await sessionRows(page).getByText('This browser').waitFor()
})
