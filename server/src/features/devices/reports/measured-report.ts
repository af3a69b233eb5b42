import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import { readWaterLevel } from '@roomwire/contracts/vocabulary/water-level.ts'
import type { MeasuredValues } from '../../series/device-samples.ts'
import type { DeviceFacts } from '../device-store.ts'

/** The series of each pin, named once: reports come often. */
const seriesOfPin = {
  '13': 'pin.13',
  '18': 'pin.18',
  '19': 'pin.19',
  '21': 'pin.21',
  '25': 'pin.25',
  pump: 'pin.pump',
  led: 'pin.led',
} as const satisfies Record<PinKey, SeriesKey>

/** The numbers in a report. A level in words is none: then nothing is known of it. */
export function measuredReport(
  pins: ReadonlyMap<PinKey, PinState>,
  { waterLevel, rssi, freeMemoryBytes, uptimeS }: DeviceFacts,
): MeasuredValues {
  const values: [SeriesKey, number | null][] = []
  for (const [pin, state] of pins) values.push([seriesOfPin[pin], state])
  if (waterLevel !== undefined) {
    const level = readWaterLevel(waterLevel)
    values.push(['device.level', level.kind === 'exact' ? level.percent : null])
  }
  if (rssi !== undefined) values.push(['device.signal', rssi])
  if (freeMemoryBytes !== undefined) values.push(['device.memory', freeMemoryBytes])
  if (uptimeS !== undefined) values.push(['device.uptime', uptimeS])
  return values
}
