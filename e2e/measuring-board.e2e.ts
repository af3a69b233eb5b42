/** A board that only measures, by a real device over MQTT: what its room says of it, and of each number. */
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { holdClock } from '@roomwire/testing/browser/page-clock.ts'
import { plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const board = 'SC-000002'

test('CTRL-2 CTRL-7 GEN-2 readings alone are live updates and tell when their board was heard; a reading that is not known shows since when, and one that is silent is marked beside one that is not', async () => {
  const { owner, roomId } = await fixture.home('WLM-000001')
  const secret = await addDevice(owner, board, roomId)
  const device = await connectTestDevice(fixture.stack.mqttUrl, board, secret)
  fixture.after(device.leave)
  const temperature = { unit: '°C', kind: 'temperature', decimals: 1 }
  await device.report('hello', {
    readings: { hall: { name: 'Hall', ...temperature }, yard: { name: 'Yard', ...temperature } },
  })
  await device.report('readings', { readings: { hall: 21, yard: 4 } })
  const { page } = await fixture.room(owner)
  const plate = plateOf(page, board)
  await plate.getByText('21.0 °C', { exact: true }).waitFor()

  // Each comes by itself: what comes within a second of another is told with it.
  for (const hall of [21.1, 21.2, 21.3]) {
    await device.report('readings', { readings: { hall } })
    await plate.getByText(`${hall} °C`, { exact: true }).waitFor()
  }
  await page.getByText('LIVE Arduino Updates').waitFor()
  await page.getByText(/^([3-9]|\d\d) live updates$/).waitFor()
  await page.getByText(/^Last update \d\d:\d\d:\d\d$/).waitFor()
  await plate.getByText(/^Updated/).waitFor()
  expect(await plate.getByText('No report yet').count()).toBe(0)

  await device.report('readings', { readings: { yard: null } })
  const unknown = plate.getByRole('definition').filter({ hasText: '–' })
  await unknown.getByText(/^since \d\d:\d\d$/).waitFor()
  expect(await plate.getByText(/^not heard since/).count()).toBe(0)

  // Hall came often, Yard twice: nobody knows yet how long that one is usually silent.
  await holdClock(page)
  await page.clock.runFor(30_000)
  await plate.getByText(/^not heard since \d\d:\d\d$/).waitFor()
  await page.clock.resume()
  const silent = plate.getByRole('definition').filter({ hasText: 'not heard since' })
  expect(await silent.innerText()).toContain('21.3 °C')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  }
})
