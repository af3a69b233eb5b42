import type { AccessWorld } from './access-world.ts'
import type { MatrixCaller } from './matrix-callers.ts'

/*
 * How the access matrix is written: who gets which answer, by name.
 * `{ nobody: 401, managers: 200, else: 403 }` reads: without a session 401, whoever
 * manages the home 200, everybody else 403.
 */

type Named<A> = Partial<Record<MatrixCaller, A>>

/** The answer for each caller; `else` is for all who are not named, and the operator is answered as managers are. */
export type Answers<A> =
  | (Named<A> & Record<Exclude<MatrixCaller, 'operator'>, A>)
  | (Named<A> & { else: A })

/** The answer to this caller, by the table. */
export function answerFor<A>(answers: Answers<A>, caller: MatrixCaller): A {
  const named = answers[caller] ?? (caller === 'operator' ? answers.managers : undefined)
  if (named !== undefined) return named
  if ('else' in answers) return answers.else
  throw new Error(`The row has no answer for ${caller}`)
}

/** The variable parts of a call, for one object. */
export type MatrixRequest = { path?: string; query?: string; body?: unknown }

/** One object that a call is tried with. */
type HttpCase = {
  request(world: AccessWorld): MatrixRequest | Promise<MatrixRequest>
  /** HTTP statuses. */
  answers: Answers<number>
}

/**
 * A call with every object it is tried with, by what the object is: an object of theirs,
 * another's (`foreign`), none (`missing`), nonsense (`malformed`). A case called `foreign …`
 * must be answered exactly as the one called `missing …`.
 */
export type MatrixRow = Record<string, HttpCase>

/** Calls, as `METHOD url` of their contract. */
export type HttpMatrix = Record<string, MatrixRow>
