import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { reasonOf } from '../reason-of.ts'

/* This thread moves what was written from the log of a SQLite file (WAL) into the file itself. */

const database = new DatabaseSync(String(workerData))

parentPort?.on('message', () => {
  try {
    // Passive: it waits for nobody, and nobody for it.
    database.exec('pragma wal_checkpoint(passive)')
    parentPort?.postMessage(null)
  } catch (error) {
    parentPort?.postMessage(reasonOf(error))
  }
})
