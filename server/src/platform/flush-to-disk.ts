import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Brings to the disk what files a folder has, or what is in a file: a power cut takes nothing of it any more. */
export function flushToDisk(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
