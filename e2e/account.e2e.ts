import { readFile } from 'node:fs/promises'
import { loginEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { changeProfileEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import {
  button,
  field,
  focused,
  isConnected,
  openDialog,
  region,
} from '@roomwire/testing/browser/page-parts.ts'
import {
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

/* What people do with their own account: details, a copy of all data, deletion. */

const fixture = openBrowserFixture()
const settings = '/dashboard?view=settings'

const signingIn = ({ url, email }: TestPerson, secret: string) =>
  answerOf({ url }, loginEndpoint, { body: { email, password: secret } })

test('R-94 each detail is changed by itself, the ID number shows only its end, a new mobile number asks for the password, and other pages follow', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const { page: other } = await fixture.live(owner)
  const { page } = await fixture.visit(owner, { path: settings })
  const fact = (name: string) =>
    region(page, 'Profile')
      .getByRole('term')
      .filter({ hasText: name })
      .locator('xpath=following-sibling::dd[1]')
  const dialog = await openDialog(page, 'Edit details')
  const save = () => button(dialog, 'Save').click()
  await field(dialog, /^Username/).fill(' ')
  await save()
  await dialog.getByText('Enter a username').waitFor()
  await field(dialog, /^Username/).fill('Meera K')
  await field(dialog, /^Address/).fill('4 Park Road\nPune')
  await dialog.getByLabel('Date of birth').fill('1990-12-31')
  await field(dialog, /^ID number/).fill('123456781234')
  await expect.poll(() => field(dialog, /^Password/).count()).toBe(0)
  await field(dialog, /^Mobile number/).fill('+91 98450 12345')
  await save()
  await dialog.getByText('Enter your password').waitFor()
  await field(dialog, /^Password/).fill('not this one')
  await save()
  await dialog.getByText('The password is wrong').waitFor()
  await field(dialog, /^Password/).fill(password)
  await save()
  await expect.poll(() => dialog.count()).toBe(0)
  for (const [name, text] of [
    ['Name', 'Meera K'],
    ['Mobile', '+91 98450 12345'],
    ['Contact', 'Not given'],
    ['Date of birth', '31 Dec 1990'],
    ['Address', '4 Park Road\nPune'],
    ['ID number', 'XXXXXXXX1234'],
  ] as const) {
    await expect.poll(() => fact(name).first().innerText(), { message: name }).toBe(text)
  }
  await other.getByRole('heading', { name: 'Welcome, Meera K' }).waitFor()

  await button(page, 'Edit details').click()
  await expect.poll(() => field(dialog, /^Address/).inputValue()).toBe('4 Park Road\nPune')
  await expect.poll(() => field(dialog, /^New ID number/).inputValue()).toBe('')
  await dialog.getByText('Saved: XXXXXXXX1234. Leave it empty to keep that.').waitFor()
  await field(dialog, /^Contact number/).fill('020 1234')
  const sent = page.waitForRequest('**/api/account/profile')
  await save()
  expect((await sent).postDataJSON()).toEqual({ contact: '020 1234' })
  await expect.poll(() => fact('ID number').innerText()).toBe('XXXXXXXX1234')
  await button(page, 'Edit details').click()
  await dialog.getByLabel('Remove the saved ID number').check()
  await save()
  await expect.poll(() => fact('ID number').innerText()).toBe('Not given')
})

test('R-95 after the password, all of a person’s own data is saved as a file, and no secret', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  await callApi(owner, changeProfileEndpoint, { body: { id_number: '123456781234' } })
  const { page, token } = await fixture.visit(owner, { path: settings })
  const dialog = await openDialog(page, 'Download my data')
  await button(dialog, 'Download').click()
  await dialog.getByText('Enter your password').waitFor()
  await field(dialog, /^Password/).fill('not this one')
  await button(dialog, 'Download').click()
  await dialog.getByText('The password is wrong').waitFor()
  await field(dialog, /^Password/).fill(password)
  const saving = page.waitForEvent('download')
  await button(dialog, 'Download').click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^roomwire-my-data-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  const data: { person: object; sessions: object[] } = JSON.parse(text)
  expect(data.person).toMatchObject({
    username: 'Meera',
    email: owner.email,
    role: 'user',
    id_number: '123456781234',
  })
  expect(data.sessions).toHaveLength(2)
  for (const secret of [password, token, 'argon2']) expect(text).not.toContain(secret)
  await expect.poll(() => dialog.count()).toBe(0)
})

describe('deleting one’s account', () => {
  const ask = (page: Page, name: string) =>
    openDialog(page, 'Delete account', `Delete account ${name}?`)

  test('R-95 a family member who deletes the account is asked for the password, is signed out everywhere, and sees a message on the landing page', async () => {
    const owner = await registerOwner(fixture.stack.url, 'Meera')
    const member = await createTestFamily(owner)
    const { page: theirOther } = await fixture.live(member)
    const { page: ownersPage } = await fixture.live(owner)
    await rowOf(ownersPage, member.email).waitFor()
    const { page } = await fixture.visit(member, { path: settings })
    const dialog = await ask(page, 'Family')
    await dialog.getByText(/^Your profile, your sessions and your ways to sign in go/).waitFor()
    await button(dialog, 'Delete account').click()
    await dialog.getByText('Enter your password').waitFor()
    await field(dialog, /^Password/).fill('not this one')
    await button(dialog, 'Delete account').click()
    await dialog.getByText('The password is wrong').waitFor()
    await button(dialog, 'Cancel').click()
    expect((await answerOf(member, listRoomsEndpoint, {})).status).toBe(200)

    await field(await ask(page, 'Family'), /^Password/).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${fixture.stack.url}/`)
    await page.getByText('Your account is deleted.').and(page.locator(':not(#say)')).waitFor()
    await expect.poll(() => page.locator('#say').textContent()).toBe('Your account is deleted.')
    await page.getByRole('heading', { level: 1, name: /^The switchboard of your home/ }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
    await theirOther.getByText('Session ended').waitFor()
    await expect.poll(() => rowOf(ownersPage, member.email).count()).toBe(0)
    expect((await signingIn(member, password)).status).toBe(403)
    await page.goto(`${fixture.stack.url}/dashboard`)
    await page.waitForURL('**/login')
  })

  test('R-95 the last manager sees in numbers what is deleted with the home, and has to confirm it', async () => {
    const owner = await registerOwner(fixture.stack.url, 'Meera')
    await addRoom(owner, 'Kitchen')
    const member = await createTestFamily(owner)
    await createTestGuest(owner, { now: Date.now() })
    const { page: theirs } = await fixture.live(member)
    const { page } = await fixture.visit(owner, { path: settings })
    const dialog = await ask(page, 'Meera')
    const home = dialog.getByLabel('Delete the home too, with everything and everybody in it')
    await expect.poll(() => home.count()).toBe(0)
    await field(dialog, /^Password/).fill(password)
    for (const _try of ['not asked yet', 'not confirmed yet']) {
      await button(dialog, 'Delete account').click()
      const text = /with 1 room, 0 devices, 1 family account, 1 guest account\. Confirm that/
      await dialog.getByRole('alert').getByText(text).waitFor()
    }
    // The page works as before: it receives messages, and the server receives its own.
    await addRoom(owner, 'Attic')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('heading', { name: 'Attic' }).waitFor()
    await isConnected(page)
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await field(await ask(page, 'Meera'), /^Password/).fill(password)
    await button(dialog, 'Delete account').click()
    await home.check()
    await button(dialog, 'Delete account').click()
    await page.getByText('Your account is deleted.').first().waitFor()
    await page.waitForURL(`${fixture.stack.url}/`)
    await theirs.getByText('Session ended').waitFor()
    expect((await signingIn(member, password)).status).toBe(403)
  })
})

onlyInProve(
  'NAV-6 settings that cannot be loaded because the server is down leave the rest of the page working, and Try again loads them',
  async () => {
    const owner = await registerOwner(fixture.stack.url, 'Meera')
    const { page } = await fixture.visit(owner)
    await isConnected(page)
    await fixture.whileDown(async () => {
      await page.getByRole('link', { name: 'Settings', exact: true }).click()
      await page.getByText('This part of the page could not be loaded.').waitFor()
      await page.getByRole('link', { name: 'Home', exact: true }).click()
      await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
      await page.getByRole('link', { name: 'Settings', exact: true }).click()
      await button(page, 'Try again').waitFor()
    })
    await button(page, 'Try again').click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  },
)

test('a part whose style sheet did not come has it once it is tried again, and hinders no other part meanwhile', async () => {
  const { visit, stack } = fixture
  const { page } = await visit(await registerOwner(stack.url, 'Meera'))
  const sheets = '**/assets/settings-view-*.css'
  await page.route(sheets, (route) => route.abort())
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await button(page, 'Try again').waitFor()
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await button(page, 'Try again').waitFor()
  await page.unroute(sheets)
  await button(page, 'Try again').click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  // The rules of a sheet that did not come cannot be read.
  const rules = () => [...document.styleSheets].map(({ cssRules }) => cssRules.length)
  expect(await page.evaluate(rules)).not.toContain(0)
})

onlyInProve(
  'the settings and their dialogs have no axe violations in any size and theme, the keyboard reaches everything, and large text is not cut off',
  async () => {
    const owner = await registerOwner(fixture.stack.url, 'Meera')
    const { page } = await fixture.visit(owner, { path: settings })
    await page.getByText('This browser').waitFor()
    await page.getByRole('heading', { name: 'Ways to sign in' }).waitFor()
    expect(await axeViolationsInEveryTheme(page), 'settings').toEqual([])
    for (const [opener, send] of [
      ['Edit details', null],
      ['Change email', 'Send code'],
      ['Change password', 'Change password'],
      ['Download my data', 'Download'],
      ['Delete account', 'Delete account'],
      ['Sign out everywhere else', null],
    ] as const) {
      await button(page, opener).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      await dialog.waitFor()
      if (send) await button(dialog, send).click()
      expect(await axeViolationsInEveryTheme(page), opener).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      await expect.poll(() => cutOff(page), { message: opener }).toEqual([])
      await page.evaluate(() => document.documentElement.removeAttribute('style'))
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count()).toBe(0)
      await expect.poll(() => focused(page)).toBe(opener)
    }
    await expect.poll(() => cutOff(page), { message: 'settings' }).toEqual([])
    // Seven states in four looks of axe, each of about a second on a busy machine.
  },
)
