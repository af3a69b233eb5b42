import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Audit } from '../audit/audit.ts'
import { auditEndedCommands } from './audit-ended-commands.ts'
import type { CommandRow, CommandStore } from './command-store.ts'
import { publishCommandStage, publishDeviceChanged } from './device-events.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceStore } from './device-store.ts'

type Stores = { commands: CommandStore; devices: DeviceStore; deviceReader: DeviceReader }
type Needs = { atomicallyRelaxed: Atomically<Stores>; audit: Audit; bus: Bus; clock: Clock }

/**
 * Ends the commands that were not confirmed in time (LIVE-2) and tells their
 * pages. A replica ends those of its own pages, whom it can tell whatever has
 * become of the bus; of the others only what their replica has left behind.
 */
export async function endOverdueCommands(
  needs: Needs & { commands: CommandStore; replica: string },
): Promise<void> {
  const { commands, replica, clock } = needs
  const now = clock.now()
  for (const deviceId of await commands.devicesWithOverdue(now, replica)) {
    await endSome(needs, deviceId, (within) => within.endOverdue(deviceId, now, replica))
  }
}

/** Ends one command as failed, in words, and tells its page. */
export async function failCommand(
  needs: Needs,
  deviceId: number,
  commandId: number,
  words: string,
): Promise<void> {
  const now = needs.clock.now()
  await endSome(needs, deviceId, async (commands) => {
    const row = await commands.fail(deviceId, commandId, words, now)
    return row ? [row] : []
  })
}

/** Ends some commands of a device, and tells who asked for them and who watches it. */
async function endSome(
  { atomicallyRelaxed, audit, bus, clock }: Needs,
  deviceId: number,
  end: (commands: CommandStore) => Promise<CommandRow[]>,
): Promise<void> {
  const { ended, shown } = await atomicallyRelaxed(async ({ devices, commands, deviceReader }) => {
    await devices.countChange(deviceId) // The device's row first, as everywhere (see control-device.ts).
    return { ended: await end(commands), shown: await deviceReader.one(deviceId, clock.now()) }
  })
  if (!shown || ended.length === 0) return
  auditEndedCommands(audit, shown.object.homeId, ended)
  for (const row of ended) {
    await publishCommandStage(bus, shown.object.homeId, row, 'failed', row.error ?? undefined)
  }
  await publishDeviceChanged(bus, shown)
}
