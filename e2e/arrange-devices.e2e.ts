import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPanel, rowOf } from '@roomwire/testing/browser/device-pages.ts'
import { holdClock, passUntil } from '@roomwire/testing/browser/page-clock.ts'
import { button, hasFocus } from '@roomwire/testing/browser/page-parts.ts'
import { plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { addDevice, createTestGuest, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

/* Devices leave the home, by hand. */

const fixture = openBrowserFixture()
const undoMs = 10_000

/** Keeps an undo on offer for as long as it is looked at. A held clock passes as always. */
const keepUndo = (page: Page) =>
  page.addInitScript((kept) => {
    const { setTimeout: start } = window
    const set = (run: () => void, ms?: number) => (ms === kept ? 0 : start(run, ms))
    Object.assign(window, { setTimeout: set })
  }, undoMs)

const onDesk = {
  viewport: { width: 1440, height: 900 },
  path: '/devices/manage',
  before: keepUndo,
}
const undo = (page: Page, name: string) => button(page, `Undo deleting ${name}`)

/** Opens the question before a device is deleted. */
async function askToDelete(page: Page, name: string) {
  const panel = await openPanel(page, name)
  await button(panel, 'Delete this device…').click()
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` })
  await question.getByText(/its secret stops working/).waitFor()
  return question
}

describe('deleting a device', () => {
  test('it is gone from every open page at once, and Undo brings it back with its connection', async () => {
    const { owner } = await fixture.home('SC-000001')
    const room = await fixture.room(owner)
    const { page } = await fixture.visit(owner, onDesk)
    const question = await askToDelete(page, 'Device SC-000001')
    await expect.poll(() => hasFocus(button(question, 'Cancel'))).toBe(true)
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await button(question, 'Delete device').click()
    await undo(page, 'Device SC-000001').waitFor()
    await rowOf(page, 'SC-000001').waitFor({ state: 'hidden' })
    await room.page.getByText('No devices in this room').waitFor()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await undo(page, 'Device SC-000001').click()
    await page.getByText('Device restored: Device SC-000001').first().waitFor()
    await rowOf(page, 'SC-000001').waitFor()
    await expect.poll(() => undo(page, 'Device SC-000001').count()).toBe(0)
    await plateOf(room.page, 'SC-000001').waitFor()
    // The device tries again by itself, and its secret is what it was.
    await plateOf(room.page, 'SC-000001')
      .getByText(/^Offline/)
      .waitFor({ state: 'hidden' })
  })

  test('the question names the guests who lose access with it, and waits until it knows them', async () => {
    const { owner } = await fixture.home('SC-000001')
    const access = { now: Date.now(), device_identifier: 'SC-000001' }
    await createTestGuest(owner, access)
    const { page } = await fixture.visit(owner, onDesk)
    await page.route('**/api/devices/deletion*', (route) =>
      route.fulfill({ status: 503, json: { error: 'The database is away', code: 'unavailable' } }),
    )
    const question = await askToDelete(page, 'Device SC-000001')
    await question.getByText('The database is away').waitFor()
    await button(question, 'Delete device').click()
    await rowOf(page, 'SC-000001').waitFor()
    await page.unroute('**/api/devices/deletion*')
    await button(question, 'Try again').click()
    await question.getByText('This guest loses access at once:').waitFor()
    await expect.poll(() => question.getByRole('listitem').allInnerTexts()).toEqual(['Guest'])
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await button(question, 'Delete device').click()
    await undo(page, 'Device SC-000001').waitFor()
  })

  test('after 10 seconds nothing offers an undo any more', async () => {
    const owner = await registerOwner(fixture.stack.url)
    await addDevice(owner, 'SC-000002')
    const { page } = await fixture.visit(owner, onDesk)
    const question = await askToDelete(page, 'Device SC-000002')
    await holdClock(page)
    await button(question, 'Delete device').click()
    await passUntil(page, () => undo(page, 'Device SC-000002').isVisible())
    await page.clock.fastForward(undoMs)
    await undo(page, 'Device SC-000002').waitFor({ state: 'hidden' })
    await page.clock.resume()
    await page.getByText('No devices yet').waitFor()
  })
})
