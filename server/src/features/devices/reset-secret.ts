import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { fingerprint } from '../../platform/random.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishDevice } from './arranging/change-device.ts'
import { publishDeviceEvent } from './device-events.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceStore } from './device-store.ts'
import { findVisibleDevice } from './find-visible-device.ts'
import { newDeviceSecret } from './register-device.ts'

/**
 * Makes a new secret for a device (API-17). The old one stops working at once:
 * a connection that was made with it is closed.
 * @throws Refusal 'not_found', 'forbidden'.
 */
export async function resetSecret(
  needs: {
    devices: DeviceStore
    deviceReader: DeviceReader
    atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  identifier: string,
): Promise<{ secret: string }> {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  const secret = newDeviceSecret()
  await needs.atomically(async ({ devices, audit }) => {
    await devices.setSecret(device.id, fingerprint(secret))
    await audit.write('device.secret_reset', actor, { device: device.id })
  })
  await publishDeviceEvent(needs.bus, device.id, { kind: 'secret_changed' })
  await publishDevice(needs, device, ['board'])
  return { secret }
}
