import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DiskError } from '../database/disk-waits.ts'
import {
  type JournalFrame,
  type ReadFrames,
  readFrames,
  recordBytes,
  sequenceAfter,
  sequenceMost,
} from './journal-frames.ts'

/** The files of the journal, in a data folder. */
export const journalFiles = ['roomwire.journal-1', 'roomwire.journal-2'] as const

/** The size from which on the other file is used, bytes. */
const fileMost = 4 * 1024 * 1024

/** A file that is so many times larger, because the disk does not take what the other one holds, takes no more. */
const timesLargest = 16

/** A power cut may keep the database and not the end of the journal; beyond so many records it is another database. */
const aheadMost = 2 ** 20

export type Journal = ReturnType<typeof openJournal>

/** The part of a journal that its database has not. */
export type Unapplied = {
  frames: JournalFrame[]
  /** Why what follows them can't be told; undefined where nothing does. */
  trouble: 'damaged' | 'of other keys' | 'of another database' | undefined
}

type File = { path: string; fd: number; size: number }

/**
 * The journal of a database: two files that are appended to in turn. It is written, as far as a crash of the
 * program is concerned, when `append` returns. Nobody waits for the disk (docs/decisions/0033).
 * @param onDisk resolves when the disk has all that the database has committed by now
 */
export function openJournal(
  folder: string,
  key: Buffer,
  onDisk: () => Promise<void>,
  { largest = fileMost } = {},
) {
  let files = journalFiles.map((name) => openFile(join(folder, name)))
  let used = 0
  let last = 0
  let emptying: Promise<void> | undefined

  const current = (): File => fileAt(files, used)
  const other = (): File => fileAt(files, 1 - used)

  /** Empties the file that is not used once the disk has what the database has of it. */
  function emptyOther(): Promise<void> {
    const old = other()
    emptying = onDisk()
      .then(() => cut(old, 0))
      .finally(() => {
        emptying = undefined
      })
    return emptying
  }

  return {
    /** Reads what follows the last record that the database has. */
    read: (applied: number): Unapplied =>
      unappliedOf(inOrder(files.map((file) => readFrames(key, bytesOf(file)))), applied),

    /** Goes on after the last record that the database has. */
    begin(applied: number): void {
      last = applied
    },

    /**
     * Appends a record, and returns its sequence.
     * @throws DiskError when the disk does not take it: then nothing of it is there.
     */
    append(payload: string): number {
      const sequence = sequenceAfter(last)
      const file = current()
      if (file.size > timesLargest * largest) throw new DiskError('The other file is in use yet')
      const bytes = recordBytes(key, { sequence, payload })
      try {
        writeAll(file, bytes)
      } catch (cause) {
        cutBack(file)
        throw new DiskError(cause)
      }
      file.size += bytes.length
      last = sequence
      return sequence
    },

    /** Goes on to the other file; call it when the database has committed all that was appended. */
    flushed(): void {
      if (emptying !== undefined) return
      if (other().size === 0) {
        if (current().size < largest) return
        used = 1 - used
      }
      // If the disk fails now, this is tried again after the next flush.
      emptyOther().catch(() => undefined)
    },

    /**
     * Empties both files, but for what is appended from now on. The database has committed all that was
     * appended before.
     * @returns false when only one could be: to be called once more, after a flush
     * @throws DiskError
     */
    async empty(): Promise<boolean> {
      if (emptying !== undefined || other().size > 0) {
        await (emptying ?? emptyOther())
        return false
      }
      if (current().size === 0) return true
      used = 1 - used
      await emptyOther()
      return true
    },

    /** Keeps the files under other names, and begins anew; returns these names. */
    setAside(at: string): string[] {
      const kept = files.filter(({ size }) => size > 0).map(({ path }) => path)
      for (const { fd } of files) closeSync(fd)
      for (const path of kept) renameSync(path, nameAside(path, at))
      files = files.map(({ path }) => openFile(path))
      used = 0
      return kept.map((path) => nameAside(path, at))
    },

    async close(): Promise<void> {
      await emptying?.catch(() => undefined)
      for (const { fd } of files) closeSync(fd)
    },
  }
}

const nameAside = (path: string, at: string) => `${path}.set-aside-${at}`

/** The records of both files in the order in which they were written; what has none comes last. */
function inOrder(parts: readonly ReadFrames[]): ReadFrames[] {
  const [one, other] = parts
  if (!one || !other) return [...parts]
  const first = one.frames.at(0)
  const last = other.frames.at(-1)
  const isLater = !first || (last && first.sequence === sequenceAfter(last.sequence))
  return isLater ? [other, one] : [one, other]
}

function unappliedOf(parts: readonly ReadFrames[], applied: number): Unapplied {
  const { frames, trouble } = chainOf(parts)
  const [first, last] = [frames.at(0), frames.at(-1)]
  if (!first || !last) return { frames, trouble }
  const known = frames.findIndex(({ sequence }) => sequence === applied)
  if (known >= 0) return { frames: frames.slice(known + 1), trouble }
  if (first.sequence === sequenceAfter(applied)) return { frames, trouble }
  const ahead = (applied - last.sequence + sequenceMost) % sequenceMost
  return { frames: [], trouble: ahead < aheadMost ? trouble : 'of another database' }
}

/** The records that follow one another without a gap, and what is wrong with the next one. */
function chainOf(parts: readonly ReadFrames[]): Unapplied {
  const frames: JournalFrame[] = []
  for (const part of parts) {
    for (const frame of part.frames) {
      const before = frames.at(-1)
      if (before && frame.sequence !== sequenceAfter(before.sequence)) {
        return { frames, trouble: 'damaged' }
      }
      frames.push(frame)
    }
    if (part.rest === 'damaged') return { frames, trouble: 'damaged' }
    if (part.isForeign && frames.length === 0) return { frames, trouble: 'of other keys' }
  }
  return { frames, trouble: undefined }
}

function fileAt(files: readonly File[], at: number): File {
  const file = files[at]
  if (!file) throw new Error(`The journal has no file ${at}`)
  return file
}

/** Opens a file, or makes it. Nobody else may read it. */
function openFile(path: string): File {
  const fd = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  return { path, fd, size: fstatSync(fd).size }
}

function bytesOf({ fd, size }: File): Buffer {
  const bytes = Buffer.alloc(size)
  let done = 0
  while (done < size) {
    const more = readSync(fd, bytes, done, size - done, done)
    if (more === 0) break
    done += more
  }
  return bytes.subarray(0, done)
}

/** A disk that becomes full takes a part, and fails at the rest. */
function writeAll({ fd, size }: File, bytes: Buffer): void {
  let done = 0
  while (done < bytes.length) {
    done += writeSync(fd, bytes, done, bytes.length - done, size + done)
  }
}

function cut(file: File, size: number): void {
  ftruncateSync(file.fd, size)
  file.size = size
}

/** Takes away what was written of a record in part. */
function cutBack(file: File): void {
  try {
    cut(file, file.size)
  } catch {
    // The next record is written over it, and behind that nothing whole can be read.
  }
}
