import type { Page } from 'playwright'

/* Layout shifts: parts of a page that moved without anybody's hand, as the browser itself counts them. */

/** Counts the shifts of a page; to be called before it loads. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = []
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type Shift = PerformanceEntry & { value: number; sources: Source[] }
    new PerformanceObserver((list) => {
      // The kind of entry is asked for below.
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) =>
          [node?.textContent?.slice(0, 60), from.x, from.y, '→', to.x, to.y].join(' '),
        )
        shifts.push({ value, moved: `${value}: ${moved.join(' | ')}` })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
}

/** How far what was on the page moved since this was last asked, and which texts did. */
export async function shiftSince(page: Page): Promise<{ shift: number; moved: string[] }> {
  await drawn(page)
  const shifts: { value: number; moved: string }[] = await page.evaluate(() =>
    Reflect.get(window, 'shifts').splice(0),
  )
  const shift = shifts.reduce((sum, { value }) => sum + value, 0)
  return { shift, moved: shifts.map(({ moved }) => moved) }
}

/** Waits until the page has drawn what it has been told so far, also while its clock is held. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A new observer reports once, in the next frame.
    const frame = () =>
      new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          done()
        })
        observer.observe(document.body)
      })
    await frame()
    await frame()
  })
}
