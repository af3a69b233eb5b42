import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { firstInGate } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, openDialog } from '@roomwire/testing/browser/page-parts.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

/* Numbers and codes that people type and paste: what is sent is what is seen, or it is refused beside the field. */

const fixture = openBrowserFixture()

/** The numbers that a page has sent to the server for the price. */
function pricesSent(page: Page): number[] {
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(Number(request.postDataJSON().price_per_kwh))
  })
  return sent
}

/** Puts a text into a field as from the clipboard, with all of its signs. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.fill('')
  await field.focus()
  await field.page().keyboard.insertText(text)
}

const refusal = /^Enter (a number|at most)/

test.each(
  firstInGate(
    [
      ['de', '1.234,5', 1_234.5],
      ['de', '0,31', 0.31],
      ['de', '１２３', 123],
      ['en-GB', '1e3', null],
      ['fr', '8,5', 8.5],
      ['fr', '8.5', 8.5],
      ['hi', '१२.५', 12.5],
      ['ar-EG', '٨٫٥', 8.5],
      ['en-GB', '1 234', 1_234],
      ['de', '0.31', 0.31],
      ['en-GB', '0x10', null],
      ['en-GB', '-5', null],
      ['en-GB', '+5', 5],
      ['en-GB', '\u00a0 12 \u200f', 12],
      ['en-GB', '12\u200b34', 1_234],
      ['en-GB', '5²', null],
      ['en-GB', '5💡', null],
      ['en-GB', '0.123456', null],
    ] as const,
    5,
  ),
)(
  'in %s a price of ‘%s’ is sent as %s, or refused beside its field',
  async (locale, text, price) => {
    const { owner } = await fixture.home('SC-000001')
    const { page } = await fixture.visit(owner, { path: '/dashboard?view=settings', locale })
    const sent = pricesSent(page)
    const dialog = await openDialog(page, 'Price of electricity')
    const field = dialog.getByLabel('Price per kWh')
    await dialog.getByLabel('Currency').fill('EUR')
    await paste(field, text)
    // Neither keys nor a wheel change what was typed.
    await field.press('ArrowUp')
    await field.hover()
    await page.mouse.wheel(0, 120)
    expect(await field.inputValue()).toBe(text)
    await button(dialog, 'Save').click()
    if (price === null) {
      await dialog.getByText(refusal).waitFor()
      expect([await field.inputValue(), sent]).toEqual([text, []])
    } else {
      await dialog.waitFor({ state: 'detached' })
      expect(sent).toEqual([price])
    }
  },
)

test('a number, a currency and a password that are too long are not cut', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, { path: '/dashboard?view=settings' })
  const price = await openDialog(page, 'Price of electricity')
  await paste(price.getByLabel('Price per kWh'), '0.3')
  await paste(price.getByLabel('Currency'), 'US Dollar')
  await button(price, 'Save').click()
  await price.getByText('Enter three letters, such as EUR').waitFor()
  await expect.poll(() => price.getByLabel('Currency').inputValue()).toBe('US Dollar')
  await page.keyboard.press('Escape')

  const details = await openDialog(page, 'Edit details')
  const phone = '+91 98450 12345 and +91 98450 12346'
  await paste(details.getByLabel('Contact number'), phone)
  await button(details, 'Save').click()
  await details.getByText('A number has at most 32 characters').waitFor()
  await expect.poll(() => details.getByLabel('Contact number').inputValue()).toBe(phone)
  await page.keyboard.press('Escape')

  const change = await openDialog(page, 'Change password')
  await change.getByLabel('Current password').fill(owner.password)
  await paste(change.getByLabel('New password'), 'x'.repeat(129))
  await button(change, 'Change password').click()
  await change.getByText('Password must have at most 128 characters').waitFor()
})
