import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, editPin, openDialog, savePin } from '@roomwire/testing/browser/page-parts.ts'
import { noSwitches, openPassLink, passSays } from '@roomwire/testing/browser/pass-pages.ts'
import {
  enterRoom,
  isLive,
  moduleOf,
  moduleShows,
  plateOf,
} from '@roomwire/testing/browser/room-pages.ts'
import { addRoom, createTestGuest } from '@roomwire/testing/clients/api-client.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* An owner, a guest and whoever holds a pass look at the same switches at once. */

const fixture = openBrowserFixture()
const phone = { viewport: { width: 390, height: 844 } }
const board = 'SC-000001'

const modules = (page: Page) => plateOf(page, board).getByRole('listitem')

test('ROLE-3 LIVE-7 what the owner changes stands on the pages of owner, guest and pass', async () => {
  const { owner, roomId } = await fixture.home(board)
  await addRoom(owner, 'Kitchen')
  const now = Date.now()
  const guest = await createTestGuest(owner, { now, room_id: roomId })
  const pass = await givePass(owner, { now, room_ids: [roomId] })
  const [{ page: theirs }, { page: holder }] = [
    await fixture.live(guest, phone),
    await fixture.stranger(undefined, phone),
  ]
  await enterRoom(theirs)
  await openPassLink(holder, pass)
  const { page: home } = await fixture.live(owner)
  const { page } = await fixture.live(owner)
  await enterRoom(page)
  for (const one of [page, theirs, holder]) {
    await expect.poll(() => modules(one).count()).toBe(4)
  }
  await isLive(page)

  const dialog = await editPin(page, 'Device SC-000001', 'Pin 18')
  await dialog.getByLabel('Room').selectOption('Kitchen')
  await savePin(page)
  for (const one of [page, theirs, holder]) {
    await expect.poll(() => modules(one).count()).toBe(3)
    expect(await plateOf(one, board).innerText()).not.toContain('Pin 18')
  }
  await button(holder, 'Turn ON Pin 19').click()
  for (const one of [page, theirs, holder]) await moduleShows(moduleOf(one, 'Pin 19'), 'ON')

  const form = await openDialog(home, 'Edit guest Guest')
  await form.getByLabel('Pause access').check()
  await button(form, 'Save').click()
  await theirs.getByRole('heading', { level: 1, name: 'Room Not Found' }).waitFor()
  await button(holder, 'Turn OFF Pin 19').click()
  await moduleShows(moduleOf(page, 'Pin 19'), 'OFF')

  await button(home, 'Revoke pass Cleaner').click()
  await button(home.getByRole('alertdialog'), 'Revoke').click()
  await passSays(holder, 'This pass was revoked')
  await noSwitches(holder)
  const again = await openDialog(home, 'Edit guest Guest')
  await again.getByLabel('Pause access').uncheck()
  await button(again, 'Save').click()
  // Their page comes back by itself.
  await expect.poll(() => modules(theirs).count()).toBe(3)
})
