/** The wait of a change for others, so that one transaction serves them all. */
export function openCompany(gatherMs: number) {
  let end: (() => void) | undefined
  return {
    /** Waits; what is urgent waits only for what came in with it, in one turn of the event loop. */
    async wait(isUrgent: boolean): Promise<void> {
      if (gatherMs > 0 && !isUrgent) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, gatherMs)
        end = resolve
        await promise
        clearTimeout(timer)
        end = undefined
      }
      await new Promise((resolve) => setImmediate(resolve))
    },

    /** Ends the wait, if somebody waits. */
    end: (): void => end?.(),
  }
}
