import type { Counted, Counting, CountState, Doubt, Move } from './count-state.ts'

const hourMs = 3_600_000

/**
 * The evidence that a fall was true: so many rises since, and after a fall to more than a share of the mark for so
 * long too, ms.
 */
const evidence = { rises: 2, share: 0.1, ms: hourMs, atLatestMs: 7 * 24 * hourMs }

/** A first 0, followed by a leap of more than so many times the next rise, was no number of the counter. */
const leapTimes = 100

/** How close to where counters overflow one must be, and how close to 0 thereafter, as a share. */
const overflowShare = 0.02

/** Where counters begin anew at 0: of 16, 24 and 32 bits, in thousandths to thousands; of four to nine digits. */
const overflows = [
  ...[2 ** 16, 2 ** 24, 2 ** 32].flatMap((most) =>
    [0.001, 0.01, 0.1, 1, 10, 100, 1_000].map((by) => most / by),
  ),
  ...[4, 5, 6, 7, 8, 9].map((digits) => 10 ** digits),
].toSorted((one, other) => one - other)

/** `fastest`: more than this in an hour is not possible. */
type Limit = { fastest: number }

/** Takes the next number of a counter. */
export function takeCounter(
  before: CountState | undefined,
  sample: Counted,
  limit: Limit,
): Counting {
  const { at, value } = sample
  if (!before) return { state: { mark: value, at, isFirst: true }, moves: [] }
  return afterNext(before, sample, limit)
}

function afterNext(state: CountState, sample: Counted, limit: Limit): Counting {
  const { mark, doubt } = state
  if (doubt && doubt.value > mark) {
    const next = afterLeap(state, doubt, sample, limit)
    if (next.state.doubt?.at === doubt.at) return next
    // Its count for the time being, and its rises since, are told anew.
    return { ...next, moves: [{ at: doubt.at, by: 0 }, ...next.moves] }
  }
  // At or above where it was: lower numbers in between were none of the counter.
  if (sample.value >= mark && !isTooFast(state, sample, limit)) return risen(state, sample)
  const former = formerAt(state, sample, limit)
  if (former) return risen(former, sample)
  if (doubt && sample.value < mark) return stillLow(state, doubt, sample)
  return { state: leaving(state, sample), moves: [] }
}

/** The counter that seemed to be replaced, where a number is one that it may have reached. */
function formerAt({ former }: CountState, sample: Counted, limit: Limit): CountState | undefined {
  if (!former || sample.value < former.value) return undefined
  const state = { mark: former.value, at: former.at }
  return isTooFast(state, sample, limit) ? undefined : state
}

/** Whether a rise is more than can be used in the time. Nobody knows how long a first number has stood, unless it is 0. */
function isTooFast({ mark, at, isFirst }: CountState, to: Counted, { fastest }: Limit): boolean {
  const stoodMs = isFirst && mark !== 0 ? hourMs : 0
  return to.value - mark > (fastest * (to.at - at + stoodMs)) / hourMs
}

/** Whether it is more than devices that were silent, and tell of a long time at once, may have to tell. */
const isImpossible = ({ mark, at }: CountState, { value, at: since }: Doubt, limit: Limit) =>
  value - mark > limit.fastest * (1 + (since - at) / hourMs)

function risen({ doubt: _, ...state }: CountState, { at, value }: Counted): Counting {
  const { mark, former } = state
  if (value === mark) return { state, moves: [] }
  const isRecent = former !== undefined && at - former.at < evidence.atLatestMs
  const next = { mark: value, at, ...(isRecent && { former }) }
  return { state: next, moves: [{ at, by: value - mark }] }
}

const leaving = ({ doubt: _, ...state }: CountState, { at, value }: Counted): CountState => ({
  ...state,
  doubt: { at, value, last: value, rises: 0, moves: [] },
})

/** The doubt with one more number that has not fallen. */
function goOn(doubt: Doubt, { at, value }: Counted): Doubt {
  const rise: Move[] = value > doubt.last ? [{ at, by: value - doubt.last }] : []
  const moves = [...doubt.moves, ...rise]
  return { ...doubt, last: value, rises: doubt.rises + rise.length, moves }
}

/** A number that is below the mark like the one before. */
function stillLow(state: CountState, doubt: Doubt, sample: Counted): Counting {
  const { mark } = state
  const { at, value } = sample
  const isNearMark = value - doubt.value > mark - value
  if (value < doubt.last || isNearMark) return { state: leaving(state, sample), moves: [] }
  const next = goOn(doubt, sample)
  if (!isTrue(mark, next, at)) return { state: { ...state, doubt: next }, moves: [] }
  const first = { at: doubt.at, by: countedBefore(state, doubt.value) }
  const former = { value: mark, at: state.at }
  const isAnother = overflowOf(mark, doubt.value) === undefined
  return {
    state: { mark: value, at, ...(isAnother && { former }) },
    moves: [first, ...next.moves],
  }
}

/** Whether a counter that has fallen goes on from there. */
function isTrue(mark: number, { value, at: since, rises }: Doubt, at: number): boolean {
  if (at - since >= evidence.atLatestMs) return true
  if (overflowOf(mark, value) !== undefined) return rises >= 1
  const isAnew = value <= mark * evidence.share
  return rises >= evidence.rises && (isAnew || at - since >= evidence.ms)
}

/**
 * The count of a counter up to its first number after a fall: from 0 on where it begins anew, after an
 * overflow also up to there. A first number ever that nothing has borne out is no counter's to begin anew.
 */
function countedBefore({ mark, isFirst }: CountState, value: number): number {
  const most = overflowOf(mark, value)
  if (most !== undefined) return most - mark + value
  return !isFirst && value >= 0 && value <= mark * evidence.share ? value : 0
}

const overflowOf = (mark: number, value: number): number | undefined =>
  overflows.find(
    (most) =>
      mark < most &&
      mark >= most * (1 - overflowShare) &&
      value >= 0 &&
      value <= most * overflowShare,
  )

/** The moves that count while nothing newer is known: a rise that is too fast, unless it is an impossible one. */
export function standingRise(state: CountState, limit: Limit): Move[] {
  const { mark, doubt } = state
  if (!doubt || doubt.value <= mark || isImpossible(state, doubt, limit)) return []
  return state.isFirst ? [] : [{ at: doubt.at, by: doubt.value - mark }, ...doubt.moves]
}

/** The number after a rise that cannot be. It was none where it falls back, and another counter where it goes on. */
function afterLeap(state: CountState, leap: Doubt, sample: Counted, limit: Limit): Counting {
  const { doubt: _, ...settled } = state
  const { at, value } = sample
  if (value < leap.value && value - state.mark <= leap.value - value) {
    const isFirstZero = state.isFirst && state.mark === 0 && value !== 0
    // As little as the leap: it is the first number that is one.
    if (isFirstZero) return { state: { mark: value, at, isFirst: true }, moves: [] }
    return afterNext(settled, sample, limit)
  }
  if (value < leap.last) return { state: leaving(settled, sample), moves: [] }
  const next = goOn(leap, sample)
  const by = provenLeap(settled, next, sample, limit)
  if (by === undefined) return { state: { ...settled, doubt: next }, moves: [] }
  const first = { at: leap.at, by }
  const isAnother = by === 0 && !state.isFirst
  const former = { value: state.mark, at: state.at }
  return {
    state: { mark: value, at, ...(isAnother && { former }) },
    moves: [first, ...next.moves],
  }
}

/** The amount used in a leap from which the counter goes on; undefined while that is not certain. */
function provenLeap(
  state: CountState,
  leap: Doubt,
  sample: Counted,
  limit: Limit,
): number | undefined {
  const whole = leap.value - state.mark
  const { rises, moves } = leap
  if (state.isFirst && state.mark === 0) {
    const [next] = moves
    if (!next) return undefined
    return whole <= leapTimes * next.by ? whole : 0
  }
  const forMs = sample.at - leap.at
  const isOver = forMs >= evidence.atLatestMs
  if (isImpossible(state, leap, limit)) {
    return isOver || (rises >= evidence.rises && forMs >= evidence.ms) ? 0 : undefined
  }
  return isOver || rises >= evidence.rises || !isTooFast(state, sample, limit) ? whole : undefined
}
