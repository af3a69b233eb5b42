import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import type { UnitSystem } from '@roomwire/contracts/vocabulary/units.ts'
import { moneyText } from '../../../ui/text/money-text.ts'
import { durationText, readingText } from '../shown-series.ts'

export type DaysShown = Reply<typeof recentDaysEndpoint>

/** One number of today beside those of the days before. */
export type DayNumber = {
  name: string
  /** The number of today: '330 L'. */
  text: string
  /** The number of each day, the oldest first; null if nothing is known. */
  days: readonly (number | null)[]
  /** The days before, for those who do not see the bars. */
  before: string
}

/**
 * The numbers that are known, of a room or of the home.
 * @param system the units of the home; null while they are not known
 */
export function dayNumbers({ days, currency }: DaysShown, system: UnitSystem | null): DayNumber[] {
  const cost = days.at(-1)?.cost ?? null
  const money = cost === null ? '' : `, ${moneyText(cost, currency)}`
  return [
    numberOf(
      'Hours on, in all',
      days.map(({ on_ms }) => on_ms),
      durationText,
    ),
    numberOf(
      'Electricity',
      days.map(({ kwh }) => kwh),
      kwhText,
      money,
    ),
    numberOf(
      'Fed in',
      days.map(({ kwh_fed_in = null }) => kwh_fed_in),
      kwhText,
    ),
    numberOf(
      'Water',
      days.map(({ litres }) => litres),
      (litres) => readingText({ value: litres, unit: 'l', decimals: 0 }, system),
    ),
  ].flatMap((one) => one ?? [])
}

function numberOf(
  name: string,
  days: readonly (number | null)[],
  textOf: (value: number) => string,
  more = '',
): DayNumber | undefined {
  if (days.every((value) => value === null)) return undefined
  const [today = null, ...before] = days.toReversed()
  const texts = before.map((value) => (value === null ? 'not known' : textOf(value)))
  return {
    name,
    text: today === null ? '–' : `${textOf(today)}${more}`,
    days,
    // One text where no day is known: it is read aloud.
    before: before.every((value) => value === null)
      ? 'Previous days: not known'
      : `Previous days, newest first: ${texts.join(', ')}`,
  }
}

/** 0.42 kWh, 12.3 kWh */
export const kwhText = (kwh: number): string =>
  `${kwh.toLocaleString(undefined, { maximumFractionDigits: kwh < 10 ? 2 : 1 })} kWh`

/** Whether anything is known of electricity on these days. */
export const hasEnergy = ({ days }: Pick<DaysShown, 'days'>): boolean =>
  days.some(({ kwh }) => kwh !== null)

/** Whether anything is known of water on these days. */
export const hasWater = ({ days, levels = [] }: Pick<DaysShown, 'days' | 'levels'>): boolean =>
  levels.length > 0 || days.some(({ litres }) => litres !== null)
