/** One answer as an attacker sees it, and what it was about. */
export type TimedAnswer = { isKnown: boolean; status: number; length: number; ms: number }

/**
 * How often an attacker guesses right, %, whether an answer was about a registered email: the
 * best rule of the form "status, length or time above this" on one half, tried on the other.
 * 50 is guessing blindly.
 */
export function guessByTiming(looks: readonly TimedAnswer[]): number {
  const [study, trial] = [looks.filter((_, at) => at % 4 < 2), looks.filter((_, at) => at % 4 >= 2)]
  let best = { right: 0, rule: (_look: TimedAnswer) => true }
  for (const feature of ['status', 'length', 'ms'] as const) {
    for (const threshold of study) {
      for (const isAbove of [true, false]) {
        const rule = (look: TimedAnswer) => look[feature] > threshold[feature] === isAbove
        const right = shareRight(study, rule)
        if (right > best.right) best = { right, rule }
      }
    }
  }
  return Math.round(1_000 * shareRight(trial, best.rule)) / 10
}

const shareRight = (looks: readonly TimedAnswer[], rule: (look: TimedAnswer) => boolean) =>
  looks.filter((look) => rule(look) === look.isKnown).length / looks.length
