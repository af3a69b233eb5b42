import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishGrantsChanged } from '../../identity/home-events.ts'
import { findVisibleDevice } from '../listing/find-visible-device.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceStore } from '../records/device-store.ts'
import { pinNamed } from '../rules/device-pins.ts'
import { publishDevice } from './change-device.ts'

type Needs = {
  devices: DeviceStore
  deviceReader: DeviceReader
  atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }>
  bus: Bus
  clock: Clock
}

/**
 * Confirms that a pin is what its device declares by now: it can be switched again.
 * @throws Refusal 'not_found', 'forbidden'; 'invalid_input' for a pin that the device has not;
 * 'changed_meanwhile' where nothing is to be confirmed
 */
export async function confirmPin(
  needs: Needs,
  actor: PersonActor,
  { device: identifier, pin }: { device: string; pin: PinKey },
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage', pin)
  pinNamed(device.pins, pin)
  await needs.atomically(async ({ devices, audit }) => {
    if (!(await devices.confirmPin(device.id, pin))) {
      throw refuse('changed_meanwhile', 'There is nothing to confirm about this pin')
    }
    await audit.write('pin.confirmed', actor, { device: device.id, pin })
  })
  await publishDevice(needs, device, [pin])
}

/**
 * Forgets a pin that its device does not declare any more, and what was given and set for it.
 * @throws Refusal 'not_found', 'forbidden'; 'invalid_input' for a pin that the device has not;
 * 'changed_meanwhile' where it declares the pin
 */
export async function removePin(
  needs: Needs & { guests: GuestStore },
  actor: PersonActor,
  { device: identifier, pin }: { device: string; pin: PinKey },
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage', pin)
  if (!pinNamed(device.pins, pin).isGone) {
    throw refuse('changed_meanwhile', 'The device has this pin: it cannot be removed')
  }
  const holders = await needs.guests.boundToDevices([device.id])
  await needs.atomically(async ({ devices, audit }) => {
    await devices.removePin(device.id, pin)
    await audit.write('pin.removed', actor, { device: device.id, pin })
  })
  await publishGrantsChanged(needs.bus, holders)
  await publishDevice(needs, device, [null])
}
