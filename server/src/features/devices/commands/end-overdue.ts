import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import type { CommandRow, CommandStore } from '../records/command-store.ts'
import { publishCommandFailed, publishDeviceChanged } from '../records/device-events.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceStore } from '../records/device-store.ts'
import { overdueEndings } from '../rules/overdue.ts'
import type { Twins } from '../twins/twins.ts'

type Stores = { commands: CommandStore; devices: DeviceStore; deviceReader: DeviceReader }
type Needs = {
  commands: CommandStore
  twins: Pick<Twins, 'endOverdue'>
  atomicallyRelaxed: Atomically<Stores>
  bus: Bus
  clock: Clock
}

/**
 * Ends the commands that were not confirmed in time (LIVE-2) and informs their pages: those of
 * devices that are connected here by their twins, and those of devices that went offline meanwhile.
 */
export async function endOverdueCommands(needs: Needs): Promise<void> {
  const { commands, twins, clock } = needs
  twins.endOverdue()
  for (const deviceId of await commands.offlineWithOverdue(clock.now())) {
    await endOfOffline(needs, deviceId)
  }
}

async function endOfOffline(
  { atomicallyRelaxed, bus, clock }: Needs,
  deviceId: number,
): Promise<void> {
  const now = clock.now()
  const { ended, shown } = await atomicallyRelaxed(async ({ devices, commands, deviceReader }) => {
    await devices.countChange(deviceId) // Locks the device's row first, as everywhere: in mixed order two transactions could deadlock.
    const rows = await commands.endOverdue(deviceId, now)
    return { ended: rows, shown: await deviceReader.one(deviceId) }
  })
  if (!shown || ended.length === 0) return
  for (const row of ended) await publishCommandFailed(bus, shown.homeId, row, codeOf(row))
  await publishDeviceChanged(bus, shown)
}

/** The code that a page gets for a command whose time is over. */
const codeOf = ({ received_at }: Pick<CommandRow, 'received_at'>): ErrorCode =>
  overdueEndings[received_at === null ? 'unread' : 'read'].code
