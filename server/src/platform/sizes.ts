import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { journalFiles } from './journal/journal.ts'

/** What is on the disk of a data folder, bytes. */
export type Sizes = {
  /** The database with its log and its journal; 0 on PostgreSQL. */
  main: number
  /** The history with its log; 0 on PostgreSQL. */
  history: number
  /** What this program may still write. */
  free: number
  /** The whole disk. */
  disk: number
}

const withLog = (name: string) => [name, `${name}-wal`, `${name}-shm`]

/** Reads how large the files of a data folder are. @throws the error of the disk. */
export async function readSizes(data: string): Promise<Sizes> {
  const sizeOf = async (names: readonly string[]) => {
    const sizes = await Promise.all(names.map((name) => bytesOf(join(data, name))))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  }
  const [main, history, { bavail, blocks, bsize }] = await Promise.all([
    sizeOf([...withLog('roomwire.sqlite'), ...journalFiles]),
    sizeOf(withLog('history.sqlite')),
    statfs(data),
  ])
  return { main, history, free: bavail * bsize, disk: blocks * bsize }
}

async function bytesOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return 0
    throw cause
  }
}
