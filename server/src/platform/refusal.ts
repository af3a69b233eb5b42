/** Why somebody is told no. Each reason has one HTTP status (see transports/http/answer.ts). */
export type RefusalReason =
  | 'bad_input'
  | 'not_signed_in'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_many'
  | 'busy'
  | 'device_refused'
  | 'no_answer'
  | 'not_delivered'

/** An expected "no", in words for a person. Everything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly reason: RefusalReason
  /** Seconds until it makes sense to try again. */
  readonly retryAfterS: number | undefined

  constructor(reason: RefusalReason, words: string, retryAfterS?: number) {
    super(words)
    this.reason = reason
    this.retryAfterS = retryAfterS
  }
}

/** A refusal, ready to be thrown. */
export function refuse(reason: RefusalReason, words: string, retryAfterS?: number): Refusal {
  return new Refusal(reason, words, retryAfterS)
}

/** Whether somebody asked for what is not theirs, or too often; the rest is anybody's slip. */
export function isDenial(error: unknown): error is Refusal {
  return error instanceof Refusal && denials.has(error.reason)
}

const denials: ReadonlySet<RefusalReason> = new Set(['forbidden', 'not_found', 'too_many'])
