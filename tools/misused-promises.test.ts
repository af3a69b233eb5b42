import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/* What the linter takes half a minute for is looked at by `npm run prove`. */

test('no promise stands where nobody waits for it, such as in a condition or a callback of forEach', () => {
  const rule = '--only=nursery/noMisusedPromises'
  const linter = spawnSync('biome', ['lint', rule, '--error-on-warnings', '.'], {
    encoding: 'utf8',
  })
  expect([linter.status, linter.stderr]).toEqual([0, ''])
})
