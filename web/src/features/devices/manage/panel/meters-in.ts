import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { listSeriesEndpoint } from '@roomwire/contracts/http/history.ts'
import { sentKeyOf } from '@roomwire/contracts/vocabulary/sent-key.ts'

type Listed = Reply<typeof listSeriesEndpoint>['series'][number]

/** A reading that may count. */
export type Meter = Pick<Listed, 'name' | 'unit' | 'decimals' | 'value' | 'counts' | 'proposed'> & {
  /** By which the device sends it. */
  key: string
}

/** The readings of a device that may count, as it declares them now. */
export const metersIn = (series: readonly Listed[]): Meter[] =>
  series
    .filter(({ countable, former }) => countable && !former)
    .map((one) => ({ ...one, key: sentKeyOf(one.series) }))

/** Those of them that Roomwire would choose. */
export const proposedKeys = (meters: readonly Meter[]): string[] =>
  meters.flatMap(({ key, proposed }) => (proposed ? key : []))

/** 'Total, 3,812.7 kWh'; what was fed in says so. */
export function meterText({ key, name, unit, decimals, value, counts }: Meter): string {
  const places = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const number = value === null ? [] : [`${value.toLocaleString(undefined, places)} ${unit ?? ''}`]
  const fedIn = counts === 'fed_in' ? ['counts as fed in'] : []
  return [name ?? key, ...number.map((text) => text.trim()), ...fedIn].join(', ')
}
