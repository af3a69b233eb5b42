import { createJoinCodeEndpoint, joinHomeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import {
  button,
  field,
  focused,
  goTo,
  openDialog,
  region,
} from '@roomwire/testing/browser/page-parts.ts'
import {
  callApi,
  createTestFamily,
  createTestGuest,
  password,
  registerAs,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import { expect, test } from 'vitest'

/* People leave a home by themselves, and an owner hands it on. */

const fixture = openBrowserFixture()
const settings = { path: '/dashboard?view=settings' }

test('R-95 R-16 ROLE-1 family leaves, and the owner’s list follows', async () => {
  const { owner } = await fixture.home('SC-000001')
  const family = await createTestFamily(owner)
  const made = await createTestFamily(owner)
  const own = await registerAs(fixture.stack.url, 'family', 'Asha')
  const { code } = await callApi(owner, createJoinCodeEndpoint, { body: { role: 'family' } })
  await callApi(own, joinHomeEndpoint, { body: { code } })
  const managing = (await fixture.live(owner)).page
  await rowOf(managing, family.email).waitFor()
  const { page } = await fixture.visit(family, settings)
  const dialog = await openDialog(page, 'Leave home', 'Leave this home?')
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(dialog, 'Leave home').click()
  await dialog.getByText('Enter your password').waitFor()
  await field(dialog, /^Password/).fill('not this one')
  await button(dialog, 'Leave home').click()
  await dialog.getByText('The password is wrong').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Leave home')

  await button(page, 'Leave home').click()
  await field(dialog, /^Password/).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await page.getByText('You have left the home').first().waitFor()
  await page.getByRole('link', { name: 'Enter a code' }).waitFor()
  await expect.poll(() => page.getByText('Living Room').count()).toBe(0)
  await expect.poll(() => page.getByText('Device SC-000001').count()).toBe(0)
  await expect.poll(() => rowOf(managing, family.email).count()).toBe(0)

  await goTo(page, 'Settings')
  await region(page, 'Account').getByRole('button', { name: 'Change email' }).waitFor()
  await expect.poll(() => button(page, 'Leave home').count()).toBe(0)

  const theirs = rowOf(managing, made.email)
  await button(theirs, 'Edit Family').waitFor()
  await button(rowOf(managing, own.email), 'Delete Asha').waitFor()
  await expect.poll(() => button(rowOf(managing, own.email), 'Edit Asha').count()).toBe(0)
  await button(theirs, 'Make co-owner Family').click()
  await button(managing.getByRole('alertdialog'), 'Make co-owner').click()
  await theirs.getByRole('cell', { name: 'Co-owner', exact: true }).waitFor()
  await button(theirs, 'Make owner Family').click()
  const question = managing.getByRole('dialog', { name: 'Make Family the owner?' })
  await question.getByText('Only the new owner can undo this.').waitFor()
  expect(await axeViolationsInBothThemes(managing)).toEqual([])
  await field(question, /^Password/).fill(password)
  await button(question, 'Make owner').click()
  await managing.waitForURL('**/login')

  const again = await fixture.visit(owner, settings)
  await region(again.page, 'Profile').getByText('Admin (Admin)').waitFor()
  await button(again.page, 'Leave home').waitFor()
})

onlyInProve('ROLE-3 a guest leaves; whoever owns the home may not, and is not asked', async () => {
  const owner = await registerOwner(fixture.stack.url)
  const guest = await createTestGuest(owner, { now: Date.now() })
  const { page } = await fixture.visit(guest, settings)
  await field(await openDialog(page, 'Leave home', 'Leave this home?'), /^Password/).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Enter a code' }).waitFor()

  const own = await fixture.visit(owner, settings)
  await region(own.page, 'Account').getByRole('button', { name: 'Delete account' }).waitFor()
  await expect.poll(() => button(own.page, 'Leave home').count()).toBe(0)
})
