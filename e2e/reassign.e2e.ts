import { listDevicesEndpoint, mapRoomEndpoint } from '@roomwire/contracts/http/devices.ts'
import { deleteRoomEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { goInHistory } from '@roomwire/testing/browser/page-parts.ts'
import { changeBeforeCall, changeStoredData } from '@roomwire/testing/browser/stored-data.ts'
import {
  addDevice,
  addRoom,
  answerOf,
  callApi,
  createTestFamily,
  createTestGuest,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'

const fixture = openBrowserFixture()
let owner: TestPerson
let livingRoom: number
beforeEach(async () => {
  owner = await registerOwner(fixture.stack.url)
  livingRoom = await addRoom(owner, 'Living Room')
  await addDevice(owner, 'SC-000001', livingRoom)
})

/** Opens the page as a person does: from the room, by the device's Reassign. */
async function openReassign(options?: Parameters<typeof fixture.visit>[1]): Promise<Page> {
  const { page } = await fixture.visit(owner, { ...options, room: 'Living Room' })
  await page.getByRole('button', { name: 'Reassign Device SC-000001' }).click()
  await page.getByRole('heading', { name: 'Move Device SC-000001' }).waitFor()
  return page
}

/** The same page for somebody whom no button leads there. */
async function openByHand(page: Page) {
  const currentRoom = { roomId: livingRoom, roomName: 'Living Room' }
  const usr = { deviceId: 'SC-000001', deviceName: 'Device SC-000001', currentRoom }
  await goInHistory(page, '/devices/reassign', { usr, key: 'by-hand', idx: 1 })
  await page.getByRole('heading', { name: 'Move Device SC-000001' }).waitFor()
}

const roomOf = async () => (await callApi(owner, listDevicesEndpoint, {})).devices[0]?.room_name
const roomRow = (page: Page, name: string) => page.getByRole('radio', { name })
const reassign = (page: Page) => page.getByRole('button', { name: 'Reassign', exact: true })

test('REASSIGN-1 REASSIGN-2 without a choice it shows ‘Please select a room’', async () => {
  await addRoom(owner, 'Kitchen')
  const page = await openReassign()
  await roomRow(page, 'Kitchen').waitFor()
  await reassign(page).click()
  await page.getByText('Please select a room', { exact: true }).waitFor()
  await expect
    .poll(() => roomRow(page, 'Kitchen').evaluate((one) => one === document.activeElement))
    .toBe(true)
  await expect.poll(() => page.getByRole('group', { name: 'New room' }).count()).toBe(1)
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  await roomRow(page, 'Kitchen').check()
  await expect.poll(() => page.getByText('Please select a room').count()).toBe(0)
  await expect.poll(() => roomOf()).toBe('Living Room')
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('heading', { name: 'Living Room', level: 1 }).waitFor()

  await page.goto(`${fixture.stack.url}/devices/reassign`)
  await page.getByText('Invalid Device', { exact: true }).waitFor()
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

test('REASSIGN-1 REASSIGN-2 device and room survive a reload; a device moves', async () => {
  await addRoom(owner, 'Kitchen')
  await addDevice(owner, 'SC-000002', await addRoom(owner, 'Terrace'))
  const page = await openReassign()
  await roomRow(page, 'Kitchen').waitFor()
  changeStoredData(fixture.stack, 'alter table room rename to room_away')
  try {
    await page.reload()
    await page.getByRole('heading', { name: 'Move Device SC-000001' }).waitFor()
    await page.getByText('Failed to load available rooms', { exact: true }).waitFor()
    await settled(page)
  } finally {
    changeStoredData(fixture.stack, 'alter table room_away rename to room')
  }
  await page.getByText('Now in Living Room', { exact: true }).waitFor()
  await expect.poll(() => page.title()).toBe('Move Device SC-000001 – Roomwire')
  await page.getByRole('button', { name: 'Retry' }).click()
  await roomRow(page, 'Kitchen 0 devices').waitFor()
  await roomRow(page, 'Terrace 1 device').waitFor()
  await expect.poll(() => page.getByRole('radio').count()).toBe(2)
  const height = await roomRow(page, 'Kitchen').evaluate(
    (radio) => radio.closest('label')?.getBoundingClientRect().height,
  )
  expect(height).toBeGreaterThanOrEqual(56)
  await roomRow(page, 'Kitchen').check()
  await page.getByText('Device SC-000001 will move from Living Room to Kitchen.').waitFor()

  const offline = page.getByText('No connection to the server. Sending is paused.')
  await fixture.whileDown(async () => {
    await offline.waitFor()
    await expect.poll(() => reassign(page).isDisabled()).toBe(true)
  })
  await offline.waitFor({ state: 'detached' })

  await reassign(page).click()
  await page.waitForURL('**/dashboard')
  await page.getByText('Device reassigned', { exact: true }).first().waitFor()
  await expect.poll(() => page.locator('#say').textContent()).toBe('Device reassigned')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await expect.poll(() => roomOf()).toBe('Kitchen')
  await page.goBack()
  expect(page.url()).not.toContain('reassign')
})

onlyInProve('REASSIGN-2 the keyboard alone is enough', async () => {
  await addRoom(owner, 'Kitchen')
  await addRoom(owner, 'Terrace')
  const page = await openReassign({ viewport: { width: 1440, height: 900 } })
  await roomRow(page, 'Kitchen').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => roomRow(page, 'Terrace').isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect.poll(() => roomOf()).toBe('Terrace')
})

test('REASSIGN-2 ‘Reassignment failed’ shows the reason, and nothing changes', async () => {
  const kitchen = await addRoom(owner, 'Kitchen')
  const page = await openReassign()
  await roomRow(page, 'Kitchen').check()
  const deletion = `delete from room where id = ${kitchen}`
  await changeBeforeCall(page, fixture.stack, mapRoomEndpoint, deletion)
  await reassign(page).click()
  const reason = page.getByText('Reassignment failed: Room not found', { exact: true })
  await reason.waitFor()
  await expect.poll(() => roomOf()).toBe('Living Room')
  // The reason stays while the rooms are read again, and when there is none left to choose.
  const attic = await addRoom(owner, 'Attic')
  await roomRow(page, 'Attic').waitFor()
  await expect.poll(() => roomRow(page, 'Kitchen').count()).toBe(0)
  await expect.poll(() => reason.isVisible()).toBe(true)
  await callApi(owner, deleteRoomEndpoint, { path: { id: `${attic}` } })
  await page.getByText('No other rooms available', { exact: true }).waitFor()
  await expect.poll(() => reason.isVisible()).toBe(true)

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: 'Create Room' }).click()
  await page.getByLabel('Room name').fill('Terrace')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Room' }).click()
  await roomRow(page, 'Terrace').check()
  await reassign(page).click()
  await page.waitForURL('**/dashboard')
  await expect.poll(() => roomOf()).toBe('Terrace')
})

test('GEN-2 ROLE-3 family and guests read who moves devices instead of the form', async () => {
  const room_id = await addRoom(owner, 'Kitchen')
  const now = Date.now()
  for (const person of [await createTestFamily(owner), await createTestGuest(owner, { now })]) {
    const { page } = await fixture.live(person)
    await openByHand(page)
    await page.getByText('Only owners can move devices', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('radio').count()).toBe(0)
    await expect.poll(() => reassign(page).count()).toBe(0)
    const body = { deviceIdentifier: 'SC-000001', room_id }
    expect((await answerOf(person, mapRoomEndpoint, { body })).status).toBe(403)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await page.waitForURL('**/dashboard')
  }
  await expect.poll(() => roomOf()).toBe('Living Room')
})

onlyInProve('REASSIGN-2 NAV-3 a session that has ended leads to the sign-in page', async () => {
  await addRoom(owner, 'Kitchen')
  const page = await openReassign()
  await roomRow(page, 'Kitchen').check()
  await changeBeforeCall(page, fixture.stack, mapRoomEndpoint, 'delete from session')
  await reassign(page).click()
  await page.waitForURL('**/login')
})

onlyInProve('REASSIGN-1 nothing overflows a screen of 320 px', async () => {
  await addRoom(owner, 'K'.repeat(64))
  const page = await openReassign({ viewport: { width: 320, height: 640 } })
  await page.getByRole('radio').check()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
