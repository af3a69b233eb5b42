import { timeInZone } from '../../../../ui/time/time-zone.ts'
import { useNow } from '../../../../ui/time/use-now.ts'

/** The present time by the clocks of a zone. */
export function TimeThere({ zone }: { zone: string }) {
  return <span>{`It is ${timeInZone(useNow(), zone, { timeStyle: 'short' })} there now.`}</span>
}
