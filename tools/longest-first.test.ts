import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sizeWithSuites } from './longest-first.ts'

test('a file that only names a suite is as large as the suite', () => {
  const suite = readFileSync('server/test/revocation.suite.ts', 'utf8')
  expect(sizeWithSuites('server/test/revocation-sqlite.test.ts')).toBeGreaterThan(suite.length)
})
