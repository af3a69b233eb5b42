import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Waits for what promise within a second of now. On a machine that is busy with other
 * programs a question from the page to the server and back is the yardstick of how much longer it may
 * take: a page sleeps and is woken many times meanwhile. The server's own suites hold the second itself.
 */
export async function isThereWithinASecond(shown: Locator): Promise<void> {
  const begun = performance.now()
  await shown.waitFor()
  const took = performance.now() - begun
  expect(took).toBeLessThan(1_000 + 100 * (await roundTripOf(shown.page())))
}

/** How long a page waits for an answer of its server and draws, the longest of five times, ms. */
async function roundTripOf(page: Page): Promise<number> {
  const took: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    const begun = performance.now()
    await page.evaluate(async () => {
      await (await fetch('/', { cache: 'no-store' })).text()
      await new Promise(requestAnimationFrame)
    })
    took.push(performance.now() - begun)
  }
  return Math.max(...took)
}
