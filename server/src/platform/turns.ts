export type Turns = ReturnType<typeof openTurns>

/** What only one at a time may have, given to one after another in the order in which they ask. */
export function openTurns() {
  let last: Promise<void> = Promise.resolve()
  let give: () => void = () => undefined
  return {
    /** Resolves when it is given to whoever asks. */
    async take(): Promise<void> {
      const before = last
      const { promise, resolve } = Promise.withResolvers<void>()
      last = promise
      await before
      give = resolve
    },
    /** Gives it to the next one. To be called by whoever has it, once. */
    give: () => give(),
  }
}
