import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, hasFocus, region } from '@roomwire/testing/browser/page-parts.ts'
import {
  enterRoom,
  inRoomMenu,
  openEditRoom,
  roomMenu,
} from '@roomwire/testing/browser/room-pages.ts'
import { addRoom, createTestFamily, createTestGuest } from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

/* Rooms get other names and go away, by hand. */

const fixture = openBrowserFixture()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A home with a page of its owner in Living Room. */
async function inLivingRoom(...identifiers: string[]) {
  const home = await fixture.home(...identifiers)
  const { page } = await fixture.live(home.owner, { viewport: { width: 1440, height: 900 } })
  await enterRoom(page)
  return { ...home, page }
}

/** Opens the question before Living Room is deleted. */
async function askToDelete(page: Page) {
  const edit = await openEditRoom(page)
  await button(edit, 'Delete this room…').click()
  const question = page.getByRole('alertdialog', { name: 'Delete Living Room?' })
  await question.getByText('This cannot be undone.').waitFor()
  return question
}

describe('renaming a room', () => {
  test('the new name is everywhere at once, also on the page of somebody else', async () => {
    const { owner, page } = await inLivingRoom('SC-000001')
    const family = await fixture.live(await createTestFamily(owner))
    await enterRoom(family.page)
    const dialog = await openEditRoom(page)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await dialog.getByLabel('Room name').fill('  Salon ')
    await button(dialog, 'Save').click()
    await page.getByText('Room renamed: Salon').first().waitFor()
    await heading(page, 'Salon').waitFor()
    await page.getByRole('navigation').getByText('Salon').waitFor()
    await heading(family.page, 'Salon').waitFor()
    await expect.poll(() => hasFocus(roomMenu(page))).toBe(true)
  })

  test('a name that another room has is refused beside the field, and an empty one is not sent', async () => {
    const { owner, page } = await inLivingRoom()
    await addRoom(owner, 'Kitchen')
    const dialog = await openEditRoom(page)
    const name = dialog.getByLabel('Room name')
    await name.fill('kitchen')
    await name.press('Enter')
    await dialog.getByText('There is already a room called kitchen').waitFor()
    await name.fill(' ')
    await name.press('Enter')
    await dialog.getByText('Room name is required').waitFor()
    await expect.poll(() => hasFocus(name)).toBe(true)
    await page.keyboard.press('Escape')
    await heading(page, 'Living Room').waitFor()
  })

  test('family and guests find nothing that would change the room', async () => {
    const { owner } = await fixture.home('SC-000001')
    const { page } = await fixture.room(await createTestFamily(owner))
    await inRoomMenu(page, /^All off/)
    expect(await button(page, 'Edit room').count()).toBe(0)
  })
})

describe('deleting a room', () => {
  test('deleting a room names the devices and guests that lose it', async () => {
    const { owner, roomId, page } = await inLivingRoom('SC-000001')
    const guest = await createTestGuest(owner, { now: Date.now(), room_id: roomId })
    const ofGuest = await fixture.room(guest)
    const other = await fixture.room(owner)
    const question = await askToDelete(page)
    await question.getByText('This device stays registered').waitFor()
    await expect
      .poll(() => question.getByRole('listitem').allInnerTexts())
      .toEqual(['Device SC-000001', 'Guest'])
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await button(question, 'Delete room').click()
    await page.waitForURL('**/dashboard')
    await page.getByText('Room deleted: Living Room').first().waitFor()
    await region(page, 'Unassigned Devices')
      .getByText('Device SC-000001', { exact: true })
      .waitFor()
    await page.getByText('No rooms yet').waitFor()
    await region(page, 'Guest Users').getByText('Expired').waitFor()
    await ofGuest.page.waitForURL('**/login')
    await heading(other.page, 'Room Not Found').waitFor()
  })

  test('Cancel has the focus and changes nothing; a room that holds nothing says so', async () => {
    const { page } = await inLivingRoom()
    const question = await askToDelete(page)
    await question.getByText('It has no devices, and nobody’s access depends on it.').waitFor()
    await expect.poll(() => hasFocus(button(question, 'Cancel'))).toBe(true)
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'hidden' })
    await heading(page, 'Living Room').waitFor()
  })

  test('a room is not deleted before it is known what goes with it', async () => {
    const { page } = await inLivingRoom('SC-000001')
    await page.route('**/deletion', (route) => route.fulfill({ status: 500 }))
    const edit = await openEditRoom(page)
    await button(edit, 'Delete this room…').click()
    const question = page.getByRole('alertdialog', { name: 'Delete Living Room?' })
    await question.getByText('Could not load what is in this room').waitFor()
    await button(question, 'Delete room').click()
    await page.unrouteAll()
    await button(question, 'Try again').click()
    await question.getByRole('listitem').getByText('Device SC-000001').waitFor()
    await heading(page, 'Living Room').waitFor()
  })
})
