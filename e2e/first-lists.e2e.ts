/** A page's second questions, once its first connection is open: only for what may have changed since the first. */

import { createScheduleEndpoint } from '@roomwire/contracts/http/schedules.ts'
import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { addRoom, callApi, createTestFamily } from '@roomwire/testing/clients/api-client.ts'
import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'

const fixture = openBrowserFixture()

/** Records a page's questions to the server from now on: the paths without the numbers in them. */
function recordQuestions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET')
      asked.push(pathname.replaceAll(/\/\d+/g, '/n'))
  })
  return asked
}

const twice = (asked: readonly string[]) =>
  [...new Set(asked.filter((path, nth) => asked.indexOf(path) < nth))].toSorted()

test('LIVE-1 while nobody changes the home, a page asks twice for who it is', async () => {
  const { owner } = await fixture.home('SC-000001')
  let asked: string[] = []
  const { page } = await fixture.live(owner, {
    before: async (opened) => {
      asked = recordQuestions(opened)
    },
  })
  await settled(page)
  expect(twice(asked)).toEqual(['/api/devices', '/api/users/profile/n'])
  expect(asked).toContain('/api/users/family/list')
})

test('LIVE-1 what changed before the page connected is shown once it is', async () => {
  const { owner } = await fixture.home('SC-000001')
  for (const person of [owner, await createTestFamily(owner)]) {
    const connecting = Promise.withResolvers<void>()
    const { page } = await fixture.visit(person, {
      before: (opened) =>
        opened.route('**/api/auth/ws-ticket', async (route) => {
          await connecting.promise
          await route.continue()
        }),
    })
    const name = `Attic of ${person.userId}`
    await page.getByRole('link', { name: 'Enter Room Living Room' }).waitFor()
    await addRoom(owner, name)
    const added = page.getByRole('link', { name: `Enter Room ${name}` })
    expect(await added.count()).toBe(0)
    connecting.resolve()
    await added.waitFor()
  }
})

test('LIVE-1 a list that could not be loaded is asked for again, and no other', async () => {
  const { owner } = await fixture.home('SC-000001')
  let asked: string[] = []
  await fixture.live(owner, {
    before: async (opened) => {
      asked = recordQuestions(opened)
      const refuse = (route: Route) => route.fulfill({ status: 404, json: {} })
      await opened.route('**/api/users/family/list', refuse, { times: 1 })
    },
  })
  await expect.poll(() => twice(asked)).toContain('/api/users/family/list')
  expect(twice(asked)).not.toContain('/api/passes')
})

test('of many schedules the first stand before the others, and in the end all', async () => {
  const many = 40
  const { owner } = await fixture.home('SC-000001')
  const days = { kind: 'weekly' as const, days: [1, 2, 3, 4, 5, 6, 7] }
  const rule = { days, time: { kind: 'clock', at: '19:00' } as const, spread: 0 }
  const pins = [{ device_identifier: 'SC-000001', pin: '18' as const, state: 1 as const }]
  for (let nth = 1; nth <= many; nth += 1) {
    const body = { name: `Evening ${nth}`, rule: { ...rule, from: null, until: null }, pins }
    await callApi(owner, createScheduleEndpoint, { body: { ...body, for_s: null } })
  }
  const { page } = await fixture.visit(owner, {
    path: '/dashboard?view=schedules',
    before: (opened) =>
      opened.addInitScript(() => {
        const drawn = new MutationObserver(() => {
          const cards = document.querySelectorAll('main li h2').length
          if (cards > 0) drawn.disconnect()
          Object.assign(window, { firstCards: cards })
        })
        drawn.observe(document, { childList: true, subtree: true })
      }),
  })
  await expect.poll(() => page.locator('main li h2').count()).toBe(many)
  expect(await page.evaluate(() => Reflect.get(window, 'firstCards'))).toBeLessThanOrEqual(8)
  await expect.poll(() => page.locator('main ol li li').count()).toBeGreaterThanOrEqual(6 * many)
})
