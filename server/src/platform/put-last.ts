/** Puts an entry last into a map of at most so many; the entry that was put before all others is forgotten. */
export function putLast<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  value: Value,
  most: number,
): void {
  map.delete(key)
  map.set(key, value)
  if (map.size <= most) return
  for (const oldest of map.keys().take(1)) map.delete(oldest)
}
