import { axeViolations, axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { cutOff } from '@roomwire/testing/browser/cut-off.ts'
import { rowOf } from '@roomwire/testing/browser/device-pages.ts'
import {
  button,
  closePins,
  editPin,
  hasFocus,
  savePin,
} from '@roomwire/testing/browser/page-parts.ts'
import { moduleOf, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { createTestFamily, createTestGuest } from '@roomwire/testing/clients/api-client.ts'
import { expect, test } from 'vitest'

/* Pins get names and icons, on their plate. */

const fixture = openBrowserFixture()
const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

test('a pin gets a name and an icon on its plate, and everybody sees both at once', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner)
  const family = await fixture.room(await createTestFamily(owner))
  await expect.poll(() => button(family.page, 'Edit pins of Device SC-000001').count()).toBe(0)
  const before = await moduleOf(page, 'Pin 18').boundingBox()
  const dialog = await editPin(page, 'Device SC-000001', 'Pin 18')
  await dialog.getByLabel('Name', { exact: true }).fill('Door bell')
  await button(dialog, 'Icon: by name').click()
  await dialog.getByText('Bell', { exact: true }).click()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await button(dialog, 'Icon: Bell').click()
  await button(dialog, 'Save').click()
  await page
    .getByText(/^Pin saved: .?Door bell/)
    .first()
    .waitFor()
  await closePins(page)
  for (const shown of [page, family.page]) {
    const module = moduleOf(shown, 'Door bell')
    await module.locator(':not(button) > svg').waitFor()
    await module.getByText('Pin 18', { exact: true }).waitFor()
  }
  const after = await moduleOf(page, 'Door bell').boundingBox()
  expect(after?.height).toBe(before?.height)
  expect(await axeViolations(family.page, ['color-contrast'])).toEqual([])
})

test('with the keyboard alone one pin after another is edited on a phone', async () => {
  const { owner } = await fixture.home('PC-000001')
  const { page } = await fixture.room(owner, phone)
  const opener = button(page, 'Edit pins of Device PC-000001')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const list = page.getByRole('dialog', { name: 'Pins of Device PC-000001' })
  const dialog = page.getByRole('dialog', { name: 'Pin 19 of Device PC-000001' })
  const row = list.getByRole('button', { name: /^Pin 19 / })
  const heading = page.getByRole('heading', { name: 'Pin 19 of Device PC-000001' })
  await opener.focus()
  await press('Enter')
  await list.waitFor()
  expect(await cutOff(page)).toEqual([])
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  // The title has the focus, then Close and the rows follow.
  await press('Tab', 'Tab', 'Tab')
  await expect.poll(() => hasFocus(row)).toBe(true)
  await press('Enter')
  await expect.poll(() => hasFocus(heading)).toBe(true)
  await press('Tab', 'Tab', 'Enter')
  await dialog.getByRole('radio', { name: 'By name' }).focus()
  await press('ArrowRight', 'Escape')
  await page.getByRole('alertdialog', { name: 'Discard changes to Pin 19?' }).waitFor()
  await press('Escape')
  await dialog.getByRole('button', { name: 'Icon: Lamp' }).waitFor()
  await button(dialog, 'Save').press('Enter')
  await expect.poll(() => hasFocus(row)).toBe(true)
  // Nothing is changed: Escape goes back without a question.
  await press('Enter')
  await dialog.getByRole('button', { name: 'Icon: Lamp' }).waitFor()
  await press('Escape')
  await expect.poll(() => hasFocus(row)).toBe(true)
  // A discarded change is not saved.
  await press('Enter')
  await dialog.getByLabel('Name', { exact: true }).fill('Kettle')
  await button(dialog, 'Back').press('Enter')
  await button(page.getByRole('alertdialog'), 'Discard').press('Enter')
  await expect.poll(() => hasFocus(row)).toBe(true)
  await press('Escape')
  await list.waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(opener)).toBe(true)
  await moduleOf(plateOf(page, 'PC-000001'), 'Pin 19').locator(':not(button) > svg').waitFor()
})

test('the menu of a tile opens its pin at once, and leads back to it', async () => {
  const { owner } = await fixture.home('PC-000001')
  const { page } = await fixture.room(owner, desk)
  const timer = button(moduleOf(plateOf(page, 'PC-000001'), 'Pin 19'), 'Timer of Pin 19')
  await timer.press('Enter')
  await button(page.getByRole('dialog'), 'Edit this pin').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pin 19 of Device PC-000001' })
  await expect.poll(() => hasFocus(dialog.getByLabel('Name', { exact: true }))).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(timer)).toBe(true)
})

test('ROLE-3 a guest is let to name switches: their open page offers it, without rooms and order', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  const guest = await createTestGuest(owner, { now: Date.now(), room_id: roomId })
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

  const dialog = await editPin(visitor, 'Device SC-000001', 'Pin 18')
  expect(await dialog.getByRole('combobox').count()).toBe(0)
  expect(await dialog.getByRole('button', { name: /^Move / }).count()).toBe(0)
  expect(await cutOff(visitor)).toEqual([])
  expect(await axeViolationsInBothThemes(visitor)).toEqual([])
  await dialog.getByLabel('Name', { exact: true }).fill('Bedside lamp')
  await savePin(visitor)
  await moduleOf(visitor, 'Bedside lamp').waitFor()
})
