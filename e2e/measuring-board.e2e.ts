/** A board that only measures, by a real device over MQTT: what its room says of it, and of each number. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { listReadingsEndpoint } from '@roomwire/contracts/http/history.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { holdClock } from '@roomwire/testing/browser/page-clock.ts'
import { plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { addDevice } from '@roomwire/testing/clients/api-client.ts'
import { openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const board = 'SC-000002'

test('CTRL-2 CTRL-7 GEN-2 a silent reading is marked beside one that is not', async () => {
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
  await unknown.getByText(/^since (.+ )?\d\d:\d\d$/).waitFor()
  expect(await plate.getByText(/^not heard since/).count()).toBe(0)

  // Hall came often, Yard twice: nobody knows yet how long that one is usually silent.
  await holdClock(page)
  await page.clock.runFor(30_000)
  await plate.getByText(/^not heard since (.+ )?\d\d:\d\d$/).waitFor()
  await page.clock.resume()
  const silent = plate.getByRole('definition').filter({ hasText: 'not heard since' })
  expect(await silent.innerText()).toContain('21.3 °C')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  }
})

test('CTRL-2 each number has its last day as a small line, for all plates of a room by one call', async () => {
  const { owner, roomId } = await fixture.home()
  const hall = { name: 'Hall', unit: '°C', kind: 'temperature', decimals: 1 }
  for (const [identifier, value] of [
    [board, 21],
    ['SC-000003', 4],
  ] as const) {
    const secret = await addDevice(owner, identifier, roomId)
    const device = await connectTestDevice(fixture.stack.mqttUrl, identifier, secret)
    fixture.after(device.leave)
    await device.report('hello', { readings: { hall } })
    await device.report('readings', { readings: { hall: value } })
  }
  const asked: string[] = []
  const { page } = await fixture.room(owner, {
    before: async (opened) => {
      opened.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        if (pathname === '/api/history') asked.push(searchParams.get('series') ?? '')
      })
    },
  })
  for (const [identifier, text] of [
    [board, '21.0 °C'],
    ['SC-000003', '4.0 °C'],
  ] as const) {
    const name = `Last day: between ${text} and ${text}`
    await plateOf(page, identifier).getByRole('img', { name }).waitFor()
  }
  expect(asked).toEqual(['hall'])
  expect(await axeViolationsInBothThemes(page)).toEqual([])
})

/** Answers as if the level of the tank had not been told for so many ms. */
async function withLevelFrom(page: Page, agoMs: number): Promise<void> {
  await page.route('**/api/readings*', async (route) => {
    const answer = await route.fetch()
    const { devices }: Reply<typeof listReadingsEndpoint> = await answer.json()
    const older = (at: number | null) => at && at - agoMs
    const json = {
      devices: devices.map((device) => ({
        ...device,
        readings: device.readings.map((one) =>
          one.series === 'device.level'
            ? { ...one, at: older(one.at), silent_from: older(one.silent_from) }
            : one,
        ),
      })),
    }
    await route.fulfill({ response: answer, json })
  })
}

/** A tank whose level was last told ten minutes ago, and which measures the hall. */
async function silentTank() {
  const { owner, roomId } = await fixture.home()
  const identifier = 'WLM-000005'
  const secret = await addDevice(owner, identifier, roomId)
  const device = await connectTestDevice(fixture.stack.mqttUrl, identifier, secret)
  fixture.after(device.leave)
  const hall = { name: 'Hall', unit: '°C', kind: 'temperature' }
  await device.report('hello', { readings: { hall } })
  // Two reports of the same millisecond have no pause between them, and three pauses must be known.
  for (const waterLevel of ['70%', '71%', '72%', '72%']) {
    await device.report('state', { pins: { pump: 0, led: 1 }, waterLevel })
    await wait(2)
  }
  // The level is told to pages by then: what they hear later would be newer than what they are answered.
  const live = await openLivePage(owner)
  await live.watch(roomId)
  await device.report('readings', { readings: { hall: 21 } })
  await expect.poll(() => JSON.stringify(live.heard)).toContain('hall')
  await live.close()
  const { page } = await fixture.room(owner, { before: (opened) => withLevelFrom(opened, 600_000) })
  const plate = plateOf(page, identifier)
  await plate.getByText('21.0 °C', { exact: true }).waitFor()
  const silent = plate.getByText(/^not heard since (.+ )?\d\d:\d\d$/)
  await silent.waitFor()
  return { identifier, device, hall, page, plate, silent }
}

test('CTRL-3 CTRL-5 GEN-2 a level that is told no more is marked beside a reading that is', async () => {
  const { identifier, device, page, plate, silent } = await silentTank()
  expect(await silent.count()).toBe(1)
  const each = plate.getByTitle('Last report of each part')
  await each.click()
  const dialog = page.getByRole('dialog', { name: `Last reports of Device ${identifier}` })
  const partOf = (name: string) => partIn(dialog, name)
  await expect
    .poll(() => partOf('Water level').innerText())
    .toMatch(/72%\s+Not heard since (.+ )?\d\d:\d\d$/)
  for (const [name, value] of [
    ['Pump', 'OFF'],
    ['LED', 'ON'],
    ['Hall', '21.0 °C'],
  ] as const) {
    expect(await partOf(name).innerText()).toMatch(
      new RegExp(`${value}\\s+(just now|\\d+ (s|min) ago), \\d\\d:\\d\\d$`),
    )
  }
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeViolationsInBothThemes(page)).toEqual([])
  }
  await page.keyboard.press('Escape')

  // It was silent before its device left: its age is not that of the other parts.
  await device.leave()
  await plate.getByText(/^Offline since /).waitFor()
  expect(await silent.count()).toBe(1)
  await plate.getByText(/^as of (.+ )?\d\d:\d\d$/).waitFor()
  await each.click()
  await expect.poll(() => partOf('Water level').innerText()).toMatch(/72%\s+Not heard since /)
})

test('CTRL-5 GEN-2 a level that is told again is marked no more', async () => {
  const { identifier, device, hall, page, plate, silent } = await silentTank()
  // It comes over the live connection, and not twice into the count.
  const before = await countIn(page)
  await device.report('state', { waterLevel: '74%' })
  await silent.waitFor({ state: 'detached' })
  await expect.poll(() => countIn(page)).toBe(before + 1)

  // A reading that it measures from now on, and nobody has asked for yet: the call has all ages as they are.
  await page.unroute('**/api/readings*')
  await device.report('hello', { readings: { yard: { ...hall, name: 'Yard' } } })
  await device.report('readings', { readings: { yard: 4 } })
  await plate.getByText('4.0 °C', { exact: true }).waitFor()

  await device.leave()
  const each = plate.getByTitle('Last report of each part')
  await each.filter({ hasText: 'last known state' }).click()
  const dialog = page.getByRole('dialog', { name: `Last reports of Device ${identifier}` })
  await dialog.getByText('74%', { exact: true }).waitFor()
  expect(await dialog.getByText(/^Not heard since/).count()).toBe(0)
})

test('CTRL-5 GEN-2 when each part was heard stays shown while its device goes and comes', async () => {
  const { owner, roomId } = await fixture.home()
  const identifier = 'WLM-000006'
  const secret = await addDevice(owner, identifier, roomId)
  const connect = () => connectTestDevice(fixture.stack.mqttUrl, identifier, secret)
  const device = await connect()
  fixture.after(device.leave)
  const readings = { pump: { name: 'Draw', unit: 'W', kind: 'power', decimals: 0 } }
  await device.report('hello', { readings })
  await device.report('state', { pins: { pump: 1, led: 0 } })
  await device.report('readings', { readings: { pump: 40 } })
  const line = await fixture.line()
  const { page } = await fixture.room({ ...owner, url: line.url })
  const plate = plateOf(page, identifier)
  await plate.getByText('40 W', { exact: true }).waitFor()
  const each = plate.getByTitle('Last report of each part')
  await each.click()
  const dialog = page.getByRole('dialog', { name: `Last reports of Device ${identifier}` })
  const names = () => dialog.locator('dt').allInnerTexts()
  await expect.poll(names).toEqual(['Pump', 'LED', 'Draw'])
  await device.report('state', { waterLevel: '60%' })
  await expect.poll(names).toEqual(['Water level', 'Pump', 'LED', 'Draw'])

  await device.leave()
  await plate.getByText(/^Offline since /).waitFor()
  await dialog.getByText('60%', { exact: true }).waitFor()
  const back = await connect()
  fixture.after(back.leave)
  await back.report('hello', { readings })
  await plate.getByText('Updated').waitFor()
  line.cut()
  await each.filter({ hasText: 'Last known' }).waitFor()
  await dialog.getByText('60%', { exact: true }).waitFor()

  await dialog.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await each.evaluate((one) => one === document.activeElement)).toBe(true)
  await each.press('Enter')
  await dialog.waitFor()
})

const partIn = (dialog: Locator, name: string) =>
  dialog.locator('dl > div').filter({ has: dialog.page().getByText(name, { exact: true }) })

const countIn = async (page: Page) =>
  Number.parseInt(await page.getByText(/^\d+ live updates?$/).innerText(), 10)
