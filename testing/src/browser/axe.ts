import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What axe objects to in the page as it stands, one line an objection; nothing when all is well. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Colours on their way from one state to another are nobody's contrast.
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== 'running'))
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} (${failureSummary})`),
  )
}

/** The sizes and themes in which every screen is looked at. */
export const looks = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    viewport: { width, height: 900 },
    colorScheme,
  })),
)

/** What axe objects to in the page as it stands, seen in each of these; afterwards it is as wide as before. */
export async function axeViolationsInEveryTheme(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const objections: string[] = []
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    for (const objection of await axeViolations(page)) {
      objections.push(`${viewport.width} ${colorScheme}: ${objection}`)
    }
  }
  if (before) await page.setViewportSize(before)
  return objections
}
