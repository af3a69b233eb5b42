/** Runs a task at most once per interval, however often it is requested. */
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
