import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { button, hasFocus, region } from '@roomwire/testing/browser/page-parts.ts'
import { inRoomMenu, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import {
  addDevice,
  addRoom,
  createTestFamily,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'

/* Rooms and devices in the order that a person likes, pins in that of the home: by hand. */

const fixture = openBrowserFixture()
const desk = { viewport: { width: 1440, height: 900 } }

async function threeRooms() {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  for (const name of ['Attic', 'Bath', 'Cellar']) await addRoom(owner, name)
  return owner
}
const rooms = (page: Page) => region(page, 'Your Rooms')
const rows = (page: Page) => page.getByRole('list', { name: /^Order of/ }).getByRole('listitem')
/** The names of the rows, as they are drawn from above to below. */
const drawn = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all
      .map((row) => ({ top: row.getBoundingClientRect().top, name: row.querySelector('b') }))
      .sort((a, b) => a.top - b.top)
      .map(({ name }) => name?.textContent),
  )
const namesIn = (place: Locator) => place.getByRole('heading', { level: 3 }).allInnerTexts()
const cards = (page: Page) => namesIn(rooms(page))
/** The days of what happened beside them have headings too. */
const plates = (page: Page) => namesIn(page.getByRole('main').getByRole('article'))
const links = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Attic|Bath|Cellar/ })
    .evaluateAll((all) => all.map((one) => /Attic|Bath|Cellar/.exec(one.textContent ?? '')?.[0]))
const said = (page: Page, text: string) =>
  expect.poll(() => page.locator('#say').textContent()).toBe(text)

async function arrangeRooms(page: Page) {
  await button(page, 'Arrange rooms').click()
  await rows(page).first().waitFor()
}
async function middleOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('it is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags the handle of one row over another row, and does not let it go. */
async function drag(page: Page, name: string, over: string) {
  await rows(page).last().scrollIntoViewIfNeeded()
  const from = await middleOf(button(page, `Move ${name}`))
  const to = await middleOf(button(page, `Move ${over}`))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(from.x, to.y, { steps: 3 })
}

describe('the order of rooms', () => {
  test('is made by dragging, and shows on that person’s pages only', async () => {
    const owner = await threeRooms()
    const { page } = await fixture.live(owner, desk)
    const phone = await fixture.live(owner)
    const family = await fixture.live(await createTestFamily(owner))
    await arrangeRooms(page)
    await drag(page, 'Cellar', 'Attic')
    await expect.poll(() => drawn(page)).toEqual(['Cellar', 'Attic', 'Bath'])
    await said(page, 'Cellar, 1 of 3')
    await expect.poll(() => cards(phone.page)).toEqual(['Attic', 'Bath', 'Cellar'])
    await page.mouse.up()
    await expect.poll(() => links(page)).toEqual(['Cellar', 'Attic', 'Bath'])
    await expect.poll(() => cards(phone.page)).toEqual(['Cellar', 'Attic', 'Bath'])
    await button(page, 'Done arranging rooms').click()
    await expect.poll(() => cards(page)).toEqual(['Cellar', 'Attic', 'Bath'])
    await expect.poll(() => cards(family.page)).toEqual(['Attic', 'Bath', 'Cellar'])
    await page.reload()
    await rooms(page).getByRole('heading', { level: 3 }).first().waitFor()
    await expect.poll(() => cards(page)).toEqual(['Cellar', 'Attic', 'Bath'])
  })

  test('is made by the keyboard alone, each step is announced, and Escape puts back', async () => {
    const { page } = await fixture.live(await threeRooms(), desk)
    await button(page, 'Arrange rooms').focus()
    await page.keyboard.press('Enter')
    await rows(page).first().waitFor()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    const handle = button(page, 'Move Bath')
    await handle.focus()
    await page.keyboard.press('Space')
    await said(page, 'Bath lifted, 2 of 3')
    await page.keyboard.press('ArrowDown')
    await said(page, 'Bath, 3 of 3')
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await said(page, 'Bath is back, 2 of 3')
    await expect.poll(() => drawn(page)).toEqual(['Attic', 'Bath', 'Cellar'])
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await said(page, 'Bath dropped, 1 of 3')
    await expect.poll(() => drawn(page)).toEqual(['Bath', 'Attic', 'Cellar'])
    await expect.poll(() => hasFocus(handle)).toBe(true)
    await page.keyboard.press('Escape')
    await rows(page).first().waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(button(page, 'Arrange rooms'))).toBe(true)
    await expect.poll(() => cards(page)).toEqual(['Bath', 'Attic', 'Cellar'])
  })

  test('is made by single presses too, on a narrow phone with large text', async () => {
    const { page } = await fixture.live(await threeRooms(), {
      viewport: { width: 320, height: 640 },
    })
    await arrangeRooms(page)
    const up = button(page, 'Move Cellar up')
    await up.click()
    await up.click()
    await expect.poll(() => drawn(page)).toEqual(['Cellar', 'Attic', 'Bath'])
    await said(page, 'Cellar, 1 of 3')
    await expect.poll(() => up.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => hasFocus(up)).toBe(true)
    await expect.poll(() => cutOff(page)).toEqual([])
  })

  test('goes back in words when it cannot be saved', async () => {
    const { page } = await fixture.live(await threeRooms(), desk)
    await arrangeRooms(page)
    await page.route('**/api/rooms/order', (route) =>
      route.fulfill({ status: 503, json: { error: 'The disk is full', code: 'disk_full' } }),
    )
    await button(page, 'Move Cellar up').click()
    const text = 'Order not saved. The disk is full'
    await page.getByRole('main').getByText(text).waitFor()
    await expect.poll(() => page.locator('#shout').textContent()).toBe(text)
    await expect.poll(() => drawn(page)).toEqual(['Attic', 'Bath', 'Cellar'])
    await expect.poll(() => links(page)).toEqual(['Attic', 'Bath', 'Cellar'])
    await page.unroute('**/api/rooms/order')
    await button(page, 'Move Cellar up').click()
    await expect.poll(() => links(page)).toEqual(['Attic', 'Cellar', 'Bath'])
    await page.getByRole('main').getByText(text).waitFor({ state: 'hidden' })
  })

  test('stays as it is while the server cannot be reached, and the page says so', async () => {
    const owner = await threeRooms()
    const line = await fixture.line()
    const { page } = await fixture.live({ ...owner, url: line.url }, desk)
    await arrangeRooms(page)
    line.cut()
    await page
      .getByText('No connection to the server. You can sort again when it is back.')
      .waitFor()
    await button(page, 'Move Cellar up').click({ force: true })
    await button(page, 'Move Attic').press('Space')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => drawn(page)).toEqual(['Attic', 'Bath', 'Cellar'])
    line.mend()
    await page.getByText(/^Drag by the handle/).waitFor()
    await button(page, 'Move Cellar up').click()
    await expect.poll(() => links(page)).toEqual(['Attic', 'Cellar', 'Bath'])
  })
})

describe('the order of devices in a room', () => {
  test('is made with a finger, and another page of the same person follows', async () => {
    const { owner, roomId } = await fixture.home('SC-000001')
    for (const name of ['SC-000002', 'SC-000003']) await addDevice(owner, name, roomId)
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
    const { page, context } = await fixture.room(owner, phone)
    const other = await fixture.room(owner, desk)
    await (await inRoomMenu(page, 'Arrange')).click()
    await rows(page).nth(2).waitFor()
    const from = await middleOf(button(page, 'Move Device SC-000001'))
    const to = await middleOf(button(page, 'Move Device SC-000003'))
    const chromium = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      chromium.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      })
    await touch('touchStart', from.y)
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', from.y + (to.y - from.y) * part)
    const order = ['Device SC-000002', 'Device SC-000003', 'Device SC-000001']
    await expect.poll(() => drawn(page)).toEqual(order)
    await touch('touchEnd')
    await expect.poll(() => plates(other.page)).toEqual(order)
    await button(page, 'Done arranging devices').click()
    await plateOf(page, 'SC-000001').waitFor()
    await expect.poll(() => plates(page)).toEqual(order)
    await page.reload()
    await plateOf(page, 'SC-000001').waitFor()
    await expect.poll(() => plates(page)).toEqual(order)
  })
})

describe('the order of pins', () => {
  test('is the home’s: who manages it arranges them on the plate, and everybody sees it at once', async () => {
    const { owner } = await fixture.home('PC-000001')
    const { page } = await fixture.room(owner, desk)
    const family = await fixture.room(await createTestFamily(owner))
    const pinsOn = (on: Page) =>
      plateOf(on, 'PC-000001')
        .getByRole('button', { name: /^Timer of / })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(9)))
    await expect.poll(() => pinsOn(page)).toEqual(['Pin 18', 'Pin 19', 'Pin 21', 'Fan speed'])
    await button(page, 'Edit pins of Device PC-000001').click()
    await page.getByRole('button', { name: /^Order of the pins / }).click()
    const dialog = page.getByRole('dialog', { name: 'Order of the pins of Device PC-000001' })
    await button(dialog, 'Move Fan speed').press('Space')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await button(dialog, 'Move Pin 21 up').click()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    // Escape in a list of rows puts a row back, and goes no step back.
    await button(dialog, 'Move Pin 18').press('Space')
    await page.keyboard.press('Escape')
    await button(dialog, 'Back').click()
    for (const on of [page, family.page]) {
      await expect.poll(() => pinsOn(on)).toEqual(['Fan speed', 'Pin 18', 'Pin 21', 'Pin 19'])
    }
  })
})
