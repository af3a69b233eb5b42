import { type Bus, BusError, isPublished, takerOf } from './bus.ts'

type Listener = { take: (value: unknown) => void }
const none: readonly Listener[] = []

/** The bus of a single server: plain calls within the process. Hot: each press comes here five times. */
export function memoryBus(onError: (error: unknown) => void): Bus {
  /** Each list is replaced as a whole: who subscribes or leaves meanwhile changes nothing for a present event. */
  const listeners = new Map<string, readonly Listener[]>()
  /** The counts by subject, from when each was asked for first: a subject that nobody asks for costs nothing. */
  const counts = new Map<string, number>()
  let isClosed = false
  return {
    publish({ subject }, event) {
      if (isClosed) return Promise.reject(new BusError('The bus is closed'))
      const count = counts.get(subject)
      if (count !== undefined) counts.set(subject, count + 1)
      for (const { take } of listeners.get(subject) ?? none) {
        try {
          take(event)
        } catch (error) {
          onError(error) // A listener that fails must not keep the others from their event.
        }
      }
      return isPublished
    },
    async subscribe(topic, listener) {
      const { subject } = topic
      const entry = { take: takerOf(topic, listener) } // A new entry each time, so that a function may subscribe twice.
      listeners.set(subject, [...(listeners.get(subject) ?? none), entry])
      return () => {
        const left = listeners.get(subject)?.filter((one) => one !== entry)
        if (left?.length === 0) listeners.delete(subject)
        else if (left) listeners.set(subject, left)
      }
    },
    published({ subject }) {
      const count = counts.get(subject) ?? 0
      counts.set(subject, count)
      return count
    },
    settle: async () => undefined,
    isAway: () => false,
    onReturn: () => undefined, // No replica is ever unreachable.
    async close() {
      isClosed = true
      listeners.clear()
    },
  }
}
