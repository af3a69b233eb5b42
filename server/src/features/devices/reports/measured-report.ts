import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import { readWaterLevel } from '@roomwire/contracts/vocabulary/water-level.ts'
import type { DeviceFacts } from '../device-store.ts'

/** The numbers in a report. A level in words is none. */
export function measuredReport(
  pins: ReadonlyMap<PinKey, PinState>,
  { waterLevel, rssi, freeMemoryBytes, uptimeS }: DeviceFacts,
): Map<SeriesKey, number> {
  const values = new Map<SeriesKey, number>()
  for (const [pin, state] of pins) values.set(`pin.${pin}`, state)
  const level = readWaterLevel(waterLevel ?? null)
  if (level.kind === 'exact') values.set('device.level', level.percent)
  if (rssi !== undefined) values.set('device.signal', rssi)
  if (freeMemoryBytes !== undefined) values.set('device.memory', freeMemoryBytes)
  if (uptimeS !== undefined) values.set('device.uptime', uptimeS)
  return values
}
