import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Starts the test files that take long before the others, so that no worker is left alone with one at
 * the end. Suites of the whole server take longest; of the others, with the suites they import, the
 * largest do.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => groupOf(a) - groupOf(b) || weightOf(b) - weightOf(a))
  }
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder

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
