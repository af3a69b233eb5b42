/** The seed of what tests draw by lot: of the gate always the same, of `npm run prove` another for each commit. */
import { execFileSync } from 'node:child_process'
import { root } from './project.mjs'

/** The seed of the gate, so that a commit that changes a word is never red by lot; and where git knows no commit. */
export const gateSeed = 20_261_121

/**
 * The seed of a commit, from 1 to 4,294,967,295.
 * @param {string} hash as git writes it
 */
export function seedOf(hash) {
  return Number.parseInt(hash.slice(0, 8), 16) || gateSeed
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
 * Sets the seed of this run for every program it starts.
 * @param {number} usual the seed where nobody has chosen one
 * @param {string | undefined} chosen
 * @returns {string} the seed
 */
export function setSeed(usual = gateSeed, chosen = process.env.SEED) {
  const seed = chosen || `${usual}`
  process.env.SEED = seed
  return seed
}
