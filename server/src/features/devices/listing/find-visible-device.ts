import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Clock } from '../../../platform/clock.ts'
import { refuse } from '../../../platform/refusal.ts'
import { whyClosed } from '../../access/present-access.ts'
import type { Actor } from '../../identity/actor.ts'
import type { DeviceRef, DeviceStore } from '../records/device-store.ts'
import {
  closedGrants,
  type DeviceAction,
  type DeviceObject,
  mayDevice,
} from '../rules/device-access.ts'

/**
 * Returns a device that the actor may see, after checking the right they need.
 * @throws Refusal 'not_found', 'access_closed', 'forbidden' (see checkVisible).
 */
export async function findVisibleDevice(
  { devices, clock }: { devices: DeviceStore; clock: Clock },
  actor: Actor,
  identifier: string,
  action: DeviceAction,
  pin: PinKey | null = null,
): Promise<DeviceRef> {
  const now = clock.now()
  const device = actor.homeId === null ? undefined : await devices.find(actor.homeId, identifier)
  return checkVisible(device, actor, { action, pin, now })
}

/**
 * Returns the device when the actor may see it and has the right they need at this moment.
 * @throws Refusal 'not_found' when they may not see it, the same for a foreign
 * device as for none; 'access_closed' for a guest who may see it at another time; 'forbidden'
 * when they may see but not do this.
 */
export function checkVisible<Device extends DeviceObject>(
  device: Device | undefined,
  actor: Actor,
  { action, pin, now }: { action: DeviceAction; pin: PinKey | null; now: number },
): Device {
  if (!device || !mayDevice(actor, 'see', device, pin, now)) {
    const closed = device && closedGrants(actor, device, pin, now)
    if (closed?.length) throw refuse('access_closed', whyClosed(closed))
    throw refuse('not_found', 'Device not found')
  }
  if (!mayDevice(actor, action, device, pin, now)) {
    throw refuse('forbidden', `You may not ${action} this device`)
  }
  return device
}
