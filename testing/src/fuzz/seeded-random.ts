/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export type SeededRandom = ReturnType<typeof openSeededRandom>

/** Chance for one input: of the same seed and number it falls the same way, whatever was thrown before. */
export function openSeededRandom(seed: number, input = 0) {
  const next = numbersFrom(
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(input + 1, 0xc2b2ae35),
  )
  next() // Neighbours begin alike.
  const below = (most: number) => Math.floor(next() * most)
  function pick<T>(from: readonly T[]): T {
    const picked = from[below(from.length)]
    if (picked === undefined) throw new Error('Nothing to pick from')
    return picked
  }
  return {
    below,
    pick,
    chance: (odds: number) => next() < odds,
    /** One of the values, each as often as its weight says. */
    weighed<T>(from: readonly (readonly [weight: number, value: T])[]): T {
      const sum = from.reduce((total, [weight]) => total + weight, 0)
      let left = next() * sum
      for (const [weight, value] of from) {
        left -= weight
        if (left < 0) return value
      }
      return pick(from)[1]
    },
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
