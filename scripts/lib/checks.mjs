/** What is checked without running the house: each is one check of the total. */
import { runHidden } from './child.mjs'
import { toolEnv, toolPath } from './project.mjs'
import { viteBuild } from './web-build.mjs'

const packages = ['contracts', 'server', 'simulator', 'web', 'testing', 'tools', 'e2e']

const checks = [
  { title: 'lint', run: () => tool('biome', 'check', '--error-on-warnings', '.') },
  ...packages.map((name) => ({ title: `types of ${name}`, run: () => tool('tsc', '-p', name) })),
  { title: 'types of scripts', run: () => tool('tsc', '-p', '.') },
  { title: 'dead code', run: () => tool('knip', '--treat-config-hints-as-errors') },
  { title: 'web build', run: () => runHidden(...viteBuild) },
]

export async function runChecks() {
  /** @type {import('./tally.mjs').Part[]} */
  const parts = []
  for (const { title, run } of checks) {
    const start = performance.now()
    const { code, output } = await run()
    const seconds = (performance.now() - start) / 1000
    const failed = code === 0 ? 0 : 1
    parts.push({ title, tally: { passed: 1 - failed, failed, skipped: 0 }, seconds })
    console.log(`${failed ? '✗' : '✓'} ${title} (${seconds.toFixed(1)} s)`)
    if (failed) console.log(output)
  }
  return parts
}

/**
 * @param {string} name
 * @param {string[]} args
 */
async function tool(name, ...args) {
  return await runHidden(toolPath(name), args, { env: toolEnv() })
}
