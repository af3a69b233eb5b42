import { type ErrorCode, errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'

type Details = {
  /** The field of a verb's input that this is about. */
  field?: string | undefined
  /** The same where a schema has found it, by its name in the request. */
  requestField?: string | undefined
  /** Seconds until it makes sense to try again. */
  retryAfterS?: number | undefined
}

/** An expected "no", with a text for a person and a code for programs. Everything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined
  readonly requestField: string | undefined
  readonly retryAfterS: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    { field, requestField, retryAfterS }: Details = {},
  ) {
    super(message)
    this.code = code
    this.field = field
    this.requestField = requestField
    this.retryAfterS = retryAfterS
  }

  /** The HTTP status of this code. */
  get status(): number {
    return errorCodes[this.code].status
  }
}

/** A refusal, ready to be thrown. */
export function refuse(code: ErrorCode, message: string, details?: Details): Refusal {
  return new Refusal(code, message, details)
}

/** Tells whether somebody asked for what is not theirs, or too often. The other refusals are mistakes. */
export function isDenial(error: unknown): error is Refusal {
  return error instanceof Refusal && denials.has(error.status)
}

const denials: ReadonlySet<number> = new Set([403, 404, 429])
