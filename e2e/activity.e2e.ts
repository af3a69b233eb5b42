/** The activity of a home: found in a few presses, live, and as far as the viewer may see it. */

import { readFile } from 'node:fs/promises'
import { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { turnAllOffEndpoint } from '@roomwire/contracts/http/all-off.ts'
import { renamePinEndpoint, updateDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { inRoomMenu, moduleOf } from '@roomwire/testing/browser/room-pages.ts'
import { callApi, createTestFamily, createTestGuest } from '@roomwire/testing/clients/api-client.ts'
import { isStage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const list = '/dashboard?view=activity'

const everyByAllOff = (texts: string[]) =>
  texts.length > 0 && texts.every((text) => text.includes('by Family with All off'))

/** A home with a pump, which a family member has turned on. */
async function homeWithPump() {
  const home = await fixture.home('WLM-000001')
  const { owner } = home
  await callApi(owner, updateDeviceEndpoint, {
    body: { device_identifier: 'WLM-000001', device_name: 'Roof tank' },
  })
  const family = await createTestFamily(owner)
  const page = await openLivePage(family)
  page.say({ deviceIdentifier: 'WLM-000001', action: 'pumpOn', messageId: 'on' })
  await page.hears(isStage('processed'))
  return { ...home, family, familyPage: page }
}

const entry = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

/** Lets what has happened up to now, to the newest ON, have happened when it was last 03:12 by the clocks of UTC. */
async function atTwelvePastThree(page: Page): Promise<void> {
  const [day, minute] = [24 * 3_600_000, 60_000]
  const isList = ({ pathname }: URL) => pathname === '/api/activity'
  await page.route(isList, async (route) => {
    const { entries, ...rest } = listActivityEndpoint.reply.parse(
      await (await route.fetch()).json(),
    )
    const turnedOn = entries.findIndex(({ value }) => value === '1')
    const at = entries[turnedOn]?.at ?? 0
    const since = (at - 192 * minute) % day
    const json = entries.map((one, nth) =>
      nth < turnedOn ? one : { ...one, at: one.at - since + 25_000 - day },
    )
    await route.fulfill({ json: { ...rest, entries: json } })
  })
}

test('LIVE-2 CTRL-4 three presses tell who turned on the pump at 03:12', async () => {
  const { owner, familyPage } = await homeWithPump()
  await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'UTC' } })
  familyPage.say({ deviceIdentifier: 'WLM-000001', action: 'pumpOff', messageId: 'off' })
  await familyPage.hears(isStage('processed'))
  const { page } = await fixture.live(owner, { viewport: { width: 1440, height: 900 } })
  await atTwelvePastThree(page)
  await page.getByRole('link', { name: 'Living Room' }).first().click()
  await (await inRoomMenu(page, 'Activity')).click()
  await entry(page, 'Pump turned OFF by Family').waitFor()
  const pump = entry(page, /03:12:\d\d.*Pump turned ON by Family/s)
  await expect.poll(() => pump.allInnerTexts()).toHaveLength(1)
  expect(await pump.innerText()).toMatch(/Roof tank · done (at once|in \d+\.\d\d s)/)
  expect(await pump.getByRole('time').getAttribute('datetime')).toMatch(/^20\d\d-/)

  await page.unrouteAll()
  await page.goBack()
  const beside = page.getByRole('complementary', { name: 'Recent activity' })
  await beside.getByText('turned OFF by Family').waitFor()
  const turnedOn = beside.getByText('turned ON by Family')
  await expect.poll(() => turnedOn.count()).toBe(1)
  familyPage.say({ deviceIdentifier: 'WLM-000001', action: 'pumpOn', messageId: 'again' })
  await expect.poll(() => turnedOn.count()).toBe(2)
  await expect
    .poll(() => moduleOf(page, 'Turn OFF Pump').innerText())
    .toMatch(/Since .*, by Family/)
  await moduleOf(page, 'Pump').getByRole('button', { name: 'Turn OFF Pump' }).click()
  await expect.poll(() => moduleOf(page, 'Turn ON Pump').innerText()).toMatch(/Since .*, by you/)
  await beside.getByText('turned OFF by you').waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
})

test('LIVE-4 NAV-1 ROLE-3 new entries wait until asked for; a filter outlives a reload', async () => {
  const { owner, family, familyPage } = await homeWithPump()
  const guest = await createTestGuest(owner, { now: Date.now() })
  const [start_at, expires_at] = [Date.now(), Date.now() + 3_600_000]
  await callApi(owner, updateGuestEndpoint, {
    path: { id: String(guest.userId) },
    body: { start_at, expires_at },
  })
  const { page } = await fixture.visit(owner, { path: list })
  await entry(page, 'Pump turned ON by Family').waitFor()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    const overrun = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overrun).toBe(0)
  }
  await page.setViewportSize({ width: 390, height: 844 })

  await callApi(family, turnAllOffEndpoint, { body: { room_id: null } })
  const news = page.getByRole('button', { name: /^Show \d+ new/ })
  const off = entry(page, 'Pump turned OFF by Family with All off')
  // The level that the pump has raised is news too, of its own time.
  while (!(await off.isVisible())) await news.or(off).first().click()
  while (await news.isVisible()) await news.click()
  expect(await off.count()).toBe(1)

  const how = page.getByRole('combobox', { name: 'How' })
  await how.focus()
  await how.selectOption('All off')
  await expect.poll(() => entry(page, /./).allInnerTexts()).toSatisfy(everyByAllOff)
  // A person who goes on by keyboard does so from there.
  expect(await how.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('combobox', { name: 'Who' }).selectOption('Family')
  await page.reload()
  await expect.poll(() => entry(page, /./).allInnerTexts()).toSatisfy(everyByAllOff)
  expect(new URL(page.url()).searchParams.get('how')).toBe('all_off')
  await page.getByRole('combobox', { name: 'How' }).selectOption('Failed only')
  await page.getByText('No matching activity').waitFor()
  await familyPage.close()

  const { page: theirs } = await fixture.visit(guest, { path: list })
  await entry(theirs, 'Pump turned OFF by somebody in the home with All off').waitFor()
  expect(await entry(theirs, /turned ON/).count()).toBe(0)
  expect(await theirs.getByRole('combobox', { name: 'Who' }).count()).toBe(0)
})

test('GEN-2 activity that cannot be loaded shows an error, and Try again loads it', async () => {
  // Nothing changes there by itself, as the level of a tank does: two files hold the same.
  const { owner } = await fixture.home('SC-000001')
  for (let at = 0; at < 60; at += 1) {
    await callApi(owner, renamePinEndpoint, {
      body: { device_identifier: 'SC-000001', pin: '18', name: `Lamp ${at}` },
    })
  }
  const isList = ({ pathname }: URL) => pathname === '/api/activity'
  const before = (opened: Page) =>
    opened.route(isList, (route) => route.fulfill({ status: 500, body: '{}' }))
  const { page } = await fixture.visit(owner, { path: list, before })
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute(isList)
  await again.click()
  await expect.poll(() => entry(page, /./).count()).toBe(50)
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded()
  await entry(page, 'You created the room Living Room').waitFor()
  const texts = await entry(page, 'You named').allInnerTexts()
  expect(texts).toHaveLength(60)
  const lines = (await saved(page, 'CSV')).trimEnd().split('\r\n')
  const { entries } = JSON.parse(await saved(page, 'JSON'))
  expect(lines.filter((line) => line.includes('You named'))).toHaveLength(60)
  expect(entries).toHaveLength(lines.length - 1)
  expect(entries.at(-1)).toMatchObject({ event: 'home.founded', by: { is_you: true } })
})

/** The text of a file that somebody saves. */
async function saved(page: Page, form: 'CSV' | 'JSON'): Promise<string> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: `Save as ${form}` }).click()
  const download = await file
  expect(download.suggestedFilename()).toBe(`activity.${form.toLowerCase()}`)
  return await readFile(await download.path(), 'utf8')
}
