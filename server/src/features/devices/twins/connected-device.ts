import type { DeviceKind, PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { CoverMove } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { DeviceFacts } from '../records/device-store.ts'
import type { ShownDevice } from '../records/shown-device.ts'

/** A device's present connection: reports of any other epoch are refused. */
export type ConnectedDevice = {
  id: number
  homeId: number
  identifier: string
  kind: DeviceKind
  epoch: number
}

/** The refusal for a connection whose place a newer one has taken. */
export const replacedRefusal = () =>
  refuse('device_replaced', 'Another connection of this device has taken its place')

/**
 * The last lease of a pin, as its device reports it: it runs, or has ended some seconds ago.
 */
export type ReportedLease = {
  /** The id of the command that asked for it, or `ofProtection`. */
  commandId: number
} & ({ leftS: number; ended?: undefined } | { ended: 'time' | 'reboot' | 'longest'; agoS: number })

/** The pins and facts of a report, checked against the pins of the device. */
export type CheckedReport = {
  /** Null for an input whose state it does not know. */
  pins: ReadonlyMap<PinKey, PinState | null>
  /** The leases of pins in the same report; a pin without one has none. */
  leases?: ReadonlyMap<PinKey, ReportedLease> | undefined
  /** The covers in the same report that move. */
  moving?: ReadonlyMap<PinKey, CoverMove> | undefined
  /** The buttons that were pressed. */
  pressed?: readonly PinKey[] | undefined
  facts: DeviceFacts
  /** Whether it was said at an unknown time: it is shown, and confirms and explains nothing. */
  isKept?: boolean | undefined
  /** The pins that somebody has switched at the wall. */
  touched?: readonly PinKey[] | undefined
}

/** A device with the facts of a report, which may leave some out, and when it was heard, epoch ms. */
export const withFacts = (
  device: ShownDevice,
  facts: DeviceFacts,
  lastSeenAt: number,
): ShownDevice => ({
  ...device,
  lastSeenAt,
  ipAddress: facts.ipAddress ?? device.ipAddress,
  waterLevel: facts.waterLevel ?? device.waterLevel,
  firmware: facts.firmware ?? device.firmware,
  uptimeS: facts.uptimeS ?? device.uptimeS,
  rssi: facts.rssi ?? device.rssi,
  freeMemoryBytes: facts.freeMemoryBytes ?? device.freeMemoryBytes,
  features: facts.features ?? device.features,
  storedConfig: facts.storedConfig ?? device.storedConfig,
})
