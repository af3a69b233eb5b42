import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { readWaterLevel } from '@roomwire/contracts/vocabulary/water-level.ts'
import { useAsOf } from '../../../ui/time/use-as-of.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { pinOf } from '../../devices/state/pins-of.ts'
import { type TankForecast, tankForecast } from './tank-forecast.ts'
import { useLatestLevels } from './use-now-readings.ts'

/**
 * When a tank will be full or empty as it goes on now: the same wherever a page says it. Null where nobody can tell, and
 * while the tank or the server is out of reach.
 */
export function useTankForecast(device: Device): TankForecast | null {
  const levels = useLatestLevels(device.deviceIdentifier)
  const isLive = useAsOf() === null && device.connected
  const now = useNow()
  const level = readWaterLevel(device.waterLevelString)
  if (!isLive || level.kind !== 'exact') return null
  const since = pinOf(device, 'pump')?.lastChange?.at ?? 0
  return tankForecast([...levels, { at: now, percent: level.percent }], since, now)
}
