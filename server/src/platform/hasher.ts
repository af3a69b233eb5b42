import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { HashJob } from './hashing.ts'

/* A thread that computes hashes, one at a time, and gives way to everything else that runs. */

// Linux gives each thread a priority of its own; elsewhere it would be the whole process's.
if (process.platform === 'linux') {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, constants.priority.PRIORITY_LOW)
  } catch (cause) {
    // People must be able to sign in all the same.
    process.emitWarning(`Passwords are hashed at the priority of everything else: ${cause}`)
  }
}

parentPort?.on('message', (job: HashJob) => {
  parentPort?.postMessage(argon2Sync('argon2id', job))
})
