import { join } from 'node:path'
import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { createScheduleEndpoint, scheduleRunsEndpoint } from '@roomwire/contracts/http/schedules.ts'
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
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { givePass } from '@roomwire/testing/clients/pass-holder.ts'
import { startTestServer, stillClock } from '@roomwire/testing/worlds/test-server.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* The nights when the clocks of a home change, under open pages. */

const hour = 3_600_000
const berlin = (text: string) =>
  Temporal.ZonedDateTime.from(`${text}[Europe/Berlin]`).epochMilliseconds

/** A server whose clock stands until the test moves it. */
async function startServerAt(start: number) {
  const webFolder = join(import.meta.dirname, '../web/dist')
  return await startTestServer('sqlite', { clock: stillClock(start), webFolder, limitScale: 1_000 })
}

/** Far from there: only the clocks of the home count. */
const farAway = { timezoneId: 'Asia/Kolkata' }

test('DASH-8 when clocks go back, weekly times last an hour longer', async () => {
  const server = await startServerAt(berlin('2027-10-31T00:30+02:00'))
  const now = server.clock.now()
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
  const { page } = await openAs(browser, guest, { ...farAway, before: setClock })
  const { page: holder } = await openVisitor(browser, farAway)
  await setClock(holder)
  await openPassLink(holder, pass)
  const room = page.getByRole('link', { name: 'Enter Room Hall' })
  const plate = plateOf(holder, 'SC-000001')
  async function turnTo(text: string) {
    server.clock.advance(berlin(text) - server.clock.now())
    for (const one of [page, holder]) await one.clock.setSystemTime(server.clock.now())
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
  await page.getByText(/^Open until .*04:00$/).waitFor()

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

const leftOut = (usual: string) =>
  `The clocks go forward and skip ${usual}: it runs at this time instead.`
const twice = 'The clocks go back and repeat 02:30: it runs the first time.'

/** A schedule for each day at a time; returns the path of its calls. */
async function everyDayAt(owner: TestPerson, at: string): Promise<{ id: string }> {
  const { schedule } = await callApi(owner, createScheduleEndpoint, {
    body: {
      name: 'Boiler',
      rule: {
        days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
        time: { kind: 'clock', at },
        spread: 0,
        from: null,
        until: null,
      },
      pins: [{ device_identifier: 'SC-000001', pin: '18', state: 1 }],
      for_s: null,
    },
  })
  return { id: String(schedule.schedule_id) }
}

test.each([
  ['2027-03-28', 'Europe/Berlin', '02:30', '03:30', leftOut('02:30')],
  // By half an hour only.
  ['2027-10-03', 'Australia/Lord_Howe', '02:15', '02:45', leftOut('02:15')],
  ['2027-10-31', 'Europe/Berlin', '02:30', '02:30', twice],
] as const)(
  'CTRL-1 on the night of %s in %s a schedule at %s is done when due',
  async (date, time_zone, usual, due, change) => {
    const night = Temporal.PlainDate.from(date)
    // So late that 24 hours on the night may be over: a calendar that adds them has no such day.
    const evening = night.subtract({ days: 1 }).toZonedDateTime({
      timeZone: time_zone,
      plainTime: Temporal.PlainTime.from('23:40'),
    })
    const server = await startServerAt(evening.epochMilliseconds)
    const browser = await openBrowser()
    const owner = await registerOwner(server.url)
    await addDevice(owner, 'SC-000001', await addRoom(owner, 'Hall'))
    await callApi(owner, changeHomeEndpoint, { body: { time_zone } })
    const path = await everyDayAt(owner, usual)
    const { page } = await openAs(browser, owner, {
      ...farAway,
      path: '/dashboard?view=schedules',
      before: (one) => one.clock.install({ time: server.clock.now() }),
    })
    const entriesOf = (day: Temporal.PlainDate) => {
      const name = day.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'short' })
      const heading = page.getByRole('heading', { level: 3, name })
      return page.getByRole('listitem').filter({ has: heading }).getByRole('listitem')
    }
    await expect.poll(() => entriesOf(night).allInnerTexts()).toEqual([`${due}\nBoiler\n${change}`])
    await expect
      .poll(() => entriesOf(night.add({ days: 1 })).allInnerTexts())
      .toEqual([`${usual}\nBoiler`])

    const dueAt = night.toZonedDateTime({
      timeZone: time_zone,
      plainTime: Temporal.PlainTime.from(due),
    }).epochMilliseconds
    server.clock.advance(dueAt - server.clock.now())
    // It sleeps for a minute at most, by its own timers.
    server.roomwire.scheduleAlarm.look()
    await expect
      .poll(() => callApi(owner, scheduleRunsEndpoint, { path }))
      .toMatchObject({ runs: [{ due_at: dueAt, outcome: 'acted', offline: 1 }] })
    await page.getByRole('button', { name: 'Past runs Boiler' }).click()
    await page.getByRole('dialog').getByRole('listitem').getByText(`, ${due}`).waitFor()
    expect(server.bugs).toEqual([])
    await browser.close()
    await server.stop()
  },
)
