import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import type { DeviceReader } from '../device-reader.ts'
import type { DeviceStore } from '../device-store.ts'
import { findVisibleDevice } from '../find-visible-device.ts'
import { publishDevice } from './change-device.ts'

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
      throw refuse('changed_meanwhile', 'It has been switched again: check it first')
    }
    await audit.write('pin.let_go', actor, { device: device.id, pin })
  })
  await publishDevice(needs, device, [pin])
}
