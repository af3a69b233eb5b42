import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Failure } from './command.mjs'
import { pinnedNode, root } from './project.mjs'

/**
 * @typedef {{
 *   cwd?: string,
 *   env?: NodeJS.ProcessEnv,
 *   shell?: boolean,
 *   expendable?: boolean, // when we are told to end, it is not waited for
 * }} Surroundings
 */

/**
 * Runs a program on this terminal until it ends; resolves to its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {Surroundings} [surroundings]
 */
export async function runShown(program, args, surroundings) {
  const child = spawn(program, args, { cwd: root, ...surroundings, stdio: 'inherit' })
  return await ended(child)
}

/** @param {string[]} args */
export async function runPinned(args) {
  return await runShown(pinnedNode, args)
}

/**
 * Runs a program and keeps what it says.
 * @param {string} program
 * @param {string[]} args
 * @param {Surroundings} [surroundings]
 */
export async function runHidden(program, args, surroundings) {
  const child = spawn(program, args, { cwd: root, ...surroundings })
  child.stdin.end()
  let output = ''
  const keep = (/** @type {Buffer} */ chunk) => {
    output += chunk
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { code: await ended(child, surroundings), output }
}

/**
 * Runs a program that is to be heard only when it fails.
 * @param {string} title what a person calls this
 * @param {Parameters<typeof runHidden>} call
 */
export async function runQuietly(title, ...call) {
  const { code, output } = await runHidden(...call)
  if (code !== 0) throw new Failure(`${title} failed:\n\n${shortened(output)}`)
}

/** @param {string} output */
function shortened(output, start = 15, end = 25) {
  const lines = output.trimEnd().split('\n')
  if (lines.length <= start + end) return lines.join('\n')
  return [...lines.slice(0, start), '…', ...lines.slice(-end)].join('\n')
}

/**
 * Resolves to the exit code. Until then our own signals go to the child, and we
 * end when it has: except those which a terminal has sent to both already.
 * @param {import('node:child_process').ChildProcess} child
 * @param {Surroundings} [surroundings]
 * @returns {Promise<number>}
 */
export async function ended(child, { expendable = false } = {}) {
  const deafen = whenAsked((signal, isKnown) => {
    if (expendable) {
      child.kill('SIGKILL')
      process.exit(exitCodeOf(signal))
    }
    if (!isKnown) child.kill(signal)
  })
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code, signal) => resolve(code ?? exitCodeOf(signal)))
    })
  } finally {
    deafen()
  }
}

/**
 * Listens for being asked to end: by a signal, or because npm is gone. The returned function ends that.
 * @param {(signal: NodeJS.Signals, isKnown: boolean) => void} then `isKnown`: a terminal has sent it to our children too
 */
export function whenAsked(then) {
  const sentByTerminal = process.stdin.isTTY ? ['SIGINT', 'SIGHUP'] : []
  const pass = (/** @type {NodeJS.Signals} */ signal) =>
    then(signal, sentByTerminal.includes(signal))
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, pass)
  const watch = whenNpmEnds(() => pass('SIGTERM'))
  return () => {
    clearInterval(watch)
    for (const signal of signals) process.off(signal, pass)
  }
}

/**
 * The exit code that a shell gives for a program ended by a signal.
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(signal) {
  return 128 + (signal ? constants.signals[signal] : 0)
}

/**
 * npm runs us in a shell and sends its signals to that shell. Debian's ends on
 * them without a word to us; all we can see is that our parent is gone.
 * @param {() => void} then
 */
function whenNpmEnds(then) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return undefined
  return setInterval(() => process.ppid !== parent && then(), 500)
}
