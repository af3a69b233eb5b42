import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The last subject that was a sentence without an area: the form counts for all that follow. */
const lastOldSubject = 'Let who reads slowly, but reads, have the whole of an answer'

/** `area: what changes`, in the imperative, 72 characters at most. */
const form = /^[a-z][a-z0-9 ,-]*: \S.*[^.\s]$/

function wrongSubjects(subjects: readonly string[]): string[] {
  return subjects.filter((subject) => subject.length > 72 || !form.test(subject))
}

test('every commit subject names its area and what changes, in 72 characters at most', () => {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%s'])
  const all = `${log}`.split('\n').filter((subject) => subject !== '')
  const end = all.indexOf(lastOldSubject)
  // A shallow clone does not reach back so far: all it has is newer.
  const subjects = end === -1 ? all : all.slice(0, end)
  expect(subjects.length).toBeGreaterThan(0)
  expect(wrongSubjects(subjects)).toEqual([])
})

test.each([
  'Let an old report never undo a newer one',
  'http:keep slow readers',
  'http: keep slow readers.',
  `http: ${'keep slow readers '.repeat(4)}on`,
])('a wrong subject is found: %s', (subject) => expect(wrongSubjects([subject])).toHaveLength(1))

test('a good subject passes', () =>
  expect(wrongSubjects(['http: keep slow but progressing readers'])).toEqual([]))
