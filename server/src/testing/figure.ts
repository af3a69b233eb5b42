import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/*
 * What a test has measured, kept for docs/security.md: the page copies figures
 * from the run, nobody types them.
 */

const folder = join(import.meta.dirname, '../../../test-results')

/** Where the figures of the last run stand, one JSON object a line. */
export const figuresFile = join(folder, 'figures.jsonl')

/** One measured figure of a requirement, e.g. `R-10`, 'tries let through in a day', 47. */
export type Figure = { requirement: string; what: string; value: number | string }

/** Keeps a figure and prints it. Configurations (engine, replicas) belong into `what`. */
export function figure(requirement: string, what: string, value: Figure['value']): void {
  mkdirSync(folder, { recursive: true })
  const line: Figure = { requirement, what, value }
  appendFileSync(figuresFile, `${JSON.stringify(line)}\n`)
  process.stdout.write(`${requirement} ${what}: ${value}\n`)
}
