import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import {
  button,
  field,
  focused,
  goTo,
  openDialog,
  region,
} from '@roomwire/testing/browser/page-parts.ts'
import { createTestFamily, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { expect, test } from 'vitest'

/* A home gets a name and a time zone, and everybody in it sees them. */

const fixture = openBrowserFixture()
const settings = { path: '/dashboard?view=settings' }

test('GEN-2 the owner sets name, zone and units: every open page shows them at once', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const family = await fixture.live(await createTestFamily(owner))
  const { page } = await fixture.visit(owner, { ...settings, timezoneId: 'Asia/Calcutta' })
  await region(page, 'Home').getByText('No name yet').waitFor()
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

  await goTo(family.page, 'Settings')
  const theirs = region(family.page, 'Home')
  await theirs.getByText('Metric: °C, litres').waitFor()
  const clocks = await openDialog(page, 'Change time zone')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const zone = clocks.getByLabel('Time zone of the home')
  await expect
    .poll(() => zone.locator('option').first().textContent())
    .toBe("This browser's: Kolkata, Asia")
  await zone.selectOption({ label: 'New York, America' })
  await clocks.getByText(/^It is \d\d:\d\d there now\.$/).waitFor()
  await button(clocks, 'Save').click()
  await page.getByText('Time zone changed: New York, America').first().waitFor()
  await region(page, 'Home').getByText('New York, America').waitFor()
  await expect.poll(() => focused(page)).toBe('Change time zone')
  await theirs.getByText('New York, America').waitFor()
  await theirs.getByText(/^It is \d\d:\d\d there now\.$/).waitFor()
  await expect.poll(() => button(family.page, 'Change time zone').count()).toBe(0)

  const formats = await openDialog(page, 'Change formats and units')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await formats.getByLabel('Date format for others').selectOption('German (Switzerland)')
  await formats.getByText(/^\d\d\.\d\d\.20\d\d, \d\d:\d\d$/).waitFor()
  await formats.getByText('US: °F, gallons').click()
  await button(formats, 'Save').click()
  await page.getByText('Formats and units changed').first().waitFor()
  await expect.poll(() => focused(page)).toBe('Change formats and units')
  for (const text of ['German (Switzerland)', 'US: °F, gallons']) {
    await theirs.getByText(text).waitFor()
  }
  await expect.poll(() => button(family.page, 'Change formats and units').count()).toBe(0)

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  // By the keyboard: what was said at the edge of a phone may still stand before it.
  await button(page, 'Invite with a code').press('Enter')
  await button(page.getByRole('dialog'), 'Create code').click()
  await page.getByRole('dialog').getByText('It is for Green Villa.').waitFor()
})

onlyInProve('GEN-2 family sees the name and nothing to change it', async () => {
  const owner = await registerOwner(fixture.stack.url)
  const { page } = await fixture.visit(await createTestFamily(owner), settings)
  await region(page, 'Home').getByText('No name yet').waitFor()
  await expect.poll(() => button(page, 'Name this home').count()).toBe(0)
})
