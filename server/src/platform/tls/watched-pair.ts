import type { X509Certificate } from 'node:crypto'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import {
  checkPair,
  type KeyPair,
  KeyPairError,
  outOfDate,
  type PairFiles,
  readPair,
} from './key-pair.ts'

/** A pair that is in use. */
export type PairInUse = KeyPair & { certificate: X509Certificate }

/** The pair of the server, which follows its files. */
export type WatchedPair = {
  current(): PairInUse
  /** Calls back with each new pair. */
  onChange(listener: (pair: PairInUse) => void): void
  stop(): void
}

/** How often the files are read, ms. They are small, and links to them (certbot) may change instead. */
const usualLookMs = 5_000

const dayMs = 24 * 3_600_000
/** The days before its end in which a certificate is warned of, once a day. */
const warnDays = 14

type Needs = { clock: Clock; log: Pick<Logger, 'info' | 'warn' | 'error'>; lookEveryMs?: number }

/**
 * Reads a pair, and again whenever its files change. A new pair counts if its key and certificate belong
 * together and are in date; otherwise the error is logged once, and the old pair stays.
 * @throws KeyPairError for a pair that can't be used at the start. One that is out of date is only warned of.
 */
export function watchPair(files: PairFiles, needs: Needs): WatchedPair {
  const { clock, log, lookEveryMs = usualLookMs } = needs
  const first = readPair(files)
  let inUse: PairInUse = { ...first, certificate: checkPair(first, files) }
  let judged = textOf(first)
  /** The text seen last and not judged yet: a program may write one file after the other. */
  let unsettled = judged
  let warnedDay = 0
  const listeners = new Set<(pair: PairInUse) => void>()

  function look(): void {
    warnOfEnd()
    const found = readOrError(files)
    const text = found instanceof KeyPairError ? found.message : textOf(found)
    const isSettled = text === unsettled
    unsettled = text
    if (text === judged || !isSettled) return
    judged = text
    try {
      take(found)
    } catch (cause) {
      if (!(cause instanceof KeyPairError)) throw cause
      const why = cause.message
      log.error({ why }, 'the new certificate can not be used; the old one stays in use')
    }
  }

  function take(found: KeyPair | KeyPairError): void {
    if (found instanceof KeyPairError) throw found
    const certificate = checkPair(found, files)
    const why = outOfDate(certificate, clock.now())
    if (why) throw new KeyPairError(`${files.cert} is not in date: ${why}.`)
    inUse = { ...found, certificate }
    warnedDay = 0
    for (const listener of listeners) listener(inUse)
    log.info({ until: certificate.validToDate }, 'a new certificate is in use')
  }

  function warnOfEnd(): void {
    const now = clock.now()
    const today = Math.floor(now / dayMs)
    const { validToDate } = inUse.certificate
    const isNear = validToDate.getTime() - now < warnDays * dayMs
    if (today === warnedDay || !(isNear || outOfDate(inUse.certificate, now))) return
    warnedDay = today
    log.warn(
      { file: files.cert, until: validToDate },
      'the certificate ends soon, or is not in date: pages and devices refuse it then',
    )
  }

  warnOfEnd()
  const timer = setInterval(look, lookEveryMs).unref()
  return {
    current: () => inUse,
    onChange(listener) {
      listeners.add(listener)
    },
    stop: () => clearInterval(timer),
  }
}

function readOrError(files: PairFiles): KeyPair | KeyPairError {
  try {
    return readPair(files)
  } catch (cause) {
    if (cause instanceof KeyPairError) return cause
    throw cause
  }
}

const textOf = ({ cert, key }: KeyPair) => `${cert}\0${key}`
