/** The tests' own visitors: a profile that one leaves to the next tells them nothing, and behaves as a new one. */

import { endVisit, keptVisitor } from '@roomwire/testing/browser/kept-profiles.ts'
import { keptBrowser, keptStack } from '@roomwire/testing/browser/kept-running.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/** No other test opens profiles with it. */
const viewport = { width: 391, height: 844 }

async function visit() {
  const [browser, { url }] = [await keptBrowser(), await keptStack()]
  const visitor = await keptVisitor(browser, { viewport })
  await visitor.page.goto(`${url}/login`)
  return { ...visitor, end: () => endVisit(browser, visitor) }
}

/** Stores something in each place that a page has for it. */
const store = (page: Page) =>
  page.evaluate(async () => {
    localStorage.setItem('before', 'before')
    sessionStorage.setItem('before', 'before')
    // biome-ignore lint/suspicious/noDocumentCookie: what any page can do
    document.cookie = 'before=before; max-age=3600; path=/'
    await caches.open('before')
    await new Promise((done) => {
      indexedDB.open('before').onsuccess = done
    })
  })

const stored = (page: Page) =>
  page.evaluate(async () => [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    await caches.keys(),
    (await indexedDB.databases()).map(({ name }) => name),
  ])

test('a visitor finds nothing stored by the one before', async () => {
  const before = await visit()
  await store(before.page)
  expect(await stored(before.page)).toEqual([
    { before: 'before' },
    { before: 'before' },
    'before=before',
    ['before'],
    ['before'],
  ])
  await before.end()
  const next = await visit()
  expect(next.context).toBe(before.context)
  expect(next.page).not.toBe(before.page)
  expect(await stored(next.page)).toEqual([{}, {}, '', [], []])
  expect(await next.page.evaluate(() => new Date(1970, 0, 1).toLocaleDateString())).toBe(
    '01/01/1970',
  )
  expect(await next.page.evaluate(() => history.length)).toBe(2)
  await next.end()
})

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['a held clock', (page) => page.clock.install()],
  ['a permission', (page) => page.context().grantPermissions(['clipboard-read'])],
  ['a cut connection', (page) => page.context().setOffline(true)],
  ['a script in each page', (page) => page.context().addInitScript('0')],
  ['a changed answer', (page) => page.context().route('**/never', () => undefined)],
])('a profile with %s is left to nobody', async (_what, change) => {
  const visitor = await visit()
  await change(visitor.page)
  await visitor.end()
  expect(visitor.context.isClosed()).toBe(true)
})
