import { readFile } from 'node:fs/promises'
import { loginEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { openVisitor } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import {
  button,
  field,
  focused,
  goTo,
  isConnected,
  openDialog,
  region,
} from '@roomwire/testing/browser/page-parts.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  addRoom,
  answerOf,
  createTestFamily,
  createTestGuest,
  password,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

/* People's own accounts: details, a copy of all data, deletion. */

const fixture = openBrowserFixture()
const settings = '/dashboard?view=settings'

const signingIn = ({ url, email }: TestPerson, secret: string) =>
  answerOf({ url }, loginEndpoint, { body: { email, password: secret } })

/** Presses what needs the password, without one and with a wrong one. */
async function isRefused(dialog: Locator, confirm: string) {
  await button(dialog, confirm).click()
  await dialog.getByText('Enter your password').waitFor()
  await field(dialog, /^Password/).fill('not this one')
  await button(dialog, confirm).click()
  await dialog.getByText('The password is wrong').waitFor()
}

/** The data that a person gets as a file, after the password; none of the secrets is in it. */
async function savedData(page: Page, secrets: readonly string[]) {
  const dialog = await openDialog(page, 'Download my data')
  await isRefused(dialog, 'Download')
  await field(dialog, /^Password/).fill(password)
  const saving = page.waitForEvent('download')
  await button(dialog, 'Download').click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^roomwire-my-data-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  for (const secret of secrets) expect(text).not.toContain(secret)
  await expect.poll(() => dialog.count()).toBe(0)
  const data: { person: object; sessions: object[] } = JSON.parse(text)
  return data
}

test('R-94 R-95 each detail is changed alone; one’s own data is saved as a file', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const { page: other } = await fixture.live(owner)
  const { page, token } = await fixture.visit(owner, { path: settings })
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
  await isRefused(dialog, 'Save')
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

  const data = await savedData(page, [password, token, 'argon2'])
  const { email } = owner
  const person = { username: 'Meera K', email, role: 'user', id_number: '123456781234' }
  expect(data.person).toMatchObject(person)
  expect(data.sessions).toHaveLength(3)

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

const askToDelete = (on: Page, name: string) =>
  openDialog(on, 'Delete account', `Delete account ${name}?`)

test('R-95 a member who deletes their account gives the password, and is gone everywhere', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const member = await createTestFamily(owner)
  const { page: theirOther } = await fixture.live(member)
  const { page: owners } = await fixture.live(owner)
  await rowOf(owners, member.email).waitFor()

  const { page } = await fixture.visit(member, { path: settings })
  const theirDialog = await askToDelete(page, 'Family')
  await theirDialog.getByText(/^Your profile, sessions, ways to sign in and all other/).waitFor()
  await isRefused(theirDialog, 'Delete account')
  await button(theirDialog, 'Cancel').click()
  expect((await answerOf(member, listRoomsEndpoint, {})).status).toBe(200)
  // The answer comes after the page has found the session over.
  await page.route('**/api/account/delete', async (route) => {
    const response = await route.fetch()
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.waitForURL('**/login')
    await route.fulfill({ response })
  })
  await field(await askToDelete(page, 'Family'), /^Password/).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${fixture.stack.url}/`)
  await page.getByText('Your account is deleted.').and(page.locator(':not(#say)')).waitFor()
  await expect.poll(() => page.locator('#say').textContent()).toBe('Your account is deleted.')
  await page.getByRole('heading', { level: 1, name: /^The switchboard of your home/ }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  await theirOther.getByText('Session ended').waitFor()
  await expect.poll(() => rowOf(owners, member.email).count()).toBe(0)
  expect((await signingIn(member, password)).status).toBe(403)
  await page.goto(`${fixture.stack.url}/dashboard`)
  await page.waitForURL('**/login')
})

test('R-95 the last owner confirms what goes along: the home, and the operator', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  changeStoredData(
    fixture.stack,
    `update person set role = iif(id = ${owner.userId}, 'super_admin', 'user')
      where role = 'super_admin' or id = ${owner.userId}`,
  )
  await addRoom(owner, 'Kitchen')
  const other = await createTestFamily(owner)
  await createTestGuest(owner, { now: Date.now() })
  const { page: others } = await fixture.live(other)
  const { page: owners } = await fixture.live(owner)
  await goTo(owners, 'Settings')
  const dialog = await askToDelete(owners, 'Meera')
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
  await owners.keyboard.press('Escape')
  await owners.getByRole('link', { name: 'Home', exact: true }).click()
  await owners.getByRole('heading', { name: 'Attic' }).waitFor()
  await isConnected(owners)
  await goTo(owners, 'Settings')
  await field(await askToDelete(owners, 'Meera'), /^Password/).fill(password)
  await button(dialog, 'Delete account').click()
  await home.check()
  await button(dialog, 'Delete account').click()
  const how = /^Yours is the last operator’s account.* npm run admin -- operator-on EMAIL/
  await dialog.getByRole('alert').getByText(how).waitFor()
  await dialog.getByLabel('Leave the server without an operator').check()
  await button(dialog, 'Delete account').click()
  await owners.getByText('Your account is deleted.').first().waitFor()
  await owners.waitForURL(`${fixture.stack.url}/`)
  await others.getByText('Session ended').waitFor()
  expect((await signingIn(other, password)).status).toBe(403)
})

onlyInProve('NAV-6 settings that the server cannot load leave the rest working', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  // A browser that was there before has the file of the settings.
  const { page } = await fixture.visit(owner, { open: openVisitor })
  await isConnected(page)
  await fixture.whileDown(async () => {
    await goTo(page, 'Settings')
    await page.getByText('This part of the page could not be loaded.').waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('heading', { name: 'Welcome, Meera' }).waitFor()
    await goTo(page, 'Settings')
    await button(page, 'Try again').waitFor()
  })
  await button(page, 'Try again').click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
})

test('a part without its style sheet has it once it is tried again', async () => {
  const { visit, stack } = fixture
  const { page } = await visit(await registerOwner(stack.url, 'Meera'))
  const sheets = '**/assets/settings-view-*.css'
  await page.route(sheets, (route) => route.abort())
  await goTo(page, 'Settings')
  await button(page, 'Try again').waitFor()
  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
  await goTo(page, 'Settings')
  await button(page, 'Try again').waitFor()
  await page.unroute(sheets)
  await button(page, 'Try again').click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  // The rules of a sheet that did not come cannot be read.
  const rules = () => [...document.styleSheets].map(({ cssRules }) => cssRules.length)
  expect(await page.evaluate(rules)).not.toContain(0)
})

onlyInProve('the settings have no axe violations in any size and theme', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const { page } = await fixture.visit(owner, { path: settings })
  await page.getByText('This browser', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Ways to sign in' }).waitFor()
  expect(await axeViolationsInEveryTheme(page), 'settings').toEqual([])
  for (const [opener, send] of [
    ['Edit details', null],
    ['Change email', 'Continue'],
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
})
