import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { withProgress } from './progress.mjs'
import { pinnedNode, root } from './project.mjs'

const sources = ['web', 'contracts/src', 'package-lock.json']
const results = ['dist', 'node_modules']
const built = join(root, 'web/dist')
const stamp = join(built, '.built-from')

/** Builds the pages, unless they were built from the very sources that are here. */
export async function buildWeb() {
  const fingerprint = fingerprintOf(root, sources)
  if (existsSync(join(built, 'index.html')) && builtFrom() === fingerprint) return
  await withProgress('Building the web app', async () => {
    await runQuietly('vite build', ...viteBuild)
  })
  writeFileSync(stamp, fingerprint)
}

/** @type {Parameters<typeof import('./child.mjs').runHidden>} */
export const viteBuild = [
  pinnedNode,
  [join(root, 'node_modules/vite/bin/vite.js'), 'build'],
  { cwd: join(root, 'web') },
]

function builtFrom() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
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
