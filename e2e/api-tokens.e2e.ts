import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, field, openDialog, region } from '@roomwire/testing/browser/page-parts.ts'
import { createTestFamily, password, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { apiTokenOf } from '@roomwire/testing/clients/api-token-of.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import { expect, test } from 'vitest'

/* Somebody who manages a home makes API tokens, with which programs make passes. */

const fixture = openBrowserFixture()
const settings = '/dashboard?view=settings'

test('GEN-2 a program makes a pass with an API token, until it is revoked', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const { page } = await fixture.visit(owner, { path: settings })
  const dialog = await openDialog(page, 'Make an API token')
  await button(dialog, 'Make token').click()
  await dialog.getByText('Enter a name').waitFor()
  await field(dialog, /^Name/).fill('Bookings')
  await field(dialog, /^Password/).fill('not this one')
  await button(dialog, 'Make token').click()
  await dialog.getByText('The password is wrong').waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await field(dialog, /^Password/).fill(password)
  await button(dialog, 'Make token').click()

  const shown = page.getByRole('dialog', { name: /^API token .?Bookings/ })
  const token = (await shown.locator('code').textContent()) ?? ''
  expect(token).toMatch(/^rw_[\w-]{43}$/)
  await button(shown, 'Copy Token').waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(shown, 'Done').click()
  const part = region(page, 'API tokens')
  await part.getByText('not used yet').waitFor()
  expect(await page.getByText(token).count()).toBe(0)

  const program = { ...owner, token }
  await givePass(program, { now: Date.now(), label: 'Guest room' })
  await page.reload()
  await part.getByText(/last used/).waitFor()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByText('Guest room').first().waitFor()

  await page.goto(`${owner.url}/dashboard?view=activity`)
  await page.getByRole('combobox', { name: 'Who' }).selectOption('API token: Bookings')
  const deeds = page.getByRole('main').getByRole('listitem')
  await deeds.getByText(/You made the pass .?Guest room.? with the API token .?Bookings/).waitFor()
  await expect.poll(() => deeds.count()).toBe(1)

  await page.goto(`${owner.url}${settings}`)
  await button(part, 'Revoke token Bookings').click()
  const question = page.getByRole('alertdialog', { name: /^Revoke API token/ })
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(question, 'Revoke').click()
  await page.getByText('API token revoked: Bookings').first().waitFor()
  await expect.poll(() => part.getByText('Bookings', { exact: true }).count()).toBe(0)
  await expect(givePass(program, { now: Date.now() })).rejects.toThrow('Please sign in')
})

onlyInProve('GEN-2 API tokens that cannot be loaded show an error; family has none', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  await apiTokenOf(owner, 'Bookings')
  let isAway = true
  const { page } = await fixture.visit(owner, {
    path: settings,
    before: (opened) =>
      opened.route(
        ({ pathname }) => pathname === '/api/account/tokens',
        (route) => (isAway ? route.fulfill({ status: 500, body: '' }) : route.continue()),
      ),
  })
  const part = region(page, 'API tokens')
  await part.getByText('Could not load your API tokens').waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  isAway = false
  await button(part, 'Try again').click()
  await part.getByText('Bookings', { exact: true }).waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])

  const family = await createTestFamily(owner)
  const theirs = await fixture.visit(family, { path: settings })
  await region(theirs.page, 'Ways to sign in').waitFor()
  expect(await region(theirs.page, 'API tokens').count()).toBe(0)
})
