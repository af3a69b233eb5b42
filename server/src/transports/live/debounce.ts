/** Does at most once in a while what is asked for often. */
export function coalesced(ms: number, work: () => void): { ask(): void; stop(): void } {
  let waiting: NodeJS.Timeout | undefined
  return {
    ask() {
      waiting ??= setTimeout(() => {
        waiting = undefined
        work()
      }, ms)
    },
    stop: () => clearTimeout(waiting),
  }
}
