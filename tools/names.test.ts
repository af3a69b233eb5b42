import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSources, repositoryPaths } from './modules.ts'
import { exportedNames, retiredNames, retiredTerms } from './names.ts'

const read = (source: string, path = 'web/src/ui/a.ts') => exportedNames(new Map([[path, source]]))

describe('the names of this repository', () => {
  const paths = repositoryPaths().filter((path) => /\.(tsx?|mjs)$/.test(path))
  const exports = exportedNames(readSources(paths))
  const retired = retiredTerms(readFileSync('docs/glossary.md', 'utf8'))

  test('were read: modules export, and the glossary retires words', () => {
    expect(exports.length).toBeGreaterThan(800)
    expect(retired.length).toBeGreaterThan(40)
  })

  test('use no word that the glossary retires', () =>
    expect(retiredNames(exports, retired)).toEqual([]))
})

test('a retired word is found within a name or a file name, and not within another word', () => {
  const retired = retiredTerms('- **desired** (not `wish`): The `state` asked for (`on`).')
  expect(retired).toEqual(['wish'])
  expect(retiredNames(read('export const readWish = 1'), retired)).toHaveLength(1)
  expect(retiredNames(read('export const a = 1', 'web/src/wish-list.ts'), retired)).toHaveLength(1)
  expect(retiredNames(read('export const wishbone = 1'), retired)).toEqual([])
  expect(retiredNames(read('export const slotsToCome = 1'), ['toCome'])).toHaveLength(1)
  expect(retiredNames(read('export const comeTo = 1'), ['toCome'])).toEqual([])
})
