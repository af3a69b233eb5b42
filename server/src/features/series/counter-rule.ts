import type { Counted, Counting, CountState, Doubt, Move } from './count-state.ts'

const hourMs = 3_600_000

/** What decides that a fall was true: so many rises since, and after a fall to more than a share of the mark for so long too, ms. */
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
  const { state, moves } = afterNext(before, sample, limit)
  if (at - state.at < evidence.atLatestMs) return { state, moves }
  // After so long a rise is true, however fast it was.
  const { before: _, ...borneOut } = state
  return { state: borneOut, moves }
}

/** Since when something is undecided that later numbers may still change, epoch ms. */
export const counterOpenSince = (state: CountState, limit: Limit): number | undefined =>
  beforePeak(state, limit) ? state.at : state.doubt?.at

/** The number before a rise that cannot be; the rise is none if the counter falls back to there. */
function beforePeak({ before, mark, at }: CountState, limit: Limit): Counted | undefined {
  const isPeak = before && before.value > 0 && isTooFast(before, { at, value: mark }, limit)
  return isPeak ? before : undefined
}

const isTooFast = (from: Counted, to: Counted, { fastest }: Limit): boolean =>
  to.value - from.value > (fastest * (to.at - from.at)) / hourMs

function afterNext(state: CountState, sample: Counted, limit: Limit): Counting {
  const { value } = sample
  const { mark, doubt, isFirst } = state
  if (doubt && doubt.value > mark) return afterLeap(state, doubt, sample)
  if (value >= mark) {
    const isLeap =
      isFirst && !doubt && mark === 0 && isTooFast({ at: state.at, value: mark }, sample, limit)
    // At or above where it was: what was lower in between was no number of the counter.
    return isLeap ? { state: fallen(state, sample), moves: [] } : risen(state, sample)
  }
  const before = beforePeak(state, limit)
  if (before && value >= before.value && value - before.value < mark - value) {
    // It is back where it was before a rise that nothing can have used up: that was none.
    const { state: next, moves } = risen({ mark: before.value, at: before.at }, sample)
    return {
      state: next,
      moves: [{ at: state.at, by: before.value - mark, isBack: true }, ...moves],
    }
  }
  return doubt ? stillLow(state, doubt, sample) : { state: fallen(state, sample), moves: [] }
}

function risen({ doubt: _, ...state }: CountState, { at, value }: Counted): Counting {
  const { mark, at: since } = state
  if (value === mark) return { state, moves: [] }
  return {
    state: { mark: value, at, before: { at: since, value: mark } },
    moves: [{ at, by: value - mark }],
  }
}

const fallen = ({ doubt: _, ...state }: CountState, { at, value }: Counted): CountState => ({
  ...state,
  doubt: { at, value, last: value, rises: 0, moves: [] },
})

/** A number that is below the mark like the one before. */
function stillLow(state: CountState, doubt: Doubt, sample: Counted): Counting {
  const { mark } = state
  const { at, value } = sample
  const isNearMark = value - doubt.value > mark - value
  if (value < doubt.last || isNearMark) return { state: fallen(state, sample), moves: [] }
  const rise: Move[] = value > doubt.last ? [{ at, by: value - doubt.last }] : []
  const moves = [...doubt.moves, ...rise]
  const next = { ...doubt, last: value, rises: doubt.rises + rise.length, moves }
  if (!isTrue(mark, next, at)) return { state: { ...state, doubt: next }, moves: [] }
  const first = { at: doubt.at, by: countedBefore(state, doubt.value) }
  return { state: { mark: value, at }, moves: [first, ...moves] }
}

/** Whether a counter that has fallen goes on from there. */
function isTrue(mark: number, { value, at: since, rises }: Doubt, at: number): boolean {
  if (at - since >= evidence.atLatestMs) return true
  if (overflowOf(mark, value) !== undefined) return rises >= 1
  const isAnew = value <= mark * evidence.share
  return rises >= evidence.rises && (isAnew || at - since >= evidence.ms)
}

/**
 * What a counter has counted up to its first number after a fall: from 0 on where it begins anew, after an
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

/** The number after a leap from a first 0: beside what follows, the leap was a use or none. */
function afterLeap(state: CountState, leap: Doubt, sample: Counted): Counting {
  const { doubt: _, ...first } = state
  if (sample.value < leap.value) return { state: fallenFrom(first, sample), moves: [] }
  if (sample.value === leap.value) return { state, moves: [] }
  const isUse = leap.value <= leapTimes * (sample.value - leap.value)
  const step = risen({ mark: leap.value, at: leap.at }, sample)
  return isUse ? { ...step, moves: [{ at: leap.at, by: leap.value }, ...step.moves] } : step
}

/** What leaped is back: the next number is looked at as if it had not. */
const fallenFrom = (first: CountState, sample: Counted): CountState =>
  sample.value === first.mark ? first : { mark: sample.value, at: sample.at, isFirst: true }
