import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, field, focused, openDialog, region } from '@roomwire/testing/browser/page-parts.ts'
import { createTestFamily, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { expect, test } from 'vitest'

/* A home gets a name and a time zone, and everybody in it sees them. */

const fixture = openBrowserFixture()
const settings = { path: '/dashboard?view=settings' }

test('GEN-2 the owner names the home: it stands on everybody’s open dashboard at once, and in an invitation', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const family = await fixture.live(await createTestFamily(owner))
  const { page } = await fixture.visit(owner, settings)
  await region(page, 'Home').getByText('Has no name yet').waitFor()
  const dialog = await openDialog(page, 'Name this home')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(dialog, 'Save').click()
  await dialog.getByText('Enter a name').waitFor()
  await field(dialog, /^Name of the home/).fill(' Green Villa ')
  await page.keyboard.press('Enter')
  await page.getByText('Home renamed: Green Villa').first().waitFor()
  await region(page, 'Home').getByText('Green Villa').waitFor()
  await expect.poll(() => focused(page)).toBe('Rename home')
  await family.page.locator('header').getByText('Green Villa', { exact: true }).waitFor()

  await page.goto(`${owner.url}/dashboard`)
  const invite = await openDialog(page, 'Invite with a code')
  await button(invite, 'Create code').click()
  await page.getByRole('dialog').getByText('It leads into Green Villa.').waitFor()
})

onlyInProve('GEN-2 family sees the name and nothing to change it', async () => {
  const owner = await registerOwner(fixture.stack.url)
  const { page } = await fixture.visit(await createTestFamily(owner), settings)
  await region(page, 'Home').getByText('Has no name yet').waitFor()
  await expect.poll(() => button(page, 'Name this home').count()).toBe(0)
})

test('GEN-2 the owner changes the time zone of the home, and family sees it with the time there', async () => {
  const owner = await registerOwner(fixture.stack.url)
  const family = await fixture.visit(await createTestFamily(owner), settings)
  const { page } = await fixture.visit(owner, { ...settings, timezoneId: 'Asia/Calcutta' })
  const dialog = await openDialog(page, 'Change time zone')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const zone = dialog.getByLabel('Time zone of the home')
  await expect
    .poll(() => zone.locator('option').first().textContent())
    .toBe("This browser's: Kolkata, Asia")
  await zone.selectOption({ label: 'New York, America' })
  await dialog.getByText(/^It is \d\d:\d\d there now\.$/).waitFor()
  await button(dialog, 'Save').click()
  await page.getByText('Time zone changed: New York, America').first().waitFor()
  await region(page, 'Home').getByText('New York, America').waitFor()
  await expect.poll(() => focused(page)).toBe('Change time zone')

  await region(family.page, 'Home').getByText('New York, America').waitFor()
  await region(family.page, 'Home')
    .getByText(/^It is \d\d:\d\d there now\.$/)
    .waitFor()
  await expect.poll(() => button(family.page, 'Change time zone').count()).toBe(0)
})

test('GEN-2 the owner chooses how others are told times, and the units of the home; family sees it', async () => {
  const owner = await registerOwner(fixture.stack.url)
  const family = await fixture.visit(await createTestFamily(owner), settings)
  await region(family.page, 'Home').getByText('Metric: °C, litres').waitFor()
  const { page } = await fixture.visit(owner, {
    ...settings,
    viewport: { width: 390, height: 844 },
  })
  const dialog = await openDialog(page, 'Change formats and units')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await dialog.getByLabel('Times told to others as in').selectOption('German (Switzerland)')
  await dialog.getByText(/^\d\d\.\d\d\.20\d\d, \d\d:\d\d$/).waitFor()
  await dialog.getByText('US: °F, gallons').click()
  await button(dialog, 'Save').click()
  await page.getByText('Formats and units changed').first().waitFor()
  await expect.poll(() => focused(page)).toBe('Change formats and units')
  for (const text of ['German (Switzerland)', 'US: °F, gallons']) {
    await region(family.page, 'Home').getByText(text).waitFor()
  }
  await expect.poll(() => button(family.page, 'Change formats and units').count()).toBe(0)
})
