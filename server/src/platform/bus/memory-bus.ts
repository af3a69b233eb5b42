import { type Bus, BusError } from './bus.ts'

/** The bus of a single server: plain calls within the process. */
export function memoryBus(onError: (error: unknown) => void): Bus {
  const listeners = new Map<string, Set<{ hear: (value: unknown) => void }>>()
  let isClosed = false
  return {
    async publish(subject, value) {
      if (isClosed) throw new BusError('The bus is closed')
      for (const { hear } of [...(listeners.get(subject) ?? [])]) {
        try {
          hear(value)
        } catch (error) {
          onError(error) // One listener's fault must not keep the others from hearing.
        }
      }
    },
    async subscribe(subject, hear) {
      const listener = { hear } // Of its own, so that a function may listen twice.
      const those = listeners.get(subject) ?? new Set()
      listeners.set(subject, those.add(listener))
      return () => {
        those.delete(listener)
        if (those.size === 0 && listeners.get(subject) === those) listeners.delete(subject)
      }
    },
    onReturn: () => undefined, // Nobody is ever away.
    async close() {
      isClosed = true
      listeners.clear()
    },
  }
}
