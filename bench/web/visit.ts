import type { Page } from 'playwright'

/* The cost of one page, as the browser itself counts it. */

export type VisitFigures = {
  fcpMs: number
  lcpMs: number
  /** Until the first room or plate is painted. */
  articleMs: number
  shift: number
  /** JS and CSS as they travelled, before the largest paint and in all, in units of 1,000 bytes. */
  firstKb: number
  allKb: number
}

/** As slow as a phone of the middle: so many times slower than this machine. */
const slowed = 4

/** To be called before the page loads. */
export async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowed })
}

/** To be called before the page loads: notes what is painted when, and what moves. */
export async function watchVisit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { lcp: 0, article: 0, shift: 0 }
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
      })
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.lcp = startTime
    })
    watch('layout-shift', (entry) => {
      seen.shift += Number(Reflect.get(entry, 'value'))
    })
    const look = () => {
      if (!document.querySelector('main article')) return requestAnimationFrame(look)
      // The next task after a frame comes when it is painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        seen.article = performance.now()
      }
      return port2.postMessage(null)
    }
    look()
    Object.assign(window, { seenOfVisit: seen })
  })
}

/** Opens a page and waits until it has nothing more to fetch. */
export async function figuresOfVisit(page: Page, url: string): Promise<VisitFigures> {
  await page.goto(url)
  await page.locator('main article').first().waitFor()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.waitForLoadState('networkidle')
  return await page.evaluate(() => {
    const { lcp, article, shift }: { lcp: number; article: number; shift: number } = Reflect.get(
      window,
      'seenOfVisit',
    )
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname))
    const kb = (some: typeof files) =>
      // Files from the cache have not travelled.
      some.reduce((sum, one) => sum + (one.transferSize > 0 ? one.encodedBodySize : 0), 0) / 1_000
    const fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    return {
      fcpMs: fcpMs ?? Number.NaN,
      lcpMs: lcp,
      articleMs: article,
      shift,
      firstKb: kb(files.filter(({ startTime }) => startTime < lcp)),
      allKb: kb(files),
    }
  })
}

/**
 * Presses something, and tells after how many ms the page has painted a text.
 * @param heading of the page that the press leads to, if it leads anywhere: the text may stand on the first one.
 */
export async function msUntilPainted(
  page: Page,
  press: () => Promise<unknown>,
  text: string,
  heading?: string,
): Promise<number> {
  await page.evaluate(
    ([awaited, title]) => {
      const painted = new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              const shown = document.querySelector('main')?.textContent
              const isThere = !title || document.querySelector('main h1')?.textContent === title
              if (!isThere || !shown?.includes(awaited)) return requestAnimationFrame(look)
              // The next task after a frame comes when it is painted.
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => resolve(performance.now() - timeStamp)
              return port2.postMessage(null)
            }
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        )
      })
      Object.assign(window, { painted })
    },
    [text, heading] as const,
  )
  await press()
  return await page.evaluate(() => Reflect.get(window, 'painted'))
}
