import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { numbersIn, securityFile, withFigures } from './figures.ts'
import { readTitles } from './requirements.ts'

const page = readFileSync(securityFile, 'utf8')
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `R-${String(from + index).padStart(2, '0')}`)

describe('docs/security.md', () => {
  test('has one row for each promise of access, accounts, sessions, input and operation', () => {
    expect(numbersIn(page)).toEqual([
      ...range(1, 8),
      ...range(10, 27),
      ...range(30, 37),
      ...range(94, 99),
    ])
  })

  test('names how many tests carry each number as they stand (npm run figures writes it)', () => {
    const tests = (text: string) =>
      [...text.matchAll(/^\| (R-\d\d) \| [^|]* \| (\d+) \|/gm)].map(([, ...row]) => row.join(' '))
    expect(tests(page)).toEqual(tests(withFigures(page, readTitles(), [])))
    expect(tests(page).filter((row) => row.endsWith(' 0'))).toEqual([])
  })

  test('puts a figure into the row of its number, and nowhere else', () => {
    const rows = '| R-10 | Guesses are bounded. | 1 | – |\n| R-11 | Nobody is locked out. | 0 | – |'
    const written = withFigures(
      rows,
      [{ file: 'a.test.ts', title: 'R-10 guesses' }],
      [{ requirement: 'R-10', what: 'let through', value: 12345 }],
    )
    expect(written).toBe(
      '| R-10 | Guesses are bounded. | 1 | let through: **12,345** |\n| R-11 | Nobody is locked out. | 0 | – |',
    )
  })
})
