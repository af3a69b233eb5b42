import { parentPort } from 'node:worker_threads'
import { readBoards } from './read-boards.ts'

/* This thread reads the lists of boards of hubs, which are long. */

parentPort?.on('message', (payload: Uint8Array) => {
  parentPort?.postMessage(readBoards(payload))
})
