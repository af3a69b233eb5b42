import { refuse } from '../../platform/refusal.ts'
import type { HistoryQuestion } from '../series/history-store.ts'

/** From when until when a history is, epoch ms. */
export type HistorySpan = { from: number; until: number }

const dayMs = 24 * 3_600_000

/** Up to which span points come from samples, and from hours, ms. */
const spans = { sample: 2 * dayMs, hour: 93 * dayMs }

/** How far back somebody may look at once, ms. */
const longestMs = 20 * 366 * dayMs

/** How many points of a series there are where nobody asks for more or fewer. */
export const usualPoints = 300

/**
 * The span that somebody asks for: without its end up to now, without its beginning a day.
 * @throws Refusal 'invalid_input' for a span that is none.
 */
export function askedSpan(
  { from, until }: { from: number | undefined; until: number | undefined },
  now: number,
): HistorySpan {
  const end = until ?? now
  const begin = from ?? end - dayMs
  if (begin >= end) throw refuse('invalid_input', 'from must be before to', { field: 'from' })
  if (end - begin > longestMs) {
    throw refuse('invalid_input', 'from must be within 20 years of to', { field: 'from' })
  }
  return { from: Math.max(begin, 0), until: end }
}

/** The resolution of a span, where nobody says it. */
export function resolutionOf({ from, until }: HistorySpan): HistoryQuestion['resolution'] {
  const ms = until - from
  if (ms <= spans.sample) return 'sample'
  return ms <= spans.hour ? 'hour' : 'day'
}
