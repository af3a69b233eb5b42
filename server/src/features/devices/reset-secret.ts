import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { fingerprint } from '../../platform/random.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
import { tellPages } from './change-device.ts'
import { tellDevice } from './device-events.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceStore } from './device-store.ts'
import { seenDevice } from './find-visible-device.ts'
import { newDeviceSecret } from './register-device.ts'

/**
 * Makes a new secret for a device (API-17). The old one stops working at once:
 * whoever is connected with it is let go.
 * @throws Refusal 'not found', 'forbidden'.
 */
export async function resetSecret(
  needs: {
    devices: DeviceStore
    deviceReader: DeviceReader
    audit: Audit
    bus: Bus
    clock: Clock
  },
  actor: Actor,
  identifier: string,
) {
  const device = await seenDevice(needs, actor, identifier, 'manage')
  const secret = newDeviceSecret()
  await needs.devices.setSecret(device.id, fingerprint(secret))
  await tellDevice(needs.bus, device.id, { kind: 'secret changed' })
  await needs.audit.record('secret reset', actor, { device: device.id })
  await tellPages(needs, device)
  return { device_secret: secret }
}
