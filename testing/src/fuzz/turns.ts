import { FuzzFault } from './fuzz-home.ts'

/** The inputs to try: those of a seed, from a number on. */
export type FuzzRange = { seed: number; from: number; inputs: number }

/** Hands out the numbers of the inputs, each once, and counts. */
export type FuzzTurns = ReturnType<typeof openFuzzTurns>

/** @param bugs the errors of the server itself; nothing more is tried once there is one. */
export function openFuzzTurns({ seed, from, inputs }: FuzzRange, bugs: readonly string[]) {
  const end = from + inputs
  let next = from
  let polluting = 0
  return {
    seed,
    /**
     * The numbers of the next few inputs; none when all have been given out.
     * @throws FuzzFault when the server has told of a bug.
     */
    take(most: number): number[] {
      if (bugs[0] !== undefined) throw new FuzzFault(bugs[0], { cause: next })
      const count = Math.min(most, end - next)
      next += count
      return Array.from({ length: count }, (_, at) => next - count + at)
    },
    /** Notes inputs that reach for a prototype. */
    count(more: number): void {
      polluting += more
    },
    get tried() {
      return next - from
    },
    get polluting() {
      return polluting
    },
  }
}
