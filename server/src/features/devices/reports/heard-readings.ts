import type { MeasuredValues } from '../../series/device-samples.ts'
import { lastHeardAt, silentFrom } from '../../series/heard.ts'
import type { Hearing } from '../../series/hearing.ts'
import type { HeardReading } from '../device-events.ts'

/** What a device has just said of its readings: each with since when it is so, and from when on it is silent. */
export function heardReadings(
  hearing: Pick<Hearing, 'heardOf'>,
  { id }: { id: number },
  values: MeasuredValues,
): HeardReading[] {
  return values.flatMap(([key, value]) => {
    const heard = hearing.heardOf(id, key)
    const told = value === null ? heard?.unknown : heard?.number
    if (!heard || !told) return []
    const at = lastHeardAt(heard)
    return { key, value, at, changed: told.changed, silentFrom: silentFrom(heard, key) }
  })
}
