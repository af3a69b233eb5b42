/** How long somebody who goes after others waits at most, ms: work that never ends does not keep them out. */
const afterOthersMs = 100

// The functions as they were at the start: tests that set the time replace them.
const [soon, later, clear] = [setImmediate, setTimeout, clearTimeout]

export type Turns = ReturnType<typeof openTurns>

/** Gives a thing that only one may have at a time to one after another, in the order in which they ask. */
export function openTurns() {
  let last: Promise<void> = Promise.resolve()
  let give: () => void = () => undefined
  /** How many have it or wait for it. */
  let takers = 0
  /** For those who go after others: resolves when nobody has it or waits for it any more. */
  let idle: PromiseWithResolvers<void> | undefined
  return {
    /** Resolves when it is given to whoever asks. */
    async take(): Promise<void> {
      takers += 1
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await before
      give = resolve
    },
    /** Gives it to the next one. To be called by whoever has it, once. */
    give() {
      takers -= 1
      if (takers === 0) {
        idle?.resolve()
        idle = undefined
      }
      give()
    },
    /** Resolves when nobody has it or waits for it, in a turn of the event loop of its own; after a while anyway. */
    async free(): Promise<void> {
      const late = Promise.withResolvers<'late'>()
      const timer = later(late.resolve, afterOthersMs, 'late')
      do {
        await new Promise((resolve) => soon(resolve))
        if (takers === 0) break
        idle ??= Promise.withResolvers()
      } while ((await Promise.race([idle.promise, late.promise])) !== 'late')
      clear(timer)
    },
  }
}
