import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { freshEmail, registerOwner, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import type { Locator, Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

/* The warning of a common password, wherever somebody chooses one. */

const common = 'This password is among the most common ones. Choose another.'
const own = 'This password is your name or your email. Choose another.'

const fixture = openBrowserFixture()
let owner: TestPerson
beforeAll(async () => {
  owner = await registerOwner(fixture.stack.url, 'Meera')
})

/** The description of a field for people who cannot see it. */
const textUnder = (field: Locator) =>
  field.evaluate((input) => {
    const id = input.getAttribute('aria-describedby')
    return id === null ? null : document.getElementById(id)?.textContent
  })

const newPassword = (page: Page | Locator, label = 'Password') =>
  page.getByLabel(new RegExp(`^${label}`)).and(page.locator('input'))

async function warnsOf(field: Locator, usual: string) {
  await expect.poll(() => textUnder(field)).toBe('At least 6 characters')
  for (const password of ['qwerty123', 'P4ssw0rd']) {
    await field.fill(password)
    await expect.poll(() => textUnder(field)).toBe(common)
  }
  await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull()
  await field.fill('gulmohar lane')
  await expect.poll(() => textUnder(field)).toBe(usual)
}

test('R-19 registering warns of a common password, and accepts it', async () => {
  const { page } = await fixture.stranger()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${fixture.stack.url}/register`)
  const field = newPassword(page)
  await field.waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('password-advice'))).toEqual([])
  await warnsOf(field, 'Long enough')
  await page.getByLabel('Username').fill('Meera Nair')
  await page.getByLabel('Email').fill(freshEmail('meera'))
  await field.fill('meeranair')
  await expect.poll(() => textUnder(field)).toBe(own)
  await page.getByLabel('User type').selectOption('user')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/dashboard')
})

onlyInProve('R-19 creating a guest or a family account warns of a common password', async () => {
  const { page } = await fixture.visit(owner)
  for (const opener of ['Create Guest', 'Add First Family Member']) {
    await page.getByRole('button', { name: opener, exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await warnsOf(newPassword(dialog), 'At least 6 characters')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
})

onlyInProve('R-19 resetting a password warns of a common one', async () => {
  const { page } = await fixture.stranger('/login')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(owner.email)
  await dialog.getByRole('button', { name: 'Verify email' }).click()
  await dialog.getByRole('button', { name: 'Make code' }).click()
  await warnsOf(newPassword(dialog, 'New password'), 'At least 6 characters')
})
