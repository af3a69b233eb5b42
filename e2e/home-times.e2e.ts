import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setFavouriteEndpoint } from '@roomwire/contracts/http/favourites.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import {
  createScheduleEndpoint,
  pauseSchedulesEndpoint,
} from '@roomwire/contracts/http/schedules.ts'
import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button, openDialog, region } from '@roomwire/testing/browser/page-parts.ts'
import { openPassLink } from '@roomwire/testing/browser/pass-pages.ts'
import {
  createHomeWithDevices,
  moduleOf,
  moduleShows,
  plateOf,
} from '@roomwire/testing/browser/room-pages.ts'
import { callApi, createTestGuest, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { writeZoneFolder } from '@roomwire/testing/fixtures/zone-folder.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import type { Locator, Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'

/* Whose times a page shows, wherever it is looked at. */

const fixture = openBrowserFixture()

/** No change of clocks in either of them. */
const [homeZone, zoneHere] = ['Asia/Kathmandu', 'Asia/Tokyo']

async function homeInOtherZone() {
  const home = await fixture.home('SC-000001')
  await callApi(home.owner, changeHomeEndpoint, { body: { time_zone: homeZone, locale: 'en-GB' } })
  return home
}

/** The time of day in a zone at an instant, `18:00`. */
const clockIn = (timeZone: string, at: number) =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/** An instant that stands in a text of the page, and what of it is written there. */
async function timeIn(text: Locator): Promise<{ at: number; shown: string }> {
  const at = Date.parse((await text.getAttribute('datetime')) ?? '')
  return { at, shown: await text.innerText() }
}

const said = (page: Page) =>
  page.getByText('All times are in the home’s time zone (Kathmandu), 3 h 15 min behind yours.', {
    exact: true,
  })

async function pressedSince(page: Page, owner: TestPerson) {
  await page.waitForURL(`${owner.url}/controlpanel`)
  const lamp = moduleOf(plateOf(page, 'SC-000001'), 'Pin 18')
  await button(lamp, 'Turn ON Pin 18').click()
  const since = lamp.locator('time').filter({ hasText: /^Since / })
  await since.waitFor()
  return since
}

test('GEN-2 CTRL-4 in another zone all times are those of the home, said once', async () => {
  const { owner } = await homeInOtherZone()
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
  const time = await timeIn(entry)
  expect(time.shown).toContain(clockIn(homeZone, time.at))
  await expect.poll(() => said(page).count()).toBe(1)
  expect(await page.getByText(/home’s time zone/).count()).toBe(1)
})

test('GEN-2 CTRL-4 on a phone a tap on a time shows both', async () => {
  const { owner } = await homeInOtherZone()
  const { page } = await fixture.room(owner, {
    timezoneId: zoneHere,
    locale: 'en-GB',
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  })
  const since = await pressedSince(page, owner)
  const { at } = await timeIn(since)
  await since.tap()
  await page
    .locator('[class*=toast]')
    .getByText(`${clockIn(zoneHere, at)} here`)
    .waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('GEN-2 where the clocks here show the same, nothing is said of them', async () => {
  const { owner } = await homeInOtherZone()
  const { page } = await fixture.room(owner, { timezoneId: homeZone })
  const since = await pressedSince(page, owner)
  expect(await page.getByText(/home’s time zone/).count()).toBe(0)
  // A time is then a part of the tile that is pressed.
  await since.click({ force: true })
  await moduleShows(moduleOf(plateOf(page, 'SC-000001'), 'Pin 18'), 'OFF')
})

test('R-71 GEN-2 a zone that no browser knows uses the clocks of the server', async () => {
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
    await page.getByText(/home’s time zone \(Newland\), 2 h 45 min ahead of yours/).waitFor()
  }
  await page.goto(`${owner.url}/dashboard?view=activity`)
  const entry = page.locator('main time').first()
  await entry.waitFor()
  const time = await timeIn(entry)
  expect(time.shown).toContain(there(time.at))

  await page.goto(`${owner.url}/dashboard?view=settings`)
  const dialog = await openDialog(page, 'Change time zone')
  await dialog.getByText(/^It is \d\d:\d\d there now\.$/).waitFor()
  expect(await dialog.getByLabel('Time zone of the home').inputValue()).toBe(zone)
  expect(wrong).toEqual([])
})

/** Points at each text of a page that tells a time; those that then tell one clock only. */
const withOneClock = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const left: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? ''
      const element = texts.currentNode.parentElement
      if (!element?.checkVisibility() || !/\d\d:\d\d/.test(text)) continue
      if (element.closest('option, [class*=toast]')) continue
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      const { title } = element.closest('time') ?? element
      // A chart tells both at once.
      if (!title.includes(' here') && !text.includes(' here)')) left.push(text)
    }
    return left
  })

/** Once a page has settled: what is written later tells both too. */
async function expectBothClocks(page: Page, moment: string): Promise<void> {
  await settled(page)
  expect(await withOneClock(page), moment).toEqual([])
}

/** A home with somebody, a pass, a code, a schedule and a holiday: each tells times. */
async function homeWithTimes() {
  const home = await homeInOtherZone()
  const { owner, roomId } = home
  const now = Date.now()
  const more = [{ start_at: now + 86_400_000, expires_at: now + 2 * 86_400_000 }]
  await createTestGuest(owner, { now, room_id: roomId, further: more })
  const pass = await givePass(owner, { now, room_ids: [roomId], start_at: now - 1_000 })
  await callApi(owner, createJoinCodeEndpoint, { body: { role: 'family' } })
  await callApi(owner, createScheduleEndpoint, {
    body: {
      name: 'Night',
      pins: [{ device_identifier: 'SC-000001', pin: '18', state: 0 }],
      for_s: null,
      rule: {
        days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
        time: { kind: 'clock', at: '23:59' },
        spread: 0,
        from: null,
        until: null,
      },
    },
  })
  return { ...home, pass, now }
}

const abroad = { timezoneId: zoneHere, locale: 'en-GB' }

test('GEN-2 each text with times tells both clocks when pointed at', async () => {
  const { owner, now } = await homeWithTimes()
  const { page } = await fixture.room(owner, abroad)
  const next = plateOf(page, 'SC-000001').getByText(/^Pin 18 off .* by Night$/)
  await next.hover()
  expect(await next.getAttribute('title')).toMatch(/23:59 at the home \(Kathmandu\), .*03:14 here/)
  await pressedSince(page, owner)
  await expectBothClocks(page, 'a room')

  const until = now + 7 * 86_400_000
  await callApi(owner, pauseSchedulesEndpoint, { body: { paused: true, until } })
  for (const [view, shown] of [
    ['schedules', /^All schedules are paused until /],
    ['settings', /in the home’s time zone/],
    ['activity', /turned ON by you/],
    ['history', /lowest|switched/],
  ] as const) {
    await page.goto(`${owner.url}/dashboard?view=${view}`)
    await page.getByText(shown).first().waitFor()
    await expectBothClocks(page, view)
  }
  const slider = page.getByRole('slider').first()
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/\d\d:\d\d \(.*\d\d:\d\d here\): /)
  await button(page, 'Zoom in').click()
  await page.getByText(/\d\d:\d\d to /).waitFor()
  await expectBothClocks(page, 'a span of the history')

  await page.goto(`${owner.url}/dashboard`)
  await page
    .getByText(/^Also whole home|^Also /)
    .first()
    .waitFor()
  await expectBothClocks(page, 'the dashboard')
  const form = await openDialog(page, 'Create Guest')
  const summary = form.getByText(/^Access from /)
  await summary.hover()
  expect((await summary.getAttribute('title'))?.split('\n')).toHaveLength(2)
  await expectBothClocks(page, 'a new guest')
})

test('GEN-2 on a phone a tap on a text with two times shows both clocks of each', async () => {
  const { owner, pass } = await homeWithTimes()
  const phone = { ...abroad, hasTouch: true, viewport: { width: 390, height: 844 } }
  const favourite = { device_identifier: 'SC-000001', pin: '18' as const, is_favourite: true }
  await callApi(owner, setFavouriteEndpoint, { body: favourite })
  const { page } = await fixture.visit(owner, phone)
  await region(page, 'Favourites')
    .getByText(/^Next: off /)
    .tap()
  await page
    .locator('[class*=toast]')
    .getByText(/ at the home \(Kathmandu\), .* here$/)
    .waitFor()
  const form = await openDialog(page, 'Create Guest')
  await form.getByText(/^Access from /).tap()
  await page
    .locator('[class*=toast]')
    // At some hours it is another day here.
    .getByText(/ here(, the day \w+)?; .* here(, the day \w+)?$/)
    .waitFor()

  const { page: visitor } = await fixture.stranger(undefined, phone)
  await openPassLink(visitor, pass)
  // The part that tells both clocks comes after the switches.
  await visitor.locator('[class*=toasts]').waitFor({ state: 'attached' })
  await visitor.getByText(/^Until /).tap()
  await visitor
    .getByRole('status')
    .getByText(/ at the home \(Kathmandu\), .* here$/)
    .waitFor()
  expect(await axeViolations(visitor)).toEqual([])
})
