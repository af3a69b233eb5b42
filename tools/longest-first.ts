import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Starts the test files that take long before the others, so that no worker is left alone with one at
 * the end. Each project's files follow each other: a worker ends where the next file is of another one,
 * and its successor imports the same modules anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = [...Map.groupBy(files, ({ project }) => project)]
    return projects
      .map(([{ config }, own]) => {
        const weighed = own
          .map((file) => ({ file, weight: weightOf(file) }))
          .toSorted((a, b) => b.weight - a.weight)
        return { group: config.sequence.groupOrder, weight: weighed[0]?.weight ?? 0, weighed }
      })
      .toSorted((a, b) => a.group - b.group || b.weight - a.weight)
      .flatMap(({ weighed }) => weighed.map(({ file }) => file))
  }
}

/** Suites of the whole server take longest; of the others, with the suites they import, the largest do. */
function weightOf({ moduleId }: TestSpecification): number {
  const isOfTheWholeServer = moduleId.includes('/server/test/')
  return (isOfTheWholeServer ? 1e9 : 0) + sizeWithSuites(moduleId)
}

/** Characters of a file and of the suites beside it that it runs. */
export function sizeWithSuites(file: string): number {
  const source = readFileSync(file, 'utf8')
  const suites = [...source.matchAll(/from '(\.\/[\w-]+\.suite\.ts)'/g)]
  return suites.reduce(
    (size, [, suite = '']) => size + sizeWithSuites(join(dirname(file), suite)),
    source.length,
  )
}
