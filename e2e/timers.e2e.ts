import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, closePins, editPin, savePin } from '@roomwire/testing/browser/page-parts.ts'
import { moduleOf, moduleShows, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

const identifier = 'SC-000001'
const lamp = (page: Page, name = 'Pin 18') => moduleOf(plateOf(page, identifier), name)
const timer = (page: Page, name = 'Pin 18') =>
  lamp(page, name).getByRole('button', { name: new RegExp(`^Timer of ${name}`) })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Timer of' })

/** Protects Pin 19 among the pins of its device: it is stored there, and a press is refused in words. */
async function protect(page: Page) {
  const edit = await editPin(page, `Device ${identifier}`, 'Pin 19')
  const protection = edit.locator('details')
  await protection.getByText('none').click()
  await protection.getByLabel('Min. time off').selectOption('4 min')
  await protection.getByLabel('Never on with').selectOption('Pin 18')
  await edit.getByText('never with ').first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await savePin(page)

  // Since the device has started it has not been on, and rests.
  const fan = lamp(page, 'Pin 19')
  await button(fan, 'Turn ON Pin 19').click()
  await page.getByText(/^.?Pin 19.?: It must stay off until \d/).waitFor()
  await moduleShows(fan, 'OFF')
  await editPin(page, `Device ${identifier}`, 'Pin 19')
  await protection.getByText('stays off 4 min').click()
  await protection.getByText('Stored on the device').waitFor()
  await button(edit, 'Back').click()
  await closePins(page)
}

test('LIVE-2 a lamp is on for some time: its module says until when', async () => {
  const { owner, device } = await fixture.home(identifier)
  const { page } = await fixture.room(owner)
  await timer(page).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByText('Runs on the device').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await button(dialog(page), '5 min').click()
  await moduleShows(lamp(page), 'ON')
  await moduleShows(lamp(page), /^Off at /)
  await expect.poll(() => timer(page).innerText()).toMatch(/^[45]m$/)
  expect(device(identifier).state().leases['18']?.left).toBeGreaterThan(250)

  // Longer, by minutes of one's own; then for as long as nobody asks.
  await timer(page).click()
  await dialog(page).getByLabel('Minutes').fill('1500')
  await button(dialog(page), 'Start').click()
  await dialog(page).getByText('Enter a whole number from 1 to 1,440').waitFor()
  await dialog(page).getByLabel('Minutes').fill('90')
  await button(dialog(page), 'Start').click()
  await expect.poll(() => timer(page).innerText()).toMatch(/^(89|90)m$/)
  await timer(page).click()
  await button(dialog(page), 'Keep it on').click()
  await expect.poll(() => timer(page).innerText()).toBe('')
  expect(device(identifier).state()).toMatchObject({ pins: { 18: 1 }, leases: {} })

  // One that ends while we look, whoever has asked for it.
  const program = await openLivePage(owner)
  program.say({ deviceIdentifier: identifier, pin: 18, action: 'on', messageId: 'short', for: 1 })
  await moduleShows(lamp(page), 'OFF')
  await program.close()

  await protect(page)

  // Another one than what is protected by now.
  const porch = 'Pin 21'
  device(identifier).plain(true)
  device(identifier).reboot()
  await device(identifier).connected()
  await timer(page, porch).click()
  await dialog(page).getByText('Runs on the server, which must be running when it ends.').waitFor()
  await dialog(page).getByLabel('Whenever it is turned on').selectOption('Off again after 30 min')
  await button(dialog(page), 'On without a timer').waitFor()
  await button(dialog(page), 'Cancel').click()
  await button(lamp(page, porch), `Turn ON ${porch}`).click()
  await moduleShows(lamp(page, porch), /^Off at /)
  await expect.poll(() => timer(page, porch).innerText()).toMatch(/^(29|30)m$/)
  // Nothing but what it has ended before.
  const ended = { 18: expect.objectContaining({ ended: 'time' }) }
  expect(device(identifier).state().leases).toEqual(ended)

  await page
    .getByRole('link', { name: /Activity|Show all/ })
    .first()
    .click()
  await page.getByText('turned OFF, as its timer ended').first().waitFor()
})
