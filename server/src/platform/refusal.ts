import type { RefusalBody } from '@roomwire/contracts/http/refusals.ts'
import { type ErrorCode, errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'

type Details = {
  /** The field of the input that this is about, by the name that the caller gave it. */
  field?: string | undefined
  /** Seconds until it makes sense to try again. */
  retryAfterS?: number | undefined
}

/** An expected "no", with a text for a person and a code for programs. Everything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly retryAfterS: number | undefined

  constructor(code: ErrorCode, message: string, { field, retryAfterS }: Details = {}) {
    super(message)
    this.code = code
    this.field = field
    this.retryAfterS = retryAfterS
  }

  /** The HTTP status of this code. */
  get status(): number {
    return errorCodes[this.code].status
  }

  /** What is answered. */
  get body(): RefusalBody {
    const { message: error, code, field } = this
    return field === undefined ? { error, code } : { error, code, field }
  }
}

/** A refusal, ready to be thrown. */
export function refuse(code: ErrorCode, message: string, details?: Details): Refusal {
  return new Refusal(code, message, details)
}

/** Whether somebody asked for what is not theirs, or too often; the rest is anybody's slip. */
export function isDenial(error: unknown): error is Refusal {
  return error instanceof Refusal && denials.has(error.status)
}

const denials: ReadonlySet<number> = new Set([403, 404, 429])

/** What is answered when the server itself has failed. */
export const serverFailed: RefusalBody = {
  code: 'server_error',
  error: 'Something went wrong on the server',
}
