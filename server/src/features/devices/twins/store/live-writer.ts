import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../../../platform/clock.ts'
import type { Counts } from '../../../../platform/counts.ts'
import { isUnavailable, refusalOfOutage } from '../../../../platform/database/outage.ts'
import type { EventLoop } from '../../../../platform/event-loop.ts'
import type { Audit } from '../../../audit/audit.ts'
import { joinActivity } from '../../records/activity-rows.ts'
import type { ShownDevice } from '../../records/shown-device.ts'
import { commandKey, giveIds, type LiveChange, type Stored } from './live-change.ts'
import type { LiveStore } from './live-store.ts'

/** A change and its outcome: exactly one of these is called, in the order in which changes were added. */
export type Pending = LiveChange & {
  /** It is stored: from now on it may be shown. */
  stored(result: Stored): void
  /** The database is out of order: it is stored later. Called once at most. */
  delayed?: ((error: unknown) => void) | undefined
  /** The same of a new command, which goes on without being stored. Called once at most; false when it can't. */
  goOn?: (() => boolean) | undefined
  /** It will never be stored. */
  failed(error: unknown): void
}

export type LiveWriter = ReturnType<typeof openLiveWriter>

type Needs = {
  /** Keeps what is stored for those who list devices (listing/home-devices.ts). */
  homeDevices: { addStored(shown: ShownDevice): void }
  audit: Pick<Audit, 'linkSoon'>
  eventLoop: Pick<EventLoop, 'beforeTurnEnd'>
  counts: Pick<Counts, 'outcomes' | 'stored'>
  clock: Clock
  log: Pick<Logger, 'error' | 'warn'>
}

/** The pause before a batch is tried again, and how long the database may fail before presses go on without it, ms. */
const times = { retryMs: 250, timeoutMs: 1_000 }

/** How many commands may be unstored at once. */
const unstoredMost = 5_000

/**
 * Gathers the changes of devices and commands, and stores those of one moment together: one
 * transaction, or one record, serves everybody who has pressed or reported meanwhile. While that fails,
 * what devices report waits, and presses go on without it for a minute; then they are refused in words.
 */
export function openLiveWriter(store: LiveStore, needs: Needs) {
  const { homeDevices, audit, eventLoop, counts, clock, log } = needs
  const batchWindow = openBatchWindow(store.gatherMs)
  let waiting: Pending[] = []
  let taken: Pending[] = []
  /** By device, the report that is kept while the database is out of order, and takes in the next one. */
  const kept = new Map<number, Pending>()
  /** The commands that went on while the database was out of order. */
  const unstored = new Set<Pending>()
  let writing: Promise<void> | undefined
  let isDue = false
  let isClosing = false
  let outage: { since: number; error: unknown } | undefined

  /** Hot: at the end of a turn, unless earlier changes are being written yet. */
  function writeTurn(): void {
    isDue = false
    if (writing || waiting.length === 0) return
    const beganAt = performance.now()
    try {
      const results = store.writeNow?.(take)
      if (results) settleTaken(beganAt, results)
      else goOnWriting(writeAll())
    } catch (error) {
      goOnWriting(recover(error).then(writeAll))
    }
  }

  function begin(): void {
    if (store.writeNow) {
      isDue = true
      eventLoop.beforeTurnEnd(writeTurn)
    } else goOnWriting(writeAll())
  }

  function goOnWriting(work: Promise<void>): void {
    writing = work.finally(() => {
      writing = undefined
      // Those who heard of the last changes may have added more, before this is known to be over.
      if (waiting.length > 0 && !isClosing) begin()
    })
  }

  async function writeAll(): Promise<void> {
    while ((waiting.length > 0 || taken.length > 0) && !hasGivenUp()) {
      const isUrgent = taken.length > 0 || waiting.some(({ command }) => command)
      await batchWindow.wait(isUrgent)
      try {
        const beganAt = performance.now()
        settleTaken(beganAt, await store.write(take))
      } catch (error) {
        await recover(error)
      }
    }
  }

  async function recover(error: unknown): Promise<void> {
    take() // It may have failed before it took anything.
    for (const change of taken) change.isRepeated = true
    if (isUnavailable(error)) await retryLater(error)
    else await writeEach()
  }

  function settleTaken(beganAt: number, results: readonly Stored[]): void {
    counts.stored.end(beganAt)
    const written = taken
    taken = []
    outage = undefined
    kept.clear()
    settle(written, results, waiting)
  }

  /** All that waits; after a failure the same changes again, with those that came since. */
  function take(): readonly LiveChange[] {
    taken.push(...waiting)
    waiting = []
    return taken
  }

  /** @param later changes that are written next */
  function settle(
    changes: readonly Pending[],
    results: readonly Stored[],
    later: readonly Pending[],
  ): void {
    if (unstored.size > 0) {
      const ids = changes.flatMap(({ command }, at): [string, number][] => {
        const id = results[at]?.commandId
        return command && id !== undefined ? [[commandKey(command), id]] : []
      })
      giveIds(later, new Map(ids))
      for (const change of changes) unstored.delete(change)
    }
    if (changes.some(({ command, changed }) => command || changed)) audit.linkSoon()
    for (const [at, change] of changes.entries()) {
      const result = results[at]
      for (const { outcome } of change.changed ?? []) if (outcome) counts.outcomes[outcome] += 1
      if (!result) continue
      if (result.isPresent) tell(() => homeDevices.addStored(change.shown))
      tell(() => change.stored(result))
    }
  }

  /** Tells somebody what became of a change; a fault there keeps nobody else from hearing of theirs. */
  function tell(hear: () => void): void {
    try {
      hear()
    } catch (err) {
      log.error({ err }, 'what became of a change was not told')
    }
  }

  /** One change of the batch can't be stored, because its device or person is gone: only that one is given up. */
  async function writeEach(): Promise<void> {
    const changes = taken
    taken = []
    kept.clear()
    for (const change of changes) {
      try {
        settle([change], await store.write(() => [change]), [...changes, ...waiting])
      } catch (error) {
        if (isUnavailable(error)) taken.push(change)
        else {
          unstored.delete(change)
          tell(() => change.failed(error))
        }
      }
    }
  }

  async function retryLater(error: unknown): Promise<void> {
    if (!outage) log.warn({ err: error }, 'device state can not be stored; trying again')
    outage = { since: outage?.since ?? clock.now(), error }
    if (lastsMs() >= times.timeoutMs) {
      const all = taken
      taken = []
      kept.clear()
      for (const change of all) keepFor(change, error)
    }
    await wait(times.retryMs)
  }

  /** Keeps a change until the database works again; but no press that has not gone on: it would fire late. */
  function keepFor(change: Pending, error: unknown): void {
    if (change.command) {
      if (goesOn(change)) taken.push(change)
      else tell(() => change.failed(refusalOfOutage(error)))
      return
    }
    tell(() => change.delayed?.(error))
    change.delayed = undefined
    const earlier = kept.get(change.shown.id)
    if (change.changed || !earlier || earlier.shown.rev[0] !== change.shown.rev[0]) {
      taken.push(change)
      // Later reports stay behind one that confirms commands: pins are stored in this order.
      if (change.changed) kept.delete(change.shown.id)
      else kept.set(change.shown.id, change)
      return
    }
    // So that no device takes more room than one report, however long it lasts.
    earlier.shown = change.shown
    earlier.isHeardOnly &&= change.isHeardOnly
    earlier.pins = new Map([...(earlier.pins ?? []), ...(change.pins ?? [])])
    earlier.activity = joinActivity(earlier.activity ?? [], change.activity ?? [])
    earlier.stored = change.stored
  }

  /** Lets a command go on, unless the database has been away for too long. Returns false when it does not. */
  function goesOn(change: Pending): boolean {
    if (unstored.has(change)) return true
    const mayGoOn = lastsMs() < limits.withoutDatabaseMs && unstored.size < unstoredMost
    if (mayGoOn) {
      tell(() => {
        if (change.goOn?.()) unstored.add(change)
      })
    }
    return unstored.has(change)
  }

  const lastsMs = () => (outage ? clock.now() - outage.since : 0)
  const hasGivenUp = () => isClosing && lastsMs() >= times.timeoutMs

  return {
    add(change: Pending): void {
      if (change.command && writing && lastsMs() >= times.timeoutMs) goesOn(change)
      // Also during an outage it waits for the next try, so that the first one afterwards is done.
      waiting.push(change)
      if (change.command) batchWindow.end()
      if (!writing && !isDue) begin()
    },

    /** Whether what is added now is stored by the end of this turn, unless that fails. */
    storesThisTurn: (): boolean => store.writeNow !== undefined && writing === undefined,

    /** How many changes wait to be stored. */
    waiting: (): number => waiting.length + taken.length,

    /** Since when nothing can be stored, epoch ms; undefined while all is well. */
    failingSince: (): number | undefined => outage?.since,

    /**
     * Resolves when everything that was added is stored, and what is added by those who hear of that.
     * @throws Error when it can't be, with how much that is
     */
    async close(): Promise<void> {
      const couldNot = () =>
        new Error(`${taken.length + waiting.length} changes`, { cause: outage?.error })
      if (outage) throw couldNot()
      isClosing = true
      while (writing || taken.length > 0 || waiting.length > 0) {
        writeTurn()
        batchWindow.end()
        await writing
        if (outage) throw couldNot()
        await nextTurn()
      }
    },
  }
}

/** The batch window: changes wait for others, so that one transaction serves them all. */
export function openBatchWindow(gatherMs: number) {
  let end: (() => void) | undefined
  return {
    /** Waits; what is urgent waits only for what came in with it, in one turn of the event loop. */
    async wait(isUrgent: boolean): Promise<void> {
      if (gatherMs > 0 && !isUrgent) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, gatherMs)
        end = resolve
        await promise
        clearTimeout(timer)
        end = undefined
      }
      await new Promise((resolve) => setImmediate(resolve))
    },

    /** Ends the wait, if somebody waits. */
    end: (): void => end?.(),
  }
}
