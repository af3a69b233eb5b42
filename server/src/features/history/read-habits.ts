import { isCountable, kiloFactor, litreFactor } from '@roomwire/contracts/vocabulary/known-units.ts'
import type { HistoryStore, Series } from '../series/history-store.ts'
import { lastDays } from '../series/home-days.ts'
import { type CounterHabits, habitsOf } from './counter-habits.ts'

/** For so many days behaviour is looked at: with it a week, and so a counter of weeks, has ended once. */
const dayCount = 9

/**
 * Reads how the totals of devices have behaved, as far as that decides what of them counts: where nobody has
 * chosen, and where a device has several of one kind. It is the same for all who ask.
 * @param devices their readings, and what somebody has chosen of them
 */
export async function readHabits(
  history: Pick<HistoryStore, 'read'>,
  devices: readonly { all: readonly Series[]; chosen: readonly string[] | null }[],
  { timeZone, now }: { timeZone: string; now: number },
): Promise<ReadonlyMap<Series, CounterHabits>> {
  const unclear = devices.flatMap(({ all, chosen }) => (chosen ? [] : severalOf(all)))
  if (unclear.length === 0) return new Map()
  const midnights = [timeZone, 'UTC'].flatMap((zone) =>
    lastDays(now, zone, dayCount).map(({ from }) => from),
  )
  const histories = await history.read({
    seriesIds: unclear.map(({ id }) => id),
    from: Math.min(...midnights),
    until: now,
    resolution: 'hour',
    most: (dayCount + 1) * 25,
    timeZone,
    now,
  })
  const points = new Map(histories.map((one) => [one.seriesId, one.points]))
  return new Map(
    unclear.map((one) => [one, habitsOf(points.get(one.id) ?? [], midnights, factorOf(one))]),
  )
}

/** The totals of a device that are not the only one of their kind. */
function severalOf(all: readonly Series[]): Series[] {
  const totals = all.filter(
    (one) => one.name !== null && one.kind !== 'power' && isCountable(one) && !one.isFormer,
  )
  return [...Map.groupBy(totals, ({ kind }) => kind).values()].flatMap((some) =>
    some.length > 1 ? some : [],
  )
}

const factorOf = ({ kind, unit }: Series): number =>
  (kind === 'energy' ? kiloFactor(kind, unit) : litreFactor(unit)) ?? 1
