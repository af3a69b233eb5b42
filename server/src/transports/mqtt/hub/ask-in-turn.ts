/** How often a board is asked how it is, ms. */
const askPauseMs = 500

/** Asks boards how they are, by their keys, one after another. */
export function askInTurn(ask: (key: string) => void) {
  const waiting = new Set<string>()
  const timer = setInterval(() => {
    const [key] = waiting
    if (key === undefined) return
    waiting.delete(key)
    ask(key)
  }, askPauseMs)
  return {
    add: (key: string) => void waiting.add(key),
    stop: () => clearInterval(timer),
  }
}
