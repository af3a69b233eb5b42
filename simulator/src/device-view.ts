import type { SensorName } from '@roomwire/contracts/demo/sensor-model.ts'
import type { LeaseReport } from '@roomwire/contracts/device/from-device.ts'
import type { ErrorReport } from '@roomwire/contracts/device/to-device.ts'
import type { DeviceKind, PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Pins } from './virtual-device/kinds.ts'
import { leaseReportsOf } from './virtual-device/leases.ts'
import { readingsOf } from './virtual-device/sensors.ts'
import {
  type Behaviour,
  type Network,
  touchPadsOf,
  uptimeOf,
  type VirtualDevice,
  waterLevelOf,
} from './virtual-device/virtual-device.ts'

/** The surroundings of a virtual device: its connection, its faults, its counters. */
export type Surroundings = {
  name: string | undefined
  connected: boolean
  /** The URL of its local page; undefined when it has none. */
  localWeb: string | undefined
  /** Commands that have arrived, whatever their outcome. */
  commands: number
  /** The last errors from the server, oldest first. */
  complaints: readonly ErrorReport[]
  faults: { frozen: boolean; duplicate: boolean; delayMs: number }
}

/** A simulated device as people and tests see it, without its secret. */
export type DeviceView = Omit<Surroundings, 'faults'> & {
  identifier: string
  kind: DeviceKind
  pins: Pins
  touchPads: Readonly<Record<number, PinKey>>
  waterLevel: string | undefined
  /** The present readings of its sensors. */
  readings: Partial<Record<SensorName, number>>
  /** The last lease of each pin that has one, as it is reported. */
  leases: Readonly<Record<PinKey, LeaseReport>>
  network: Network
  /** Seconds since it was switched on. */
  uptime: number
  faults: Surroundings['faults'] & Behaviour
}

/** Builds the view of a device. */
export function viewOf(device: VirtualDevice, surroundings: Surroundings): DeviceView {
  return {
    identifier: device.identifier,
    kind: device.kind,
    pins: device.pins,
    touchPads: touchPadsOf(device),
    waterLevel: waterLevelOf(device),
    readings: readingsOf(device),
    leases: leaseReportsOf(device),
    network: device.network,
    uptime: uptimeOf(device),
    ...surroundings,
    faults: { ...surroundings.faults, ...device.behaviour },
  }
}
