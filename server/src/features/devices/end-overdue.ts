import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Audit } from '../audit/audit.ts'
import { auditEndedCommands } from './audit-ended-commands.ts'
import type { CommandRow, CommandStore } from './command-store.ts'
import { publishCommandFailed, publishDeviceChanged } from './device-events.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceStore } from './device-store.ts'

type Stores = { commands: CommandStore; devices: DeviceStore; deviceReader: DeviceReader }
type Needs = { atomicallyRelaxed: Atomically<Stores>; audit: Audit; bus: Bus; clock: Clock }

/**
 * Ends the commands that were not confirmed in time (LIVE-2) and informs their
 * pages. A replica ends the commands of its own pages, which it can reach even without
 * the bus, and those of replicas that are gone.
 */
export async function endOverdueCommands(
  needs: Needs & { commands: CommandStore; replica: string },
): Promise<void> {
  const { commands, replica, clock } = needs
  const now = clock.now()
  for (const deviceId of await commands.devicesWithOverdue(now, replica)) {
    await endSome(
      needs,
      deviceId,
      (within) => within.endOverdue(deviceId, now, replica),
      ({ outcome }) => (outcome === 'expired' ? 'device_no_answer' : 'command_not_confirmed'),
    )
  }
}

/** Ends one command as failed and sends its page the reason. */
export async function failCommand(
  needs: Needs,
  deviceId: number,
  commandId: number,
  code: ErrorCode,
  error: string,
): Promise<void> {
  const now = needs.clock.now()
  const end = async (commands: CommandStore) => {
    const row = await commands.fail(deviceId, commandId, error, now)
    return row ? [row] : []
  }
  await endSome(needs, deviceId, end, () => code)
}

/** Ends some commands of a device, and informs the pages that requested them and those that watch it. */
async function endSome(
  { atomicallyRelaxed, audit, bus, clock }: Needs,
  deviceId: number,
  end: (commands: CommandStore) => Promise<CommandRow[]>,
  codeOf: (ended: CommandRow) => ErrorCode,
): Promise<void> {
  const { ended, shown } = await atomicallyRelaxed(async ({ devices, commands, deviceReader }) => {
    await devices.countChange(deviceId) // Locks the device's row first, as everywhere (see request-command.ts).
    return { ended: await end(commands), shown: await deviceReader.one(deviceId, clock.now()) }
  })
  if (!shown || ended.length === 0) return
  auditEndedCommands(audit, shown.homeId, ended)
  for (const row of ended) {
    await publishCommandFailed(bus, shown.homeId, row, codeOf(row))
  }
  await publishDeviceChanged(bus, shown)
}
