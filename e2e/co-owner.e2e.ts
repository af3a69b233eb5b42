import { deleteFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import {
  createJoinCodeEndpoint,
  listJoinCodesEndpoint,
} from '@roomwire/contracts/http/join-codes.ts'
import { changeCoOwnerEndpoint } from '@roomwire/contracts/http/owners.ts'
import { listSessionsEndpoint } from '@roomwire/contracts/http/sessions.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { holdClock } from '@roomwire/testing/browser/page-clock.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import { isThereWithinASecond } from '@roomwire/testing/browser/within-a-second.ts'
import {
  callApi,
  createTestFamily,
  registerOwner,
  signInAs,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

/* Family members become co-owners, and family members again. */

const fixture = openBrowserFixture()

const quickActions = (page: Page) => page.getByRole('group', { name: 'Quick Actions' })
const actionsIn = (row: Locator) => row.getByRole('button').allTextContents()

async function promote(owner: TestPerson, { userId }: TestPerson) {
  await callApi(owner, changeCoOwnerEndpoint, {
    path: { id: String(userId) },
    body: { co_owner: true },
  })
}

/** Signs in again on the page that somebody was led to. */
async function signInAgain(page: Page, { email, password }: TestPerson) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
  await page.waitForURL('**/dashboard')
}

test('ROLE-2 R-21 a family member who becomes a co-owner signs in again to manage', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const member = await createTestFamily(owner)
  const [{ page }, { page: theirs }] = [await fixture.visit(owner), await fixture.visit(member)]
  await theirs.getByText('Connected', { exact: true }).waitFor()
  await expect.poll(() => quickActions(theirs).count()).toBe(0)

  const row = rowOf(page, member.email)
  await button(row, 'Make co-owner Family').click()
  const question = page.getByRole('alertdialog', { name: 'Make Family a co-owner?' })
  // Nobody makes the owner a family member: that is said to co-owners only.
  await question
    .getByText(/^They manage the home as you do: rooms, devices and people\. /)
    .waitFor()
  await button(question, 'Make co-owner').click()
  await isThereWithinASecond(theirs.getByText('Your role has changed'))
  await row.getByText('Co-owner', { exact: true }).waitFor()
  await expect
    .poll(() => actionsIn(row))
    .toEqual(['Back to family member Family', 'Make owner Family'])
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Family Users')

  await signInAgain(theirs, member)
  await quickActions(theirs).waitFor()
  await rowOf(theirs, owner.email).getByText('Owner', { exact: true }).waitFor()
  await expect.poll(() => actionsIn(rowOf(theirs, owner.email))).toEqual([])
  await theirs.getByText('Connected', { exact: true }).waitFor()
  const promoted = await signInAs(fixture.stack.url, member.email)
  await callApi(promoted, createJoinCodeEndpoint, { body: { role: 'family' } })

  await button(row, 'Back to family member Family').click()
  const again = page.getByRole('alertdialog', { name: 'Make Family a family member again?' })
  await button(again, 'Cancel').click()
  await expect.poll(() => row.innerText()).toContain('Co-owner')
  await button(row, 'Back to family member Family').click()
  await button(again, 'Back to family member').click()
  await isThereWithinASecond(theirs.getByText('Your role has changed'))
  await row.getByText('Family Member', { exact: true }).waitFor()
  expect((await callApi(owner, listJoinCodesEndpoint, {})).join_codes).toEqual([])
  await signInAgain(theirs, member)
  await theirs.getByText('No rooms yet').waitFor()
  await expect.poll(() => quickActions(theirs).count()).toBe(0)
})

test('ROLE-2 R-23 a page that is signed out because of a new role leaves no session behind', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const member = await createTestFamily(owner)
  const otherSession = await signInAs(fixture.stack.url, member.email)
  const { page } = await fixture.live(member)
  const sessions = async () =>
    (await callApi(otherSession, listSessionsEndpoint, {})).sessions.length
  const before = await sessions()
  await promote(owner, member)
  await page.getByText('Your role has changed').waitFor()
  await expect.poll(sessions).toBe(before - 1)
})

test('ROLE-2 another manager’s page shows a new co-owner by itself', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const [first, second] = [await createTestFamily(owner), await createTestFamily(owner)]
  const { page } = await fixture.visit(owner)
  await page.getByText('Connected', { exact: true }).waitFor()
  await promote(owner, first)
  await rowOf(page, first.email).getByText('Co-owner', { exact: true }).waitFor()
  await button(rowOf(page, second.email), 'Make co-owner Family').click()
  await callApi(owner, deleteFamilyEndpoint, { path: { id: String(second.userId) } })
  await expect.poll(() => rowOf(page, second.email).count()).toBe(0)
  await button(page.getByRole('alertdialog'), 'Make co-owner').click()
  await page.getByRole('alert').getByText('User not found').waitFor()
})

test('ROLE-2 DASH-11 co-owners that cannot be loaded leave the family table working', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const [first, second] = [await createTestFamily(owner), await createTestFamily(owner)]
  await promote(owner, first)
  const store = (time: string) =>
    changeStoredData(
      fixture.stack,
      `update person set created_at = ${time} where id = ${first.userId}`,
    )
  store("'once'")
  const { page } = await fixture.visit(owner)
  await page.getByText('Connected', { exact: true }).waitFor()
  await settled(page)
  await page.getByText('Could not load co-owners').waitFor()
  await rowOf(page, second.email).waitFor()
  // Should it still ask by itself, that shows nothing before the press.
  await holdClock(page)
  store('0')
  await button(page.getByRole('region', { name: 'Family Users' }), 'Try again').click()
  await page.clock.resume()
  await rowOf(page, first.email).getByText('Co-owner', { exact: true }).waitFor()
})

test('ROLE-2 the keyboard alone is enough, and axe finds no violations', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const [first, second] = [await createTestFamily(owner), await createTestFamily(owner)]
  await promote(owner, first)
  const { page } = await fixture.visit(owner)
  await rowOf(page, first.email).waitFor()
  expect(await axeViolationsInEveryTheme(page), 'the table').toEqual([])
  const opener = button(rowOf(page, second.email), 'Make co-owner Family')
  await opener.focus()
  await page.keyboard.press('Enter')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(() => focused()).toBe('Cancel')
  expect(await axeViolationsInEveryTheme(page), 'the question').toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(focused).toBe('Make co-owner Family')
  for (const width of [320, 768, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => cutOff(page), { message: `${width}` }).toEqual([])
  }
})
