import { axeViolations, axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { button, hasFocus } from '@roomwire/testing/browser/page-parts.ts'
import { moduleOf, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { createTestFamily, createTestGuest } from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* Pins get names and icons, on their plate. */

const fixture = openBrowserFixture()

/** Opens the dialog of a plate's pins. */
async function editPins(page: Page, device: string) {
  await button(page, `Edit pins of ${device}`).click()
  const dialog = page.getByRole('dialog', { name: `Pins of ${device}` })
  await dialog.waitFor()
  return dialog
}

test('a pin gets a name and an icon on its plate, and everybody sees both at once', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner)
  const family = await fixture.room(await createTestFamily(owner))
  await expect.poll(() => button(family.page, 'Edit pins of Device SC-000001').count()).toBe(0)
  const before = await moduleOf(page, 'Pin 18').boundingBox()
  const dialog = await editPins(page, 'Device SC-000001')
  await dialog.getByLabel('Pin 18', { exact: true }).fill('Door bell')
  await button(dialog, 'Icon of Pin 18: by name').click()
  await dialog.getByText('Bell', { exact: true }).click()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(dialog, 'Icon of Pin 18: Bell').click()
  await button(dialog, 'Save').click()
  await page.getByText('Pins saved: Device SC-000001').first().waitFor()
  await dialog.waitFor({ state: 'hidden' })
  for (const shown of [page, family.page]) {
    const module = moduleOf(shown, 'Door bell')
    await module.locator(':not(button) > svg').waitFor()
    await module.getByText('Pin 18', { exact: true }).waitFor()
  }
  const after = await moduleOf(page, 'Door bell').boundingBox()
  expect(after?.height).toBe(before?.height)
  expect(await axeViolations(family.page, ['color-contrast'])).toEqual([])
})

test('with the keyboard alone an icon is chosen and taken away again', async () => {
  const { owner } = await fixture.home('PC-000001')
  const { page } = await fixture.room(owner)
  await button(page, 'Edit pins of Device PC-000001').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pins of Device PC-000001' })
  // A fan's own drawing turns with its speed: it has no other.
  await expect.poll(() => dialog.getByRole('button', { name: /^Icon of Fan/ }).count()).toBe(0)
  await button(dialog, 'Icon of Pin 19: by name').press('Enter')
  await dialog.getByRole('radio', { name: 'By name' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  const plate = plateOf(page, 'PC-000001')
  await moduleOf(plate, 'Pin 19').locator(':not(button) > svg').waitFor()
  await expect.poll(() => hasFocus(button(page, 'Edit pins of Device PC-000001'))).toBe(true)
  await page.keyboard.press('Enter')
  await button(dialog, 'Icon of Pin 19: Lamp').press('Enter')
  await dialog.getByRole('radio', { name: 'Lamp', exact: true }).press('ArrowLeft')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await moduleOf(plate, 'Pin 19').locator(':not(button) > svg').waitFor({ state: 'detached' })
})

test('ROLE-3 a guest is let to name switches: their open page offers it, without rooms and order', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: roomId })
  const phone = { viewport: { width: 390, height: 844 } }
  const visitor = (await fixture.room(guest, phone)).page
  await expect.poll(() => button(visitor, 'Edit pins of Device SC-000001').count()).toBe(0)
  const { page } = await fixture.live(owner, phone)
  await button(rowOf(page, guest.email), 'Edit guest Guest').click()
  const terms = page.getByRole('dialog', { name: 'Edit guest Guest' })
  await terms.getByText('May switch and rename', { exact: true }).click()
  await terms.getByText(/May also rename switches\.$/).waitFor()
  expect(await cutOff(page)).toEqual([])
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(terms, 'Save').click()
  await rowOf(page, guest.email).getByText('Also renames switches').waitFor()

  const dialog = await editPins(visitor, 'Device SC-000001')
  expect(await dialog.getByRole('combobox').count()).toBe(0)
  expect(await dialog.getByRole('button', { name: /^Move / }).count()).toBe(0)
  expect(await cutOff(visitor)).toEqual([])
  expect(await axeViolationsInBothThemes(visitor)).toEqual([])
  await dialog.getByLabel('Pin 18', { exact: true }).fill('Bedside lamp')
  await button(dialog, 'Save').click()
  await moduleOf(visitor, 'Bedside lamp').waitFor()
})
