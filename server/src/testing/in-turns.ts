/** Does a piece of work for each, some at a time; what came of them, in their order. */
export async function inTurns<T, R>(
  atOnce: number,
  all: readonly T[],
  work: (one: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = [...all.entries()]
  const next = async (): Promise<void> => {
    for (let one = queue.shift(); one; one = queue.shift()) results[one[0]] = await work(one[1])
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return results
}
