import type { Counting, CountRule, CountState, Move } from './count-state.ts'
import { standingRise, takeCounter } from './counter-rule.ts'
import { settleLevel, standingLevel, takeLevel } from './level-rule.ts'
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
    /** What counts for the time being at the end of all that is known. */
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
 * What moves by samples from an instant on until nothing from before it is undecided any more; what is
 * undecided to the end counts as far as it may for the time being.
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
