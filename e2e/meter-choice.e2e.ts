/** The total of a meter that counts: the page proposes one, and people choose another instead. */
import { recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPanel } from '@roomwire/testing/browser/device-pages.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { addDevice, addRoom, callApi, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const identifier = 'SC-0000E1'

/** The readings that count as used, as the panel shows them. */
const ticked = (panel: Locator) =>
  panel
    .getByRole('group', { name: 'Counted readings' })
    .getByRole('checkbox', { checked: true })
    .evaluateAll((all: HTMLInputElement[]) =>
      all.map((one) => one.labels?.[0]?.textContent?.split(',')[0]),
    )

test('GEN-2 a manager sees which total of a meter counts, and chooses another', async () => {
  const owner = await registerOwner(fixture.stack.url, 'Meera')
  const secret = await addDevice(owner, identifier, await addRoom(owner, 'Cellar'))
  const device = await connectTestDevice(fixture.stack.mqttUrl, identifier, secret)
  fixture.after(device.leave)
  const kwh = { unit: 'kWh', kind: 'energy', decimals: 1 }
  await device.report('hello', {
    readings: {
      gesamt: { name: 'Gesamt', ...kwh },
      heute: { name: 'Heute', ...kwh },
      gestern: { name: 'Gestern', ...kwh },
      hall: { name: 'Hall', unit: '°C', kind: 'temperature' },
    },
  })
  await device.report('readings', { readings: { gesamt: 3_812, heute: 2, gestern: 9, hall: 21 } })
  const used = async () =>
    (await callApi(owner, recentDaysEndpoint, { query: {} })).days.at(-1)?.kwh ?? null

  const { page } = await fixture.visit(owner, { path: '/devices/manage' })
  const open = () => openPanel(page, `Device ${identifier}`, 'Consumption')
  const panel = await open()
  const byItself = panel.getByRole('checkbox', { name: 'Choose automatically' })
  expect(await byItself.isChecked()).toBe(true)
  await expect.poll(() => ticked(panel)).toEqual(['Gesamt'])
  // No temperature may count.
  expect(await panel.getByRole('checkbox', { name: /^Hall/ }).count()).toBe(0)
  expect(await panel.getByRole('checkbox', { name: /^Heute/ }).isDisabled()).toBe(true)
  expect(await axeViolationsInBothThemes(page)).toEqual([])

  await byItself.uncheck()
  await panel.getByRole('checkbox', { name: /^Gesamt/ }).uncheck()
  const today = panel.getByRole('checkbox', { name: /^Heute, 2.0 kWh$/ })
  await today.focus()
  await page.keyboard.press('Space')
  await button(panel, 'Save').last().click()
  await panel.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => ticked(panel)).toEqual(['Heute'])
  await page.reload()
  await open()
  await expect.poll(() => ticked(panel)).toEqual(['Heute'])

  // Nothing counts: that is a choice, too.
  await panel.getByRole('checkbox', { name: /^Heute/ }).uncheck()
  await button(panel, 'Save').last().click()
  await panel.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(used).toBeNull()

  await byItself.check()
  await expect.poll(() => ticked(panel)).toEqual(['Gesamt'])
  await button(panel, 'Save').last().click()
  await panel.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(used).toBe(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await open()
  await expect.poll(() => ticked(panel)).toEqual(['Gesamt'])
  expect(await axeViolationsInBothThemes(page)).toEqual([])
})
