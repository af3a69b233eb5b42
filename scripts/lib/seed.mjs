/** The commit decides what the tests draw by lot: one commit draws the same today and tomorrow. */
import { execFileSync } from 'node:child_process'
import { root } from './project.mjs'

/** Where there is no commit: a source archive. */
const seedWithoutCommit = 20_261_121

/**
 * The seed of a commit, from 1 to 4,294,967,295.
 * @param {string} hash as git writes it
 */
export function seedOf(hash) {
  return Number.parseInt(hash.slice(0, 8), 16) || seedWithoutCommit
}

/** The hash of the commit that is checked out; nothing where git does not know one. */
export function commitHash() {
  try {
    const said = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: 'pipe' })
    return `${said}`.trim()
  } catch {
    return ''
  }
}

/**
 * Sets the seed of this run for every program it starts, unless somebody has chosen one.
 * @param {string | undefined} chosen
 * @returns {string} the seed
 */
export function setSeed(chosen = process.env.SEED) {
  const seed = chosen || `${seedOf(commitHash())}`
  process.env.SEED = seed
  return seed
}
