import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import type { LiveDevice, LiveDevices } from './apply-live-message.ts'

/** No order: all is as it comes. */
export const noOrder: readonly string[] = []

/** The devices, those first that a person has arranged, by their identifiers. */
export const devicesInOrder = (devices: LiveDevices, order: readonly string[]): LiveDevice[] =>
  arranged([...devices.values()], order, ({ device }) => device.deviceIdentifier)
