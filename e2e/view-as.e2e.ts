import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, focused, region } from '@roomwire/testing/browser/page-parts.ts'
import { moduleOf, moduleShows, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import {
  addRoom,
  callApi,
  createTestFamily,
  createTestGuest,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* People who manage a home look at what somebody else sees. */

const fixture = openBrowserFixture()
const phone = { viewport: { width: 390, height: 844 } }
const hour = 3_600_000

const settings = '/dashboard?view=settings'

async function viewAs(page: Page, who: string) {
  const part = region(page, 'View as somebody else')
  await part.getByLabel('Who').selectOption({ label: who })
  await button(part, 'View').click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Viewing as .*${who}`) })
  await dialog.waitFor()
  return dialog
}

const give = (owner: TestPerson, { userId }: TestPerson, access: object) =>
  callApi(owner, updateGuestEndpoint, {
    path: { id: String(userId) },
    body: { start_at: Date.now() - hour, expires_at: Date.now() + hour, ...access },
  })

test('GEN-2 an owner sees what a guest sees, as it changes, and can press nothing there', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  await addRoom(owner, 'Kitchen')
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: roomId })
  const lamp = { device_identifier: 'SC-000001', pin: '18' }
  await give(owner, guest, { pins: [lamp] })
  const { page } = await fixture.visit(owner, { ...phone, path: settings })
  const dialog = await viewAs(page, 'Guest')
  await dialog.getByText(/^This is what .*Guest.* sees\. You cannot press/).waitFor()
  const plate = plateOf(page, 'SC-000001')
  await expect.poll(() => plate.getByRole('listitem').count()).toBe(1)
  await expect
    .poll(() => dialog.getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Living Room', 'Device SC-000001'])
  expect(await plate.getByRole('button').count()).toBe(0)
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  expect(await cutOff(page)).toEqual([])

  const other = await openLivePage(owner)
  other.say({ deviceIdentifier: 'SC-000001', messageId: 'm1', action: 'on', pin: 18 })
  await moduleShows(moduleOf(plate, 'Pin 18'), 'ON')
  await other.close()
  await give(owner, guest, { pins: [lamp], paused: true })
  await dialog.getByText('Their access is paused.').waitFor()
  await button(dialog, 'Close').click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('View')
})

onlyInProve(
  'GEN-2 family and the holder of a pass can be looked at too; family finds no such part',
  async () => {
    const { owner, roomId } = await fixture.home('SC-000001')
    await addRoom(owner, 'Kitchen')
    const family = await createTestFamily(owner)
    await givePass(owner, { now: Date.now(), room_ids: [roomId], may_switch: false })
    const { page } = await fixture.visit(owner, { ...phone, path: settings })
    const asFamily = await viewAs(page, 'Family')
    await asFamily.getByRole('heading', { name: 'Kitchen' }).waitFor()
    await asFamily.getByText('No devices', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    const asHolder = await viewAs(page, 'Cleaner')
    await asHolder.getByText('They can view but not switch.').waitFor()
    await expect.poll(() => plateOf(page, 'SC-000001').getByRole('listitem').count()).toBe(4)

    const { page: theirs } = await fixture.visit(family, { ...phone, path: settings })
    await region(theirs, 'Home').waitFor()
    await theirs.getByText('This browser', { exact: true }).waitFor()
    expect(await region(theirs, 'View as somebody else').count()).toBe(0)
  },
)

onlyInProve(
  'GEN-2 a view that cannot be loaded shows an error, and Try again loads it',
  async () => {
    const { owner, roomId } = await fixture.home('SC-000001')
    const { page } = await fixture.visit(owner, { ...phone, path: settings })
    const part = region(page, 'View as somebody else')
    await part.getByText('There are no guests, family or passes yet.').waitFor()
    await givePass(owner, { now: Date.now(), room_ids: [roomId] })
    await part.getByLabel('Who').waitFor()
    await page.route('**/api/access/view?*', (route) =>
      route.fulfill({ status: 500, json: { error: 'The disk is full', code: 'server_error' } }),
    )
    const dialog = await viewAs(page, 'Cleaner')
    await dialog.getByText('The disk is full').waitFor()
    await page.unroute('**/api/access/view?*')
    await button(dialog, 'Try again').click()
    await plateOf(page, 'SC-000001').waitFor()
  },
)
