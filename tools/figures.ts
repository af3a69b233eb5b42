import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, figuresFile } from '@roomwire/testing/fixtures/figure.ts'
import { z } from 'zod'
import { proofsOf, type Title } from './requirements.ts'

/*
 * The table of docs/security.md: what was promised, how many tests carry the
 * number, and what they measured. Figures come from the last whole run
 * (`npm test`), nobody types them.
 */

export const securityFile = join(import.meta.dirname, '../docs/security.md')

const figureShape = z.object({
  requirement: z.string().regex(/^R-\d\d$/),
  what: z.string(),
  value: z.union([z.number(), z.string()]),
})

/** The figures of the last run, the newest of each kind. */
export function readFigures(file = figuresFile): Figure[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const newest = new Map<string, Figure>()
  for (const line of lines) {
    const figure = figureShape.parse(JSON.parse(line))
    newest.set(`${figure.requirement} ${figure.what}`, figure)
  }
  return [...newest.values()]
}

/** The numbers that have a row of the table. */
export function numbersIn(page: string): string[] {
  return [...page.matchAll(/^\| (R-\d\d) \|/gm)].map(([, number = '']) => number)
}

/** The page with the last two cells of each row written anew: tests, and figures. */
export function withFigures(
  page: string,
  titles: readonly Title[],
  figures: readonly Figure[],
): string {
  return page.replaceAll(
    /^\| (R-\d\d) \| ([^|]*) \|.*$/gm,
    (_row, number: string, promise: string) => {
      const measured = figures
        .filter(({ requirement }) => requirement === number)
        .map(({ what, value }) => `${what}: **${shown(value)}**`.replaceAll('|', '/'))
        .sort()
      const tests = proofsOf({ id: number }, titles).length
      return `| ${number} | ${promise} | ${tests} | ${measured.join('; ') || '–'} |`
    },
  )
}

function shown(value: Figure['value']): string {
  return typeof value === 'number' ? value.toLocaleString('en-GB') : value
}
