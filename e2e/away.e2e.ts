/** Somebody who comes back after hours reads what changed. */

import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { region } from '@roomwire/testing/browser/page-parts.ts'
import { changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  callApi,
  createTestFamily,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const phone = { viewport: { width: 390, height: 844 } }

/** As if the person's last page had been open five hours ago. */
function wasAway({ userId }: TestPerson): void {
  const seenAt = Date.now() - 5 * 3_600_000
  changeStoredData(
    fixture.stack,
    `insert or replace into visit (person_id, seen_at) values (${userId}, ${seenAt})`,
  )
}

const stateOf = async (person: TestPerson) =>
  (await shownTo(person, 'SC-000001')).pins?.['19']?.state

test('who comes back after hours reads what changed, and dismisses it in one tap', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const anna = await createTestFamily(owner)
  device('SC-000001').touch(12)
  device('SC-000001').touch(12)
  device('SC-000001').touch(14)
  await expect.poll(() => stateOf(owner)).toBe(1)
  await callApi(anna, turnAllOffEndpoint, { body: { room_id: null } })
  await expect.poll(() => stateOf(owner)).toBe(0)
  wasAway(owner)
  const { page } = await fixture.live(owner, phone)
  const note = region(page, 'While you were away')
  await note.getByText('Pin 18 of Device SC-000001 was switched 2 times at the wall').waitFor()
  await note.getByText('Pin 19 of Device SC-000001 turned OFF by Family with All off').waitFor()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  await note.getByRole('link', { name: 'Show activity' }).click()
  await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor()
  await page.goBack()
  await note.getByRole('button', { name: 'Dismiss' }).click()
  await note.waitFor({ state: 'detached' })
  // The page takes the note away before the server has answered.
  await settled(page)
  const asked = page.waitForResponse('**/api/away')
  await page.reload()
  expect(await (await asked).json()).toEqual({ away: null })
  expect(await note.count()).toBe(0)
})

test('M5 a guest who comes back reads of no identifier and no name', async () => {
  const { owner, device, roomId } = await fixture.home('SC-000001')
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: roomId })
  await callApi(owner, renamePinEndpoint, {
    body: { device_identifier: 'SC-000001', pin: '18', name: 'Lamp' },
  })
  device('SC-000001').touch(12)
  wasAway(guest)
  const { page } = await fixture.live(guest, phone)
  const note = region(page, 'While you were away')
  await note.getByText('Lamp turned ON, at the wall').waitFor()
  expect(await note.innerText()).not.toMatch(/SC-|Owner/)
})
