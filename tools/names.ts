/** A word that the glossary retires does not come back as a name. */
import { basename } from 'node:path'
import { parseSync } from 'oxc-parser'

type Export = { name: string; path: string }

/** Every name that a module exports, with the module. Overloads count once. */
export function exportedNames(sources: ReadonlyMap<string, string>): Export[] {
  return [...sources].flatMap(([path, source]) => {
    const { staticExports } = parseSync(path, source).module
    const names = staticExports.flatMap(({ entries }) => entries.map((one) => one.exportName.name))
    return [...new Set(names)].flatMap((name) => (name === null ? [] : [{ name, path }]))
  })
}

/** The words that docs/glossary.md retires: the last column of its tables, each in backticks. */
export function retiredTerms(glossary: string): string[] {
  const rows = glossary.split('\n').filter((line) => line.startsWith('|'))
  return rows.flatMap((row) => {
    const last = row.split('|').at(-2) ?? ''
    return [...last.matchAll(/`([^`]+)`/g)].map(([, word]) => word?.toLowerCase() ?? '')
  })
}

/** Exported names and files that use a retired word as one of their own. */
export function retiredNames(exports: readonly Export[], retired: readonly string[]): string[] {
  const files = new Map(
    exports
      .filter(({ path }) => !isMigration(path))
      .map(({ path }) => [path, basename(path).split('.')[0] ?? '']),
  )
  const named = [...exports, ...[...files].map(([path, name]) => ({ name, path }))]
  return named.flatMap(({ name, path }) =>
    wordsOf(name)
      .filter((word) => retired.includes(word))
      .map((word) => `${path}: ${name} uses the retired word '${word}' (docs/glossary.md)`),
  )
}

/** `checkNewPassword` and `check-new-password` are check, new, password. */
const wordsOf = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase())

/** Migrations keep their names. */
const isMigration = (path: string) => path.includes('/migrations/')
