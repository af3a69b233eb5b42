import type { ZoneOffsets } from '@roomwire/contracts/vocabulary/zone-offset.ts'
import { aheadInBrowser } from '../../../../ui/time/time-zone.ts'

const weekMs = 7 * 24 * 3_600_000
/** What the server tells of a zone reaches from a year ago to two years ahead. */
const toldWeeks = 3 * 52

/**
 * Whether this browser has other rules for the clocks of a zone (IANA name) than the server has told: one
 * of the two has old ones.
 */
export function clocksDiffer(zone: string, offsets: ZoneOffsets): boolean {
  const begin = offsets[0]?.from
  if (begin === undefined) return false
  const weeks = Array.from({ length: toldWeeks }, (_, nth) => begin + nth * weekMs)
  return weeks.some((at) => {
    const told = offsets.findLast(({ from }) => from <= at)
    return told !== undefined && aheadInBrowser(at, zone) !== told.minutes * 60_000
  })
}
