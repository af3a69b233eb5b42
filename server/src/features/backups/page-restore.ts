import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { DatabaseError } from '../../platform/database/open-database.ts'
import { refuse } from '../../platform/refusal.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { BackupError } from './backup-error.ts'
import type { RestoredHome } from './restore-backup.ts'
import { confirmPrepared, dropPrepared } from './take-in.ts'

/** So much room stays free on the disk of the data folder, bytes. */
const leftFree = 256 * 1024 * 1024

/** After so long without a word of who restores, ms, somebody else may begin. */
const heardMs = 60_000

/** How far a restore by page is. */
export type PageRestoreState =
  | { name: 'none' | 'restoring' }
  | { name: 'uploading'; bytes: number }
  | { name: 'opening'; step: string; part: number | null }
  | { name: 'found'; found: RestoredHome }
  | { name: 'failed'; error: string }

type Needs = {
  data: string
  /** The folder for backups, where what has ended is noted; empty for none. */
  place: string
  people: Pick<PersonStore, 'isEmpty' | 'isFounded'>
  clock: Clock
  log: Pick<Logger, 'error'>
  /** Stops this server and starts another one, which takes the home in; undefined where nobody can. */
  startAgain: (() => void) | undefined
}

export type PageRestore = ReturnType<typeof openPageRestore>

/**
 * Restores a home by page, in an installation in which nobody has registered: somebody sends the file in
 * parts, then its recovery key, sees what was found, and wants it. One page at a time, and the
 * others are told; what is left of one goes with the next, or with the next start.
 */
export function openPageRestore({ data, place, people, clock, log, startAgain }: Needs) {
  const file = join(data, 'restore.upload')
  let state: PageRestoreState = { name: 'none' }
  /** The page that restores, and when it was heard last. */
  let holder = { page: '', at: Number.NEGATIVE_INFINITY }
  const drop = () => {
    rmSync(file, { force: true })
    dropPrepared(data)
    state = { name: 'none' }
  }
  const isBusy = () => state.name === 'opening' || state.name === 'restoring'

  /** @throws Refusal 'changed_meanwhile' where it is not this page that restores. */
  function expectHolder(page: string, isFirst = false): void {
    const now = clock.now()
    const isOther = holder.page !== page && state.name !== 'none'
    if (isOther && (!isFirst || isBusy() || Math.abs(now - holder.at) < heardMs)) {
      throw refuse('changed_meanwhile', someoneRestores)
    }
    holder = { page, at: now }
  }

  async function open(key: string): Promise<void> {
    const onStep = (step: string, part?: number) => {
      state = { name: 'opening', step, part: part ?? null }
    }
    onStep('Opening the backup', 0)
    try {
      // A start would have to wait for what decrypts.
      const { prepareHome } = await import('./restore-backup.ts')
      const found = await prepareHome({ file, key, data, notes: place || data, clock, onStep })
      state = { name: 'found', found }
    } catch (cause) {
      const isExpected = cause instanceof BackupError || cause instanceof DatabaseError
      if (!isExpected) log.error({ err: cause }, 'a backup could not be opened')
      const error = isExpected ? cause.message : 'The backup could not be opened. The log says why.'
      state = { name: 'failed', error: error.replaceAll(file, 'The file') }
    }
  }

  return {
    /** Whether somebody may restore a home here: nobody has ever registered. */
    isPossible: async (): Promise<boolean> =>
      startAgain !== undefined && (await people.isEmpty()) && !(await people.isFounded()),

    state: (): PageRestoreState => state,

    /** A page looks: it is heard. */
    look(page: string): void {
      if (page === holder.page) holder.at = clock.now()
    },

    /**
     * Takes the next part of the file from a page; the first one, at 0, begins anew. One that does not follow
     * is left out: the state says what does.
     * @throws Refusal 'disk_full', 'changed_meanwhile'
     */
    take(page: string, at: number, bytes: Buffer): void {
      expectHolder(page, at === 0)
      if (isBusy()) return
      if (at === 0) drop()
      const have = state.name === 'uploading' ? state.bytes : 0
      if (at !== have) return
      const { bavail, bsize } = statfsSync(data)
      if (bavail * bsize < bytes.length + leftFree) {
        drop()
        throw refuse('disk_full', 'The disk of the server has no room for this file.')
      }
      const opened = openSync(file, at === 0 ? 'w' : 'r+', 0o600)
      try {
        for (let done = 0; done < bytes.length; ) {
          done += writeSync(opened, bytes, done, bytes.length - done, at + done)
        }
      } finally {
        closeSync(opened)
      }
      state = { name: 'uploading', bytes: at + bytes.length }
    },

    /** Opens the file that was sent with its recovery key; the state tells how far it is. A wrong key can be tried again. @throws Refusal 'changed_meanwhile' */
    open(page: string, key: string): void {
      expectHolder(page)
      if (state.name === 'uploading' || state.name === 'failed') void open(key)
    },

    /** Restores the home that was found: this server stops for it. @throws Refusal 'changed_meanwhile' */
    confirm(page: string): void {
      expectHolder(page)
      if (state.name !== 'found' || !startAgain) return
      confirmPrepared(data)
      rmSync(file, { force: true })
      state = { name: 'restoring' }
      startAgain()
    },

    /** Gives up what was sent. @throws Refusal 'changed_meanwhile' */
    cancel(page: string): void {
      expectHolder(page)
      if (!isBusy()) drop()
    },

    /** Removes what an earlier start has left. */
    clear: drop,
  }
}

const someoneRestores =
  'Somebody else is restoring a home here. Look at their page, or try again in a minute.'
