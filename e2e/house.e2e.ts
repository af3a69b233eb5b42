import { axeViolationsInEveryTheme } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { countShifts, shiftSince } from '@roomwire/testing/browser/layout-shift.ts'
import { button, region } from '@roomwire/testing/browser/page-parts.ts'
import { addRoom, createTestGuest, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* The house on Home: a picture of the rooms that is a list for everybody who does not see it. */

const fixture = openBrowserFixture()

const phone = { viewport: { width: 390, height: 844 } }

const house = (page: Page) => region(page, 'Your home')
const rooms = (page: Page) => house(page).getByRole('link')

test('M1 the house shows which room is lit, and a press on it leads there and switches nothing', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  await addRoom(owner, 'Kitchen')
  const { page } = await fixture.live(owner)
  const living = house(page).getByRole('link', { name: 'Living Room, all off', exact: true })
  await living.waitFor()
  await house(page).getByRole('link', { name: 'Kitchen, no switches yet', exact: true }).waitFor()
  device('SC-000001').touch(12)
  const lit = house(page).getByRole('link', { name: 'Living Room, 1 on: Pin 18', exact: true })
  await lit.waitFor()
  await expect.poll(() => house(page).locator('[class*=drawing-lit]').count()).toBe(1)
  const before = device('SC-000001').state().pins
  // In its middle, where the lamp is drawn, and at each corner.
  const box = await lit.boundingBox()
  expect(box).not.toBeNull()
  await lit.click({ position: { x: (box?.width ?? 0) / 5, y: 12 } })
  await page.getByRole('heading', { level: 1, name: 'Living Room' }).waitFor()
  expect(device('SC-000001').state().pins).toEqual(before)
})

test('M1 a room is headed by its own drawing, lit as it is, and begins within 150 px on a phone', async () => {
  const { owner, device } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner, phone)
  const head = page.getByRole('main').locator('header').first()
  await head.locator('[class*=drawing-furniture]').waitFor()
  expect(await head.locator('[class*=drawing-lit]').count()).toBe(0)
  device('SC-000001').touch(12)
  await expect.poll(() => head.locator('[class*=drawing-lit]').count()).toBe(1)
  const first = await page.getByRole('article').getByRole('listitem').first().boundingBox()
  expect(first?.y).toBeLessThanOrEqual(150)
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
})

test('a house whose devices are offline is lit nowhere, and says so', async () => {
  const { owner, device, stop } = await fixture.home('SC-000001')
  const { page } = await fixture.live(owner)
  device('SC-000001').touch(12)
  await house(page).getByRole('link', { name: 'Living Room, 1 on: Pin 18', exact: true }).waitFor()
  await stop()
  await house(page).getByRole('link', { name: 'Living Room, offline', exact: true }).waitFor()
  await expect.poll(() => house(page).locator('[class*=drawing-lit]').count()).toBe(0)
})

test('M4 a guest’s house has the guest’s rooms and no other', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  await addRoom(owner, 'Kitchen')
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: roomId })
  const { page } = await fixture.live(guest)
  await house(page)
    .getByRole('link', { name: /^Living Room/ })
    .waitFor()
  expect(await rooms(page).count()).toBe(1)
})

test('the house of a new home grows with its first room, for people and for screen readers', async () => {
  const owner = await registerOwner(fixture.stack.url)
  const { page } = await fixture.live(owner, phone)
  await house(page).getByText('Your first room').waitFor()
  expect(await rooms(page).count()).toBe(0)
  await button(page, 'Create Room').first().click()
  await page.getByRole('textbox', { name: 'Room name' }).fill('Küche')
  await page.getByRole('dialog').getByRole('button', { name: 'Create Room' }).click()
  await house(page).getByRole('link', { name: 'Küche, no switches yet' }).waitFor()
})

test('beyond nine rooms the last stand together on a phone, and lead to the list of rooms', async () => {
  const owner = await registerOwner(fixture.stack.url)
  for (let nth = 1; nth <= 12; nth += 1) await addRoom(owner, `Room ${nth}`)
  const { page } = await fixture.live(owner, phone)
  await house(page).getByRole('link', { name: '+ 4 rooms, all off' }).click()
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#your-rooms')
  expect(await rooms(page).count()).toBe(9)
  expect(await axeViolationsInEveryTheme(page)).toEqual([])
})

test('nothing moves when the drawing comes later than everything else', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, phone)
  await countShifts(page)
  const late = Promise.withResolvers<void>()
  await page.route(/\/house-[^/]*\.js$/, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.reload()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  late.resolve()
  await rooms(page).first().waitFor()
  const { shift, moved } = await shiftSince(page)
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.02)
})
