import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { HashJob } from './hashing.ts'

/* This thread computes hashes, one at a time, at a lower priority than everything else. */

// Linux gives each thread a priority of its own; elsewhere this would change the whole process.
if (process.platform === 'linux') {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch (cause) {
    // People must be able to sign in even so.
    process.emitWarning(`Passwords are hashed at the priority of everything else: ${cause}`)
  }
}

parentPort?.on('message', (job: HashJob) => {
  parentPort?.postMessage(argon2Sync('argon2id', job))
})
