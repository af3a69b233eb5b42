import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openVisitor } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { freshEmail, password } from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

const shownFields = (page: Page) =>
  page.locator('form').locator('input, select, textarea').filter({ visible: true })

async function open(width: number) {
  const visitor = await openVisitor(fixture.browser, { viewport: { width, height: 844 } })
  await visitor.page.goto(`${fixture.stack.url}/register`)
  await visitor.page.getByLabel('Username').waitFor()
  return visitor
}

test('REG-1 M9 a phone asks for four fields, a wide window for nine', async () => {
  for (const [width, count] of [
    [390, 4],
    [720, 9],
  ] as const) {
    const { page, context } = await open(width)
    expect(await shownFields(page).count()).toBe(count)
    expect(await axeViolations(page)).toEqual([])
    await context.close()
  }
})

test('M9 a wrong text in a folded field opens it and takes the focus', async () => {
  const { page, context } = await open(390)
  await page.getByLabel('Username').fill('Ravi')
  await page.getByLabel('Email').fill(freshEmail('ravi'))
  await page.getByRole('textbox', { name: /^Password/ }).fill(password)
  await page.getByText('Choose a user type to continue').waitFor()
  await page.getByLabel('User type').selectOption('user')
  const more = page.getByText('More about you')
  await more.click()
  const contact = page.getByLabel('Contact number')
  await contact.fill('1'.repeat(40))
  await more.click()
  await contact.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('A number has at most 32 characters').waitFor()
  expect(await contact.evaluate((one) => one === document.activeElement)).toBe(true)
  await contact.fill('044 123456')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/dashboard')
  await context.close()
})
