import type { Counted, Counting, CountState, Move } from './count-state.ts'

const minute = 60_000

/** Less than this is no move, in %: water is never still. */
const band = 2

/** A new level that stands for so long counts for the time being; and for good, whatever comes later, ms. */
const stands = { forNow: 5 * minute, forGood: 6 * 60 * minute }

/**
 * Takes the next level of a tank, in %. One that has moved counts when the next one is nearer to it than to
 * the level before; else it was an echo that was missed.
 */
export function takeLevel(before: CountState | undefined, sample: Counted): Counting {
  if (!before) return { state: { mark: sample.value, at: sample.at }, moves: [] }
  const { state, moves } = settleLevel(before, sample.at)
  const { mark, doubt } = state
  if (!doubt) return { state: moved(state, sample), moves }
  const toMark = Math.abs(sample.value - mark)
  const toDoubt = Math.abs(sample.value - doubt.value)
  const isBack = toMark < toDoubt && toMark <= Math.abs(doubt.value - mark)
  if (isBack) {
    // What it counted for the time being is told anew.
    const undone = { at: doubt.at, by: 0 }
    return { state: moved({ mark, at: state.at }, sample), moves: [...moves, undone] }
  }
  if (Math.abs(sample.value - doubt.value) < band) return { state, moves }
  const step = decided(state)
  return { state: moved(step.state, sample), moves: [...moves, ...step.moves] }
}

function moved(state: CountState, { at, value }: Counted): CountState {
  if (Math.abs(value - state.mark) < band) return state
  return { ...state, doubt: { at, value, last: value, rises: 0, moves: [] } }
}

function decided({ mark, doubt, ...state }: CountState): Counting {
  if (!doubt) return { state: { mark, ...state }, moves: [] }
  const { at, value } = doubt
  return { state: { mark: value, at }, moves: [{ at, by: value - mark }] }
}

/** A level that has stood for long enough is true, whatever comes. */
export function settleLevel(state: CountState, until: number): Counting {
  const isTrue = state.doubt !== undefined && until - state.doubt.at >= stands.forGood
  return isTrue ? decided(state) : { state, moves: [] }
}

/** What counts while nothing newer is known: a level that stands for a while. */
export function standing(state: CountState, now: number): Move[] {
  const { doubt } = state
  return doubt && now - doubt.at >= stands.forNow ? decided(state).moves : []
}
