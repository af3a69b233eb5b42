import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { volume } from '../fixtures/volume.ts'

/** The rules of axe that judge colours: nothing else of a page changes with its theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Its short form: a page that is looked at takes most of half a second to read the long one. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const modal = 'dialog:modal'

/**
 * What axe objects to in the page as it stands, one line a violation; nothing when all is well.
 * @param rules only these, instead of all
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Colours on their way from one state to another are nobody's contrast.
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== 'running'))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(runAxe, { modal, rules })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} (${failureSummary})`),
  )
}

/** Runs in the page, where axe has been put. */
async function runAxe(look: { modal: string; rules: string[] | undefined }) {
  const { run }: Pick<typeof axe, 'run'> = Reflect.get(window, 'axe')
  // What stands behind a modal dialog is out of reach, and was looked at before.
  const seen = document.querySelector(look.modal) ? { include: [look.modal] } : document
  const { violations } = await run(seen, {
    // What holds is told by the number of its rules only: to write it down takes most of the time.
    resultTypes: ['violations'],
    ...(look.rules && { runOnly: look.rules }),
  })
  return violations
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

/**
 * Every width and every theme once; `npm run prove` looks at each width in each theme.
 */
const looks = (
  [
    { width: 390, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
    { width: 390, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ] as const
).slice(0, volume('AXE_LOOKS', 2))

/** What axe objects to in any look; afterwards the page is light and as wide as before. */
export async function axeViolationsInEveryTheme(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const violations: string[] = []
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const found = await axeViolations(page)
    violations.push(...found.map((violation) => `${width} ${colorScheme}: ${violation}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
  return violations
}
