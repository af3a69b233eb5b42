import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** The rules of axe that judge colours: nothing else of a page changes with its theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

const modal = 'dialog:modal'

/**
 * What axe objects to in the page as it stands, one line a violation; nothing when all is well.
 * @param rules only these, instead of all
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Colours on their way from one state to another are nobody's contrast.
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== 'running'))
  // No frames are shown, so that axe needs no page of its own to put their results together.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  // What stands behind a modal dialog is out of reach, and was looked at before.
  if ((await page.locator(modal).count()) > 0) axe.include(modal)
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} (${failureSummary})`),
  )
}

/** The widths in which every screen is looked at, px. */
export const widths = [390, 1440]

/** What axe objects to in the page as it stands, in both themes; afterwards it is light. */
export async function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await axeViolations(page, colourRules)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inDark.map((violation) => `dark: ${violation}`), ...(await axeViolations(page))]
}

/** The same at each width; afterwards the page is as wide as before. */
export async function axeViolationsInEveryTheme(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const violations: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const found = await axeViolationsInBothThemes(page)
    violations.push(...found.map((violation) => `${width} ${violation}`))
  }
  if (before) await page.setViewportSize(before)
  return violations
}
