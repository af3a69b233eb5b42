import type { RefusalBody } from '@roomwire/contracts/http/refusals.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'

/** A call that did not succeed: the server refused it, or was not reached. */
export class CallFailed extends Error {
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  /** The server's text for a person, if it had any. It is shown, and nothing is decided by it. */
  readonly serverText: string | null
  /** The code by which the page decides; null when the answer had none. */
  readonly code: ErrorCode | null
  /** The field of the request that the server names; null when it names none. */
  readonly field: string | null
  /** For how long not to try again, s; NaN when the server does not say. */
  readonly waitS: number

  /** @param message in place of a text that the server has not given. */
  constructor(
    status: number,
    { error, code, field }: Partial<RefusalBody>,
    message: string,
    waitS: number = Number.NaN,
  ) {
    super(error ?? message)
    this.status = status
    this.serverText = error ?? null
    this.code = code ?? null
    this.field = field ?? null
    this.waitS = waitS
  }
}

/** The status of a failed call; 0 when it never got an answer. */
export function statusOf(error: unknown): number {
  return error instanceof CallFailed ? error.status : 0
}

/** Whether to ask once more: a refusal stays one, but a server that was not reached or broke may answer the next time. */
export function isWorthAnother(error: unknown): boolean {
  const status = statusOf(error)
  return status === 0 || status >= 500
}

/** The code of a refusal; null for all that is none. */
export function codeOf(error: unknown): ErrorCode | null {
  return error instanceof CallFailed ? error.code : null
}

/** Null for a live ticket that a page of this address does not get; throws any other error on. */
export function nullIfAddressRefused(error: unknown): null {
  if (codeOf(error) === 'foreign_origin') return null
  throw error
}

/** The field that a refusal names; null where it names none. */
export function fieldOf(error: unknown): string | null {
  return error instanceof CallFailed ? error.field : null
}

/** For how long the server asks not to try again, s; NaN where it does not say. */
export function waitOf(error: unknown): number {
  return error instanceof CallFailed ? error.waitS : Number.NaN
}

/**
 * The text of a failed call, for a person: the server's text, and if it has none the
 * fallback that the specification gives.
 * @param unreached in place of the fallback when no answer came.
 */
export function errorMessage(error: unknown, fallback: string, unreached = fallback): string {
  if (!(error instanceof CallFailed)) return fallback
  return error.status === 0 ? unreached : (error.serverText ?? fallback)
}
