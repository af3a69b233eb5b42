import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, figuresFile } from '@roomwire/testing/fixtures/figure.ts'
import { z } from 'zod'

/*
 * docs/figures.md: what tests have measured for the promises of docs/security.md, one row a
 * figure. The values come from runs, nobody types them.
 */

export const figuresPage = join(import.meta.dirname, '../docs/figures.md')
export const securityPage = join(import.meta.dirname, '../docs/security.md')

const figureShape = z.object({
  requirement: z.string(),
  title: z.string(),
  configuration: z.string(),
  value: z.union([z.number(), z.string()]),
})

/**
 * The figures that the last run has measured for promises, the newest of each kind.
 * @param promised requirements; figures of others are only printed where they are measured
 */
export function readFigures(promised: readonly string[], file = figuresFile): Figure[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const newest = new Map<string, Figure>()
  for (const line of lines) {
    const figure = figureShape.parse(JSON.parse(line))
    if (!promised.includes(figure.requirement)) continue
    newest.set(`${figure.requirement} ${figure.title} ${figure.configuration}`, figure)
  }
  return [...newest.values()]
}

const row = /^\| (?:<a id="r-\d\d"><\/a>)?(R-\d\d) \| (.*) \| (.*) \| (.*) \|$/gm

/** The figures that stand in the page, each value as it is shown. */
export function figuresIn(page: string): Figure[] {
  return [...page.matchAll(row)].map(
    ([, requirement = '', title = '', configuration = '', value = '']) => ({
      requirement,
      title,
      configuration,
      value,
    }),
  )
}

/** Newer figures take the place of all older ones of their requirements; the others stay. */
export function mergeFigures(older: readonly Figure[], newer: readonly Figure[]): Figure[] {
  const measured = new Set(newer.map(({ requirement }) => requirement))
  return [...older.filter(({ requirement }) => !measured.has(requirement)), ...newer]
}

/** The whole page: one row a figure, in the order of the requirements. */
export function writePage(figures: readonly Figure[]): string {
  const rows = figures.map(({ requirement, ...rest }) => {
    const cells = [rest.title, rest.configuration, shown(rest.value)]
    return { requirement, cells: cells.map((cell) => cell.replaceAll('|', '/')) }
  })
  const order = (one: (typeof rows)[number]) => [one.requirement, ...one.cells].join('\n')
  rows.sort((a, b) => (order(a) < order(b) ? -1 : 1))
  const lines = rows.map(({ requirement, cells }, index) => {
    const isFirst = rows[index - 1]?.requirement !== requirement
    const anchor = isFirst ? `<a id="${requirement.toLowerCase()}"></a>` : ''
    return `| ${anchor}${requirement} | ${cells.join(' | ')} |`
  })
  return `${head}\n${lines.join('\n')}\n`
}

const head = `# Figures

What tests have measured for the promises in [security.md](security.md). \`npm run figures\` writes this page from the last run: a requirement that the run has measured gets all its rows anew, the others keep theirs. Nobody types a value.

Measured on 2 cores with everything on one machine: read times as ratios.

| Requirement | What | Configuration | Value |
| --- | --- | --- | --- |`

function shown(value: Figure['value']): string {
  return typeof value === 'number' ? value.toLocaleString('en-GB') : value
}

/** The numbers of the promises in docs/security.md, in their order. */
export function promisesIn(page: string): string[] {
  return [...page.matchAll(/^- \*\*(R-\d\d)\*\* /gm)].map(([, number = '']) => number)
}

/** The promises that link to their figures. */
export function linkedPromises(page: string): string[] {
  return [...page.matchAll(/\(figures\.md#(r-\d\d)\)/g)].map(([, anchor = '']) =>
    anchor.toUpperCase(),
  )
}
