/** How many of a kind are kept; then it begins anew. */
const most = 20_000

/**
 * Hot: makes what a key stands for once, a text mostly. V8 looks each new text up among all that there are
 * before it finds anything by it in a map: a press paid for that more than for its place in the database.
 */
export function madeOnce<Key extends number | string, Made>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const kept = new Map<Key, Made>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= most) kept.clear()
    const made = make(key)
    kept.set(key, made)
    return made
  }
}
