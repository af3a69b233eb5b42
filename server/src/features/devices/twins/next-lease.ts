import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Lease, ShownPin } from '../shown-device.ts'
import type { ReportedLease } from './checked-report.ts'
import type { PendingCommand } from './pending-command.ts'

/** Seconds are whole, and messages take a moment: an end is another one only beyond this, ms. */
const sameEndMs = 2_500

/** What was reported of a pin, and what of it comes from here. */
type Reported = {
  state: PinState
  lease: ReportedLease | undefined
  /** The command that the report confirms. */
  confirmed: PendingCommand | undefined
  isTouched: boolean
  now: number
}

/**
 * The lease of a pin after a report. A device tells of those that it holds. One that the server
 * holds begins when its command is confirmed, and ends with the next command, a touch, or when the pin
 * is off: whatever is newer ends it.
 */
export function nextLease(
  { lease }: Pick<ShownPin, 'lease'>,
  { state, lease: reported, confirmed, isTouched, now }: Reported,
): Lease | null {
  if (state === 0) return null
  if (reported && reported.ended === undefined) {
    return heldByDevice(lease, reported.commandId, now + reported.leftS * 1_000)
  }
  if (confirmed) return heldByServer(confirmed, now)
  return isTouched || lease?.holder !== 'server' ? null : lease
}

function heldByDevice(known: Lease | null, commandId: number, endsAt: number): Lease {
  const isKnown = known?.holder === 'device' && known.commandId === commandId
  if (isKnown && Math.abs(known.endsAt - endsAt) < sameEndMs) return known
  return { commandId, endsAt, holder: 'device' }
}

function heldByServer({ row, sentAs, isHeldByDevice }: PendingCommand, now: number): Lease | null {
  if (row.lease_s === null || sentAs === undefined || isHeldByDevice) return null
  return { commandId: sentAs, endsAt: now + row.lease_s * 1_000, holder: 'server' }
}
