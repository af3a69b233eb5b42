import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Audit } from '../audit/audit.ts'
import type { CommandStore } from './command-store.ts'
import { publishCommandStage } from './device-events.ts'
import { type ConnectedDevice, checkPresent } from './device-presence.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceStore } from './device-store.ts'
import { failCommand } from './end-overdue.ts'

type Stores = { devices: DeviceStore; commands: CommandStore; deviceReader: DeviceReader }

/** A device has read a command, and will do it or not. */
export type Acknowledgement = { commandId: number; ok: boolean; error?: string | undefined }

/**
 * Notes that a device has read a command, and informs the page that asked for it. A
 * command that the device refuses has failed.
 * @throws Refusal 'device_replaced' when a newer connection has taken this one's place.
 */
export async function acknowledgeCommand(
  needs: {
    devices: DeviceStore
    atomicallyRelaxed: Atomically<Stores>
    audit: Audit
    bus: Bus
    clock: Clock
  },
  device: ConnectedDevice,
  { commandId, ok, error }: Acknowledgement,
): Promise<void> {
  await checkPresent(needs, device)
  if (!ok) {
    const text = error || 'The device refused'
    return failCommand(needs, device.id, commandId, 'device_refused', text)
  }
  const received = await needs.atomicallyRelaxed(({ commands }) =>
    commands.receive(device.id, commandId, needs.clock.now()),
  )
  if (received) await publishCommandStage(needs.bus, device.homeId, received, 'received')
}
