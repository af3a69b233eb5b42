/**
 * `npm test`: brings what the tests need, then runs every check of the house and
 * every test. `npm test -- FILTER` runs only the test files that match.
 */
import { runChecks } from './lib/checks.mjs'
import { command } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { report } from './lib/report.mjs'
import { setSeed } from './lib/seed.mjs'
import { bringTestTools } from './lib/test-tools.mjs'
import { runAllTests, runSomeTests } from './lib/vitest-run.mjs'
import { buildWeb } from './lib/web-build.mjs'

const filters = process.argv.slice(2)
/** @type {import('./lib/tally.mjs').Part[]} */
const parts = []
let brokenOff = true

await command(async () => {
  await install({ forTests: true })
  await bringTestTools()
  const seed = setSeed()
  console.log(`Random choices use seed ${seed}. To repeat them: SEED=${seed} npm test`)
  if (filters.length > 0) {
    if (filters.some((filter) => filter.includes('e2e'))) await buildWeb()
    parts.push(...(await runSomeTests(filters)))
  } else {
    parts.push(...(await runChecks()))
    parts.push(...(await runAllTests()))
  }
  brokenOff = false
  return parts.some((part) => part.tally.failed > 0) ? 1 : 0
})

if (brokenOff) {
  const tally = { passed: 0, failed: 1, skipped: 0 }
  parts.push({ title: 'the run itself (broken off)', tally, seconds: 0 })
}
report(parts)
