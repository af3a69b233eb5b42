import { updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { changeHomeEndpoint } from '@roomwire/contracts/http/home.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { countShifts, shiftSince } from '@roomwire/testing/browser/layout-shift.ts'
import { onlyInProve } from '@roomwire/testing/browser/only-in-prove.ts'
import { button } from '@roomwire/testing/browser/page-parts.ts'
import {
  enterRoom,
  isLive,
  moduleOf,
  moduleShows,
  plateOf,
} from '@roomwire/testing/browser/room-pages.ts'
import { callApi, createTestGuest, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { expect, test } from 'vitest'

/* A guest's page says when their access is open, and follows when it closes and opens. */

const fixture = openBrowserFixture()
const hour = 3_600_000

/** Gives a guest the whole home for two hours more, paused, at times, or to look at. */
const change = (owner: TestPerson, { userId }: TestPerson, access: object) =>
  callApi(owner, updateGuestEndpoint, {
    path: { id: String(userId) },
    body: { start_at: Date.now() - hour, expires_at: Date.now() + 2 * hour, ...access },
  })

test('ROLE-3 a pause closes the guest’s open pages, and its end brings them back', async () => {
  const { owner } = await fixture.home('SC-000001')
  const guest = await createTestGuest(owner, { now: Date.now() })
  await callApi(owner, changeHomeEndpoint, { body: { time_zone: 'UTC' } })
  const { page } = await fixture.live(guest, {
    before: countShifts,
    timezoneId: 'Asia/Calcutta',
  })
  const room = page.getByRole('link', { name: 'Enter Room Living Room' })
  await room.waitFor()
  await change(owner, guest, { paused: true })
  await page.getByText('Your access is paused').waitFor()
  await expect.poll(() => room.count()).toBe(0)
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  await page.reload()
  await page.getByText('Your access is paused').waitFor()
  const { shift, moved } = await shiftSince(page)
  expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.02)

  await change(owner, guest, { paused: false })
  await enterRoom(page)
  await isLive(page)
  await expect.poll(() => page.getByText('Your access is paused').count()).toBe(0)
  await change(owner, guest, { paused: true })
  await page.getByRole('heading', { level: 1, name: 'Room Not Found' }).waitFor()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByText('Your access is paused').waitFor()

  const later = new Date(Date.now() + hour)
  const from = later.toISOString().slice(11, 16)
  const to = new Date(later.getTime() + hour).toISOString().slice(11, 16)
  const days = [1, 2, 3, 4, 5, 6, 7]
  await change(owner, guest, { windows: [{ days, from, to }] })
  await page.getByText('Your access is closed for now').waitFor()
  const when = `^It is open every day ${from} to ${to}\\. It opens on .*, ${from}\\.$`
  await page.getByText(new RegExp(when)).waitFor()
  await page
    .getByText(/^All times are in the home’s time zone \(UTC\), 5 h 30 min behind/)
    .waitFor()

  const since = new Date(Date.now() - hour).toISOString().slice(11, 16)
  await change(owner, guest, { windows: [{ days, from: since, to: from }] })
  await page.getByText(new RegExp(`^Open until .*${from}$`)).waitFor()
  await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
})

onlyInProve(
  'ROLE-3 a guest who may only look sees every state live, and finds nothing to press',
  async () => {
    const { owner, device } = await fixture.home('SC-000001')
    const guest = await createTestGuest(owner, { now: Date.now() })
    await change(owner, guest, { may_switch: false })
    const { page } = await fixture.room(guest)
    await page.getByText('You can view but not switch.').waitFor()
    const pin = moduleOf(plateOf(page, 'SC-000001'), 'Pin 18')
    await moduleShows(pin, 'OFF')
    expect(await pin.getByRole('button', { name: /Turn|Timer/ }).count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: /^All off/ }).count()).toBe(0)
    device('SC-000001').touch(12)
    await moduleShows(pin, 'ON')

    await change(owner, guest, {})
    await button(pin, 'Turn OFF Pin 18').click()
    await moduleShows(pin, 'OFF')
    await expect.poll(() => device('SC-000001').state().pins['18']).toBe(0)
  },
)
