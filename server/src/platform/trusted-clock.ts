import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { uptime } from 'node:os'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { ClockJudge, type ClockReading, type ClockStep } from './clock-judge.ts'
import type { ClockFloor, ClockTrust } from './clock-trust.ts'

/**
 * How often the clocks are compared, the pauses between two questions to the system, and how often a
 * confirmed time is stored, ms.
 */
const times = { lookMs: 1_000, firstAskMs: 2_000, lastAskMs: 60_000, keepEveryMs: 600_000 }

/** Two clocks that have moved apart by more since they were read last are looked at closely, ms. */
const apartMs = 1_000

/** No clock is right that shows a time before this program was written, epoch ms. */
const writtenAt = Date.UTC(2025, 0, 1)

/** The operator has confirmed the clock within this time, ms. */
const operatorMs = 600_000

/** The machine's clocks, from which the time is made. */
export type Machine = {
  wall(): number
  /** Goes on, whatever the wall clock is set to. */
  steady(): number
  /** To be called when the two differ: the machine may have slept, which its steady clock leaves out. */
  lookForSleep(): void
  /**
   * Whether the system says that its wall clock is synchronised; false also where it says nothing.
   * @param since the wall clock was set then, epoch ms: what was said before is not meant
   */
  isSynchronised(since: number): Promise<boolean>
}

/**
 * The time of a server: that of the wall clock while it goes in step with the steady clock, else that
 * of the steady clock until the wall clock is confirmed (see clock-judge.ts). Says in the log when the
 * time is in doubt, and when it is known again.
 */
export function openTrustedClock(
  machine: Machine,
  log: Pick<Logger, 'warn' | 'error'>,
): Clock & ClockTrust {
  const listeners = new Set<(step: ClockStep) => void>()
  let lastOffset = machine.wall() - machine.steady()
  const judge = new ClockJudge(reading())
  let wasInDoubt = false
  let floor: ClockFloor | undefined
  /** The floor, as far as it was read or written here. */
  let known: number | null = null
  let keptAt = Number.NEGATIVE_INFINITY
  let keeping: Promise<void> | undefined
  let asking: Promise<void> | undefined
  let [askMs, askedAt] = [times.firstAskMs, Number.NEGATIVE_INFINITY]

  function reading(): ClockReading {
    const wall = machine.wall()
    let steady = machine.steady()
    if (Math.abs(wall - steady - lastOffset) > apartMs) {
      machine.lookForSleep()
      steady = machine.steady()
    }
    lastOffset = wall - steady
    return { wall, steady }
  }

  function take({ now, step }: { now: number; step?: ClockStep }): number {
    const isInDoubt = judge.state === 'doubtful'
    if (step) {
      log.warn(written(step), 'the time was corrected')
      // In a turn of their own: whoever has asked for the time goes on first.
      for (const listener of listeners) setImmediate(listener, step)
    }
    if (isInDoubt !== wasInDoubt) {
      wasInDoubt = isInDoubt
      askMs = times.firstAskMs
      if (isInDoubt)
        log.warn({ taken: iso(now), clock: iso(machine.wall()) }, doubtText(judge.isGuess))
      else log.warn({ at: iso(now) }, 'the time is known again')
    }
    return now
  }

  /** Hot: each press asks some twenty times, and each time but the rarest nothing has to be judged. */
  function now(): number {
    const wall = machine.wall()
    const steady = machine.steady()
    const isNear = Math.abs(wall - steady - lastOffset) <= apartMs
    if (!isNear || wasInDoubt || !judge.goesOn(wall, steady)) return take(judge.read(reading()))
    lastOffset = wall - steady
    return Math.floor(wall)
  }

  async function ask(): Promise<void> {
    const begun = machine.steady()
    askedAt = begun
    askMs = Math.min(2 * askMs, times.lastAskMs)
    const isSure = (await machine.isSynchronised(judge.setAt)) || (await isConfirmedByOperator())
    if (isSure) take(judge.synchronised(begun, reading()))
  }

  /** Whether the floor is about what the wall clock shows, and was not written here: an operator did that (npm run admin -- trust-clock). */
  async function isConfirmedByOperator(): Promise<boolean> {
    if (judge.state !== 'doubtful') return false
    const kept = (await floor?.read()) ?? null
    const agoMs = machine.wall() - (kept ?? 0)
    return kept !== null && kept !== known && agoMs >= 0 && agoMs <= operatorMs
  }

  async function keep(): Promise<void> {
    known = now()
    keptAt = machine.steady()
    await floor?.write(known)
  }

  function look(): void {
    now()
    const steady = machine.steady()
    if (judge.state === 'confirmed') {
      if (steady - keptAt < times.keepEveryMs) return
      keeping ??= keep()
        .catch((err) => log.error({ err }, 'the confirmed time was not stored'))
        .finally(() => {
          keeping = undefined
        })
    } else if (steady - askedAt >= askMs) {
      asking ??= ask()
        .catch((err) => log.error({ err }, 'the time could not be confirmed'))
        .finally(() => {
          asking = undefined
        })
    }
  }

  const timer = setInterval(look, times.lookMs).unref()
  return {
    now,
    isInDoubt() {
      now()
      return judge.state === 'doubtful'
    },
    isConfirmed() {
      now()
      return judge.state === 'confirmed'
    },
    isGuess() {
      now()
      return judge.isGuess
    },
    onStep(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async begin(kept) {
      floor = kept
      known = await kept.read()
      judge.begin(Math.max(known ?? 0, writtenAt), reading())
      look()
    },
    async stop() {
      clearInterval(timer)
      await Promise.all([keeping, asking])
    },
  }
}

const iso = (instant: number) => new Date(instant).toISOString()
const written = ({ from, to }: ClockStep) => ({ from: iso(from), to: iso(to) })

const doubtText = (isGuess: boolean) =>
  isGuess
    ? 'the clock of this machine is wrong: it shows a time before one that was confirmed. Guests are refused, schedules wait and nothing is deleted until it is set. If it is right: npm run admin -- trust-clock'
    : 'the clock of this machine was set, and nobody confirms its time: the server goes on counting by itself. Guests are refused and nothing is deleted until NTP confirms it, or it was in step for an hour. If it is right: npm run admin -- trust-clock'

/** This machine. */
export function thisMachine(): Machine {
  const run = promisify(execFile)
  // On Linux it stands still while the machine sleeps; the time since the start does not.
  const sinceStart = () => (process.platform === 'linux' ? uptime() * 1_000 : performance.now())
  const awake = sinceStart() - performance.now()
  let sleptMs = 0
  return {
    wall: () => Date.now(),
    steady: () => performance.now() + sleptMs,
    lookForSleep() {
      sleptMs = Math.max(sleptMs, sinceStart() - performance.now() - awake)
    },
    async isSynchronised(since) {
      try {
        const asked = ['show', '--property=NTPSynchronized', '--value']
        const { stdout } = await run('timedatectl', asked, { timeout: 5_000 })
        return stdout.trim() === 'yes'
      } catch {
        return isMarked(since) // There is no systemd here, or it does not answer.
      }
    },
  }

  /** In a container the mark of its machine may be mounted. It is touched at each synchronisation. */
  function isMarked(since: number): boolean {
    const mark = statSync('/run/systemd/timesync/synchronized', { throwIfNoEntry: false })
    return mark !== undefined && isOfPresentClock(mark.mtimeMs, { since, now: Date.now() })
  }
}

/** How long a synchronisation holds, ms: systemd asks its servers every 34 minutes at least. */
const markedMs = 3_000_000

/** Whether a mark was made with the wall clock as it is set now: not before that, nor in its future, nor long ago. */
export const isOfPresentClock = (
  markedAt: number,
  { since, now }: { since: number; now: number },
): boolean => markedAt >= since - 1_000 && markedAt <= now + 1_000 && now - markedAt <= markedMs
