/** A stranger plans the evening: a schedule of a lamp, from the lamp, in three taps. */

import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, focused } from '@roomwire/testing/browser/page-parts.ts'
import { moduleOf } from '@roomwire/testing/browser/room-pages.ts'
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
