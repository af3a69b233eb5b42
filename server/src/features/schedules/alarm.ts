import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { ClockTrust } from '../../platform/clock-trust.ts'
import type { DueStore } from './due-store.ts'

export type ScheduleAlarm = ReturnType<typeof openScheduleAlarm>

/**
 * A clock that differs a little from that of timers may be looked at too soon; after a failure it is tried again so soon; while
 * the clock is in doubt what is late waits, and is looked at so often. Ms.
 */
const times = { least: 20, again: 5_000, inDoubt: 1_000 }

/** Returns in how many ms it is to be done again the latest, where it knows. */
type Work = () => Promise<number | undefined>

type Needs = {
  dueSchedules: Pick<DueStore, 'soonest'>
  clock: Clock
  clockTrust: ClockTrust
  log: Pick<Logger, 'error'>
  /** After so long it is looked at the latest: the clock may be set, and others change schedules too. Ms. */
  mostMs: number
}

/** One timer for the schedule that is due the soonest, of all homes. */
export function openScheduleAlarm({ dueSchedules, clock, clockTrust, log, mostMs }: Needs) {
  let work: Work | undefined
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isAskedAgain = false

  async function lookOnce(): Promise<void> {
    let waitMs: number = times.again
    try {
      const againMs = (await work?.()) ?? mostMs
      const soonest = await dueSchedules.soonest()
      const left = soonest === undefined ? mostMs : soonest - clock.now()
      const least = clockTrust.isInDoubt() ? times.inDoubt : times.least
      waitMs = Math.min(Math.max(left, least), againMs, mostMs)
    } catch (err) {
      log.error({ err }, 'schedules were not looked at')
    }
    if (work) timer = setTimeout(look, waitMs)
  }

  /** Looks now: something has changed, or is due. */
  function look(): void {
    if (!work) return
    if (round) {
      isAskedAgain = true
      return
    }
    clearTimeout(timer)
    round = nextTurn()
      .then(lookOnce)
      .finally(() => {
        round = undefined
        if (!isAskedAgain) return
        isAskedAgain = false
        look()
      })
  }

  return {
    /** @param due does what is due, from now on */
    start(due: Work): void {
      work = due
      look()
    },
    look,
    /** Resolves when what has begun is done. */
    async stop(): Promise<void> {
      work = undefined
      clearTimeout(timer)
      await round
    },
  }
}
