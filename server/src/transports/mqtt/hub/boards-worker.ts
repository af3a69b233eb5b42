import { parentPort } from 'node:worker_threads'
import type { BoardsToRead } from './boards-thread.ts'
import { readBoards } from './read-boards.ts'

/* This thread reads the lists of boards of hubs, which are long. */

parentPort?.on('message', ([payload, adopted]: BoardsToRead) => {
  parentPort?.postMessage(readBoards(payload, new Set(adopted)))
})
