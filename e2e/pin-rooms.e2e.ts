import { renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { firstInGate, onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { button, editPin, openDialog, savePin } from '@roomwire/testing/browser/page-parts.ts'
import {
  enterRoom,
  isLive,
  moduleOf,
  moduleShows,
  plateOf,
} from '@roomwire/testing/browser/room-pages.ts'
import {
  addRoom,
  callApi,
  createTestFamily,
  createTestGuest,
} from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* One board serves several rooms: each of its switches stands in the room that it counts for. */

const fixture = openBrowserFixture()
const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }
const board = 'SC-000001'
const named = 'Device SC-000001'

/** A home with a board in Living Room, and an empty Kitchen. */
async function withKitchen() {
  const home = await fixture.home(board)
  const kitchen = await addRoom(home.owner, 'Kitchen')
  return { ...home, kitchen }
}

const modules = (page: Page) => plateOf(page, board).getByRole('listitem')

test.each(
  firstInGate([
    ['a phone', phone],
    ['a desk', desk],
  ]),
)(
  'CTRL-3 on %s the owner puts a switch into another room, and takes it back',
  async (_name, size) => {
    const { owner, device } = await withKitchen()
    const { page } = await fixture.room(owner, size)
    const dialog = await editPin(page, named, 'Pin 18')
    await dialog.getByLabel('Room').selectOption('Kitchen')
    expect(await cutOff(page)).toEqual([])
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await savePin(page)
    await expect.poll(() => modules(page).count()).toBe(3)

    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await enterRoom(page, 'Kitchen')
    await isLive(page)
    await plateOf(page, board).getByText('Device in Living Room').waitFor()
    await expect.poll(() => modules(page).count()).toBe(1)
    await expect.poll(() => button(page, 'Remove Device SC-000001').count()).toBe(0)
    const lamp = moduleOf(page, 'Pin 18')
    await button(lamp, 'Turn ON Pin 18').click()
    await moduleShows(lamp, 'ON')
    await expect.poll(() => device(board).state().pins['18']).toBe(1)
    expect(await cutOff(page)).toEqual([])
    expect(await axeViolationsInBothThemes(page)).toEqual([])

    const again = await editPin(page, named, 'Pin 18')
    await again.getByLabel('Room').selectOption('Living Room, like its device')
    await button(again, 'Save').click()
    // Its dialog leaves the room with its device.
    await page.getByText('No devices in this room').waitFor()
  },
)

test('LIVE-7 ROLE-3 a switch that is moved leaves the open page of a guest', async () => {
  const { owner, roomId, kitchen } = await withKitchen()
  const leaving = await createTestGuest(owner, { now: Date.now(), room_id: roomId })
  const coming = await createTestGuest(owner, { now: Date.now(), room_id: kitchen })
  const [first, second] = [
    (await fixture.room(leaving, phone)).page,
    (await fixture.live(coming, desk)).page,
  ]
  await enterRoom(second, 'Kitchen')
  await second.getByText('No devices in this room').waitFor()
  const body = { device_identifier: board, pin: '18' } as const
  await callApi(owner, renamePinEndpoint, { body: { ...body, name: 'Lamp', room_id: kitchen } })
  await expect.poll(() => modules(first).count()).toBe(3)
  await expect.poll(() => modules(second).count()).toBe(1)
  expect(await plateOf(second, board).innerText()).not.toContain('Living Room')
  await button(second.getByRole('main'), 'Turn ON Lamp').click()
  await moduleShows(moduleOf(second, 'Lamp'), 'ON')
  expect(await axeViolationsInBothThemes(second)).toEqual([])
})

onlyInProve('DASH-7 each room card has the switches that are in it', async () => {
  const { owner, kitchen } = await withKitchen()
  for (const pin of ['18', '19', '21', '25'] as const) {
    const body = { device_identifier: board, pin, room_id: kitchen }
    await callApi(owner, renamePinEndpoint, { body })
  }
  const { page } = await fixture.live(owner, desk)
  const switchesOf = (room: string) =>
    page.getByRole('list', { name: `Switches of ${room}` }).getByRole('button')
  await expect.poll(() => switchesOf('Kitchen').count()).toBe(4)
  expect(await switchesOf('Living Room').count()).toBe(0)
  await enterRoom(page)
  await plateOf(page, board).getByText('Its switches are in other rooms.').waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
})

onlyInProve('GEN-2 family read on a plate who can use it: themselves and the owners', async () => {
  const { owner, roomId } = await withKitchen()
  const family = await createTestFamily(owner)
  await createTestGuest(owner, { now: Date.now(), room_id: roomId })
  const { page } = await fixture.room(family, phone)
  const opener = 'Who can use this device: Device SC-000001'
  const dialog = await openDialog(page, opener, 'Who can use Device SC-000001')
  const people = dialog.locator('dl > div')
  await expect.poll(() => people.allInnerTexts()).toEqual(['Family\nFamily', 'Meera\nOwner'])
  expect(await cutOff(page)).toEqual([])
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})
