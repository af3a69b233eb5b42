import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { reasonOf } from '../reason-of.ts'
import type { CheckpointAnswer, CheckpointKind } from './checkpoints.ts'

/* This thread moves what was written from the log of a SQLite file (WAL) into the file itself. */

// It has no time to wait for others: whoever writes would wait with it.
const database = new DatabaseSync(String(workerData), { timeout: 0 })

const kinds: Record<CheckpointKind, string> = {
  move: 'pragma wal_checkpoint(passive)',
  empty: 'pragma wal_checkpoint(truncate)',
}

function answer(kind: CheckpointKind): CheckpointAnswer {
  try {
    return { isWhole: database.prepare(kinds[kind]).get()?.busy === 0, failure: null }
  } catch (error) {
    return { isWhole: false, failure: reasonOf(error) }
  }
}

parentPort?.on('message', (kind: CheckpointKind) => parentPort?.postMessage(answer(kind)))
