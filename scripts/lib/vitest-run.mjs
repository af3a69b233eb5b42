import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runShown } from './child.mjs'
import { Failure } from './command.mjs'
import { root, toolEnv, toolPath } from './project.mjs'
import { onlyProven } from './prove-parts.mjs'
import { sortIntoParts } from './tally.mjs'

/** The figures that tests measure (see testing/src/fixtures/figure.ts). */
const figures = join(root, 'test-results/figures.jsonl')

/** Every part must have run at least one test; the first part that holds a test owns it. */
const allParts = [
  part('arrows', (file) => file === 'tools/architecture.test.ts'),
  part('browser', (file) => file.startsWith('e2e/') && file.endsWith('.e2e.ts')),
  part('tooling', (file) => /^(tools|testing|scripts|bench)\//.test(file)),
  part('contracts', (file) => file.startsWith('contracts/')),
  part('simulator', (file) => file.startsWith('simulator/')),
  part('web', (file) => file.startsWith('web/')),
  part('on NATS', (file, test) => /\bNATS\b/.test(test) || file.includes('/nats-')),
  part('on PostgreSQL', (_file, test) => /postgres/i.test(test)),
  part('on SQLite', (_file, test) => /sqlite/i.test(test)),
  part('on the bus in memory', (file) => file.startsWith('server/src/platform/bus/')),
  part('API', (file) => file.startsWith('server/src/transports/http/')),
  part('live', (file) => file.startsWith('server/src/transports/live/')),
  part('MQTT', (file) => file.startsWith('server/src/transports/mqtt/')),
  part('server', (file) => file.startsWith('server/')),
]

/** Runs every test but those that only `npm run prove` runs. */
export async function runAllTests() {
  // Only what this run measures counts as its figures.
  rmSync(figures, { force: true })
  return await runVitest(
    onlyProven.map((file) => `--exclude=${file}`),
    allParts,
  )
}

/** @param {string[]} filters what Vitest takes: parts of file names, `-t title`, `--project name` */
export async function runSomeTests(filters) {
  return await runVitest(filters, [part(`tests that match ${filters.join(' ')}`, () => true)])
}

/**
 * Runs one part of `npm run prove`, with its volumes.
 * @param {Pick<import('./prove-parts.mjs').ProvePart, 'title' | 'files'>} provePart
 * @param {import('./prove-parts.mjs').Volumes} volumes
 */
export async function prove({ title, files }, volumes) {
  forgetFigures(files)
  const env = Object.fromEntries(Object.entries(volumes).map(([name, value]) => [name, `${value}`]))
  return await runVitest(files, [part(title, () => true)], env)
}

/**
 * Removes the earlier figures of these files, which are about other volumes.
 * @param {string[]} files
 */
function forgetFigures(files) {
  if (!existsSync(figures)) return
  const lines = readFileSync(figures, 'utf8').split('\n').filter(Boolean)
  const kept = lines.filter((line) => !files.includes(JSON.parse(line).file))
  writeFileSync(figures, kept.map((line) => `${line}\n`).join(''))
}

/**
 * @param {string[]} args
 * @param {typeof allParts} parts
 * @param {Record<string, string>} [env]
 */
async function runVitest(args, parts, env) {
  const folder = mkdtempSync(join(tmpdir(), 'roomwire-report-'))
  const file = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
    const call = ['run', '--allowOnly=false', ...reporters, ...args]
    const code = await runShown(toolPath('vitest'), call, { env: { ...toolEnv(), ...env } })
    if (!existsSync(file)) throw new Failure('Vitest ended without a report.')
    return judged(code, sortIntoParts(JSON.parse(readFileSync(file, 'utf8')), parts))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * @param {number} code
 * @param {import('./tally.mjs').Part[]} parts
 */
function judged(code, parts) {
  if (code === 0 || parts.some(({ tally }) => tally.failed > 0)) return parts
  const tally = { passed: 0, failed: 1, skipped: 0 }
  return [...parts, { title: 'errors outside of any test', tally, seconds: 0 }]
}

/**
 * @param {string} title
 * @param {(file: string, test: string) => boolean} holds
 */
function part(title, holds) {
  return {
    title,
    holds: (/** @type {string} */ file, /** @type {string} */ test) =>
      holds(file.slice(root.length), test),
  }
}
