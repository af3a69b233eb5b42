import type { Counted, Counting, CountRule, CountState, Move, Waver } from './count-state.ts'
import { standingRise, takeCounter } from './counter-rule.ts'
import type { KeptSample } from './measured.ts'

/*
 * How much a counter has counted, or a tank has lost and gained: not every number that a device sends is
 * true. One that falls or jumps waits until the next numbers decide what it was. The rules stand in
 * docs/device-protocol.md, 'What is counted'.
 */

/** Counts samples of a series one after the other, from what was known before. */
export function openCount(rule: CountRule, before: CountState | undefined) {
  let state = before
  const moves: Move[] = []
  const go = (step: Counting) => {
    state = step.state
    moves.push(...step.moves)
  }
  return {
    get state(): CountState | undefined {
      return state
    },
    /** Since when something is undecided that later numbers may still change, epoch ms. */
    get openSince(): number | undefined {
      const since = [state?.doubt?.at, state?.lately?.at].filter((at) => at !== undefined)
      return since.length > 0 ? Math.min(...since) : undefined
    },
    /** All that has moved so far, by when it did. */
    moves: moves as readonly Move[],
    take({ at, value }: KeptSample): void {
      if (value === null) return
      const sample = { at, value }
      go(rule.kind === 'level' ? takeLevel(state, sample) : takeCounter(state, sample, rule))
    },
    /** Decides what is decided by an instant without another number. */
    settle(until: number): void {
      if (rule.kind === 'level' && state) go(settleLevel(state, until))
    },
    /** The moves that count for the time being, at the end of all that is known. */
    standing(now: number): Move[] {
      if (!state) return []
      return rule.kind === 'level' ? standingLevel(state, now) : standingRise(state, rule)
    },
  }
}

/** So many samples at once are looked at for a decision. */
const chunk = 500

type After = {
  from: number
  now: number
  read(span: { from: number; until: number; most: number }): Promise<readonly KeptSample[]>
}

/**
 * The moves by samples from an instant on until nothing from before it is undecided any more; a doubt that
 * lasts to the end counts as far as it may for the time being.
 */
export async function movesAfter(
  rule: CountRule,
  state: CountState | undefined,
  { from, now, read }: After,
): Promise<readonly Move[]> {
  const count = openCount(rule, state)
  const isOpen = () => (count.openSince ?? from) < from
  for (let next = from; isOpen(); ) {
    const samples = await read({ from: next, until: now, most: chunk })
    for (const sample of samples) {
      count.take(sample)
      if (!isOpen()) return count.moves
      next = sample.at + 1
    }
    if (samples.length < chunk) {
      count.settle(now)
      return [...count.moves, ...count.standing(now)]
    }
  }
  return count.moves
}

/** A state as it is stored; a decision goes back to where the doubt began, and counts from there anew. */
export function countStateText(state: CountState | undefined): string | null {
  if (!state) return null
  const { doubt } = state
  return JSON.stringify({ ...state, ...(doubt && { doubt: { ...doubt, moves: [] } }) })
}

/** A state as it was stored by `countStateText`. */
export const countStateOf = (text: string): CountState =>
  // The compiler cannot follow what this program has stored there itself.
  JSON.parse(text) as CountState

const minute = 60_000

/** Less than this is no move, in %: water is never still. */
const leastBand = 2

/** A new level that stands for so long counts for the time being; and for good, whatever comes later, ms. */
const stands = { forNow: 5 * minute, forGood: 6 * 60 * minute }

/** How a sensor's noise is known: by numbers that go to and fro, of so many; a move is so many times as far as they usually do. */
const noise = { of: 32, times: 7.5, most: 4 }

/** A level that leaps by so many points, and is back within so many ms, has not moved. */
const leap = { points: 40, backWithinMs: 5 * minute }

/**
 * Takes the next level of a tank, in %. One that has moved counts when the next one is nearer to it than to
 * the level before; else it was an echo that was missed.
 */
export function takeLevel(before: CountState | undefined, sample: Counted): Counting {
  const waver = waverAfter(before?.waver, sample.value)
  if (!before) return { state: { mark: sample.value, at: sample.at, waver }, moves: [] }
  const { state, moves } = settleLevel({ ...before, waver }, sample.at)
  const back = backFromLeap(state, sample)
  if (back) return { ...back, moves: [...moves, ...back.moves] }
  const { mark, doubt, ...others } = state
  if (!doubt) return { state: moved(state, sample), moves }
  const toMark = Math.abs(sample.value - mark)
  const toDoubt = Math.abs(sample.value - doubt.value)
  const isBack = toMark < toDoubt && toMark <= Math.abs(doubt.value - mark)
  if (isBack) {
    // Its count for the time being is told anew.
    const undone = { at: doubt.at, by: 0 }
    return { state: moved({ ...others, mark }, sample), moves: [...moves, undone] }
  }
  if (toDoubt < bandOf(state)) return { state, moves }
  const step = decided(state)
  return { state: moved(step.state, sample), moves: [...moves, ...step.moves] }
}

/** How much a level wavers, with one more number: moves on in one direction are none of it. */
function waverAfter(before: Waver | undefined, value: number): Waver {
  if (!before) return { last: value, step: 0, mean: 0 }
  const step = value - before.last
  const toAndFro = step * before.step < 0 ? Math.min(Math.abs(step), Math.abs(before.step)) : 0
  const mean = before.mean + (Math.min(toAndFro, noise.most) - before.mean) / noise.of
  return { last: value, step, mean }
}

/** Less than this is no move of a level, in %. */
const bandOf = ({ waver }: CountState): number =>
  Math.max(leastBand, noise.times * (waver?.mean ?? 0))

/** Takes back the moves of a level since a leap, where it stands again as before. */
function backFromLeap(state: CountState, { at, value }: Counted): Counting | undefined {
  const { lately } = state
  if (!lately || at - lately.at > leap.backWithinMs) return undefined
  if (Math.abs(value - lately.mark) >= bandOf(state)) return undefined
  const { doubt: _, lately: __, ...others } = state
  const moves = lately.moves.map((move): Move => ({ at: move.at, by: -move.by, isBack: true }))
  return { state: { ...others, mark: lately.mark, at: lately.at }, moves }
}

function moved(state: CountState, { at, value }: Counted): CountState {
  if (Math.abs(value - state.mark) < bandOf(state)) return state
  return { ...state, doubt: { at, value, last: value, rises: 0, moves: [] } }
}

function decided({ mark, doubt, lately, ...state }: CountState): Counting {
  if (!doubt) return { state: { mark, ...state }, moves: [] }
  const { at, value } = doubt
  const move = { at, by: value - mark }
  const isLate = lately !== undefined && at - lately.at <= leap.backWithinMs
  const begun = isLate
    ? { ...lately, moves: [...lately.moves, move] }
    : Math.abs(move.by) >= leap.points
      ? { at, mark, moves: [move] }
      : undefined
  const next = { ...state, mark: value, at, ...(begun && { lately: begun }) }
  return { state: next, moves: [move] }
}

/** A level that has stood for long enough is true, no matter what comes. */
export function settleLevel(state: CountState, until: number): Counting {
  const { lately, ...others } = state
  const present = lately && until - lately.at > leap.backWithinMs ? others : state
  const { doubt } = present
  const isTrue = doubt !== undefined && until - doubt.at >= stands.forGood
  return isTrue ? decided(present) : { state: present, moves: [] }
}

/** The moves that count while nothing newer is known: a level that stands for a while. */
export function standingLevel(state: CountState, now: number): Move[] {
  const { doubt } = state
  return doubt && now - doubt.at >= stands.forNow ? decided(state).moves : []
}
