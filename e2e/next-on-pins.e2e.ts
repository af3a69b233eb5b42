/** The next acts of schedules stand with the switches, for everybody who sees them. */

import {
  createScheduleEndpoint,
  deleteScheduleEndpoint,
} from '@roomwire/contracts/http/schedules.ts'
import { axeViolationsInBothThemes } from '@roomwire/testing/browser/axe.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { openPassLink } from '@roomwire/testing/browser/pass-pages.ts'
import { plateOf } from '@roomwire/testing/browser/room-pages.ts'
import { addRoom, callApi, createTestGuest } from '@roomwire/testing/clients/api-client.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { givePass, passBrowser } from '@roomwire/testing/clients/pass-holder.ts'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()
const line = /^Pin 18 and Pin 19 off .*by Night$/

test('ROLE-3 a plate says what comes next for its switches, to guests too', async () => {
  const { owner, roomId } = await fixture.home('SC-000001')
  const pins = (['18', '19'] as const).map((pin) => ({
    device_identifier: 'SC-000001',
    pin,
    state: 0 as const,
  }))
  const { schedule } = await callApi(owner, createScheduleEndpoint, {
    body: {
      name: 'Night',
      pins,
      for_s: null,
      rule: {
        days: { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] },
        time: { kind: 'clock', at: '23:00' },
        spread: 0,
        from: null,
        until: null,
      },
    },
  })
  const now = Date.now()
  const phone = { viewport: { width: 320, height: 740 } }
  const { page } = await fixture.room(owner, phone)
  await plateOf(page, 'SC-000001').getByText(line).waitFor()
  expect(await axeViolationsInBothThemes(page)).toEqual([])
  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(wide)).toBe(0)
  const looks = { now, room_id: roomId, may_switch: false }
  const guest = await fixture.room(await createTestGuest(owner, looks))
  await plateOf(guest.page, 'SC-000001').getByText(line).waitFor()

  const pass = await givePass(owner, { now, room_ids: [roomId] })
  const { page: visitor } = await fixture.stranger()
  await openPassLink(visitor, { ...pass, url: owner.url })
  await visitor.getByRole('heading', { name: 'Coming up' }).waitFor()
  await visitor.getByText(/^Pin 18 and Pin 19 off .*by Night/).waitFor()
  expect(await axeViolationsInBothThemes(visitor)).toEqual([])
  const other = await givePass(owner, { now, room_ids: [await addRoom(owner, 'Kitchen')] })
  const holder = passBrowser(other)
  await holder.open()
  const headers = holder.headers()
  const { body } = await ask(other, `GET /api/pass/${other.id}/schedules/next`, { headers })
  expect(body).toMatchObject({ pins: [] })

  await callApi(owner, deleteScheduleEndpoint, { path: { id: String(schedule.schedule_id) } })
  for (const one of [page, guest.page]) {
    await expect.poll(() => one.getByText(line).count()).toBe(0)
  }
  await expect.poll(() => visitor.getByRole('heading', { name: 'Coming up' }).count()).toBe(0)
})
