import { openBrowser, openVisitor } from '@roomwire/testing/browser/browser.ts'
import { signInOn } from '@roomwire/testing/browser/signed-in-pages.ts'
import { registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* The weight of a first visit: the JS and CSS that travel to the browser, as they travel, without fonts. */

let stack: Stack
let browser: Browser

beforeAll(async () => {
  stack = await openStack()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await stack?.close()
})

/** Bytes, in units of 1,000, as networks count them. */
async function weightOf(visit: Parameters<typeof openVisitor>[1], path: string): Promise<number> {
  const { page, context } = await openVisitor(browser, visit)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    const isWeighed = /\.(js|css)$/.test(new URL(request.url()).pathname)
    if (isWeighed) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(stack.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const bytes = await Promise.all(sizes)
  await context.close()
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000
}

test('the login page costs at most 110 KB and the dashboard at most 170 KB of JS and CSS', async () => {
  const login = await weightOf({}, '/login')
  expect(login).toBeGreaterThan(40)
  expect(login).toBeLessThanOrEqual(110)

  const owner = await registerOwner(stack.url)
  const { page, context } = await openVisitor(browser)
  await signInOn(page, owner, '/dashboard')
  const storageState = await context.storageState()
  await context.close()
  const dashboard = await weightOf({ storageState }, '/dashboard')
  expect(dashboard).toBeGreaterThan(login)
  expect(dashboard).toBeLessThanOrEqual(170)
  console.log(`login ${login.toFixed(1)} KB, dashboard ${dashboard.toFixed(1)} KB`)
})
