/** The demo home has a past: nobody's first look at it is an empty one. */

import { profileEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { type ActivityEntry, listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { changeContactDetailsEndpoint } from '@roomwire/contracts/http/contact.ts'
import { deviceHistoryEndpoint, recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { listScenesEndpoint } from '@roomwire/contracts/http/scenes.ts'
import { listSchedulesEndpoint } from '@roomwire/contracts/http/schedules.ts'
import { callApi, signInByPassword, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { countCosts } from '@roomwire/testing/fixtures/costs.ts'
import { insertPerson, ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'
import { findContactDetails } from '../features/accounts/contact-details.ts'
import { giveDemoContact, makeDemoHome } from './demo-home.ts'

/** Some series of each device of the demo. */
const measured = {
  'PC-4F22A91C': ['pin.18', 'temperature', 'humidity', 'power'],
  'WLM-09C177B2': ['pin.pump', 'device.level'],
  // Nobody has used the last of them.
  'SC-31669D00': ['pin.18', 'temperature', 'pin.25'],
}

it('the demo home has a month behind it: what was measured, and who switched what, in few statements', async () => {
  const server = await startTestServer('sqlite')
  const counter = await countCosts()
  const { statements } = await counter.of(async () => {
    const begunAt = server.clock.now()
    const demo = await makeDemoHome(server.roomwire, server.config.data, server.clock)
    const madeAt = server.clock.now()
    const [owner] = demo.accounts
    if (!owner) throw new Error('the demo has no owner')
    const { url } = server
    const { email, password } = owner
    const { token, user_id: userId } = await signInByPassword({ url, email, password })
    const person = { url, token, userId, email, password }
    const { user } = await callApi(person, profileEndpoint, { path: { userId: String(userId) } })
    await takesZone(person)
    const madeUpUntil = user.home_made_up_until ?? 0
    expect(madeUpUntil).toBeGreaterThanOrEqual(begunAt)
    expect(madeUpUntil).toBeLessThanOrEqual(madeAt)
    const query = { device_identifier: 'PC-4F22A91C', pin: '18' as const }
    const { entries } = await callApi(person, listActivityEndpoint, { query })
    // Lots are drawn for each switching: of all pins together nobody and nothing is left out.
    const everywhere = await callApi(person, listActivityEndpoint, { query: { limit: '100' } })
    const causes = new Set(everywhere.entries.map(({ cause, by }) => `${cause} ${by?.name}`))
    expect([...causes]).toEqual(
      expect.arrayContaining(['touch undefined', 'page Meera', 'page Ravi']),
    )
    // The first person to look has switched nothing yet.
    const own = everywhere.entries.filter(({ kind, by }) => kind === 'command' && by?.is_you)
    expect(own).toEqual([])
    // Nothing has happened in the home before somebody founded it.
    const first = await firstEntry(person)
    expect(first?.event).toBe('home.founded')
    expect((server.clock.now() - (first?.at ?? 0)) / 86_400_000).toBeCloseTo(30, 2)
    const hours = entries.map(({ at }) => (server.clock.now() - at) / 3_600_000)
    expect(Math.max(...hours)).toBeGreaterThan(40)
    expect(entries.every(({ outcome }) => outcome === null || outcome === 'done')).toBe(true)
    for (const [identifier, series] of Object.entries(measured)) {
      const path = { identifier }
      const from = String(server.clock.now() - 30 * 24 * 3_600_000)
      const month = { series: series.join(), from, points: '1000' }
      const all = await callApi(person, deviceHistoryEndpoint, { path, query: month })
      expect(all.series.map((one) => [one.series, one.points.length > 600])).toEqual(
        series.map((key) => [key, true]),
      )
      const day = { series: series.join() }
      const last = await callApi(person, deviceHistoryEndpoint, { path, query: day })
      expect(last.series.map((one) => [one.series, one.points.length > 0])).toEqual(
        series.map((key) => [key, true]),
      )
    }
    const { schedules } = await callApi(person, listSchedulesEndpoint, {})
    expect(schedules.map(({ name, next_at }) => [name, next_at !== null])).toEqual([
      ['Terrace in the evening', true],
      ['Kettle off', true],
      ['Night', true],
    ])
    const { scenes } = await callApi(person, listScenesEndpoint, {})
    expect(scenes.map(({ name, states }) => [name, states.length > 1])).toEqual([
      ['Evening', true],
      ['Good night', true],
    ])
    const { days } = await callApi(person, recentDaysEndpoint, { query: {} })
    const [yesterday] = days.slice(-2)
    expect(yesterday?.litres).toBeGreaterThan(50)
    expect(yesterday?.kwh).toBeGreaterThan(0.1)
    expect(yesterday?.on_ms).toBeGreaterThan(3_600_000)
  })
  counter.restore()
  // One for each sample would be tens of thousands; what the server does beside it counts too.
  expect(statements).toBeLessThan(3_000)
  await server.stop()
  expect(server.bugs).toEqual([])
})

/** It wants the zone of whoever comes first, and the sun then fits its clocks; later zones move it no more. */
async function takesZone(owner: TestPerson): Promise<void> {
  const path = { userId: String(owner.userId) }
  const wants = async () =>
    (await callApi(owner, profileEndpoint, { path })).user.home_wants_time_zone
  const longitude = async () =>
    Math.round((await callApi(owner, listSchedulesEndpoint, {})).place?.longitude ?? Number.NaN)
  const move = (time_zone: string) => callApi(owner, changeHomeEndpoint, { body: { time_zone } })
  expect(await wants()).toBe(true)
  await move('Asia/Tokyo')
  expect([await wants(), await longitude()]).toEqual([false, 135])
  await move('UTC')
  expect(await longitude()).toBe(135)
}

it('LIVE-2 the activity of a demo home does not say that its first visitor has set its time zone or its place', async () => {
  const server = await startTestServer('sqlite')
  const owner = await ownerOf(server)
  await server.roomwire.homes.setMadeUp(owner.homeId, 1)
  const move = (time_zone: string) => callApi(owner, changeHomeEndpoint, { body: { time_zone } })
  await move('Asia/Tokyo')
  await move('UTC')
  const { entries } = await callApi(owner, listActivityEndpoint, { query: {} })
  expect(entries.map(({ event, by }) => [event, by?.is_you])).toEqual([
    ['home.time_zone_set', true],
    // Its page has told it by itself.
    ['home.time_zone_taken', undefined],
  ])
  await server.stop()
  expect(server.bugs).toEqual([])
})

it('LAND-1 a demo home of before has contact details from its next start on, and those that were taken away stay away', async () => {
  const server = await startTestServer('sqlite')
  const owner = await ownerOf(server)
  const demo = {
    accounts: [{ who: 'Owner', email: owner.email, password: owner.password }],
    devices: [],
  }
  const shown = async () => Object.values(await findContactDetails(server.roomwire)).join()
  await giveDemoContact(server.roomwire, { ...demo, accounts: [] })
  expect(await shown()).toBe(',,')
  await giveDemoContact(server.roomwire, demo)
  expect(await shown()).toMatch(/^hello@demo\.example,\+1 .*,Lake House/)
  const operator = await insertPerson(server, null, 'super_admin')
  await callApi(operator, changeContactDetailsEndpoint, {
    body: { email: '', phone: '', address: '' },
  })
  await giveDemoContact(server.roomwire, demo)
  expect(await shown()).toBe(',,')
  await server.stop()
  expect(server.bugs).toEqual([])
})

/** The oldest entry of the activity that somebody is told. */
async function firstEntry(person: TestPerson, before?: string): Promise<ActivityEntry | undefined> {
  const query = { limit: '100', ...(before && { before }) }
  const { entries, next } = await callApi(person, listActivityEndpoint, { query })
  return next ? firstEntry(person, next) : entries.at(-1)
}
