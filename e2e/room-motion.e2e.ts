import { openBrowserFixture } from '@roomwire/testing/browser/browser-fixture.ts'
import { enterRoom, isLive } from '@roomwire/testing/browser/room-pages.ts'
import { addRoom } from '@roomwire/testing/clients/api-client.ts'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'

/* The card of a room becomes its page, and again its card on the way back. */

const fixture = openBrowserFixture()
const desk = { viewport: { width: 1440, height: 900 } }

/** Notes the parts that each motion of the page moves. */
const noteMotions = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[][] = []
    Object.assign(window, { moved })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const motion = start(update)
      motion.ready.then(
        () => {
          const pseudos = document
            .getAnimations()
            .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
          moved.push(
            [...new Set(pseudos)].filter((one) => one?.startsWith('::view-tr')).map(String),
          )
        },
        () => undefined,
      )
      return motion
    }
  })

const moved = (page: Page): Promise<string[][]> => page.evaluate(() => Reflect.get(window, 'moved'))

const card = [
  '::view-transition-group(moving-part)',
  '::view-transition-old(moving-part)',
  '::view-transition-new(moving-part)',
]

test('a card becomes its room and a card again, and nothing else of the page moves', async () => {
  const { owner } = await fixture.home('SC-000001')
  await addRoom(owner, 'Kitchen')
  const { page } = await fixture.visit(owner, {
    ...desk,
    before: noteMotions,
    reducedMotion: 'no-preference',
  })
  const entry = page.getByRole('link', { name: 'Enter Room Living Room' })
  await entry.scrollIntoViewIfNeeded()
  await enterRoom(page)
  await isLive(page)
  await expect.poll(() => moved(page)).toEqual([expect.arrayContaining(card)])
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await entry.waitFor()
  await expect
    .poll(() => page.evaluate(() => document.querySelector('[style*=view-tr]')))
    .toBe(null)
  // Who goes on before the motion has begun stands where they went last.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-part] a')?.click()
    history.back()
  })
  await entry.waitFor()
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/dashboard')
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor()
})

test('with reduced motion a room stands at once', async () => {
  const { owner } = await fixture.home('SC-000001')
  const { page } = await fixture.visit(owner, { ...desk, before: noteMotions })
  await enterRoom(page)
  await isLive(page)
  expect(await moved(page)).toEqual([])
})
