/** Makes a value when it is asked for first: what is costly waits until somebody needs it. */
export function madeOnce<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
