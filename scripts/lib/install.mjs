import { existsSync, readFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { runQuietly } from './child.mjs'
import { Failure } from './command.mjs'
import { withProgress } from './progress.mjs'
import { pinnedNode, root } from './project.mjs'

/**
 * Brings the packages that package-lock.json names, unless they are there. A home needs none that only tests
 * use: a third of the disk.
 * @param {{ forTests?: boolean }} [options]
 */
export async function install({ forTests = false } = {}) {
  if (existsSync(pinnedNode) && !missing(forTests)) return
  await withProgress('Installing packages', () => npmCi(forTests))
  if (existsSync(pinnedNode)) return
  throw new Failure(
    'npm ci did not install Node: its install script did not run.\n' +
      'Allow install scripts (npm config get ignore-scripts) and run the command again.',
  )
}

/** @param {boolean} forTests */
function missing(forTests) {
  const locked = packagesIn(join(root, 'package-lock.json'))
  if (!locked) throw new Failure('package-lock.json is missing or damaged: restore it from git.')
  // npm writes this record last, so an install that was broken off has none.
  const present = packagesIn(join(root, 'node_modules/.package-lock.json'))
  return !present || lacks(locked, present, forTests)
}

/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages */

/**
 * Optional packages are other platforms' binaries; development ones are needed for tests only.
 * @param {Packages} locked
 * @param {Packages} present
 * @param {boolean} forTests
 */
export function lacks(locked, present, forTests) {
  return Object.entries(locked).some(([path, { version, dev, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || optional || devOptional) return false
    if (dev && !forTests) return false
    return !present[path] || present[path].version !== version
  })
}

/**
 * @param {string} lockFile
 * @returns {Packages | undefined}
 */
function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** @param {boolean} forTests */
async function npmCi(forTests) {
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    forTests ? '--include=dev' : '--omit=dev',
  ]
  const { npm_execpath: npm, npm_node_execpath: node, PATH = '' } = process.env
  // The pinned Node is among what npm ci removes first, so npm must not run on it.
  const own = join(root, 'node_modules')
  const path = PATH.split(delimiter).filter((folder) => !folder.startsWith(own))
  const env = { ...process.env, PATH: path.join(delimiter) }
  if (node && npm && basename(npm).startsWith('npm') && !node.startsWith(own)) {
    await runQuietly('npm ci', node, [npm, ...args], { env, expendable: true })
  } else {
    const shell = process.platform === 'win32'
    await runQuietly('npm ci', 'npm', args, { env, shell, expendable: true })
  }
}
