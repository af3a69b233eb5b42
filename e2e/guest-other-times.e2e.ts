import { explainAccessEndpoint } from '@roomwire/contracts/http/access.ts'
import { listGuestsEndpoint } from '@roomwire/contracts/http/guests.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { joinHomeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { listPassesEndpoint } from '@roomwire/contracts/http/passes.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import {
  button,
  fillMoment,
  focused,
  momentIn,
  openDialog,
} from '@roomwire/testing/browser/page-parts.ts'
import { callApi, createTestGuest, registerAs } from '@roomwire/testing/clients/api-client.ts'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

/* Guests with some access at one time, and other access at another. */

const fixture = openBrowserFixture()
const phone = { viewport: { width: 390, height: 844 }, timezoneId: 'UTC' }
const day = 86_400_000

const otherTime = (dialog: Locator) =>
  dialog.getByRole('group', { name: 'Other time', exact: true })

/** Gives one switch for weekday evenings beside what the form gives already. */
async function addLamp(dialog: Locator) {
  await button(dialog, 'Add access for another time').click()
  const time = otherTime(dialog)
  await dialog.getByText('Complete the access for the other time.').waitFor()
  const place = time.getByLabel('Room, device or switch')
  expect(await place.evaluate((select) => select === document.activeElement)).toBe(true)
  await place.selectOption({ label: 'Pin 18 of Device SC-000001' })
  await time.getByLabel('Only at some times of the week').check()
  const week = time.getByRole('group', { name: 'Time 1', exact: true })
  await week.getByLabel('From').fill('18:00')
  await week.getByLabel('To').fill('22:00')
  return time
}

test('ROLE-3 DASH-8 a room and a switch on weekday evenings are told in one sentence', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'UTC' } })
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: roomId })
  const { page } = await fixture.live(owner, phone)
  const dialog = await openDialog(page, 'Edit guest Guest')
  const time = await addLamp(dialog)
  await dialog
    .getByText(
      /^Access from .* until .*, Living Room\. Also Pin 18 of Device SC-000001 from .* until .*\. Open Monday to Friday 18:00 to 22:00\.$/,
    )
    .waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const ends = await momentIn(time, 'Ends')
  await fillMoment(time, 'Ends', '2020-01-01T00:00')
  await button(dialog, 'Save').click()
  await time.getByText('Must end after it starts').waitFor()
  await fillMoment(time, 'Ends', ends)
  await button(dialog, 'Save').click()
  await page.getByText('Guest updated: Guest').first().waitFor()
  await rowOf(page, guest.email).getByText('Living Room until', { exact: false }).waitFor()

  const path = { userId: String(owner.userId) }
  const { guests } = await callApi(owner, listGuestsEndpoint, { path })
  const windows = [{ days: [1, 2, 3, 4, 5], from: '18:00', to: '22:00' }]
  // The time that ends last stands first.
  expect(guests).toMatchObject([
    { places: [{ pin: '18' }], windows, further: [{ places: [{ room_id: roomId }], windows: [] }] },
  ])
  const again = await openDialog(page, 'Edit guest Guest')
  await again.getByText(/Also Living Room from .* until .*\.$/).waitFor()
  await button(otherTime(again), 'Remove other time').click()
  await expect.poll(() => focused(page)).toBe('Add access for another time')
  await button(again, 'Save').click()
  await again.waitFor({ state: 'hidden' })
  const [only] = (await callApi(owner, listGuestsEndpoint, { path })).guests
  expect(only?.further).toEqual([])

  await page.setViewportSize({ width: 1440, height: 900 })
  const pass = await openDialog(page, 'New pass')
  await pass.getByLabel('Label').fill('Cleaner')
  await addLamp(pass)
  await pass.getByText(/^One browser may switch Living Room, .* Also Pin 18 of /).waitFor()
  await button(pass, 'Make pass').click()
  await button(page.getByRole('dialog', { name: 'Link of pass Cleaner' }), 'Done').click()
  const row = page.getByRole('row').filter({ hasText: 'Cleaner' })
  await row.getByText(/^Also Living Room until /).waitFor()
  await button(row, 'Pause pass Cleaner').click()
  await page.getByText('Pass paused: Cleaner').first().waitFor()
  const { passes } = await callApi(owner, listPassesEndpoint, {})
  const paused = { paused_at: expect.any(Number) }
  expect(passes).toMatchObject([{ ...paused, further: [paused] }])
  expect(passes[0]?.expires_at).toBeGreaterThan(Date.now() + 6 * day)
})

onlyInProve('REG-5 ROLE-3 a code gives a room and, on weekday evenings, a switch', async () => {
  const { owner } = await fixture.home('SC-000001')
  await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Asia/Kolkata' } })
  const { page } = await fixture.live(owner, phone)
  const form = await openDialog(page, 'Invite with a code')
  await form.getByText('Guest', { exact: true }).click()
  await button(form, 'More places, times of the week, view only, other times').click()
  const time = await addLamp(form)
  await time.getByText('View only', { exact: true }).click()
  await form
    .getByText(
      /^Access from today .*, Living Room\. Also Pin 18 of Device SC-000001 from .* View only\. Open Monday to Friday 18:00 to 22:00\.$/,
    )
    .waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const ends = await momentIn(time, 'Ends')
  await fillMoment(time, 'Ends', '2020-01-01T00:00')
  await button(form, 'Create code').click()
  await time.getByText('Must end after it starts').waitFor()
  await fillMoment(time, 'Ends', ends)
  await button(form, 'Create code').click()
  const shown = page.getByRole('dialog', { name: 'Code for a guest' })
  const lamp = /^Pin 18 of Device SC-000001 until .*, only Mon to Fri 18:00 to 22:00, view only$/
  await shown.getByText(lamp).waitFor()
  await shown.getByText(/^Living Room until /).waitFor()
  await shown.getByText(/^It works for one person until /).waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const code = await shown.locator('code').first().innerText()
  await button(shown, 'Done').click()
  const codes = page.getByRole('region', { name: 'Invitations' })
  await codes.getByText(/^Also Living Room until /).waitFor()
  await page.getByText(/^All times are in the home’s time zone \(Kolkata\), /).waitFor()
  await codes.getByText(/^Pin 18 of Device SC-000001 until .*, view only/).waitFor()

  const visitor = await registerAs(fixture.stack.url, 'guest', 'Kiran')
  await callApi(visitor, joinHomeEndpoint, { body: { code } })
  await rowOf(page, visitor.email)
    .getByText(/^Also Living Room until /)
    .waitFor()
  const query = { device_identifier: 'SC-000001', pin: '18' } as const
  const { people } = await callApi(owner, explainAccessEndpoint, { query })
  const windows = [{ days: [1, 2, 3, 4, 5], from: '18:00', to: '22:00' }]
  const [lampTime, roomTime] = [
    { windows, may_switch: false },
    { windows: [], may_switch: true },
  ]
  const joined = people.find(({ user_id }) => user_id === visitor.userId)
  expect(joined).toMatchObject({ times: [lampTime, roomTime], switches: true })
  const { page: theirs } = await fixture.visit(visitor)
  await theirs.getByRole('link', { name: 'Enter Room Living Room', exact: true }).waitFor()
})
