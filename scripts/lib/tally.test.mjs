import { expect, test } from 'vitest'
import { sortIntoParts, sum, tallyText } from './tally.mjs'

/** @type {Parameters<typeof sortIntoParts>[1]} */
const parts = [
  { title: 'on NATS', holds: (_file, title) => title.includes('NATS') },
  { title: 'server', holds: (file) => file.startsWith('server/') },
]

test('each test counts once, in the first part that holds it', () => {
  const [nats, server] = sortIntoParts(
    reportOf({ 'server/bus.test.ts': { 'on NATS a': 'passed', 'in memory a': 'passed' } }),
    parts,
  )
  expect(nats?.tally).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(server?.tally).toEqual({ passed: 1, failed: 0, skipped: 0 })
})

test('what is neither passed nor failed was skipped, and the closing line says so', () => {
  const statuses = { 'NATS a': 'passed', 'NATS b': 'todo', 'NATS c': 'pending', 'NATS d': 'failed' }
  const [nats] = sortIntoParts(reportOf({ 'server/a.test.ts': statuses }), parts)
  expect(nats && tallyText(nats.tally)).toBe('1 passed, 1 failed, 2 skipped')
})

test('a part to which no test came has failed', () => {
  const sorted = sortIntoParts(reportOf({ 'server/a.test.ts': { a: 'passed' } }), parts)
  expect(sorted.map(({ title }) => title)).toEqual(['on NATS (no test ran)', 'server'])
  expect(tallyText(sum(sorted.map(({ tally }) => tally)))).toBe('1 passed, 1 failed')
})

test('a part whose tests were all skipped has failed', () => {
  const skipped = { 'server/a.test.ts': { 'NATS a': 'skipped', b: 'passed' } }
  const [nats] = sortIntoParts(reportOf(skipped), parts)
  expect(nats?.tally).toEqual({ passed: 0, failed: 1, skipped: 1 })
})

test('a file that could not be loaded has failed', () => {
  const broken = { name: 'server/a.test.ts', status: 'failed', assertionResults: [] }
  const [, server] = sortIntoParts({ testResults: [broken] }, parts)
  expect(server?.tally).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a test that belongs nowhere is not passed over', () => {
  const other = reportOf({ 'attic/a.test.ts': { a: 'passed' } })
  expect(() => sortIntoParts(other, parts)).toThrow('attic/a.test.ts')
})

/** @param {Record<string, Record<string, string>>} files from file to test to status */
function reportOf(files) {
  const testResults = Object.entries(files).map(([name, tests]) => ({
    name,
    status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
  }))
  return { testResults }
}
