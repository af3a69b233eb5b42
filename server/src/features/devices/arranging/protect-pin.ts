import { kindOf, type PinKey, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import type { DeviceReader } from '../device-reader.ts'
import type { DeviceStore } from '../device-store.ts'
import { findVisibleDevice } from '../find-visible-device.ts'
import type { Protection } from '../protection.ts'
import { publishDevice } from './change-device.ts'

/**
 * Sets what a device itself keeps one of its pins to. The device stores it as soon as it can. Of two
 * pins that are never on together each is so with the other.
 * @throws Refusal 'not_found', 'forbidden', 'invalid_input' for a pin that this kind does not have.
 */
export async function protectPin(
  needs: {
    devices: DeviceStore
    deviceReader: DeviceReader
    atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  form: { device: string; pin: PinKey } & Protection,
): Promise<void> {
  const { device: identifier, pin, ...protection } = form
  const device = await findVisibleDevice(needs, actor, identifier, 'manage', pin)
  const all = pinsOf(kindOf(identifier))
  const { longestOnS, shortestOffS, afterPowerOn, notWith } = protection
  if (!all.includes(pin)) {
    throw refuse('invalid_input', `This device has no pin ${pin}`, { field: 'pin' })
  }
  if (notWith !== null && (notWith === pin || !all.includes(notWith))) {
    throw refuse('invalid_input', 'Choose another pin of this device', { field: 'not_with' })
  }
  await needs.atomically(async ({ devices, audit }) => {
    await devices.protectPin(device.id, pin, protection)
    await audit.write('pin.protected', actor, {
      ...{ device: device.id, pin, longest_on: longestOnS, shortest_off: shortestOffS },
      ...{ after_power_on: afterPowerOn, not_with: notWith },
    })
  })
  await publishDevice(needs, device, [pin])
}
