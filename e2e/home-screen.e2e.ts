import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { firstInGate } from '@roomwire/testing/browser/only-in-prove.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* The manifest, icons and colours by which a phone puts Roomwire on its home screen. */

const fixture = openBrowserFixture()

/** The picture at an address as the browser reads it. */
function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return `${picture.naturalWidth}x${picture.naturalHeight}`
  }, src)
}

test.each(firstInGate(['/', '/login']))('%s can be put on the home screen', async (path) => {
  const { page, context } = await fixture.stranger(path)
  const chromium = await context.newCDPSession(page)
  const { errors, url, data } = await chromium.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toBe(`${fixture.stack.url}/manifest.webmanifest`)
  const { start_url, display, icons } = JSON.parse(data ?? '{}')
  expect([start_url, display]).toEqual(['/dashboard', 'standalone'])
  const sized = icons.filter(({ sizes }: { sizes: string }) => sizes !== 'any')
  for (const { src, sizes } of sized) expect(await sizeOf(page, src)).toBe(sizes)
  const purposes = icons.map(({ purpose }: { purpose?: string }) => purpose ?? 'any')
  expect(purposes).toContain('maskable')
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect(await sizeOf(page, touch ?? '')).toBe('180x180')
  const colours = page.locator('meta[name=theme-color]')
  expect(await colours.evaluateAll((all) => all.map((one) => one.getAttribute('media')))).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ])
})
