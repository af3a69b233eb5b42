import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { withProgress } from './progress.mjs'
import { root } from './project.mjs'

const results = ['dist', 'node_modules']

/**
 * Builds a part of the product, unless it was built from the very sources that are here.
 * @param {object} part
 * @param {string} part.title what a person reads meanwhile
 * @param {string} part.program what a person calls the program that builds
 * @param {Parameters<typeof import('./child.mjs').runHidden>} part.call
 * @param {string[]} part.sources paths from the root
 * @param {string} part.folder where the result is, from the root
 * @param {string} part.result the file in it that is always there
 */
export async function buildFrom({ title, program, call, sources, folder, result }) {
  const built = join(root, folder)
  const stamp = join(built, '.built-from')
  const fingerprint = fingerprintOf(root, sources)
  const builtFrom = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
  if (existsSync(join(built, result)) && builtFrom === fingerprint) return
  // A build broken off half-way was built from nothing.
  rmSync(stamp, { force: true })
  await withProgress(title, () => runQuietly(program, ...call))
  writeFileSync(stamp, fingerprint)
}

/**
 * Removes what neither this build nor the one before has written: a server that was started before
 * this build may still load some of its files.
 * @param {string} folder
 * @param {string[]} files of this build
 */
export function keepTwoBuilds(folder, files) {
  const list = join(folder, '.files')
  const before = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : []
  const kept = new Set([...files, ...before, '.files'])
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name))
  writeFileSync(list, files.join('\n'))
}

/**
 * Changes when a file under these paths changes its name or content.
 * @param {string} base
 * @param {string[]} paths
 */
export function fingerprintOf(base, paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(base, path)).sort()) {
    hash.update(`${file}\0`)
    hash.update(
      createHash('sha256')
        .update(readFileSync(join(base, file)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

/**
 * @param {string} base
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(base, path) {
  if (statSync(join(base, path)).isFile()) return [path]
  const names = readdirSync(join(base, path)).filter((name) => !results.includes(name))
  return names.flatMap((name) => filesUnder(base, `${path}/${name}`))
}
