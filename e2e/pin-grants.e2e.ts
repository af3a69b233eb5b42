import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, region } from '@roomwire/testing/browser/page-parts.ts'
import { openPassLink, passSays } from '@roomwire/testing/browser/pass-pages.ts'
import { moduleOf, moduleShows, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { callApi, createTestGuest, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* Somebody is given one switch of a device: they see that one, and nothing of the others. */

const fixture = openBrowserFixture()
const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }
const lamp = { device_identifier: 'SC-000001', pin: '18' } as const

/** A home whose board has a lamp, and whoever owns it. */
async function withLamp() {
  const home = await fixture.home('SC-000001')
  await callApi(home.owner, renamePinEndpoint, { body: { ...lamp, name: 'Porch lamp' } })
  return home
}

async function edit(page: Page, guest: TestPerson) {
  await button(rowOf(page, guest.email), 'Edit guest Guest').click()
  const dialog = page.getByRole('dialog', { name: 'Edit guest Guest' })
  await dialog.waitFor()
  return dialog
}

const modules = (page: Page) => plateOf(page, 'SC-000001').getByRole('listitem')

test('ROLE-3 DASH-8 a guest is given one switch: their open page shows that one alone', async () => {
  const { owner, roomId, device } = await withLamp()
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: roomId })
  const { page } = await fixture.live(owner, desk)
  const visitor = (await fixture.room(guest, phone)).page
  await expect.poll(() => modules(visitor).count()).toBe(4)

  const dialog = await edit(page, guest)
  await expect.poll(() => dialog.getByLabel('Switch (optional)').count()).toBe(0)
  await dialog.getByLabel('Device (optional)').selectOption('SC-000001')
  await dialog.getByLabel('Switch (optional)').selectOption('Porch lamp')
  await dialog.getByText(/, only .*Porch lamp.* of .*Device SC-000001/).waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(dialog, 'Save').click()
  await rowOf(page, guest.email)
    .getByText(/Porch lamp.* of .*Device SC-000001/)
    .waitFor()

  await expect.poll(() => modules(visitor).count()).toBe(1)
  const porch = moduleOf(visitor, 'Porch lamp')
  await button(porch, 'Turn ON Porch lamp').click()
  await moduleShows(porch, 'ON')
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
  const others = await openLivePage(owner)
  for (const [pin, messageId] of [
    [19, 'a'],
    [18, 'b'],
  ] as const) {
    others.say({ deviceIdentifier: 'SC-000001', messageId, action: pin === 18 ? 'off' : 'on', pin })
  }
  await moduleShows(porch, 'OFF')
  await others.close()
  await plateOf(visitor, 'SC-000001').getByText('Connected', { exact: true }).waitFor()
  expect(await axeViolationsInBothThemes(visitor)).toEqual([])
  expect(await cutOff(visitor)).toEqual([])

  const again = await edit(page, guest)
  await expect.poll(() => again.getByLabel('Switch (optional)').inputValue()).toBe('18')
  await again.getByLabel('Switch (optional)').selectOption('')
  await button(again, 'Save').click()
  await expect.poll(() => modules(visitor).count()).toBe(4)
  await moduleShows(moduleOf(visitor, 'Pin 19'), 'ON')
})

test('ROLE-3 DASH-8 a pass for one switch shows that one alone, also after a pause', async () => {
  const { owner, device } = await withLamp()
  const pass = await givePass(owner, { now: Date.now(), pins: [lamp] })
  const { page } = await fixture.live(owner, desk)
  const holder = (await fixture.stranger(undefined, phone)).page
  await openPassLink(holder, pass)
  await expect.poll(() => modules(holder).count()).toBe(1)
  await button(holder, 'Turn ON Porch lamp').click()
  await expect.poll(() => device('SC-000001').state().pins['18']).toBe(1)
  expect(await axeViolationsInBothThemes(holder)).toEqual([])

  const passes = region(page, 'Passes')
  await rowOf(page, 'Cleaner')
    .getByText(/Porch lamp.* of .*Device SC-000001/)
    .waitFor()
  await button(passes, 'Pause pass Cleaner').click()
  await passSays(holder, /paused/)
  await button(passes, 'Resume pass Cleaner').click()
  await moduleShows(moduleOf(holder, 'Porch lamp'), 'ON')
  await expect.poll(() => modules(holder).count()).toBe(1)
})

onlyInProve('DASH-8 ROLE-3 a second switch is added to a guest’s room, by its name', async () => {
  const { owner, roomId } = await withLamp()
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: roomId })
  const { page } = await fixture.live(owner, phone)
  const dialog = await edit(page, guest)
  await button(dialog, 'Add another room, device or switch').click()
  const choice = dialog.getByLabel('Room, device or switch 2')
  await choice.selectOption({ label: 'Porch lamp of Device SC-000001' })
  await dialog.getByText(/, .*Living Room.* and .*Porch lamp of Device SC-000001/).waitFor()
  expect(await cutOff(page)).toEqual([])
  await button(dialog, 'Save').click()
  await rowOf(page, guest.email)
    .getByText(/ and 1 more$/)
    .waitFor()
})
