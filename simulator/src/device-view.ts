import type { ErrorReport } from '@roomwire/contracts/device/to-device.ts'
import type { DeviceKind, PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Pins } from './virtual-device/kinds/kind.ts'
import {
  type Behaviour,
  type Network,
  touchPadsOf,
  uptimeOf,
  type VirtualDevice,
  waterLevelOf,
} from './virtual-device/virtual-device.ts'

/** What surrounds a virtual device: its connection, its faults, what was heard. */
export type Surroundings = {
  name: string | undefined
  connected: boolean
  /** Where its local face answers; undefined when it shows none. */
  localWeb: string | undefined
  /** Commands that have arrived, whatever came of them. */
  commands: number
  /** The last things that the server was unhappy about, oldest first. */
  complaints: readonly ErrorReport[]
  faults: { frozen: boolean; duplicate: boolean; delayMs: number }
}

/** Everything there is to know about a simulated device, without its secret. */
export type DeviceView = Omit<Surroundings, 'faults'> & {
  identifier: string
  kind: DeviceKind
  pins: Pins
  touchPads: Readonly<Record<number, PinKey>>
  waterLevel: string | undefined
  network: Network
  /** Seconds since it was switched on. */
  uptime: number
  faults: Surroundings['faults'] & Behaviour
}

/** Puts together what people and tests are shown of a device. */
export function viewOf(device: VirtualDevice, around: Surroundings): DeviceView {
  return {
    identifier: device.identifier,
    kind: device.kind,
    pins: device.pins,
    touchPads: touchPadsOf(device.kind),
    waterLevel: waterLevelOf(device),
    network: device.network,
    uptime: uptimeOf(device),
    ...around,
    faults: { ...around.faults, ...device.behaviour },
  }
}
