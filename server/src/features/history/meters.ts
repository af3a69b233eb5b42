import { isCountable } from '@roomwire/contracts/vocabulary/known-units.ts'
import { sentKeyOf } from '@roomwire/contracts/vocabulary/sent-key.ts'
import type { Series } from '../series/history-store.ts'
import { type CounterHabits, isStillBeside, riseAlike } from './counter-habits.ts'
import { hasWord, meterNames, type NameHints } from './meter-names.ts'

/*
 * Which readings of a device count. Meters tell one thing in several ways: a total beside that of today and of
 * yesterday, a whole beside its phases. Somebody chooses; until then it is told by how the totals behave, and
 * by their names.
 */

/** The total to which a reading counts: used, or fed in by the device. */
export type CountsFor = 'used' | 'fed_in'

type Named = Pick<Series, 'key' | 'kind' | 'name' | 'unit' | 'isFormer'>

/** How totals have behaved, as far as anybody knows. */
type Habits<S> = ReadonlyMap<S, CounterHabits>

/**
 * Returns the series that count, with what for.
 * @param chosen keys of readings; null where nobody has chosen
 * @param habits how those behave that are not the only one of their kind (read-habits.ts)
 */
export function metersOf<S extends Named>(
  all: readonly S[],
  chosen: readonly string[] | null,
  habits: Habits<S>,
): Map<S, CountsFor> {
  const meters = all.filter((one) => one.name !== null && isCountable(one))
  const [outward, inward] = parted(
    meters,
    (one) => one.kind !== 'volume' && has(one, meterNames.fedIn),
  )
  const used = chosen
    ? meters.filter(({ key }) => chosen.includes(sentKeyOf(key)))
    : (['energy', 'power', 'volume'] as const).flatMap((kind) =>
        guessed(
          inward.filter((one) => one.kind === kind && isLikely(one)),
          habits,
        ),
      )
  const fedIn = (['energy', 'power'] as const).flatMap((kind) =>
    guessed(
      outward.filter((one) => one.kind === kind && !used.includes(one) && isLikely(one)),
      habits,
    ),
  )
  return new Map([
    ...fedIn.map((one) => [one, 'fed_in'] as const),
    ...used.map((one) => [one, 'used'] as const),
  ])
}

/**
 * Returns the powers that tell what a device uses, or feeds in, at this moment. Whoever has chosen a counter of energy
 * alone has said nothing of its powers: they are told by their names then.
 * @param chosen keys of readings; null where nobody has chosen
 */
export function powersOf<S extends Named>(
  all: readonly S[],
  chosen: readonly string[] | null,
): Map<S, CountsFor> {
  const powers = all.filter(({ kind }) => kind === 'power')
  const isChosen = ({ key }: S) => chosen?.includes(sentKeyOf(key)) === true
  const isOfEnergyAlone =
    !powers.some(isChosen) && all.some((one) => one.kind === 'energy' && isChosen(one))
  return metersOf(powers, isOfEnergyAlone ? null : chosen, new Map())
}

/** Those that count of one kind, with the former series of each. */
function guessed<S extends Named>(all: readonly S[], habits: Habits<S>): readonly S[] {
  const keyOf = ({ key }: S) => sentKeyOf(key)
  // The present series tells of each reading.
  const present = [...Map.groupBy(all, keyOf).values()].flatMap(
    (some) => some.find(({ isFormer }) => !isFormer) ?? some.slice(-1),
  )
  const keys = byNames(byHabits(present, habits), habits).map(keyOf)
  return all.filter((one) => keys.includes(keyOf(one)))
}

/**
 * By how they behave: one that stands still all day, or goes up and down, is no meter; one that only grows is, rather
 * than one that begins anew each day; and of those that rise alike one counts.
 */
function byHabits<S extends Named>(all: readonly S[], habits: Habits<S>): readonly S[] {
  const of = (one: S) => habits.get(one)
  const counters = all.filter((one) => !of(one)?.goesUpAndDown)
  const known = counters.flatMap((one) => of(one) ?? [])
  const moving = counters.filter((one) => {
    const mine = of(one)
    return !mine || !known.some((theirs) => theirs !== mine && isStillBeside(mine, theirs))
  })
  const [, lasting] = parted(moving, (one) => of(one)?.beginsAnew === true)
  const grow = lasting.some((one) => (of(one)?.rises.size ?? 0) > 0)
  const some = grow ? lasting : moving
  const first = some.toSorted(
    (one, other) =>
      Number(has(one, meterNames.period)) - Number(has(other, meterNames.period)) ||
      (of(other)?.last ?? 0) - (of(one)?.last ?? 0),
  )
  const kept: S[] = []
  for (const one of first) {
    const mine = of(one)
    const isCounted = kept.some((other) => {
      const theirs = of(other)
      return mine && theirs && !arePhases(one, other) && riseAlike(mine, theirs)
    })
    if (!isCounted) kept.push(one)
  }
  return some.filter((one) => kept.includes(one))
}

/** Phases and channels may use the same and are not. */
const arePhases = (one: Named, other: Named) =>
  has(one, meterNames.part) && has(other, meterNames.part)

/** By their names: the whole rather than its parts, and the total rather than that of a day. */
function byNames<S extends Named>(all: readonly S[], habits: Habits<S>): readonly S[] {
  const [ofPeriods, lasting] = parted(all, (one) => has(one, meterNames.period))
  if (lasting.length === 0) {
    const [ofToday, others] = parted(ofPeriods, (one) => has(one, meterNames.today))
    const rising = others.filter((one) => (habits.get(one)?.rises.size ?? 0) > 0)
    return [...ofToday, ...rising].slice(0, 1)
  }
  const [wholes] = parted(lasting, (one) => has(one, meterNames.whole))
  const some = wholes.length > 0 ? wholes : lasting
  const [, undivided] = parted(some, (one) => has(one, meterNames.part))
  return undivided.length > 0 ? undivided : some
}

function isLikely(one: Named): boolean {
  if (one.kind === 'volume') return has(one, meterNames.water) && !has(one, meterNames.noWater)
  return !has(one, meterNames.aside)
}

/** Whether the key or the name of a reading has one of these words. */
const has = ({ key, name }: Named, words: NameHints): boolean =>
  hasWord(`${sentKeyOf(key)} ${name ?? ''}`, words)

/** Splits a list: those of which a test is true, and the others. */
function parted<S>(all: readonly S[], is: (one: S) => boolean): [S[], S[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}
