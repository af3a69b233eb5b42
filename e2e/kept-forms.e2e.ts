import { logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPanel } from '@roomwire/testing/browser/device-pages.ts'
import { button, field, goTo, openDialog } from '@roomwire/testing/browser/page-parts.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestFamily,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* A session may end while somebody types: what they have typed is there when they are back. */

const fixture = openBrowserFixture()

/** The session ends elsewhere, and the page has shown why. */
async function endSession(page: Page, owner: TestPerson, token: string) {
  await callApi({ url: owner.url, token }, logoutEndpoint, {})
  await page.waitForURL('**/login')
}

async function enterAgain(page: Page, { email, password }: Pick<TestPerson, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
}

/** The data that the tab stores, to find in it what it must not hold. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }))

test('AUTH-4 after signing in again a dialog has what was typed, but no password', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const { page, token } = await fixture.live(owner)
  const before = await openDialog(page, 'Family User', 'Create Family User')
  await field(before, /^Username/).fill('Ravi')
  await field(before, /^Email/).fill('ravi@example.com')
  await before.getByLabel('Password', { exact: false }).first().fill('a word of ravi')
  await endSession(page, owner, token)
  expect(await stored(page)).toContain('Ravi')
  expect(await stored(page)).not.toContain('a word of ravi')

  await enterAgain(page, owner)
  const after = page.getByRole('dialog', { name: 'Create Family User' })
  await expect.poll(() => field(after, /^Username/).inputValue()).toBe('Ravi')
  await expect.poll(() => field(after, /^Email/).inputValue()).toBe('ravi@example.com')
  expect(await after.getByLabel('Password', { exact: false }).first().inputValue()).toBe('')
  expect(await stored(page)).not.toContain('Ravi')
  await after.press('Escape')
  const again = await openDialog(page, 'Family User', 'Create Family User')
  expect(await field(again, /^Username/).inputValue()).toBe('')
})

test('AUTH-4 a dialog that was opened by keyboard opens again, with ticks far down in it', async () => {
  const { owner } = await fixture.home('PC-000002')
  for (const [at, name] of ['Attic', 'Bath', 'Cellar', 'Den', 'Entry'].entries())
    await addDevice(owner, `SC-00001${at}`, await addRoom(owner, name))
  const { page, token } = await fixture.visit(owner, { path: '/dashboard?view=scenes' })
  await button(page, 'New scene').press('Enter')
  const before = page.getByRole('dialog')
  await before.getByLabel('Name').fill('Movie night')
  await before.getByRole('checkbox', { name: /^Fan speed/ }).check()
  await endSession(page, owner, token)
  await enterAgain(page, owner)
  const after = page.getByRole('dialog')
  await expect.poll(() => after.getByLabel('Name').inputValue()).toBe('Movie night')
  await expect
    .poll(() => after.getByRole('checkbox', { name: /^Fan speed/ }).isChecked())
    .toBe(true)
})

test('AUTH-4 a form on another page opens there, with the part of a panel in which it is', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page, token } = await fixture.visit(owner, { path: '/devices/manage' })
  const before = await openPanel(page, 'Device SC-000001', 'Static IP Configuration')
  await before.getByRole('textbox', { name: 'Static IP' }).fill('192.168.7.40')
  await endSession(page, owner, token)
  await enterAgain(page, owner)
  await page.waitForURL('**/devices/manage')
  const panel = page.getByRole('dialog', { name: 'Device SC-000001' })
  const again = panel.getByRole('textbox', { name: 'Static IP' })
  await again.waitFor()
  await expect.poll(() => again.inputValue()).toBe('192.168.7.40')
})

test('AUTH-4 the form of a page comes back without an ID number, and to nobody else', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const { page, token } = await fixture.live(owner)
  await button(page, 'Add Device').click()
  await page.getByLabel('Device identifier').fill('SC-0A11FE')
  await page.getByLabel('Device name').fill('Porch')
  await endSession(page, owner, token)
  await enterAgain(page, owner)
  await page.waitForURL('**/devices/register')
  await expect.poll(() => page.getByLabel('Device identifier').inputValue()).toBe('SC-0A11FE')
  await expect.poll(() => page.getByLabel('Device name').inputValue()).toBe('Porch')

  const mine = await fixture.live(owner)
  await goTo(mine.page, 'Settings')
  const details = await openDialog(mine.page, 'Edit details')
  await details.getByLabel('Address').fill('12 Hill Road')
  await field(details, /ID number/).fill('123456789012')
  await endSession(mine.page, owner, mine.token)
  expect(await stored(mine.page)).toContain('12 Hill Road')
  expect(await stored(mine.page)).not.toContain('123456789012')
  const family = await createTestFamily(owner)
  await enterAgain(mine.page, family)
  await mine.page.waitForURL('**/dashboard')
  await expect.poll(() => stored(mine.page)).not.toContain('12 Hill Road')
  expect(await mine.page.getByRole('dialog').count()).toBe(0)
})
