import type { renamePinEndpoint, updateDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import { publishDeviceChanged } from './device-events.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceRef, DeviceStore } from './device-store.ts'
import { findVisibleDevice } from './find-visible-device.ts'

type Needs = {
  devices: DeviceStore
  deviceReader: DeviceReader
  audit: Audit
  bus: Bus
  clock: Clock
}

/**
 * Changes a device's name or local IP (API-16).
 * @throws Refusal 'not_found', 'forbidden', 'invalid_input' when nothing is to change.
 */
export async function updateDevice(
  needs: Needs,
  actor: Actor,
  { device_identifier, device_name, device_local_IP }: Input<typeof updateDeviceEndpoint>['body'],
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, device_identifier, 'manage')
  if (device_name === undefined && device_local_IP === undefined) {
    throw refuse('invalid_input', 'Send a device_name or a device_local_IP to change')
  }
  await needs.devices.change(device.id, {
    ...(device_name === undefined ? {} : { name: device_name }),
    ...(device_local_IP === undefined ? {} : { local_ip: device_local_IP }),
  })
  await needs.audit.write('device.updated', actor, {
    device: device.id,
    name: device_name !== undefined,
    local_ip: device_local_IP !== undefined,
  })
  await publishDevice(needs, device)
}

/**
 * Names a pin, or takes its name away.
 * @throws Refusal 'not_found', 'forbidden', 'invalid_input' for a pin this kind has not.
 */
export async function renamePin(
  needs: Needs,
  actor: Actor,
  { device_identifier, pin, name }: Input<typeof renamePinEndpoint>['body'],
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, device_identifier, 'manage', pin)
  if (!(await needs.devices.namePin(device.id, pin, name))) {
    throw refuse('invalid_input', `This device has no pin ${pin}`, { field: 'pin' })
  }
  await needs.audit.write('pin.renamed', actor, { device: device.id, pin })
  await publishDevice(needs, device)
}

/** Tells open pages of a device how it is now, and lists that they changed. */
export async function publishDevice(
  { deviceReader, bus, clock }: Pick<Needs, 'deviceReader' | 'bus' | 'clock'>,
  device: Pick<DeviceRef, 'id' | 'homeId'>,
): Promise<void> {
  const shown = await deviceReader.one(device.id, clock.now())
  if (shown) await publishDeviceChanged(bus, shown)
  await publishHomeEvent(bus, device.homeId, { kind: 'home.changed', what: 'devices' })
}
