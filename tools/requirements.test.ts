import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requirementPlaces } from './requirement-places.ts'
import {
  placesOf,
  proofsOf,
  readRows,
  readTitles,
  renderTable,
  tableFile,
  titlesIn,
} from './requirements.ts'

const rows = readRows()
const titles = readTitles()

test('every requirement is proven by at least one test that carries its number', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(titles.length).toBeGreaterThan(500)
  const unproven = rows.filter((row) => proofsOf(row, titles).length === 0)
  expect(unproven.map(({ id }) => id)).toEqual([])
})

test('every requirement has its sentence and its file, and no other has', () => {
  expect(Object.keys(requirementPlaces)).toEqual(rows.map(({ id }) => id))
  expect(() => placesOf('NAV-1', [])).toThrow('app/routes.tsx is no file')
  expect(() => placesOf('NAV-1', ['a/app/routes.tsx', 'b/app/routes.tsx'])).toThrow('two files')
})

test('docs/requirements.md is as npm run requirements writes it', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(renderTable(rows, titles))
})

test('titles are read from every form of test, and a number is not found within another', () => {
  const source = `
    test('API-1 one', () => {})
    it.each([1])('API-10 of %s', () => {})
    describe.each(['a'])('no test API-2', () => {})
    it(\`API-3 of \${name}\`, () => {})
    expect('API-4')
  `
  const found = titlesIn(source, 'sample.test.ts')
  expect(found).toEqual(['API-1 one', 'API-10 of %s', 'API-3 of …'])
  const asTitles = found.map((title) => ({ file: 'sample.test.ts', title }))
  expect(proofsOf({ id: 'API-1' }, asTitles)).toHaveLength(1)
  expect(proofsOf({ id: 'API-4' }, asTitles)).toEqual([])
})

test('titles of browser tests have at most 90 characters', () => {
  const inBrowser = titles.filter(({ file }) => file.startsWith('e2e/'))
  expect(inBrowser.length).toBeGreaterThan(300)
  expect(inBrowser.filter(({ title }) => title.length > 90)).toEqual([])
})
