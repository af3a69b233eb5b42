import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RequirementRow, readRows } from './requirements.ts'
import { type SourceFile, valueMark } from './source-texts.ts'

/*
 * Looks for the texts that docs/requirement-rows.md quotes in the product and in its tests.
 * A row quotes a text in 'single quotes'; paths and field names stand in `backticks` and
 * are not read here.
 */

const root = join(import.meta.dirname, '..')

/** Texts of the product that no test can bring up, and why. */
export const unreachableTexts: Readonly<Record<string, string>> = {
  'Cannot add device: Room information missing':
    'CTRL-1 leads to the dashboard without the id and name of a room, so no page has the button without them',
}

/** Quoted texts in which a value stands without braces, as they are with them. */
const withBraces: Readonly<Record<string, string>> = {
  'Attempt n/max': 'Attempt {n}/{max}',
  'Ceiling light has not answered. Last confirmed OFF at 20:39.':
    '{pin} has not answered. Last confirmed {state} at {time}.',
}

/** Texts that the product puts together, by the part of them that it writes. */
export const builtTexts: Readonly<Record<string, string>> = {
  'Password must be at least 6 characters long': 'Password must be at least {n} characters long',
  'Failed to fetch devices: {status}': 'Failed to fetch devices',
  'Failed to generate secret: {status}': 'Failed to generate secret',
  'Failed to update: {status}': 'Failed to update',
  'Ceiling light has not answered. Last confirmed OFF at 20:39.': '{pin} has not answered.{last}',
}

export type QuotedText = { row: string; text: string }

/** Every text that the rows quote; an apostrophe within a word neither begins nor ends one. */
export function quotedTexts(rows: readonly RequirementRow[] = readRows()): QuotedText[] {
  return rows.flatMap(({ id, text }) =>
    [...text.matchAll(/(?<![\w'])'(.+?)'(?!\w)/g)].map(([, quoted = '']) => ({
      row: id,
      text: quoted,
    })),
  )
}

/** The quoted texts that stand in none of these texts, each as 'ROW text'. */
export function missingTexts(quoted: readonly QuotedText[], written: readonly string[]): string[] {
  const texts = [...new Set(quoted.map(({ text }) => plainText(text)))]
  // A long text is no proof of a shorter one in it: 'Login failed' has to stand by itself.
  const patterns = texts
    .sort((one, other) => other.length - one.length)
    .map((text) => ({ text, pattern: patternOf(text) }))
  const found = new Set<string>()
  for (const one of written) {
    let rest = one
    for (const { text, pattern } of patterns) {
      const without = rest.replace(pattern, '\n')
      if (without !== rest) found.add(text)
      rest = without
    }
  }
  return quoted
    .filter(({ text }) => !found.has(plainText(text)))
    .map(({ row, text }) => `${row} ${text}`)
}

/** The same text with `{…}` for each value in it. */
function plainText(text: string): string {
  return (withBraces[text] ?? text).replace(/: \.\.\.$/, ': {…}').replaceAll(/\{[^}]+\}/g, '{…}')
}

/** Finds a plain text with any values in its places, and not within a longer word. */
function patternOf(text: string): RegExp {
  const parts = text.split('{…}').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
  const start = /^\w/.test(text) ? '(?<!\\w)' : ''
  const end = /\w$/.test(text) ? '(?!\\w)' : ''
  return new RegExp(`${start}${parts.join(`(?:${valueMark}|[^\\n]*?)`)}${end}`, 'g')
}

/** Every file of the product that has texts. */
export function productSources(): SourceFile[] {
  return sourcesOf(['{contracts,server,web}/src/**/*.{ts,tsx}'], (path) => !isOfTests.test(path))
}

/** Every test, and what tests are built from. */
export function testSources(): SourceFile[] {
  const patterns = ['{contracts,server,simulator,web,e2e}/**/*.{ts,tsx}', 'testing/src/**/*.ts']
  return sourcesOf(patterns, (path) => isOfTests.test(path) || path.startsWith('testing/'))
}

const isOfTests = /\.(test|suite|e2e)\.tsx?$/

function sourcesOf(patterns: string[], isMeant: (path: string) => boolean): SourceFile[] {
  return globSync(patterns, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) })
    .filter(isMeant)
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
}
