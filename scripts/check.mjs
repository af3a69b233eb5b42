/** `npm run lint`, `npm run types`, `npm run build`, `npm run test:unit`: parts of `npm test`, by themselves. */
import { runChecks } from './lib/checks.mjs'
import { command, Failure } from './lib/command.mjs'
import { install } from './lib/install.mjs'
import { setSeed } from './lib/seed.mjs'
import { buildServer } from './lib/server-build.mjs'
import { runSomeTests } from './lib/vitest-run.mjs'
import { buildWeb } from './lib/web-build.mjs'

/** @type {Record<string, () => Promise<import('./lib/tally.mjs').Part[]>>} */
const parts = {
  lint: () => runChecks((title) => title === 'lint'),
  types: () => runChecks((title) => title.startsWith('types')),
  async build() {
    await buildWeb()
    await buildServer()
    return []
  },
  /** The tests that need no server, database or browser. */
  async unit() {
    setSeed()
    return await runSomeTests(
      ['contracts', 'simulator', 'web'].flatMap((name) => ['--project', name]),
    )
  },
}

await command(async () => {
  const run = parts[process.argv[2] ?? '']
  if (!run) throw new Failure(`Say which: ${Object.keys(parts).join(', ')}.`)
  await install({ forTests: true })
  const done = await run()
  return done.some(({ tally }) => tally.failed > 0) ? 1 : 0
})
