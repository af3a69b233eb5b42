/** Does at most once in a while what is asked for often. */
export function debounce(ms: number, work: () => void): { request(): void; stop(): void } {
  let waiting: NodeJS.Timeout | undefined
  return {
    request() {
      waiting ??= setTimeout(() => {
        waiting = undefined
        work()
      }, ms)
    },
    stop: () => clearTimeout(waiting),
  }
}
