import type { ZoneOffsets } from '@roomwire/contracts/vocabulary/zone-offset.ts'

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
  const minutesHere = offsetsHere(zone)
  const weeks = Array.from({ length: toldWeeks }, (_, nth) => begin + nth * weekMs)
  return weeks.some((at) => {
    const told = offsets.findLast(({ from }) => from <= at)
    return told !== undefined && minutesHere?.(at) !== told.minutes
  })
}

/** By how many minutes the clocks of a zone are ahead of UTC as this browser knows it; undefined where it does not know the zone. */
function offsetsHere(zone: string): ((at: number) => number) | undefined {
  try {
    const form = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    return (at) => {
      const name = form.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
      const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
      return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
    }
  } catch {
    return undefined
  }
}
