import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { DeviceFacts } from '../device-store.ts'

/**
 * The last lease of a pin, as its device reports it: it runs, or has ended some seconds ago. One of no
 * command (0) comes from the pin's protection.
 */
export type ReportedLease = { commandId: number } & (
  | { leftS: number; ended?: undefined }
  | { ended: 'time' | 'reboot' | 'longest'; agoS: number }
)

/** The pins and facts of a report, checked against the kind of the device. */
export type CheckedReport = {
  pins: ReadonlyMap<PinKey, PinState>
  /** Of pins in the same report; one without has none. */
  leases?: ReadonlyMap<PinKey, ReportedLease>
  facts: DeviceFacts
}

/** Without the facts that the report leaves out. */
export function knownFacts({
  ipAddress,
  waterLevel,
  firmware,
  uptimeS,
  rssi,
  freeMemoryBytes,
  features,
  storedConfig,
}: DeviceFacts) {
  return {
    ...(ipAddress !== undefined && { ipAddress }),
    ...(waterLevel !== undefined && { waterLevel }),
    ...(firmware !== undefined && { firmware }),
    ...(uptimeS !== undefined && { uptimeS }),
    ...(rssi !== undefined && { rssi }),
    ...(freeMemoryBytes !== undefined && { freeMemoryBytes }),
    ...(features !== undefined && { features }),
    ...(storedConfig !== undefined && { storedConfig }),
  }
}
