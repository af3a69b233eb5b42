import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { listSeriesEndpoint } from '@roomwire/contracts/http/history.ts'
import { sentKeyOf } from '@roomwire/contracts/vocabulary/sent-key.ts'

/** A series as its device declares it. */
export type Measures = Pick<
  Reply<typeof listSeriesEndpoint>['series'][number],
  'series' | 'name' | 'kind' | 'unit' | 'former'
>
/** A reading, by the key under which its device sends it. */
export type Measured = Omit<Measures, 'series' | 'former' | 'name'> & { key: string; name: string }

/** The readings that a device declares at present. */
export const readingsIn = (series: readonly Measures[]): Measured[] =>
  series.flatMap(({ series, name, kind, unit, former }) =>
    name === null || former ? [] : { key: sentKeyOf(series), name, kind, unit },
  )

/** Proposes which reading is which: by its key, else by its name, else the only one of its kind and unit. */
export function proposedReadings(
  device: readonly Measured[],
  board: readonly Measured[],
): ReadonlyMap<string, string> {
  const isAlike = (one: Measured, other: Measured) =>
    one.kind === other.kind && one.unit === other.unit && one.kind !== 'other'
  const countOf = (all: readonly Measured[], one: Measured) =>
    all.filter((other) => isAlike(one, other)).length
  const rules: ((one: Measured, by: Measured) => boolean)[] = [
    (one, by) => one.key === by.key,
    (one, by) => one.name.toLowerCase() === by.name.toLowerCase() && one.kind === by.kind,
    (one, by) => isAlike(one, by) && countOf(device, one) === 1 && countOf(board, by) === 1,
  ]
  const matches = new Map<string, string>()
  const left = new Set(board)
  for (const isMatch of rules) {
    for (const one of device) {
      const by = matches.has(one.key) ? undefined : [...left].find((other) => isMatch(one, other))
      if (!by) continue
      matches.set(one.key, by.key)
      left.delete(by)
    }
  }
  return matches
}
