import { openVisitor } from '@roomwire/testing/browser/browser.ts'
import { isLive } from '@roomwire/testing/browser/room-pages.ts'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { median } from '../report/statistics.ts'
import { msUntilPainted, slowDown } from './visit.ts'

/** So many devices are in it. */
export const devicesInLargeRoom = 100

/** The figures of one round for a room with very many devices, at a width. */
export type LargeRoomFigures = {
  enterMs: number
  /** The 95th percentile of the time from one frame to the next while somebody scrolls. */
  frameMs: number
  pressMs: number
  heightPx: number
  elements: number
}

/** Enters the room from Home, scrolls through it, and presses some of its switches. */
export async function largeRoomRound(
  who: { browser: Browser; url: string; roomName: string } & Pick<
    BrowserContextOptions,
    'storageState' | 'viewport'
  >,
): Promise<LargeRoomFigures> {
  const { browser, url, roomName, ...profile } = who
  const { page, context } = await openVisitor(browser, profile)
  await slowDown(page)
  await page.goto(`${url}/dashboard`)
  const link = page.getByRole('link', { name: `Enter Room ${roomName}` })
  await link.waitFor()
  await page.waitForLoadState('networkidle')
  const enterMs = await msUntilPainted(page, () => link.click(), 'Turn O', roomName)
  await isLive(page)
  await page.waitForLoadState('networkidle')
  // They come a few at a time.
  await page
    .locator('main article')
    .nth(devicesInLargeRoom - 1)
    .waitFor({ state: 'attached' })
  const { heightPx, elements } = await page.evaluate(() => ({
    heightPx: document.documentElement.scrollHeight,
    elements: document.querySelectorAll('*').length,
  }))
  const presses = [await pressFirst(page), await pressFirst(page)]
  const frameMs = p95(await framesOfScroll(page))
  presses.push(await pressFirst(page), await pressFirst(page))
  await context.close()
  return { enterMs, frameMs, pressMs: median(presses), heightPx, elements }
}

/** Presses the first switch in the window that is off; resolves to the ms until that was painted. */
async function pressFirst(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const buttons = page.getByRole('button', { name: /^Turn ON/ })
  const nth = await buttons.evaluateAll((all) =>
    all.findIndex((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top > 150 && bottom < innerHeight - 150
    }),
  )
  const button = buttons.nth(nth)
  const name = (await button.textContent()) ?? ''
  return msUntilPainted(page, () => button.click(), name.replace('Turn ON', 'Turn OFF'))
}

/** The time of each frame, ms, while the page is scrolled by 60 px a frame. */
function framesOfScroll(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = []
        let before = performance.now()
        const next = (now: number) => {
          frames.push(now - before)
          before = now
          const { scrollHeight } = document.documentElement
          if (frames.length > 300 || scrollY + innerHeight >= scrollHeight - 1) resolve(frames)
          else {
            scrollBy(0, 60)
            requestAnimationFrame(next)
          }
        }
        requestAnimationFrame(next)
      }),
  )
}

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
