import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { testSeed, volume } from '../fixtures/volume.ts'

/** The rules of axe that judge colours: nothing else of a page changes with its theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Its short form: a page that is looked at takes most of half a second to read the long one. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const modal = 'dialog:modal'

/**
 * The violations that axe finds in the page as it stands, one line each; none when all is well.
 * @param rules only these, instead of all
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Colours on their way from one state to another are nobody's contrast. A fan that turns never rests.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((a) => a.playState !== 'running' || a.effect?.getTiming().iterations === Infinity),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(runAxe, { modal, rules })
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} (${failureSummary})`),
  )
  return [...found, ...(await dialogsInWords(page))]
}

/** Dialogs in an element that HTML allows only words in: axe does not look for that. */
function dialogsInWords(page: Page): Promise<string[]> {
  const words = ':is(p, span, b, a, button, label, time, dt, h1, h2, h3)'
  return page
    .locator(`${words} dialog`)
    .evaluateAll((all) =>
      all.map(({ parentElement }) => `a dialog among words: ${parentElement?.outerHTML}`),
    )
}

/** Runs in the page, where axe has been put. */
async function runAxe(look: { modal: string; rules: string[] | undefined }) {
  const { run }: Pick<typeof axe, 'run'> = Reflect.get(window, 'axe')
  // The page behind a modal dialog is out of reach, and was looked at before.
  const seen = document.querySelector(look.modal) ? { include: [look.modal] } : document
  const { violations } = await run(seen, {
    // Axe only counts the rules that hold: to write them down takes most of the time.
    resultTypes: ['violations'],
    ...(look.rules && { runOnly: look.rules }),
  })
  return violations
}

/** The widths in which every screen is looked at, px. */
export const widths = [390, 1440]

const isEveryLookAsked = volume('AXE_LOOKS', 1) > 1

/**
 * Every look in `npm run prove`. In the gate one, by lot: another one with each commit, and not the
 * same one in all tests.
 */
function drawn<const Look>(looks: readonly Look[]): readonly Look[] {
  if (isEveryLookAsked) return looks
  const lot = testSeed + (expect.getState().currentTestName ?? '').length
  return looks.slice(lot % looks.length).slice(0, 1)
}

/** The violations in the page as it stands, in each theme that is drawn; afterwards it is light. */
export async function axeViolationsInBothThemes(page: Page): Promise<string[]> {
  const violations: string[] = []
  const themes = drawn(['dark', 'light'])
  for (const [nth, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme })
    const found = await axeViolations(page, nth === 0 ? undefined : colourRules)
    violations.push(...found.map((violation) => `${colorScheme}: ${violation}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return violations
}

const looks = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

/** The violations in every look that is drawn; afterwards the page is light and as wide as before. */
export async function axeViolationsInEveryTheme(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const violations: string[] = []
  for (const { width, colorScheme } of drawn(looks)) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const found = await axeViolations(page)
    violations.push(...found.map((violation) => `${width} ${colorScheme}: ${violation}`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
  return violations
}
