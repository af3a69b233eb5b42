import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { DeviceFacts } from '../device-store.ts'

/** The pins and facts of a report, checked against the kind of the device. */
export type CheckedReport = { pins: ReadonlyMap<PinKey, PinState>; facts: DeviceFacts }

/** Without the facts that the report leaves out. */
export function knownFacts({
  ipAddress,
  waterLevel,
  firmware,
  uptimeS,
  rssi,
  freeMemoryBytes,
}: DeviceFacts) {
  return {
    ...(ipAddress !== undefined && { ipAddress }),
    ...(waterLevel !== undefined && { waterLevel }),
    ...(firmware !== undefined && { firmware }),
    ...(uptimeS !== undefined && { uptimeS }),
    ...(rssi !== undefined && { rssi }),
    ...(freeMemoryBytes !== undefined && { freeMemoryBytes }),
  }
}
