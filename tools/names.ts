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

/** The words that docs/glossary.md retires: "(not `wish`, `wanted`)". */
export function retiredTerms(glossary: string): string[] {
  const brackets = [...glossary.matchAll(/\(not ([^)]+)\)/g)]
  return brackets.flatMap(([, list = '']) =>
    [...list.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  )
}

/** Exported names and files that use a retired word; `toCome` is one of two words, next to each other. */
export function retiredNames(exports: readonly Export[], retired: readonly string[]): string[] {
  const files = new Map(
    exports
      .filter(({ path }) => !isMigration(path))
      .map(({ path }) => [path, basename(path).split('.')[0] ?? '']),
  )
  const named = [...exports, ...[...files].map(([path, name]) => ({ name, path }))]
  return named.flatMap(({ name, path }) =>
    retired
      .filter((term) => ` ${wordsOf(name)} `.includes(` ${wordsOf(term)} `))
      .map((term) => `${path}: ${name} uses the retired word '${term}' (docs/glossary.md)`),
  )
}

/** `checkNewPassword` and `check-new-password` are `check new password`. */
const wordsOf = (name: string) =>
  name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .join(' ')
    .toLowerCase()

/** Migrations keep their names. */
const isMigration = (path: string) => path.includes('/migrations/')
