import { AsyncLocalStorage } from 'node:async_hooks'
import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import { forEverybody } from '../../../../platform/after-others.ts'
import type { Clock } from '../../../../platform/clock.ts'
import { DatabaseError } from '../../../../platform/database/open-database.ts'
import { isUnavailable } from '../../../../platform/database/outage.ts'
import type { Db } from '../../../../platform/database/schema.ts'
import type { OpenSqlite } from '../../../../platform/database/sqlite.ts'
import { appliedIn, noteApplied } from '../../../../platform/journal/applied.ts'
import type { Journal, Unapplied } from '../../../../platform/journal/journal.ts'
import { sequenceMost } from '../../../../platform/journal/journal-frames.ts'
import { reasonOf } from '../../../../platform/reason-of.ts'
import type { CommandIds } from '../../records/command-ids.ts'
import { openDecisions, openKnownRows } from './decide-changes.ts'
import { readEntries, writeEntries } from './journal-entry.ts'
import { type BringIn, openJournalFlush } from './journal-flush.ts'
import type { LiveChange, Stored } from './live-change.ts'
import type { CommandSealer, LiveStore } from './live-store.ts'
import { openWaitingEntries } from './waiting-entries.ts'

type Needs = {
  db: Db
  database: DatabaseSync
  bringFirst: OpenSqlite['bringFirst']
  journal: Journal
  ids: CommandIds
  /** Another number as soon as another program has written. */
  foreign(): number
  seal: CommandSealer
  /** Whether the log of the database is moved to begin anew: a flush meanwhile would keep it from that. */
  isMovingLog(): boolean
  clock: Clock
  log: Pick<Logger, 'error' | 'warn'>
}

/** How long what is written waits for more before the database gets it, and the pause after a failure, ms. */
const times = { flushMs: 100, retryMs: 250 }

/**
 * From how many changes on it does not wait, and from how many of each device: their pages are written once for
 * all of them. No more wait for that, or for the log to be moved, than this; and from how many on the next ones
 * wait for it.
 */
const changes = { flushFrom: 512, ofEach: 8, flushMost: 2_048, most: 5_000 }

/** Presses have their turn between slices of so many changes at least; four hold all, and a fifth one what has come since. */
const slices = { least: 512, most: 4 }

export type LiveJournal = Awaited<ReturnType<typeof openLiveJournal>>

/**
 * The store of live state on SQLite: what stands in the journal is stored, and comes to the database a moment
 * later, before anybody reads there (docs/decisions/0033). Brings in first what a crash has left.
 * @throws DatabaseError when the database takes nothing now.
 */
export async function openLiveJournal(needs: Needs) {
  const { db, database, journal, ids, isMovingLog, log } = needs
  const bringIn = openJournalFlush(database, needs.seal, log)
  await replay(needs, bringIn)

  const waiting = openWaitingEntries()
  /** Why the last flush came to nothing. */
  let failure: unknown
  let timer: NodeJS.Timeout | undefined
  let isSoon = false
  const known = openKnownRows(database, needs.foreign)
  const decide = openDecisions({ ids, isWaiting: waiting.hasKey, known })

  /** Brings in the oldest, so many changes or a few more. To be called with the connection in hand. */
  function flush(most: number): void {
    const oldest = waiting.oldest(most)
    if (oldest.records === 0) return
    try {
      known.keepOver(() => bringIn(oldest.entries, oldest.sequence))
    } catch (err) {
      if (failure === undefined)
        log.warn({ err }, 'the database does not take the journal; trying again')
      failure = err
      flushIn(times.retryMs)
      return
    }
    failure = undefined
    waiting.remove(oldest)
    if (waiting.count() === 0) journal.flushed()
  }

  const flushAll = () => flush(Number.POSITIVE_INFINITY)

  /** With the connection in hand throughout, so that no reader finds a part. */
  async function flushInSlices(): Promise<void> {
    const each = Math.max(slices.least, waiting.count() / slices.most)
    for (let left = slices.most; waiting.count() > 0; left -= 1) {
      if (left > 0) flush(each)
      else flushAll()
      if (failure !== undefined) return
      if (waiting.count() > 0) await nextTurn()
    }
  }

  /** Whether the connection is taken to bring in what waits. */
  const isOwnTurn = new AsyncLocalStorage<boolean>()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
    isOwnTurn.run(true, () => db.connection().execute(work))
  const flushInTurn = () => forEverybody(() => inTurn(flushInSlices))
  const logFailed = (err: unknown) => log.error({ err }, 'the journal was not brought in')

  function flushIn(ms: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      if (isMovingLog() && waiting.count() < changes.flushMost) flushIn(ms)
      else flushInTurn().catch(logFailed)
    }, ms)
  }

  function flushSoon(): void {
    flushIn(times.flushMs)
    const enough = Math.max(changes.flushFrom, changes.ofEach * waiting.deviceCount())
    const from = isMovingLog() ? changes.flushMost : Math.min(enough, changes.flushMost)
    if (isSoon || waiting.count() < from) return
    isSoon = true
    flushInTurn()
      .catch(logFailed)
      .finally(() => {
        isSoon = false
      })
  }

  // Nobody waits for a database that takes nothing: they read what it has.
  needs.bringFirst(() => {
    if (failure === undefined && !isOwnTurn.getStore()) flushAll()
  })

  /** The journal could go on without the database, but not for ever. */
  const mustFlushFirst = () => failure !== undefined || waiting.count() >= changes.most

  function append(some: readonly LiveChange[]): Stored[] {
    const { stored, entries } = decide(some)
    if (entries.length === 0) return stored
    waiting.add({ entries, sequence: journal.append(writeEntries(entries)) })
    flushSoon()
    return stored
  }

  return {
    store: {
      gatherMs: 0,
      async write(take) {
        if (mustFlushFirst()) await flushInTurn()
        if (failure !== undefined) throw failure
        return append(take())
      },
      writeNow: (take) => (mustFlushFirst() ? undefined : append(take())),
    } satisfies LiveStore,

    /** Leaves nothing in the files of what was written before; returns false where that can't be now. */
    async empty(): Promise<boolean> {
      // Each try leaves less, and others may write meanwhile.
      for (let tries = 0; tries < 3; tries += 1) {
        const { emptied } = await inTurn(async () => {
          flushAll()
          return { emptied: waiting.count() === 0 && journal.empty() }
        })
        if (await emptied) return true
      }
      return false
    },

    /** Brings in what waits. What the database does not take is there for the next start. */
    async close(): Promise<void> {
      await flushInTurn()
      clearTimeout(timer)
      try {
        if (waiting.count() === 0) await emptyWhole(journal)
        else log.warn({ changes: waiting.count() }, 'the journal is kept for the next start')
      } catch (err) {
        log.warn({ err }, 'the journal could not be emptied; the next start does it')
      }
      await journal.close()
    },
  }
}

/** Brings in what the last server has written and its database did not get, and begins anew. */
async function replay(needs: Needs, bringIn: BringIn): Promise<void> {
  const { database, journal, ids, clock, log } = needs
  const { frames, trouble } = journal.read(beginOf(database))
  const failure = bringInAll(frames, bringIn, log)
  journal.begin(appliedIn(database))
  ids.begin()
  if (trouble === undefined && failure === undefined) return emptyWhole(journal).catch(refuseStart)
  // Devices ignore the numbers that they have had, and some of those are unknown now.
  ids.leaveOut()
  const files = journal.setAside(new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-'))
  log.error(
    { files, why: failure ?? `it is ${trouble}` },
    'the journal is set aside: presses and reports from just before a crash may not be in the database',
  )
}

/** Returns why it can't be, if it can't. @throws DatabaseError when the database takes nothing now. */
function bringInAll(
  frames: Unapplied['frames'],
  bringIn: BringIn,
  log: Needs['log'],
): string | undefined {
  const last = frames.at(-1)
  if (!last) return undefined
  try {
    const entries = frames.flatMap(({ payload }) => readEntries(payload))
    bringIn(entries, last.sequence)
    log.warn({ changes: entries.length }, 'what a crash had left in the journal was brought in')
    return undefined
  } catch (cause) {
    return isUnavailable(cause) ? refuseStart(cause) : reasonOf(cause)
  }
}

function refuseStart(cause: unknown): never {
  const why = `What was pressed and reported before a crash can't be brought into the database: ${reasonOf(cause)}. It is kept in the journal: see that this user may write to the database and that the disk has room, and start again.`
  throw new DatabaseError(why, { cause })
}

/** How far the database has the journal; one that has never had any begins anywhere, so that no other one's fits. */
function beginOf(database: DatabaseSync): number {
  const applied = appliedIn(database)
  if (applied > 0) return applied
  const begin = randomInt(1, sequenceMost)
  noteApplied(database, begin)
  return begin
}

/** Empties both files; the database has all that they hold. */
async function emptyWhole(journal: Journal): Promise<void> {
  while (!(await journal.empty()));
}
