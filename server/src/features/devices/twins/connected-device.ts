import type { DeviceKind } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { refuse } from '../../../platform/refusal.ts'

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
