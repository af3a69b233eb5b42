import { type ConnectedDevice, disconnectDevice } from '../../features/devices/device-presence.ts'
import { isUnavailable } from '../../platform/database/outage.ts'
import type { Roomwire } from '../../roomwire.ts'

const failed = 'marking a device as offline failed'

/** The pause before a device that has left is marked so again, ms. */
const retryMs = 1_000

/**
 * Marks devices that have left as offline. Where the database is unavailable this is done
 * later: the device would otherwise be shown as connected when the database is back.
 */
export function keepAbsence(roomwire: Roomwire) {
  const { log } = roomwire
  const left = new Set<ConnectedDevice>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function again(): Promise<void> {
    timer = undefined
    for (const device of left) {
      left.delete(device)
      await leave(device).catch((err) => log.error({ err }, failed))
      if (left.has(device)) return // The others wait with it.
    }
  }

  async function leave(device: ConnectedDevice): Promise<void> {
    try {
      await disconnectDevice(roomwire, device)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      log.error({ err: error }, failed)
      left.add(device)
      if (!isStopped) timer ??= setTimeout(() => void again(), retryMs)
    }
  }

  return {
    /** @throws what is no outage of the database. */
    leave,
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
