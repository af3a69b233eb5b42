/** A stranger plans the evening: a schedule of a lamp, from the lamp, in three taps. */

import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, focused } from '@roomwire/testing/browser/page-parts.ts'
import { moduleOf } from '@roomwire/testing/browser/room-pages.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const phone = { viewport: { width: 390, height: 844 } }

test("'Plan the evening' takes three taps from a lamp on a phone, and its undo takes it back", async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner, phone)
  let taps = 0
  const tap = async (one: Locator) => {
    taps += 1
    await one.click()
  }
  await tap(moduleOf(page, 'Pin 18').getByRole('button', { name: 'Timer of Pin 18' }))
  await tap(button(page.getByRole('dialog', { name: /^Timer of/ }), 'Schedule'))
  const ready = page.getByRole('dialog', { name: /^Schedule of/ })
  await ready.getByRole('button', { name: /^Every evening/ }).waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await tap(ready.getByRole('button', { name: /^Every evening/ }))
  await ready.getByText('Saved.').waitFor()
  await expect.poll(() => focused(page)).toBe('Done')
  expect(await ready.innerText()).toMatch(/Every day at .* turn on .?Pin 18/)
  expect(taps).toBe(3)

  await button(ready, 'Done').click()
  const menu = page.getByRole('dialog', { name: /^Timer of/ })
  await menu.getByRole('button', { name: 'Schedule' }).click()
  await ready.getByRole('button', { name: /^Off every night/ }).click()
  await ready.getByText('Saved.').waitFor()
  await button(ready, 'Undo').click()
  await ready.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Schedules' }).click()
  await page.getByRole('heading', { level: 1, name: 'Schedules' }).waitFor()
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(1)
})

test("behind 'More' of a lamp's schedules stands the whole form, with the lamp in it", async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner, phone)
  await moduleOf(page, 'Pin 18').getByRole('button', { name: 'Timer of Pin 18' }).click()
  await button(page.getByRole('dialog', { name: /^Timer of/ }), 'Schedule').click()
  await button(page.getByRole('dialog', { name: /^Schedule of/ }), 'More').click()
  const form = page.getByRole('dialog', { name: 'New schedule' })
  await form
    .getByText(/turn (on|off) .?Pin 18/)
    .first()
    .waitFor()
})

test('a level says how bright its schedule is, a cover has schedules too, and an input none', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  const secret = await addDevice(owner, 'LAMP-000001', roomId)
  const board = await connectTestDevice(fixture.stack.mqttUrl, 'LAMP-000001', secret)
  fixture.after(board.leave)
  await board.report('hello', {
    pins: [
      { key: 'lamp', name: 'Bed lamp', kind: 'level' },
      { key: 'blind', name: 'Blind', kind: 'cover' },
      { key: 'window', name: 'Window', kind: 'input', senses: 'contact' },
    ],
  })
  await board.report('state', { pins: { lamp: 0, blind: 0, window: 0 } })
  const { page } = await fixture.room(owner, phone)
  const ready = page.getByRole('dialog', { name: /^Schedule of/ })
  await button(page, 'Timer of Bed lamp').click()
  await button(page.getByRole('dialog'), 'Schedule').click()
  await ready.getByText(/ set .?Bed lamp.? to 50 %/).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await button(page, 'More about Blind').click()
  await button(page.getByRole('dialog'), 'Schedule').click()
  await ready.getByText(/ open .?Blind/).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByLabel('Whenever it is turned on').count()).toBe(0)
  await page.keyboard.press('Escape')

  await button(page, 'More about Window').click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'Close' }).waitFor()
  expect(await button(menu, 'Schedule').count()).toBe(0)
  expect(await page.getByLabel('Whenever it is turned on').count()).toBe(0)
})
