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
import { publishDevice } from './change-device.ts'

/**
 * Puts the pins of a device into the order in which everybody of the home sees them: a fact about
 * the board, such as its wiring.
 * @throws Refusal 'not_found', 'forbidden', 'invalid_input' unless each pin is named once.
 */
export async function arrangePins(
  needs: {
    devices: DeviceStore
    deviceReader: DeviceReader
    atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  { device: identifier, pins }: { device: string; pins: readonly PinKey[] },
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  const all = pinsOf(kindOf(identifier))
  if (pins.length !== all.length || !all.every((pin) => pins.includes(pin))) {
    throw refuse('invalid_input', `Name each of the pins ${all.join(', ')} once`, { field: 'pins' })
  }
  await needs.atomically(async ({ devices, audit }) => {
    await devices.change(device.id, { pinOrder: pins.join() })
    await audit.write('device.pins_arranged', actor, { device: device.id })
  })
  // Whoever sees single pins of it has no order of all of them.
  await publishDevice(needs, device, ['board'])
}
