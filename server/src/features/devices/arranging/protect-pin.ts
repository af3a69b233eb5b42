import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { findVisibleDevice } from '../listing/find-visible-device.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceStore } from '../records/device-store.ts'
import { checkSwitched, pinNamed } from '../rules/device-pins.ts'
import type { Protection } from '../rules/protection.ts'
import { publishDevice } from './change-device.ts'

/**
 * Sets what a device itself keeps one of its pins to. The device stores it as soon as it can. Of two
 * pins that are never on together each is so with the other.
 * @throws Refusal 'not_found', 'forbidden', 'invalid_input' for a pin that it does not have.
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
  const { longestOnS, shortestOffS, afterPowerOn, notWith } = protection
  checkSwitched(pin, pinNamed(device.pins, pin))
  const other = notWith === null ? undefined : device.pins.get(notWith)
  if (notWith !== null && (notWith === pin || !other)) {
    throw refuse('invalid_input', 'Choose another pin of this device', { field: 'not_with' })
  }
  if (notWith !== null && other) checkSwitched(notWith, other, 'not_with')
  await needs.atomically(async ({ devices, audit }) => {
    await devices.protectPin(device.id, pin, protection)
    await audit.write('pin.protected', actor, {
      device: device.id,
      pin,
      longest_on: longestOnS,
      shortest_off: shortestOffS,
      after_power_on: afterPowerOn,
      not_with: notWith,
    })
  })
  await publishDevice(needs, device, [pin])
}

/**
 * Lets schedules act on a pin again that somebody has switched; whoever may switch it may let go of it.
 * @param pinChange `at` is the time of the pin's last change, epoch ms: a newer one holds it anew
 * @throws Refusal 'not_found', 'access_closed', 'forbidden'; 'changed_meanwhile' where its last change
 * is another one.
 */
export async function letGo(
  needs: {
    devices: DeviceStore
    deviceReader: DeviceReader
    atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  { device: identifier, pin, at }: { device: string; pin: PinKey; at: number },
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, identifier, 'control', pin)
  await needs.atomically(async ({ devices, audit }) => {
    if (!(await devices.letGo(device.id, pin, at))) {
      throw refuse('changed_meanwhile', 'It was switched again. Check it first.')
    }
    await audit.write('pin.let_go', actor, { device: device.id, pin })
  })
  await publishDevice(needs, device, [pin])
}
