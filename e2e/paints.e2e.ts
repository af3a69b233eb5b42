import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { enterRoom, openEditRoom } from '@roomwire/testing/browser/room-pages.ts'
import { createTestFamily } from '@roomwire/testing/clients/api-client.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

/* The paints of rooms, chosen by hand. */

const fixture = openBrowserFixture()

const colourOf = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).getPropertyValue('--paint'))
const head = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).locator('..')

test('a paint chosen by keyboard is in the head, on the card and in the house, also for others', async () => {
  const { owner } = await fixture.home('SC-000001')
  const family = await fixture.live(await createTestFamily(owner))
  const { page } = await fixture.room(owner)
  const dialog = await openEditRoom(page)
  const choice = dialog.getByRole('group', { name: 'Paint' })
  expect(await choice.getByRole('radio').count()).toBe(8)
  const before = await choice.getByRole('radio', { checked: true }).inputValue()
  expect(before).not.toBe('stone')
  await choice.getByRole('radio', { checked: true }).focus()
  // From the first the arrow leads to the last: stone.
  for (let at = before; at !== 'stone'; ) {
    await page.keyboard.press('ArrowRight')
    at = await choice.getByRole('radio', { checked: true }).inputValue()
  }
  const stone = await colourOf(choice.locator('label').filter({ hasText: 'Stone' }))
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(dialog, 'Save').click()
  await page.getByText('Room saved: Living Room').first().waitFor()
  await expect.poll(() => colourOf(head(page))).toBe(stone)
  const { page: other } = family
  const card = other.getByRole('article').filter({ hasText: 'Living Room' }).first()
  await expect.poll(() => colourOf(card.locator('> div'))).toBe(stone)
  const cell = other.getByRole('list', { name: 'Rooms of the house' }).getByRole('link').first()
  await expect.poll(() => colourOf(cell)).toBe(stone)
  expect(await axeViolationsInBothThemes(other)).toEqual([])
  await enterRoom(other)
  await expect.poll(() => colourOf(head(other))).toBe(stone)
})
