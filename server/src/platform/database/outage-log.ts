import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { isUnavailable } from './outage.ts'

/** The interval of the warnings while the database is unavailable, ms. */
const intervalMs = 1_000

/**
 * A log that takes an error of an unavailable database for what it is: one warning a second
 * with the number of those left out, in place of an error with its stack for each call, report
 * and round. Everything else it logs as the given log does.
 */
export function withBriefOutages(log: Logger, clock: Clock): Logger {
  let saidAt = Number.NEGATIVE_INFINITY
  let leftOut = 0
  const error: LogError = (about, ...rest) => {
    if (typeof about === 'string') return log.error(about)
    const err = 'err' in about ? about.err : undefined
    if (!(err instanceof Error && isUnavailable(err))) return log.error(about, ...rest)
    const now = clock.now()
    // A line follows also after the clock was put back.
    if (now >= saidAt && now < saidAt + intervalMs) {
      leftOut += 1
      return
    }
    log.warn({ why: err.message, during: rest[0], leftOut }, 'the database is unavailable')
    saidAt = now
    leftOut = 0
  }
  // It is the same logger with another `error`, as a child of pino's is.
  return Object.assign(Object.create(log), { error })
}

type LogError = (about: object | string, ...text: string[]) => void
