/** Starts the server again when it has crashed, or when its database was away at the start. */
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { exitCodeOf, whenAsked } from './child.mjs'
import { pinnedNode, root } from './project.mjs'

/** The exit code of a server that refuses to start: it would do so again (server/src/command-line.ts). */
const refusedCode = 2

/** The first pause, and the longest; after a quiet time it is the first again. In ms. */
const usual = { firstMs: 1_000, mostMs: 60_000, quietMs: 300_000 }

/**
 * Runs the server on this terminal, and again after a crash, with growing pauses. It is over when the
 * server was asked to stop, has stopped by itself with 0, or refuses to start; resolves to its exit code.
 * When this program is killed, the server ends too: the channel between them closes.
 * @param {string[]} args
 * @param {typeof usual} [pauses]
 * @returns {Promise<number>}
 */
export async function supervise(args, { firstMs, mostMs, quietMs } = usual) {
  const asked = new AbortController()
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  const deafen = whenAsked((signal, isKnown) => {
    asked.abort()
    if (!isKnown) server?.kill(signal)
  })
  try {
    for (let pauseMs = firstMs; ; pauseMs = Math.min(2 * pauseMs, mostMs)) {
      const begunAt = performance.now()
      server = spawn(pinnedNode, args, {
        cwd: root,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      })
      const { code, signal } = await endOf(server)
      if (asked.signal.aborted || code === 0 || code === refusedCode)
        return code ?? exitCodeOf(signal)
      if (performance.now() - begunAt >= quietMs) pauseMs = firstMs
      const why = signal ? `was ended by ${signal}` : `has ended with exit code ${code}`
      console.error(`Roomwire ${why}. It starts again in ${pauseMs / 1_000} s.`)
      const isOver = await wait(pauseMs, false, { signal: asked.signal }).catch(() => true)
      if (isOver) return code ?? exitCodeOf(signal)
    }
  } finally {
    deafen()
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}
 */
function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
}
