import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('tests that replace modules run with modules of their own', () => {
  const [, list = ''] =
    /const replacing = \[([^\]]*)\]/.exec(readFileSync('vitest.config.ts', 'utf8')) ?? []
  const listed = [...list.matchAll(/'([^']+)'/g)].map(([, file]) => file)
  const files = globSync(
    '{contracts,simulator,server,web,testing,tools,e2e}/**/*.{test,e2e}.{ts,tsx}',
    {
      exclude: (name) => name.endsWith('node_modules'),
    },
  ).filter((file) => /^vi\.mock\(/m.test(readFileSync(file, 'utf8')))
  expect(files.toSorted()).toEqual(listed.toSorted())
})
