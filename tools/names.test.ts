import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSources, repositoryPaths } from './modules.ts'
import { exportedNames, namesOfSeveral, retiredNames, retiredTerms } from './names.ts'

const read = (source: string, path = 'web/src/ui/a.ts') => exportedNames(new Map([[path, source]]))

describe('the names of this repository', () => {
  const paths = repositoryPaths().filter((path) => /\.(tsx?|mjs)$/.test(path))
  const exports = exportedNames(readSources(paths))
  const retired = retiredTerms(readFileSync('docs/glossary.md', 'utf8'))

  test('were read: modules export, and the glossary retires words', () => {
    expect(exports.length).toBeGreaterThan(800)
    expect(retired.length).toBeGreaterThan(20)
  })

  test('mean one thing each: no two modules export the same one', () =>
    expect(namesOfSeveral(exports)).toEqual([]))

  test('use no word that the glossary retires', () =>
    expect(retiredNames(exports, retired)).toEqual([]))
})

describe('the rules of names are checked:', () => {
  test('a name that two modules export, in whichever form', () => {
    const forms = [
      'export const lamp = 1',
      'export function lamp() {}',
      'const lamp = 1; export { lamp }',
      'export type lamp = 1',
    ]
    for (const form of forms) {
      const both = [...read(form), ...read('export const lamp = 2', 'server/src/b.ts')]
      expect(namesOfSeveral(both)).toEqual([
        'lamp is exported by web/src/ui/a.ts and server/src/b.ts',
      ])
    }
  })

  test('overloads of one function are one name, and each migration has its `up`', () => {
    const overloads = 'export function f(a: 1): void\nexport function f(a: 2): void {}'
    expect(namesOfSeveral(read(overloads))).toEqual([])
    const up = (path: string) => read('export function up() {}', path)
    expect(namesOfSeveral([...up('s/migrations/1.ts'), ...up('s/migrations/2.ts')])).toEqual([])
  })

  test('a retired word within a name or a file name, and not within another word', () => {
    const retired = retiredTerms('| Standard | Retired |\n| --- | --- |\n| desired | `wish` |\n')
    expect(retired).toEqual(['wish'])
    expect(retiredNames(read('export const readWish = 1'), retired)).toHaveLength(1)
    expect(retiredNames(read('export const a = 1', 'web/src/wish-list.ts'), retired)).toHaveLength(
      1,
    )
    expect(retiredNames(read('export const wishbone = 1'), retired)).toEqual([])
  })
})
