import type { HistoryStore } from '../../series/history-store.ts'
import type { MeasuredChanges } from './measured-changes.ts'

/** Longer than samples wait before they are stored, ms. */
const marginMs = 60_000

/**
 * Gives the history what it lost when the server before this one crashed: changes of pins that were stored
 * and acknowledged, the last level of each tank, and that nothing is known of the devices that were
 * connected then. To be called before these are marked as disconnected. What is there already stays, so
 * that nothing counts twice.
 */
export async function recoverHistory({
  history,
  measuredChanges,
}: {
  history: HistoryStore
  measuredChanges: MeasuredChanges
}): Promise<void> {
  const devices = await measuredChanges.connected()
  if (devices.length === 0) return
  const last = Math.max(...devices.map(({ lastSeenAt }) => lastSeenAt))
  const levels = devices.flatMap((device) => device.levels)
  const changes = await measuredChanges.since(last - marginMs)
  await history.add([...changes, ...levels], { isLate: true })
  await history.end(devices.map(({ id, lastSeenAt }) => ({ id, at: lastSeenAt + 1 })))
}
