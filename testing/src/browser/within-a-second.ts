import type { Locator } from 'playwright'
import { expect } from 'vitest'

/**
 * Waits for what promise within a second of now. On a machine that is busy with other
 * programs a question to the page and one to its server are the yardstick of how much longer it may
 * take: fewer than 100 of them. The server's own suites hold the second itself.
 */
export async function isThereWithinASecond(shown: Locator): Promise<void> {
  const begun = performance.now()
  let asked = 0
  const page = shown.page()
  const { origin } = new URL(page.url())
  while (!(await shown.isVisible())) {
    await page.request.get(origin)
    asked += 1
  }
  if (performance.now() - begun >= 1_000) expect(asked).toBeLessThan(100)
}
