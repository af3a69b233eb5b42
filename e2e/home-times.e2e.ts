import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, openDialog } from '@roomwire/testing/browser/page-parts.ts'
import { createHomeWithDevices, moduleOf, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { callApi, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { writeZoneFolder } from '@roomwire/testing/fixtures/zone-folder.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import type { Locator, Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'

/* Whose times a page shows, wherever it is looked at. */

const fixture = openBrowserFixture()

/** No change of clocks in either of them. */
const [homeZone, zoneHere] = ['Asia/Kathmandu', 'Asia/Tokyo']

async function homeElsewhere() {
  const home = await fixture.home('SC-000001')
  await callApi(home.owner, changeHomeEndpoint, { body: { time_zone: homeZone, locale: 'en-GB' } })
  return home
}

/** What the clocks of a zone show at an instant, `18:00`. */
const clockIn = (timeZone: string, at: number) =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/** An instant that stands in a text of the page, and what of it is written there. */
async function timeIn(text: Locator): Promise<{ at: number; shown: string }> {
  const at = Date.parse((await text.getAttribute('datetime')) ?? '')
  return { at, shown: await text.innerText() }
}

const said = (page: Page) =>
  page.getByText(
    'All times are by the clocks of the home (Kathmandu), 3 h 15 min behind those here.',
    { exact: true },
  )

async function pressedSince(page: Page, owner: TestPerson) {
  await page.waitForURL(`${owner.url}/controlpanel`)
  const lamp = moduleOf(plateOf(page, 'SC-000001'), 'Pin 18')
  await button(lamp, 'Turn ON Pin 18').click()
  const since = lamp.locator('time').filter({ hasText: /^Since / })
  await since.waitFor()
  return since
}

test('GEN-2 CTRL-4 in another zone all times are those of the home, which is said once; pointing at one shows both', async () => {
  const { owner } = await homeElsewhere()
  const { page } = await fixture.room(owner, { timezoneId: zoneHere, locale: 'en-GB' })
  await said(page).waitFor()
  expect(await axeViolations(page)).toEqual([])
  const since = await pressedSince(page, owner)
  const { at, shown } = await timeIn(since)
  expect(shown).toContain(`Since ${clockIn(homeZone, at)}`)
  await since.hover()
  const title = (await since.getAttribute('title')) ?? ''
  expect(title).toContain(`${clockIn(homeZone, at)} at the home (Kathmandu)`)
  expect(title).toContain(`${clockIn(zoneHere, at)} here`)
  const updated = page.locator('time').filter({ hasText: /^Last update / })
  const last = await timeIn(updated)
  expect(last.shown).toContain(`Last update ${clockIn(homeZone, last.at)}`)

  await page.goto(`${owner.url}/dashboard?view=activity`)
  const entry = page.locator('main time').first()
  await entry.waitFor()
  const told = await timeIn(entry)
  expect(told.shown).toContain(clockIn(homeZone, told.at))
  await expect.poll(() => said(page).count()).toBe(1)
  expect(await page.getByText(/clocks of the home/).count()).toBe(1)
})

test('GEN-2 CTRL-4 on a phone a tap on a time shows both', async () => {
  const { owner } = await homeElsewhere()
  const { page } = await fixture.room(owner, {
    ...{ timezoneId: zoneHere, locale: 'en-GB', hasTouch: true },
    viewport: { width: 390, height: 844 },
  })
  const since = await pressedSince(page, owner)
  const { at } = await timeIn(since)
  await since.tap()
  await page
    .locator('[class*=toast]')
    .getByText(`${clockIn(zoneHere, at)} here`)
    .waitFor()
})

test('GEN-2 where the clocks here show the same, nothing is said of them', async () => {
  const { owner } = await homeElsewhere()
  const { page } = await fixture.room(owner, { timezoneId: homeZone })
  await pressedSince(page, owner)
  expect(await page.getByText(/clocks of the home/).count()).toBe(0)
})

test('R-71 GEN-2 in a zone that no browser knows, all times are by the clocks that the server tells', async () => {
  const folder = mkdtempSync(join(scratch, 'roomwire-zones-'))
  const zone = 'Pacific/Newland'
  const zones = { [zone]: { first: 11 * 3_600 + 45 * 60, later: 'NWL-11:45' } }
  writeZoneFolder(folder, { version: '2999a', zones })
  const server = await openStack({ TZDIR: folder }, 'cheap')
  onTestFinished(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  const { owner, stop } = await createHomeWithDevices(server, 'SC-000001')
  onTestFinished(stop)
  await callApi(owner, changeHomeEndpoint, { body: { time_zone: zone, locale: 'en-GB' } })
  const there = (at: number) => clockIn('UTC', at + 705 * 60_000)

  const { page } = await fixture.room(owner, { timezoneId: zoneHere, locale: 'en-GB' })
  const wrong: Error[] = []
  page.on('pageerror', (error) => wrong.push(error))
  const since = await pressedSince(page, owner)
  const { at, shown } = await timeIn(since)
  expect(shown).toContain(`Since ${there(at)}`)

  for (const path of ['/dashboard', '/dashboard?view=schedules', '/dashboard?view=history']) {
    await page.goto(owner.url + path)
    await page.getByText(/clocks of the home \(Newland\), 2 h 45 min ahead of those here/).waitFor()
  }
  await page.goto(`${owner.url}/dashboard?view=activity`)
  const entry = page.locator('main time').first()
  await entry.waitFor()
  const told = await timeIn(entry)
  expect(told.shown).toContain(there(told.at))

  await page.goto(`${owner.url}/dashboard?view=settings`)
  const dialog = await openDialog(page, 'Change time zone')
  await dialog.getByText(/^It is \d\d:\d\d there now\.$/).waitFor()
  expect(await dialog.getByLabel('Time zone of the home').inputValue()).toBe(zone)
  expect(wrong).toEqual([])
})
