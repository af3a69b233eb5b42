/** The checks that do not run the house: each is one check of the total. */
import { runHidden } from './child.mjs'
import { toolEnv, toolPath } from './project.mjs'
import { viteBuild } from './web-build.mjs'

/** As many as the gate has cores. */
const atOnce = 2

/** @typedef {{ title: string, run: () => Promise<{ code: number, output: string }> }} Check */

/** @type {readonly Check[]} the longest first, so that both cores end together. */
const checks = [
  // One program: the server brings the folders of the contracts and of the simulator along.
  { title: 'types of server, contracts, simulator', run: () => tsc('tsconfig.server.json') },
  // One program of three folders: each of them brings the server along.
  { title: 'types of tests', run: () => tsc('tsconfig.tests.json') },
  { title: 'lint', run: () => tool('biome', 'check', '--error-on-warnings', '.') },
  { title: 'types of web', run: () => tsc('web') },
  { title: 'web build', run: () => runHidden(...viteBuild) },
  { title: 'types of scripts', run: () => tsc('.') },
  { title: 'dead code', run: () => tool('knip', '--treat-config-hints-as-errors') },
]

/** @param {(title: string) => boolean} [which] all unless told otherwise */
export async function runChecks(which = () => true) {
  /** @type {import('./tally.mjs').Part[]} */
  const parts = []
  const waiting = checks.filter(({ title }) => which(title))
  async function runSome() {
    for (let check = waiting.shift(); check; check = waiting.shift()) parts.push(await judge(check))
  }
  await Promise.all(Array.from({ length: atOnce }, runSome))
  return parts
}

/**
 * @param {Check} check
 * @returns {Promise<import('./tally.mjs').Part>}
 */
async function judge({ title, run }) {
  const start = performance.now()
  const { code, output } = await run()
  const seconds = (performance.now() - start) / 1000
  const failed = code === 0 ? 0 : 1
  console.log(`${failed ? '✗' : '✓'} ${title} (${seconds.toFixed(1)} s)`)
  if (failed) console.log(output)
  return { title, tally: { passed: 1 - failed, failed, skipped: 0 }, seconds }
}

/**
 * Two of them fill the machine: a single thread each that frees no memory takes a third of the CPU.
 * @param {string} project
 */
async function tsc(project) {
  const env = { ...toolEnv(), GOGC: 'off' }
  return await runHidden(toolPath('tsc'), ['--singleThreaded', '-p', project], { env })
}

/**
 * @param {string} name
 * @param {string[]} args
 */
async function tool(name, ...args) {
  return await runHidden(toolPath(name), args, { env: toolEnv() })
}
