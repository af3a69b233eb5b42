import { lengthText } from '../../devices/plate/length-text.ts'

/** A level at an instant: %, epoch ms. */
export type LevelAt = { at: number; percent: number }

/** When a tank will be full or empty as it goes on now. */
export type TankForecast = { end: 'full' | 'empty'; seconds: number }

/** The levels of so long say where it goes, ms; shorter ones say nothing. */
const lookedAtMs = 20 * 60_000
const leastMs = 3 * 60_000

/** A slower change is none, % an hour. */
const leastPerHour = 2

/** Farther away nobody can tell, s. */
const mostSeconds = 24 * 3_600

/**
 * Continues the latest levels of a tank, by the straight line that fits them best. Null where they stand still, go too
 * slowly, or are too few.
 * @param levels the oldest first
 * @param since epoch ms; when its pump was switched last: what came before goes another way
 */
export function tankForecast(
  levels: readonly LevelAt[],
  since: number,
  now: number,
): TankForecast | null {
  const from = Math.max(since, now - lookedAtMs)
  const seen = levels.filter(({ at }) => at >= from && at <= now)
  const [first, last] = [seen[0], seen.at(-1)]
  if (!first || !last || last.at - first.at < leastMs) return null
  const perMs = slopeOf(seen)
  if (Math.abs(perMs) * 3_600_000 < leastPerHour) return null
  const left = perMs > 0 ? 100 - last.percent : last.percent
  const seconds = left / Math.abs(perMs) / 1_000
  return seconds > mostSeconds ? null : { end: perMs > 0 ? 'full' : 'empty', seconds }
}

const hourS = 3_600
const tenMinutesS = 600

/** 'Full in 38 min': from an hour on no more exact than ten minutes. */
export function forecastText({ end, seconds }: TankForecast): string {
  const about = seconds < hourS ? seconds : Math.round(seconds / tenMinutesS) * tenMinutesS
  return `${end === 'full' ? 'Full' : 'Empty'} in ${lengthText(about)}`
}

/** The rise of the straight line that fits best, % a ms. */
function slopeOf(levels: readonly LevelAt[]): number {
  const meanOf = (numbers: readonly number[]) =>
    numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const at = meanOf(levels.map((one) => one.at))
  const percent = meanOf(levels.map((one) => one.percent))
  const shared = levels.map((one) => (one.at - at) * (one.percent - percent))
  const squares = levels.map((one) => (one.at - at) ** 2)
  return meanOf(shared) / meanOf(squares)
}
