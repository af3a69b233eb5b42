/** The same function, which makes its answer once for each object, as long as that lives. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value) {
  const made = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
