import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mostOthers, type Sample, type WorkName } from '../work/sample.ts'
import { drawRatios } from './ratio-drawing.ts'
import type { Section } from './sections.ts'
import { rowsOf } from './statistics.ts'
import { ratioGroups, sectionTable } from './tables.ts'

/** The results of a run. */
export type Findings = { samples: Sample[]; failures: { work: WorkName; text: string }[] }

type Contents = Findings & {
  /** Machine, versions, date and command. */
  how: string
  /** The servers that were not measured, and why. */
  notMeasured: string[]
  /** The folder that gets the drawing; without one there is none. */
  pictures: string | undefined
}

/** A section of the page; its drawing is written on the way. */
export function sectionText(
  section: Section,
  { samples, failures, how, notMeasured, pictures }: Contents,
): string {
  const { work, title, anchor } = section
  const rows = rowsOf(samples.filter((sample) => sample.work === work))
  const isDisturbed = rows.some((row) => row.isDisturbed)
  const notes = [
    ...(isDisturbed
      ? [
          `\\* Other programs took more than ${mostOthers} % of a core in each sample: all were thrown out.`,
        ]
      : []),
    ...failures.filter((failure) => failure.work === work).map(({ text }) => `${text}.`),
    ...notMeasured,
  ]
  const parts = [`## ${title}`, how, sectionTable(section, rows), ...notes]
  if (pictures === undefined) return parts.join('\n\n')
  const picture = `performance-${work}.svg`
  mkdirSync(pictures, { recursive: true })
  writeFileSync(join(pictures, picture), drawRatios(title, anchor, ratioGroups(section, rows)))
  return [...parts, `![${title}: ratios to ${anchor}](pictures/${picture})`].join('\n\n')
}
