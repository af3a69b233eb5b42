import type { Clock } from '../../../platform/clock.ts'
import type { ClockTrust } from '../../../platform/clock-trust.ts'
import type { HistoryStore } from '../../series/history-store.ts'
import type { MeasuredChanges, SeenLast } from './measured-changes.ts'

/** Longer than samples wait before they are stored, ms. */
const marginMs = 60_000

type Needs = {
  history: HistoryStore
  measuredChanges: MeasuredChanges
  clock: Clock
  clockTrust: Pick<ClockTrust, 'isInDoubt'>
}

/**
 * Gives the history what it lost when the server before this one crashed, which no other server shared.
 * To be called before its devices are marked as disconnected.
 */
export async function recoverHistory(needs: Needs): Promise<void> {
  await recoverOf(needs, await needs.measuredChanges.lately(marginMs, latestOf(needs)))
}

/** Gives the history what it lost of these devices when the replica crashed that held them. */
export async function recoverLapsed(needs: Needs, deviceIds: readonly number[]): Promise<void> {
  await recoverOf(needs, await needs.measuredChanges.of(deviceIds))
}

/**
 * Gives the history the changes of the last so many ms, and of the margin before: those of devices too
 * that have moved to another replica before the crash of their first one was known.
 */
export async function recoverMoved(needs: Needs, sinceMs: number): Promise<void> {
  const { history, measuredChanges, clock } = needs
  const changes = await measuredChanges.since(clock.now() - sinceMs - marginMs)
  await history.add(changes, { isLate: true })
}

/**
 * Changes of pins that were stored and acknowledged, the last level of each tank, and that nothing is
 * known of the devices from then on. What is there already stays, so that nothing counts twice.
 */
async function recoverOf(
  { history, measuredChanges, ...time }: Needs,
  devices: readonly SeenLast[],
): Promise<void> {
  if (devices.length === 0) return
  const now = latestOf(time)
  // A device that was heard while the clock was ahead says nothing of when the others were.
  const seen = devices.map(({ lastSeenAt }) => lastSeenAt).filter((at) => at <= now)
  const last = Math.max(0, ...seen)
  const levels = devices.flatMap((device) => device.levels)
  const changes = await measuredChanges.since(last - marginMs)
  await history.add([...changes, ...levels], { isLate: true })
  await history.end(
    devices.map(({ id, lastSeenAt }) => ({ id, at: Math.min(lastSeenAt, now) + 1 })),
  )
}

/** Up to when a stored instant can be true, epoch ms: what lies ahead was stored while the clock was ahead, unless this one is wrong. */
const latestOf = ({ clock, clockTrust }: Pick<Needs, 'clock' | 'clockTrust'>): number =>
  clockTrust.isInDoubt() ? Number.MAX_SAFE_INTEGER : clock.now()
