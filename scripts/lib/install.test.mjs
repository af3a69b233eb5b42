import { describe, expect, test } from 'vitest'
import { lacks } from './install.mjs'

const locked = {
  '': { version: '0.1.0' },
  server: { version: '0.1.0' },
  'node_modules/ws': { version: '8.23.0' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/@rolldown/binding-win32-x64-msvc': { version: '1.2.19', optional: true },
  'node_modules/@roomwire/server': {},
}
const forTests = true

describe('an install lacks something', () => {
  const { 'node_modules/ws': _, ...withoutWs } = locked
  const { 'node_modules/vitest': __, ...withoutVitest } = locked

  test.each([
    ['nothing when all is there', locked, forTests, false],
    ['a package', withoutWs, !forTests, true],
    ['another version', { ...locked, 'node_modules/ws': { version: '8.0.0' } }, !forTests, true],
    ['a tool of the tests, for tests', withoutVitest, forTests, true],
    ['a tool of the tests, to run the house: no', withoutVitest, !forTests, false],
  ])('%s', (_title, present, tests, expected) => {
    expect(lacks(locked, present, tests)).toBe(expected)
  })

  test("another platform's binary is not missed", () => {
    const { 'node_modules/@rolldown/binding-win32-x64-msvc': ___, ...present } = locked
    expect(lacks(locked, present, forTests)).toBe(false)
  })
})
