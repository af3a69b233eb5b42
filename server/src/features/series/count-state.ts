/** A number of a series at an instant, epoch ms. */
export type Counted = { at: number; value: number }

/** By how much a series has risen, or below 0 fallen, at an instant (epoch ms). */
export type Move = {
  at: number
  by: number
  /** It takes a fall back that was none. */
  isBack?: true
}

/** The state of a series that counts, from its first number on. */
export type CountState = {
  /** The last number that counts, and since when it is reached. */
  mark: number
  at: number
  /** True where the mark is the first number of a counter ever. */
  isFirst?: true
  /** The last state of a counter that seems to be replaced. */
  former?: Counted
  /** The last minutes of a level. */
  lately?: Lately
  /** How much a level wavers. */
  waver?: Waver
  /** Numbers that have left the mark, and are not decided. */
  doubt?: Doubt
}

export type Doubt = {
  /** When they left it, and to where. */
  at: number
  value: number
  /** The last of them, of a counter, and how often they have risen. */
  last: number
  rises: number
  /** The moves to count if they turn out to be true; not stored. */
  moves: Move[]
}

/** A level that has left at a leap: where it was before, and what it has moved since. */
export type Lately = { at: number; mark: number; moves: Move[] }

/** The last number of a level, by how much it was another one than that before, and how far it usually goes to and fro. */
export type Waver = { last: number; step: number; mean: number }

export type CountRule =
  | {
      kind: 'counter'
      /** More than this in an hour is not possible, in the unit of the series. */
      fastest: number
    }
  | { kind: 'level' }

/** The result of one more number. */
export type Counting = { state: CountState; moves: Move[] }
