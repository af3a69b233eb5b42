import { join } from 'node:path'
import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { openBrowser, openVisitor } from '@roomwire/testing/browser/browser.ts'
import { openPassLink, passSays } from '@roomwire/testing/browser/pass-pages.ts'
import { plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { openAs } from '@roomwire/testing/browser/signed-in-pages.ts'
import {
  addDevice,
  addRoom,
  callApi,
  createTestGuest,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* The night when the clocks of a home go back, with a guest's page and the page of a pass open. */

const hour = 3_600_000
const berlin = (text: string) =>
  Temporal.ZonedDateTime.from(`${text}[Europe/Berlin]`).epochMilliseconds

test('DASH-8 on the night when clocks go back, times of the week last an hour longer under open pages, by the clocks of the home', async () => {
  let now = berlin('2027-10-31T00:30+02:00')
  const clock = {
    now: () => now,
    advance: (ms: number) => {
      now += ms
    },
  }
  const webFolder = join(import.meta.dirname, '../web/dist')
  const server = await startTestServer('sqlite', { clock, webFolder, limitScale: 1_000 })
  const browser = await openBrowser()
  const owner = await registerOwner(server.url)
  const hall = await addRoom(owner, 'Hall')
  await addDevice(owner, 'SC-000001', hall)
  await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'Europe/Berlin' } })
  const windows = [{ days: [7], from: '01:00', to: '04:00' }]
  const guest = await createTestGuest(owner, { now })
  await callApi(owner, updateGuestEndpoint, {
    path: { id: String(guest.userId) },
    body: { start_at: now - hour, expires_at: now + 24 * hour, room_ids: [hall], windows },
  })
  const pass = await givePass(owner, { now, room_ids: [hall], windows })

  const setClock = (page: Page) => page.clock.install({ time: now })
  // Far from there: only the clocks of the home count.
  const elsewhere = { timezoneId: 'Asia/Kolkata' }
  const { page } = await openAs(browser, guest, { ...elsewhere, before: setClock })
  const { page: holder } = await openVisitor(browser, elsewhere)
  await setClock(holder)
  await openPassLink(holder, pass)
  const room = page.getByRole('link', { name: 'Enter Room Hall' })
  const plate = plateOf(holder, 'SC-000001')
  async function turnTo(text: string) {
    now = berlin(text)
    for (const one of [page, holder]) await one.clock.setSystemTime(now)
  }
  async function areOpen(isOpen: boolean) {
    const count = isOpen ? 1 : 0
    await expect.poll(async () => [await room.count(), await plate.count()]).toEqual([count, count])
  }

  await page.getByText('Your access is closed for now').waitFor()
  await passSays(holder, /01:00/)
  await areOpen(false)

  await turnTo('2027-10-31T01:00+02:00')
  await areOpen(true)
  await page.getByText(/^Open until .*04:00 by the clocks of the home/).waitFor()

  // 02:59 the first time, and an hour later 02:30 the second time: still open.
  await turnTo('2027-10-31T02:59+02:00')
  await areOpen(true)
  await turnTo('2027-10-31T02:30+01:00')
  for (const one of [page, holder]) await one.reload()
  await areOpen(true)
  await turnTo('2027-10-31T03:59:59+01:00')
  await areOpen(true)

  await turnTo('2027-10-31T04:00+01:00')
  await areOpen(false)
  await page.getByText('Your access is closed for now').waitFor()
  expect(server.bugs).toEqual([])
  await browser.close()
  await server.stop()
})
