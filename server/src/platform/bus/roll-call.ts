import { setTimeout as wait } from 'node:timers/promises'
import type { Envelopes } from './envelopes.ts'

/*
 * Tells which replicas are heard, and from where on, without a clock that two of them would have to share
 * (docs/decisions/0027). Each calls the roll, under a number of its own that rises, and every other
 * one answers. An answer is sealed after the call, so all that its sender had sealed before has a
 * lower number than the answer: whoever sends that again is late, and not heard.
 */

/** `call` is the newest one of its sender. */
export type Roll = { call: number }
/** `answers` is the call of the receiver; `asks` one of the sender, to be answered in turn. */
export type RollAnswer = { answers: number; asks?: number }

/** How often the roll is called at least, and how long an answer is waited for, ms. */
const callMs = 1_000
/** How many calls without an answer make a replica answer anew before it is heard. */
const missedMost = 4
/** The interval of looking for leases at least, ms; how many unknown senders are remembered until then. */
const lookUp = { everyMs: 50, strangersMost: 100 }

type Peer = {
  /** The highest number that was heard of it. */
  last: number
  /** The newest call that it has answered; 0 before the first. */
  answered: number
  /** It is heard once it has answered this call. */
  from: number
  /** How many calls it has missed in a row. */
  missed: number
  /** Whether something that it has sent may have been left out. */
  hasGap: boolean
}

type Needs = {
  me: string
  envelopes: Pick<Envelopes, 'keep' | 'forget'>
  /** The names of the replicas that hold a lease. */
  leased(): Promise<readonly string[]>
  isUp(): boolean
  call(roll: Roll): void
  answer(replica: string, answer: RollAnswer): void
  /** Something that another replica has sent may have been left out. */
  onGap(): void
  onError(error: unknown): void
}

export function openRollCall(needs: Needs) {
  const { me, envelopes } = needs
  const peers = new Map<string, Peer>()
  /** Replicas that are not known yet, with the call that they wait to have answered, or 0. */
  const strangers = new Map<string, number>()
  const waiting = openWaiting()
  let call = 0
  /** The newest call before the last round. */
  let calledBefore = 0
  /** Everybody must have answered this one: others could not be reached before. */
  let floor = 0
  let isDue = false
  const look = seldom(lookUp.everyMs, readLeases, needs.onError)

  function callNow(): void {
    call += 1
    needs.call({ call })
  }

  /** The number of a call that follows once this turn of the event loop is over. */
  function next(): number {
    if (!isDue) {
      isDue = true
      setImmediate(() => {
        isDue = false
        callNow()
      })
    }
    return call + 1
  }

  function answer(to: string, { answered, from }: Peer, answers: number): void {
    const isHeard = answered >= from
    if (!isHeard) call += 1
    needs.answer(to, isHeard ? { answers } : { answers, asks: call })
  }

  /** Remembers an unknown sender until the leases have been looked up. */
  function meet(name: string, theirCall: number): void {
    if (name === me) return
    if (strangers.size < lookUp.strangersMost) strangers.set(name, theirCall)
    look.soon()
  }

  /** Knows exactly the replicas that hold a lease; answers those among them that wait for it. */
  async function readLeases(): Promise<void> {
    const names = await needs.leased()
    for (const name of peers.keys()) if (!names.includes(name)) forget(name)
    for (const name of names) if (name !== me && !peers.has(name)) add(name)
    for (const [name, theirCall] of strangers) {
      const peer = peers.get(name)
      if (peer && theirCall > 0) answer(name, peer, theirCall)
    }
    strangers.clear()
    waiting.lookAgain()
  }

  function add(name: string): void {
    const hasGap = strangers.get(name) === 0
    peers.set(name, { last: 0, answered: 0, from: next(), missed: 0, hasGap })
    envelopes.keep(name)
  }

  function forget(name: string): void {
    peers.delete(name)
    envelopes.forget(name)
  }

  /** Counts who has missed the calls of the last round, and calls again. */
  function round(): void {
    if (!needs.isUp()) return
    for (const peer of peers.values()) {
      if (peer.answered >= calledBefore || peer.from > calledBefore) continue
      peer.missed += 1
      look.soon()
      if (peer.missed < missedMost) continue
      peer.from = call + 1
      peer.hasGap = true
    }
    callNow()
    calledBefore = call
    waiting.lookAgain()
  }
  const timer = setInterval(round, callMs).unref()

  async function answered(number: number): Promise<void> {
    const late = () => [...peers.values()].filter((peer) => peer.answered < number && !peer.missed)
    if (!needs.isUp() || late().length === 0) return
    await waiting.until(() => late().length === 0)
    for (const peer of late()) peer.missed = 1
  }

  return {
    /** Knows the replicas that hold a lease now. */
    readLeases,
    next,
    /** Resolves when all have answered this call, except those who have missed one; after a second in any case. */
    answered,

    /**
     * Whether an event counts: of a known replica, newer than all before, and sealed after `since`,
     * the call that followed the subscription.
     */
    hears(from: string, number: number, since: number): boolean {
      const peer = peers.get(from)
      if (!peer) meet(from, 0)
      if (!peer || !isNewer(peer, number)) return false
      if (peer.answered >= Math.max(since, floor, peer.from)) return true
      if (peer.missed > 0) peer.hasGap = true
      return false
    },

    takeCall(from: string, number: number, roll: Roll): void {
      const peer = peers.get(from)
      if (!peer) meet(from, roll.call)
      else if (isNewer(peer, number)) answer(from, peer, roll.call)
    },

    takeAnswer(from: string, number: number, { answers, asks }: RollAnswer): void {
      const peer = peers.get(from)
      if (!peer) meet(from, 0)
      if (!peer || !isNewer(peer, number)) return
      peer.answered = Math.max(peer.answered, answers)
      peer.missed = 0
      if (asks) needs.answer(from, { answers: asks })
      if (peer.hasGap) needs.onGap()
      peer.hasGap = false
      waiting.lookAgain()
    },

    /** Others can be reached again: what they have sealed before does not count. Resolves when they have answered. */
    async returned(): Promise<void> {
      floor = next()
      await answered(floor)
    },

    stop(): void {
      clearInterval(timer)
      look.stop()
    },
  }
}

/** Whether a number of a known replica is newer than all before. */
function isNewer(peer: Peer, number: number): boolean {
  if (number <= peer.last) return false
  peer.last = number
  return true
}

/** Does some work soon after it is asked for, and no more often than once in so many ms. */
function seldom(everyMs: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  let begunAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  async function begin(): Promise<void> {
    begunAt = performance.now()
    await work().catch(onError)
    timer = undefined
  }
  return {
    soon(): void {
      const inMs = Math.max(0, begunAt + everyMs - performance.now())
      timer ??= setTimeout(() => void begin(), inMs).unref()
    },
    stop: () => clearTimeout(timer),
  }
}

/** Those who wait for answers. */
function openWaiting() {
  const looks = new Set<() => void>()
  return {
    lookAgain(): void {
      for (const look of looks) look()
    },
    /** Resolves when it is done; after a second in any case. */
    async until(isDone: () => boolean): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const look = () => {
        if (isDone()) resolve()
      }
      looks.add(look)
      await Promise.race([promise, wait(callMs, undefined, { ref: false })])
      looks.delete(look)
    },
  }
}
