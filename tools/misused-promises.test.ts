import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/* A rule that the linter takes half a minute for: only `npm run prove` looks at it. */

test('no promise stands where nobody waits for it, such as in a condition or a callback of forEach', () => {
  const rule = '--only=nursery/noMisusedPromises'
  const { stdout, stderr } = spawnSync('biome', ['lint', rule, '.'], { encoding: 'utf8' })
  // A rule that the settings do not name is told as an information: the exit code is 0.
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^Checked \d{4} files in \S+ No fixes applied\.\s*$/)
})
