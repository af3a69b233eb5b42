import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratch } from '@roomwire/testing/fixtures/scratch.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  figuresIn,
  figuresPage,
  linkedPromises,
  mergeFigures,
  promisesIn,
  readFigures,
  securityPage,
  writePage,
} from './figures.ts'
import { proofsOf, readTitles } from './requirements.ts'

const security = readFileSync(securityPage, 'utf8')
const figures = readFileSync(figuresPage, 'utf8')
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `R-${String(from + index).padStart(2, '0')}`)

describe('docs/security.md', () => {
  test('promises everything on access, accounts, sessions, input and operation once', () => {
    expect(promisesIn(security)).toEqual([
      ...range(1, 8),
      ...range(10, 27),
      ...range(30, 38),
      ...range(94, 99),
    ])
  })

  test('promises nothing that no test carries', () => {
    const titles = readTitles()
    expect(promisesIn(security).filter((id) => proofsOf({ id }, titles).length === 0)).toEqual([])
  })

  test('links each promise that was measured to its figures, and no other', () => {
    const measured = new Set(figuresIn(figures).map(({ requirement }) => requirement))
    expect(linkedPromises(security)).toEqual(promisesIn(security).filter((id) => measured.has(id)))
  })
})

describe('docs/figures.md', () => {
  test('is as npm run figures writes it, row by row', () => {
    expect(figuresIn(figures).length).toBeGreaterThan(100)
    expect(writePage(figuresIn(figures))).toBe(figures)
  })

  test('has a figure only for what docs/security.md promises', () => {
    const promised = promisesIn(security)
    const others = figuresIn(figures).filter(({ requirement }) => !promised.includes(requirement))
    expect(others).toEqual([])
  })

  test('takes new figures for their requirement, and keeps those of the others', () => {
    const of = (requirement: string, title: string, value: number | string) => ({
      requirement,
      title,
      configuration: 'sqlite',
      value,
    })
    const older = [of('R-10', 'guesses', '1'), of('R-10', 'renamed', '2'), of('R-11', 'calls', '3')]
    const page = writePage(mergeFigures(older, [of('R-10', 'guesses', 12_345)]))
    expect(figuresIn(page)).toEqual([of('R-10', 'guesses', '12,345'), of('R-11', 'calls', '3')])
    expect(page).toContain('| <a id="r-10"></a>R-10 | guesses | sqlite | 12,345 |')
  })

  test('takes of a run what it has measured for promises, and of each kind the newest', () => {
    const of = (requirement: string, value: number) => ({
      requirement,
      title: 'guesses',
      configuration: '',
      value,
    })
    const folder = mkdtempSync(join(scratch, 'figures-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'figures.jsonl')
    const lines = [of('R-10', 1), of('LIVE-2', 2), of('R-10', 3)]
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    expect(readFigures(['R-10', 'R-11'], file)).toEqual([of('R-10', 3)])
    expect(readFigures(['R-10'], join(folder, 'no such run'))).toEqual([])
  })

  test('shows a value that would break the table without its bars', () => {
    const [read] = figuresIn(
      writePage([{ requirement: 'R-10', title: 'a|b', configuration: '', value: 'c | d' }]),
    )
    expect(read).toEqual({ requirement: 'R-10', title: 'a/b', configuration: '', value: 'c / d' })
  })
})
