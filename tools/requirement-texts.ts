import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertedTexts, type SourceFile } from './asserted-texts.ts'
import { type RequirementRow, readRows } from './requirements.ts'
import { valueMark } from './test-syntax.ts'

/*
 * Holds the texts that docs/requirement-rows.md quotes against those that tests
 * assert. A row quotes a text of the product in 'single quotes'; paths and field
 * names stand in `backticks` and are not read here.
 */

const root = join(import.meta.dirname, '..')

/** What stands in single quotes and is no text of the product, and why. */
export const otherQuotes: Readonly<Record<string, string>> = {
  user: 'the name of a role, which REG-3 and ROLE-1 prove as a value',
}

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

/** The quoted texts that no test asserts, each as 'ROW text'. */
export function unassertedTexts(
  quoted: readonly QuotedText[],
  files: readonly SourceFile[],
): string[] {
  const texts = [...new Set(quoted.map(({ text }) => plainText(text)))].filter(isExpected)
  // A long text is no proof of a shorter one in it: 'Login failed' has to stand by itself.
  const patterns = texts
    .sort((one, other) => other.length - one.length)
    .map((text) => ({ text, pattern: patternOf(text) }))
  const found = new Set<string>()
  for (const asserted of assertedTexts(files)) {
    let rest = asserted
    for (const { text, pattern } of patterns) {
      const without = rest.replace(pattern, '\n')
      if (without !== rest) found.add(text)
      rest = without
    }
  }
  return quoted
    .filter(({ text }) => isExpected(text) && !found.has(plainText(text)))
    .map(({ row, text }) => `${row} ${text}`)
}

const isExpected = (text: string) =>
  !Object.hasOwn(otherQuotes, text) && !Object.hasOwn(unreachableTexts, text)

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

/** The sources of every test, and of what tests are built from. */
export function testSources(): SourceFile[] {
  const patterns = [
    '{contracts,server,simulator,web,e2e}/**/*.{test,suite,e2e}.{ts,tsx}',
    'testing/src/**/*.ts',
  ]
  return globSync(patterns, {
    cwd: root,
    exclude: (path) => /node_modules|dist/.test(path),
  })
    .sort()
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
}
