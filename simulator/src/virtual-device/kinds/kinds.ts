import type { DeviceKind } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Kind } from './kind.ts'
import { switchboard } from './switchboard.ts'
import { waterLevelMonitor } from './water-level-monitor.ts'

/** How each kind of device differs. */
export const kinds: Record<DeviceKind, Kind> = {
  SC: switchboard,
  PC: switchboard,
  UNKNOWN: switchboard,
  WLM: waterLevelMonitor,
}
