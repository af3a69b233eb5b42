/** Who waits for a turn: what it is for, and which person or address asks. */
export type Asker = { kind: string; who: string }

/** The waiting items by kind, then by person or address. A Map keeps their order: the first one is next. */
type Lines<T> = Map<string, Map<string, T[]>>

/**
 * Who is next, and who may wait, where there are so many places. Kinds take turns, and within a kind
 * so do people and addresses. While there are places, anybody has as many as they like. Once all
 * are taken, somebody with fewer takes the newest one of whoever has the most, first between kinds, then within the
 * kind: neither one kind nor one person can fill the places.
 */
export class FairQueue<T> {
  readonly #lines: Lines<T> = new Map()
  readonly #places: number
  #waiting = 0

  /** @param places how many may wait, all together */
  constructor(places: number) {
    this.#places = places
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting
  }

  /** Tells whether one more of this asker may wait. */
  hasRoomFor(asker: Asker): boolean {
    return this.#waiting < this.#places || this.#whoYields(asker) !== undefined
  }

  /**
   * Adds an item.
   * @returns the item that has lost its place for it; undefined for none
   * @throws RangeError where it may not wait
   */
  add(asker: Asker, item: T): T | undefined {
    const yields = this.#waiting < this.#places ? undefined : this.#whoYields(asker)
    if (this.#waiting >= this.#places && !yields) throw new RangeError('All places are taken')
    const lost = yields && this.#take(yields, 'newest')
    const line = this.#lines.get(asker.kind) ?? new Map<string, T[]>()
    const items = line.get(asker.who) ?? []
    items.push(item)
    line.set(asker.who, items)
    this.#lines.set(asker.kind, line)
    this.#waiting += 1
    return lost
  }

  /** Takes whoever is next; undefined where nobody waits. */
  next(): T | undefined {
    const [kind, line] = this.#lines.entries().next().value ?? []
    const [who] = line?.keys() ?? []
    if (kind === undefined || line === undefined || who === undefined) return undefined
    const item = this.#take({ kind, who }, 'oldest')
    moveToEnd(line, who)
    moveToEnd(this.#lines, kind)
    return item
  }

  /** The asker who has so many more than this one that the newest of theirs is rather this one's. */
  #whoYields({ kind, who }: Asker): Asker | undefined {
    const own = this.#lines.get(kind)
    const [longestKind, longest] = most([...this.#lines], ([, line]) => countOf(line)) ?? []
    if (longestKind === undefined || longest === undefined) return undefined
    if (countOf(longest) > countOf(own) + 1) return { kind: longestKind, who: greediest(longest) }
    if (!own) return undefined
    const candidate = greediest(own)
    const isGreedier = (own.get(candidate)?.length ?? 0) > (own.get(who)?.length ?? 0) + 1
    return isGreedier ? { kind, who: candidate } : undefined
  }

  #take({ kind, who }: Asker, which: 'oldest' | 'newest'): T | undefined {
    const line = this.#lines.get(kind)
    const items = line?.get(who)
    const item = which === 'oldest' ? items?.shift() : items?.pop()
    this.#waiting -= 1
    if (items?.length === 0) line?.delete(who)
    if (line?.size === 0) this.#lines.delete(kind)
    return item
  }
}

const countOf = <T>(line: ReadonlyMap<string, readonly T[]> | undefined): number =>
  [...(line?.values() ?? [])].reduce((sum, { length }) => sum + length, 0)

const greediest = <T>(line: ReadonlyMap<string, readonly T[]>): string =>
  most([...line], ([, items]) => items.length)?.[0] ?? ''

const most = <T>(all: readonly T[], numberOf: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>(
    (best, one) => (best === undefined || numberOf(one) > numberOf(best) ? one : best),
    undefined,
  )

function moveToEnd<V>(map: Map<string, V>, key: string): void {
  const value = map.get(key)
  if (value === undefined || !map.delete(key)) return
  map.set(key, value)
}
