/**
 * Counts what a test run did, from the report that Vitest's JSON reporter writes.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 * @typedef {{ title: string, tally: Tally, seconds: number }} Part
 * @typedef {{ fullName: string, status: string, duration?: number }} Test
 * @typedef {{ name: string, status: string, assertionResults: Test[] }} TestFile
 */

/** @returns {Tally} */
function nothing() {
  return { passed: 0, failed: 0, skipped: 0 }
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = nothing()
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** @param {Tally} tally */
export function tallyText({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * Sorts the tests of a run into the named parts; a part to which no test came has failed.
 * @param {{ testResults: TestFile[] }} report
 * @param {Array<{ title: string, holds: (file: string, test: string) => boolean }>} parts
 *   asked in turn: a test belongs to the first that holds it
 * @returns {Part[]}
 */
export function sortIntoParts(report, parts) {
  const sorted = parts.map((part) => ({ ...part, tally: nothing(), seconds: 0 }))
  for (const { file, test, status, duration = 0 } of report.testResults.flatMap(testsOf)) {
    const part = sorted.find(({ holds }) => holds(file, test))
    if (!part) throw new Error(`No part of the test run holds ${file}`)
    part.tally[outcome(status)] += 1
    part.seconds += duration / 1000
  }
  return sorted.map(({ title, tally, seconds }) =>
    tally.passed + tally.failed > 0
      ? { title, tally, seconds }
      : { title: `${title} (no test ran)`, tally: { ...tally, failed: 1 }, seconds },
  )
}

/**
 * A file that failed without a failed test (it could not be loaded) counts as one failure.
 * @param {TestFile} file
 */
function testsOf({ name, status, assertionResults }) {
  const tests = assertionResults.map(({ fullName, ...result }) => ({
    ...result,
    file: name,
    test: fullName,
  }))
  const unexplained = status === 'failed' && !tests.some((test) => test.status === 'failed')
  if (unexplained) tests.push({ file: name, test: '', status: 'failed' })
  return tests
}

/** @param {string} status */
function outcome(status) {
  if (status === 'passed') return 'passed'
  return status === 'failed' ? 'failed' : 'skipped'
}
