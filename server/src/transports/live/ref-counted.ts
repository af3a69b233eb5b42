/** Keeps one subscription per key for as long as it is acquired. */
export function refCounted<Key>(subscribe: (key: Key) => Promise<() => void>) {
  const held = new Map<Key, { holders: number; leave: Promise<() => void> }>()
  return {
    async acquire(key: Key): Promise<() => void> {
      const entry = held.get(key) ?? { holders: 0, leave: subscribe(key) }
      entry.holders += 1
      held.set(key, entry)
      const leave = await entry.leave.catch((error) => {
        if (held.get(key) === entry) held.delete(key) // The next one tries again.
        throw error
      })
      return () => {
        entry.holders -= 1
        if (entry.holders > 0) return
        held.delete(key)
        leave()
      }
    },
  }
}
