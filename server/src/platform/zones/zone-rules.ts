/** How much the clocks of a zone are ahead of UTC, and when that changes. */
export type ZoneRules = {
  /** When each change happens, epoch ms, the earliest first. */
  readonly changes: readonly number[]
  /** Ms ahead of UTC: before the first change, and from each change on. One more than there are changes. */
  readonly offsets: readonly number[]
}

/** Rules tell changes up to here, epoch ms; the last offset holds after it. */
export const rulesEnd = Date.UTC(2100, 0)

const dayMs = 24 * 3_600_000

/** How many changes are not after an instant (epoch ms). */
function changesUntil({ changes }: ZoneRules, instant: number): number {
  let low = 0
  let high = changes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((changes[middle] ?? Number.POSITIVE_INFINITY) <= instant) low = middle + 1
    else high = middle
  }
  return low
}

/** Ms ahead of UTC at an instant (epoch ms). */
export const offsetAt = (rules: ZoneRules, instant: number): number =>
  rules.offsets[changesUntil(rules, instant)] ?? 0

/** The instants at which clocks show a time: once, twice, or never, in the hour that they leave out. */
type Shown =
  | { kind: 'once' | 'twice'; first: number; last: number }
  /** `shifted` is as long after the change as the time would have been without it. */
  | { kind: 'never'; change: number; shifted: number }

/**
 * The instants at which the clocks of a zone show a time.
 * @param local the time as if it were one of UTC, epoch ms
 */
export function shownAt(rules: ZoneRules, local: number): Shown {
  const before = offsetAt(rules, local - dayMs)
  const after = offsetAt(rules, local + dayMs)
  const found = [before, after]
    .map((offset) => local - offset)
    .filter((instant) => instant + offsetAt(rules, instant) === local)
  if (found.length > 0) {
    const first = Math.min(...found)
    const last = Math.max(...found)
    return { kind: first === last ? 'once' : 'twice', first, last }
  }
  const shifted = local - before
  return {
    kind: 'never',
    change: rules.changes[changesUntil(rules, shifted) - 1] ?? shifted,
    shifted,
  }
}

/** The offsets of a span (epoch ms): the one at its beginning, then each change in it. */
export function offsetsIn(
  rules: ZoneRules,
  { from, until }: { from: number; until: number },
): { from: number; offset: number }[] {
  const inside = rules.changes.slice(changesUntil(rules, from), changesUntil(rules, until))
  return [from, ...inside].map((at) => ({ from: at, offset: offsetAt(rules, at) }))
}

/** Rules from the offset before all changes, and each change, ascending, with what holds from it on. One that changes nothing is left out. */
export function rulesFrom(
  first: number,
  all: Iterable<readonly [at: number, offset: number]>,
): ZoneRules {
  const changes: number[] = []
  const offsets = [first]
  for (const [at, offset] of all) {
    if (at >= rulesEnd) break
    // The later of two at the same time counts.
    if (changes.at(-1) === at) {
      changes.pop()
      offsets.pop()
    }
    if (offset === offsets.at(-1)) continue
    changes.push(at)
    offsets.push(offset)
  }
  return { changes, offsets }
}
