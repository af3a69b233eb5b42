import { profileEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { axeViolations } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import { moduleOf, moduleShows, plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { shiftClock } from '@roomwire/testing/browser/shifted-clock.ts'
import { signInOn } from '@roomwire/testing/browser/signed-in-pages.ts'
import { callApi } from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* Pages by the clock of the server, on devices whose own clock is wrong. */

const fixture = openBrowserFixture()
const hour = 3_600_000

const notice = (page: Page) => page.getByText(/^The clock of this device is /)

test('LOGIN-5 AUTH-1 a phone whose clock is 13 hours ahead signs in and stays signed in', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.stranger()
  await shiftClock(page, 13 * hour)
  await signInOn(page, owner, '/dashboard')
  await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
  await notice(page).waitFor()
  expect(await notice(page).innerText()).toBe(
    'The clock of this device is 13 h ahead of the server’s. Roomwire uses the server’s time.',
  )
  expect(await axeViolations(page)).toEqual([])
  await page.reload()
  await button(page, 'OK').click()
  await notice(page).waitFor({ state: 'detached' })
  // From the landing page to the dashboard, as for everybody who is signed in; and it was said.
  await page.goto(fixture.stack.url)
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
  expect(await notice(page).count()).toBe(0)
})

test('AUTH-1 a session is not dropped by a clock that is ahead while the server does not answer', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner)
  await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
  await shiftClock(page, 31 * 24 * hour)
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.getByText(/^Showing saved profile data\./).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await page.unroute('**/api/**')
  await page.reload()
  await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
})

test.each([
  ['behind', -1],
  ['ahead', 1],
])('LIVE-2 on a tablet half an hour %s a timer shows what is left', async (_way, sign) => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.room(owner, {
    before: (opened) => shiftClock(opened, (sign * hour) / 2),
  })
  const plate = plateOf(page, 'SC-000001')
  await plate.getByText(/^just now$|^\d+ s ago$/).waitFor()
  const lamp = moduleOf(plate, 'Pin 18')
  const timer = lamp.getByRole('button', { name: /^Timer of Pin 18/ })
  await timer.click()
  await button(page.getByRole('dialog'), '5 min').click()
  await moduleShows(lamp, /^Off at /)
  await expect.poll(() => timer.innerText()).toMatch(/^[45]m$/)
})

test('DASH-1 a manager reads that the server does not know the time', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, {
    before: (opened) =>
      opened.route('**/api/users/profile/*', async (route) => {
        const answer = await route.fetch()
        const body: { user: object } = await answer.json()
        const user = { ...body.user, server_clock_in_doubt: true }
        await route.fulfill({ response: answer, json: { user } })
      }),
  })
  const doubt = page.getByText(/^The server is not sure of the time\./)
  await doubt.waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await notice(page).count()).toBe(0)
  const path = { userId: String(owner.userId) }
  expect((await callApi(owner, profileEndpoint, { path })).user.server_clock_in_doubt).toBe(false)
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
  expect(await doubt.count()).toBe(0)
})
