import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proofsOf, readRows, readTitles, renderTable, tableFile, titlesIn } from './requirements.ts'

const rows = readRows()
const titles = readTitles()

test('every requirement is proven by at least one test that carries its number', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(titles.length).toBeGreaterThan(500)
  const unproven = rows.filter((row) => proofsOf(row, titles).length === 0)
  expect(unproven.map(({ id }) => id)).toEqual([])
})

test('docs/requirements.md lists the titles as they are (npm run requirements writes it)', () => {
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
