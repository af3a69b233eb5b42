import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { proofsOf, readRows, readTitles } from '../../tools/requirements.ts'
import { root } from './project.mjs'
import { onlyProven, proveParts, sliceOf } from './prove-parts.mjs'

/**
 * The variables that a test file takes volumes from, also through the suite or the pages that it names.
 * @param {string} file
 * @returns {string[]}
 */
function volumesOf(file) {
  const source = readFileSync(join(root, file), 'utf8')
  const own = [...source.matchAll(/\bvolume\('([A-Z_]+)'/g)].map(([, name = '']) => name)
  const suites = [...source.matchAll(/from '\.\/([\w-]+\.suite\.ts)'/g)]
  const shared = [
    ...source.matchAll(/from '@roomwire\/testing\/(browser\/[\w-]+\.ts)'/g),
    ...source.matchAll(/import \{ slack\b.* from '@roomwire\/testing\/(fixtures\/own-time\.ts)'/g),
    ...source.matchAll(
      /import \{.*\b(?:backends|engines)\b.* from '@roomwire\/testing\/(fixtures\/backends\.ts)'/g,
    ),
  ]
  const folder = file.slice(0, file.lastIndexOf('/'))
  const others = [
    ...suites.map(([, suite = '']) => `${folder}/${suite}`),
    ...shared.map(([, path = '']) => `testing/src/${path}`),
  ]
  return [...own, ...others.flatMap(volumesOf)]
}

describe('npm run prove', () => {
  test.each(proveParts)(
    '$title: every volume is read by one of its files, and all of theirs are set',
    ({ files, whole, slice }) => {
      expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
      const read = new Set(files.flatMap(volumesOf))
      expect(new Set(Object.keys(whole))).toEqual(read)
      for (const name of Object.keys(slice)) expect([...read]).toContain(name)
    },
  )

  test('runs every test that has a volume, once, and what only it runs', () => {
    const patterns = [
      '{server,web,simulator,contracts}/{src,test}/**/*.test.{ts,tsx}',
      'e2e/*.e2e.ts',
    ]
    const files = globSync(patterns, { cwd: root })
    const large = files.filter((file) => volumesOf(file).length > 0)
    const proven = proveParts.flatMap((part) => part.files)
    expect(proven.toSorted()).toEqual([...new Set([...large, ...onlyProven])].toSorted())
  })
})

test('npm test proves every requirement of the specification by itself', () => {
  const inGate = readTitles(['test', 'it']).filter(({ file }) => !onlyProven.includes(file))
  const unproven = readRows().filter((row) => proofsOf(row, inGate).length === 0)
  expect(unproven.map(({ id }) => id)).toEqual([])
})

test('every part has its turn, and a commit always the same one', () => {
  const turns = new Set(Array.from({ length: 1_000 }, (_, seed) => sliceOf(seed)))
  expect([...turns].toSorted((a, b) => a - b)).toEqual(proveParts.map((_, at) => at + 1))
  expect(sliceOf(4_294_967_295)).toBe(sliceOf(4_294_967_295))
})
