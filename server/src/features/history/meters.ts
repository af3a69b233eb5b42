import { sentKeyOf } from '@roomwire/contracts/vocabulary/sent-key.ts'
import type { Series } from '../series/history-store.ts'
import { isCountable } from '../series/series-kinds.ts'

/*
 * Which readings of a device count. Meters tell one thing in several ways: a total beside that of today and of
 * yesterday, a whole beside its phases. Somebody chooses, and until then names tell.
 */

/** What a reading counts for: what was used, or what the device has fed in. */
export type CountsFor = 'used' | 'fed_in'

type Named = Pick<Series, 'key' | 'kind' | 'name' | 'unit'>

const wordsOf = (text: string) => new Set(text.split(' '))

const words = {
  fedIn: wordsOf(
    'export exported fed feed feedin feeding return returned inject injected injection produced production generated generation solar pv',
  ),
  /** No meter of what has been used so far. */
  aside: wordsOf(
    'apparent reactive max maximum min minimum peak average avg limit nominal rated target setpoint forecast estimated',
  ),
  period: wordsOf(
    'today yesterday day daily week weekly month monthly year yearly hour hourly last previous session',
  ),
  today: wordsOf('today day daily'),
  whole: wordsOf('total sum overall lifetime import imported'),
  part: wordsOf('a b c l1 l2 l3 t1 t2 phase tariff 0 1 2 3 4 5 6 7 8'),
  water: wordsOf('water'),
  /** A volume that is there, or of something else. */
  noWater: wordsOf('tank level content contents remaining left stored gas oil fuel diesel'),
} as const

/** The series that count, with what for. `chosen` are keys of readings; null where nobody has chosen. */
export function metersOf<S extends Named>(
  all: readonly S[],
  chosen: readonly string[] | null,
): Map<S, CountsFor> {
  const meters = all.filter((one) => one.name !== null && isCountable(one))
  const [outward, inward] = parted(meters, (one) => one.kind !== 'volume' && has(one, words.fedIn))
  const used = chosen
    ? meters.filter(({ key }) => chosen.includes(sentKeyOf(key)))
    : (['energy', 'power', 'volume'] as const).flatMap((kind) =>
        guessed(inward.filter((one) => one.kind === kind && isLikely(one))),
      )
  const fedIn = (['energy', 'power'] as const).flatMap((kind) =>
    guessed(outward.filter((one) => one.kind === kind && !used.includes(one) && isLikely(one))),
  )
  return new Map([
    ...fedIn.map((one) => [one, 'fed_in'] as const),
    ...used.map((one) => [one, 'used'] as const),
  ])
}

/** The whole rather than its parts, and the total rather than that of a day. */
function guessed<S extends Named>(all: readonly S[]): readonly S[] {
  const [ofPeriods, lasting] = parted(all, (one) => has(one, words.period))
  if (lasting.length === 0) return ofPeriods.filter((one) => has(one, words.today)).slice(0, 1)
  const [wholes] = parted(lasting, (one) => has(one, words.whole))
  const some = wholes.length > 0 ? wholes : lasting
  const [, undivided] = parted(some, (one) => has(one, words.part))
  return undivided.length > 0 ? undivided : some
}

function isLikely(one: Named): boolean {
  if (one.kind === 'volume') return has(one, words.water) && !has(one, words.noWater)
  return !has(one, words.aside)
}

/** Whether the key or the name of a reading has one of these words. */
function has({ key, name }: Named, some: ReadonlySet<string>): boolean {
  const text = `${sentKeyOf(key)} ${name ?? ''}`.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .some((word) => some.has(word))
}

/** Those that are so, and the others. */
function parted<S>(all: readonly S[], is: (one: S) => boolean): [S[], S[]] {
  return [all.filter(is), all.filter((one) => !is(one))]
}
