import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'
import type { Clock } from './clock.ts'
import { reasonOf } from './reason-of.ts'

/** How often it is tried whether lines can be written again, ms. */
const retryMs = 5_000

type Write = (bytes: Uint8Array) => number

/**
 * The log of a program, as JSON lines on standard error. A line that can't be written, because a disk is
 * full or nobody reads, is dropped: the house goes on. How many were dropped is logged as soon as lines
 * can be written again.
 */
export const openLog = (level: string, clock: Clock): Logger =>
  pino(
    { level, redact: ['secret', 'password', 'token'] },
    logOutput((bytes) => writeSync(2, bytes), clock),
  )

/**
 * The output of log lines.
 * @param write writes some of the bytes and returns how many; it throws where it can write none.
 */
export function logOutput(write: Write, clock: Clock): { write(line: string): void } {
  let dropped = 0
  let why = ''
  /** Whether a line was written in part: the next one begins anew. */
  let isTorn = false
  let retry: NodeJS.Timeout | undefined

  function writeWhole(line: string): boolean {
    let left = Buffer.from(isTorn ? `\n${line}` : line)
    try {
      while (left.length > 0) {
        left = left.subarray(write(left))
        isTorn = left.length > 0
      }
      return true
    } catch (cause) {
      why = reasonOf(cause)
      return false
    }
  }

  /** Says how many lines are missing, if any; returns whether lines can be written. */
  function sayDropped(): boolean {
    if (dropped === 0) return true
    const said = {
      level: 40,
      time: clock.now(),
      dropped,
      why,
      msg: 'lines of the log were dropped',
    }
    if (!writeWhole(`${JSON.stringify(said)}\n`)) return false
    dropped = 0
    clearInterval(retry)
    return true
  }

  return {
    write(line) {
      if (sayDropped() && writeWhole(line)) return
      if (dropped === 0) retry = setInterval(sayDropped, retryMs).unref()
      dropped += 1
    },
  }
}

/** Lets the program go on when nobody takes what it says on standard output and standard error. */
export function ignoreDeafOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
