import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, hasFocus } from '@roomwire/testing/browser/page-parts.ts'
import { openEditRoom } from '@roomwire/testing/browser/room-pages.ts'
import {
  addDevice,
  createTestFamily,
  createTestGuest,
} from '@roomwire/testing/clients/api-client.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

/* Photos of rooms, chosen by hand. */

const fixture = openBrowserFixture()

/** A picture of noise, which is large, with a transparent half. */
async function pictureIn(page: Page, width: number, height: number) {
  const url = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = high
      const context = canvas.getContext('2d')
      for (let x = 0; context && x < wide; x += 4) {
        for (let y = 0; y < high; y += 4) {
          context.fillStyle = `rgb(${(x * 7) % 255} ${(y * 13) % 255} ${(x * y) % 255})`
          context.fillRect(x, y, 4, 2)
        }
      }
      return canvas.toDataURL('image/png')
    },
    [width, height] as const,
  )
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return { name: 'phone.png', mimeType: 'image/png', buffer }
}

const photoIn = (place: Locator) => place.getByRole('img', { name: 'Photo of Living Room' })

/** Whether something is drawn in it. */
const isDrawn = (photo: Locator) =>
  photo.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return false
    const { width, height } = element
    const pixels = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    return width > 100 && new Set(pixels).size > 20
  })

test('a large picture becomes the photo of a room, for all who see the whole room', async () => {
  const { owner } = await fixture.home('SC-000001')
  const now = Date.now()
  const family = await fixture.live(await createTestFamily(owner))
  const guest = await fixture.live(
    await createTestGuest(owner, { now, device_identifier: 'SC-000001' }),
  )
  const { page } = await fixture.room(owner)
  const dialog = await openEditRoom(page)
  const picture = await pictureIn(page, 3_000, 2_000)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await dialog.locator('input[type=file]').setInputFiles(picture)
  const { photo } = (await sent).postDataJSON()
  expect(photo.length).toBeLessThanOrEqual(204_800)
  await expect.poll(() => isDrawn(photoIn(dialog))).toBe(true)
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => isDrawn(photoIn(page.getByRole('main').locator('header')))).toBe(true)
  await expect.poll(() => isDrawn(photoIn(family.page.getByRole('article')))).toBe(true)
  expect(await axeViolationsInBothThemes(family.page)).toEqual([])
  expect(await photoIn(guest.page.getByRole('article')).count()).toBe(0)
})

test('a photo is removed, and comes back with Undo; what is no picture says so', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner)
  const dialog = await openEditRoom(page)
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') })
  await dialog.getByRole('alert').getByText('This browser cannot read that picture').waitFor()
  await file.setInputFiles(await pictureIn(page, 300, 200))
  await expect.poll(() => isDrawn(photoIn(dialog))).toBe(true)
  await button(dialog, 'Remove photo').click()
  await dialog.getByText('Photo removed.').waitFor()
  await expect.poll(() => photoIn(dialog).count()).toBe(0)
  await expect.poll(() => hasFocus(button(dialog, 'Add a photo'))).toBe(true)
  await button(dialog, 'Undo').click()
  await expect.poll(() => isDrawn(photoIn(dialog))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isDrawn(photoIn(page.getByRole('main').locator('header')))).toBe(true)
})

test('a room with many devices shows its photo too', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  // From nine on a room shows rows, and no drawing.
  const more = Array.from({ length: 8 }, (_, nth) => `SC-00010${nth}`)
  for (const identifier of more) await addDevice(owner, identifier, roomId)
  const { page } = await fixture.room(owner)
  const dialog = await openEditRoom(page)
  await dialog.locator('input[type=file]').setInputFiles(await pictureIn(page, 300, 200))
  await expect.poll(() => isDrawn(photoIn(dialog))).toBe(true)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(9)
  await expect.poll(() => isDrawn(photoIn(page.getByRole('main').locator('header')))).toBe(true)
})
