/** A page's second questions, once its first connection is open: only for what may have changed since the first. */

import { settled } from '@roomwire/testing/browser/browser.ts'
import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { addRoom, createTestFamily } from '@roomwire/testing/clients/api-client.ts'
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
