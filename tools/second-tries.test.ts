import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { isTest } from './arrows.ts'
import { readSources, repositoryPaths } from './modules.ts'

/*
 * A test that passes at the second try has failed once: either it or the product is at fault, and a
 * second try hides which. So nothing here may ask for one.
 */

describe('no test is tried a second time:', () => {
  const paths = repositoryPaths()

  test('no option of Vitest or of a test asks for it', () => {
    const asked = paths.filter(
      (path) => /\.(tsx?|mjs)$/.test(path) && (isTest(path) || /^(vitest|testing)/.test(path)),
    )
    expect(asked).toContain('vitest.config.ts')
    expect(secondTries(readSources(asked))).toEqual([])
  })

  test('no command asks for it', () => {
    const commands = paths.filter((path) =>
      /^(\.ci\/|scripts\/|([^/]+\/)?package\.json$)/.test(path),
    )
    expect(commands).toEqual(
      expect.arrayContaining(['.ci/run', 'package.json', 'scripts/test.mjs']),
    )
    const asking = commands.filter((path) => /--retry\b/.test(readFileSync(path, 'utf8')))
    expect(asking).toEqual([])
  })

  test('the gate runs the tests once', () => {
    const gate = readFileSync('.ci/run', 'utf8')
    expect(gate.match(/npm (run )?test\b/g)).toHaveLength(1)
    expect(gate).toMatch(/^set -[a-z]*e/m)
    expect(gate).not.toMatch(/\|\||\b(for|while|until)\b/)
  })
})

test.each([
  ['defineConfig({ test: { retry: 1 } })'],
  ['const options = { retry: process.env.CI ? 1 : 0 }'],
  ["test('does', { 'retry': 2 }, () => {})"],
  ['const retry = 1; test("does", { retry }, () => {})'],
  ['vi.setConfig({ retry: 3 })'],
  ['options.retry = 1'],
])('a second try is found: %s', (source) => {
  expect(secondTries(new Map([['a.test.ts', source]]))).toEqual(['a.test.ts asks for a second try'])
})

test('to press Retry and to read Retry-After is no second try of a test', () => {
  const source = "connection.retry(); answer.headers['retry-after']; page.click('Retry')"
  expect(secondTries(new Map([['a.test.ts', source]]))).toEqual([])
})

/** The files in which something named `retry` is set. */
function secondTries(sources: Map<string, string>): string[] {
  return [...sources]
    .filter(([path, source]) => setsRetry(path, source))
    .map(([path]) => `${path} asks for a second try`)
}

function setsRetry(path: string, source: string): boolean {
  let found = false
  const note = (name: unknown) => {
    if (name === 'retry') found = true
  }
  new Visitor({
    Property: ({ key }) => note('name' in key ? key.name : 'value' in key ? key.value : null),
    AssignmentExpression: ({ left }) =>
      note(left.type === 'MemberExpression' && 'name' in left.property ? left.property.name : null),
  }).visit(parseSync(path, source).program)
  return found
}
