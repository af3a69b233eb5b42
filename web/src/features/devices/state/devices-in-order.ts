import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import type { LiveDevice } from './apply-live-message.ts'

/** No order: all is as it comes. */
export const noOrder: readonly string[] = []

/** The devices, those first that a person has arranged, by their identifiers. */
export const devicesInOrder = (
  devices: readonly LiveDevice[],
  order: readonly string[],
): LiveDevice[] => arranged(devices, order, ({ device }) => device.deviceIdentifier)
