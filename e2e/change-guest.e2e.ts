import { listGuestsEndpoint } from '@roomwire/contracts/http/guests.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import {
  button,
  fillMoment,
  focused,
  hasFocus,
  momentIn,
} from '@roomwire/testing/browser/page-parts.ts'
import { enterRoom, isLive } from '@roomwire/testing/browser/room-pages.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  addRoom,
  callApi,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

/* An owner changes what a guest may reach, and until when; the guest's open page follows. */

const fixture = openBrowserFixture()
const desk = { viewport: { width: 1440, height: 900 } }
const hour = 3_600_000

/**
 * A home with two rooms, a guest of the first one, and the owner's dashboard.
 * @param first what is done before that is opened.
 */
async function withGuest(first?: (guest: TestPerson) => void) {
  const home = await fixture.home('SC-000001')
  await addRoom(home.owner, 'Kitchen')
  const guest = await createTestGuest(home.owner, { now: Date.now(), room_id: home.roomId })
  first?.(guest)
  const { page } = await fixture.live(home.owner, desk)
  return { ...home, guest, page }
}

async function edit(page: Page, guest: TestPerson) {
  await button(rowOf(page, guest.email), 'Edit guest Guest').click()
  const dialog = page.getByRole('dialog', { name: 'Edit guest Guest' })
  await dialog.waitFor()
  return dialog
}

const timeRow = (dialog: Locator, number: number) =>
  dialog.getByRole('group', { name: `Time ${number}`, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const rooms = (page: Page) => page.getByRole('navigation').getByRole('list').last()

describe('changing a guest', () => {
  test('LIVE-7 ROLE-3 DASH-4 a guest whose time was over gets access again', async () => {
    const { guest, page } = await withGuest((guest) => {
      const ended = Date.now() - 60_000
      changeStoredData(
        fixture.stack,
        `update access_grant set expires_at = ${ended} where person_id = ${guest.userId}`,
      )
    })
    const row = rowOf(page, guest.email)
    await row.getByText('Expired').waitFor()
    await button(await edit(page, guest), 'Save').click()
    await page.getByText('Guest updated: Guest').first().waitFor()
    await row.getByText('1d left').waitFor()
    const visitor = await fixture.stranger('/login', desk)
    await visitor.page.getByLabel('Email').fill(guest.email)
    await visitor.page.getByLabel('Password', { exact: true }).fill(guest.password)
    await visitor.page.keyboard.press('Enter')
    await visitor.page.waitForURL('**/dashboard')
    await enterRoom(visitor.page)
    await isLive(visitor.page)

    const dialog = await edit(page, guest)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await expect
      .poll(() => dialog.getByLabel('Room').locator('option:checked').textContent())
      .toBe('Living Room')
    const ends = () => momentIn(dialog, 'Ends')
    const before = await ends()
    await button(dialog, 'Extend by 1 day').click()
    await expect.poll(ends).not.toBe(before)
    const longer = Date.parse(await ends()) - Date.parse(before)
    expect(Math.round(longer / hour)).toBe(24)
    await dialog.getByLabel('Room').selectOption('Kitchen')
    await dialog.getByText(/^Access from .* until .*, Kitchen$/).waitFor()
    await button(dialog, 'Save').click()
    await row.getByText('Kitchen').waitFor()
    await row.getByText('2d left').waitFor()
    await expect.poll(() => focused(page)).toBe('Edit guest Guest')

    await heading(visitor.page, 'Room Not Found').waitFor()
    await rooms(visitor.page).getByText('Kitchen').click()
    await heading(visitor.page, 'Kitchen').waitFor()
    await expect.poll(() => rooms(visitor.page).getByText('Living Room').count()).toBe(0)
  })

  onlyInProve('DASH-8 one device of all: the guest’s dashboard shows it and no other', async () => {
    const { guest, page } = await withGuest()
    const dialog = await edit(page, guest)
    await dialog.getByLabel('Room').selectOption('Full Access')
    await dialog.getByLabel('Device (optional)').selectOption('SC-000001')
    await dialog.getByText(/, only Device SC-000001$/).waitFor()
    await button(dialog, 'Save').click()
    await rowOf(page, guest.email).getByText('Device SC-000001').waitFor()
    const again = await edit(page, guest)
    const device = again.getByLabel('Device (optional)')
    await expect.poll(() => device.inputValue()).toBe('SC-000001')
    await device.selectOption('')
    await again.getByText(/, Living Room$/).waitFor()
    await page.keyboard.press('Escape')
    await again.waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe('Edit guest Guest')
  })

  onlyInProve('DASH-8 an end that is over, or none, is said before it is sent', async () => {
    const { guest, page } = await withGuest()
    const dialog = await edit(page, guest)
    await fillMoment(dialog, 'Ends', '2001-01-01T10:00')
    await dialog.getByText('The access must end after it starts.').waitFor()
    await button(dialog, 'Save').click()
    await dialog.getByRole('alert').getByText('The access must end after it starts').waitFor()
    await dialog.getByLabel('Ends at').fill('')
    await dialog.getByText('Choose when the access begins and ends.').waitFor()
    await dialog.getByText('Choose a day and a time').waitFor()
    await button(dialog, 'Extend by 1 week').click()
    await dialog.getByText(/^Access from .* until .*, Living Room$/).waitFor()
  })

  test('ROLE-3 DASH-8 a second place, only looking and weekly times are given', async () => {
    const { owner, guest, page } = await withGuest()
    const dialog = await edit(page, guest)
    await button(dialog, 'Add another room, device or switch').click()
    const second = dialog.getByLabel('Room, device or switch 2')
    await expect.poll(() => hasFocus(second)).toBe(true)
    await second.selectOption('Device SC-000001, SC-000001')
    await dialog.getByText('View only', { exact: true }).click()
    await dialog.getByLabel('Only at some times of the week').check()
    await timeRow(dialog, 1).getByLabel('Monday').uncheck()
    await timeRow(dialog, 1).getByLabel('To').fill('08:00')
    await timeRow(dialog, 1).getByText('On the next day').waitFor()
    await dialog.getByLabel('Pause access').check()
    await dialog
      .getByText(
        /, Living Room and Device SC-000001. View only. Open Tuesday to Friday 09:00 to 08:00. Paused/,
      )
      .waitFor()
    await button(dialog, 'Save').click()
    await dialog.waitFor({ state: 'hidden' })

    const row = rowOf(page, guest.email)
    for (const text of ['Paused, view only', 'Tue to Fri 09:00 to 08:00']) {
      await row.getByText(text, { exact: true }).waitFor()
    }
    await row.getByText('Living Room and 1 more').press('Enter')
    await row.getByText('Device SC-000001').waitFor()

    const again = await edit(page, guest)
    await again.getByLabel('Pause access').uncheck()
    await button(again, 'Save').click()
    await again.waitFor({ state: 'hidden' })
    const path = { userId: String(owner.userId) }
    const { guests } = await callApi(owner, listGuestsEndpoint, { path })
    const windows = [{ days: [2, 3, 4, 5], from: '09:00', to: '08:00' }]
    const [livingRoom, device] = ['Living Room', 'SC-000001']
    expect(guests).toMatchObject([{ may_switch: false, windows, paused_at: null }])
    expect(guests[0]?.places).toMatchObject([
      { room_name: livingRoom, device_identifier: null },
      { room_id: null, device_identifier: device },
    ])
  })

  onlyInProve(
    'DASH-8 ROLE-3 what is missing in a row is said before anything is sent',
    async () => {
      const { guest, page } = await withGuest()
      const dialog = await edit(page, guest)
      await button(dialog, 'Add another room, device or switch').press('Enter')
      await dialog.getByLabel('Only at some times of the week').check()
      await button(dialog, 'Add another time').press('Enter')
      const time = timeRow(dialog, 2)
      await expect.poll(() => hasFocus(time.getByLabel('Monday'))).toBe(true)
      await time.getByLabel('From').fill('')
      await button(dialog, 'Save').click()
      await dialog.getByText('Choose a room, a device or a switch').waitFor()
      await expect.poll(() => hasFocus(dialog.getByLabel('Room, device or switch 2'))).toBe(true)
      await time.getByText('Choose a day').waitFor()
      await time.getByText('Enter a time').waitFor()
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await axeViolationsInBothThemes(page)).toEqual([])

      await button(dialog, 'Remove room, device or switch 2').press('Enter')
      await expect.poll(() => focused(page)).toBe('Add another room, device or switch')
      await button(dialog, 'Save').click()
      await expect.poll(() => hasFocus(time.getByLabel('Monday'))).toBe(true)
      await button(dialog, 'Remove time 2').press('Enter')
      await expect.poll(() => focused(page)).toBe('Add another time')
      await button(dialog, 'Remove time 1').press('Enter')
      const weekly = dialog.getByLabel('Only at some times of the week')
      await expect.poll(() => weekly.isChecked()).toBe(false)
      await expect.poll(() => hasFocus(weekly)).toBe(true)
      await dialog.getByText(/, Living Room$/).waitFor()
    },
  )
})
