import type { DeviceCause } from '@roomwire/contracts/vocabulary/change-cause.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { CommandRow } from '../commands/command-store.ts'
import type { ToldRun } from '../device-plan.ts'
import { isFresh, type LastChange, type ShownPin } from '../shown-device.ts'
import type { CheckedReport, ReportedLease } from './checked-report.ts'
import { nextLease } from './next-lease.ts'
import type { PendingCommand } from './pending-command.ts'

/** What a report comes with that may have changed a pin. */
type ReportContext = Pick<CheckedReport, 'leases'> & {
  /** The commands that it confirms. */
  confirmed: readonly PendingCommand[]
  /** The pin whose pad at the wall was touched. */
  touched: PinKey | undefined
  /** Of each pin the last command that has ended without being done: the device may still do it. */
  ended: ReadonlyMap<PinKey, CommandRow>
  /** Of each pin what its device has done last by its plan, before it connected or just after. */
  runs: ReadonlyMap<PinKey, ToldRun>
  connectedAt: number | null
  now: number
}

/** A pin as a report says that it is, with why and when it has changed: by nobody where the device was not asked. */
export function reportedPin(pin: ShownPin, state: PinState, around: ReportContext): ShownPin {
  const { confirmed, touched, leases, now } = around
  const lease = nextLease(pin, {
    state,
    lease: leases?.get(pin.key),
    confirmed: confirmed.findLast(({ row }) => row.pin === pin.key),
    isTouched: touched === pin.key,
    now,
  })
  const next = { ...pin, state, lease, reportedAt: now }
  // What it reports first was so before, nobody knows since when.
  if (pin.state === null || pin.state === state) return next
  return { ...next, lastChange: changeOf(pin, state, around) }
}

/** How long after its deadline a command may still be what a change comes from, ms. */
const lateMs = 60_000

function changeOf(pin: ShownPin, state: PinState, around: ReportContext): LastChange {
  const { confirmed, now } = around
  const row = confirmed.findLast((command) => command.row.pin === pin.key)?.row
  if (row) {
    const { cause, requester_kind: kind, requester_id: id } = row
    return { at: now, cause, by: kind === 'lease' ? null : { kind, id } }
  }
  return unaskedChange(pin, state, around)
}

/** A device that has just connected does yet what was due a minute ago; its clock may be wrong by 2 s. */
const justDoneMs = limits.scheduleLateMs + 2_000

function unaskedChange(
  pin: ShownPin,
  state: PinState,
  { touched, leases, ended, runs, connectedAt, now }: ReportContext,
): LastChange {
  const by = null
  if (pin.key === touched) return { at: now, cause: 'touch', by }
  const lease = leases?.get(pin.key)
  if (state === 0 && lease?.ended !== undefined) return endOfLease(pin, lease, now)
  const asked = ended.get(pin.key)
  if (asked?.desired === state && now < asked.deadline_at + lateMs) {
    return { at: now, cause: 'late', by }
  }
  const isFirst = !isFresh(pin, connectedAt)
  const run = runs.get(pin.key)
  const isTold = run !== undefined && (isFirst || now < run.at + justDoneMs)
  if (isTold && run.state === state && run.at > (pin.lastChange?.at ?? 0)) {
    return { at: run.at, cause: 'schedule', by: { kind: 'schedule', id: run.scheduleId } }
  }
  return { at: now, cause: isFirst ? 'start' : 'device', by }
}

/** What is told later counts as of this time: older days are sealed by the audit log, ms. */
export const agoMostMs = 23 * 3_600_000

const causeOfEnd = {
  time: 'lease_over',
  reboot: 'lease_reboot',
  longest: 'longest_on',
} as const satisfies Record<string, DeviceCause>

/** The device was perhaps away when the lease ended: it says how long ago that was. */
function endOfLease(
  { lastChange }: ShownPin,
  lease: Extract<ReportedLease, { agoS: number }>,
  now: number,
): LastChange {
  const cause = causeOfEnd[lease.ended]
  const agoMs = Math.min(lease.agoS * 1_000, agoMostMs)
  return { at: Math.max(now - agoMs, lastChange?.at ?? 0), cause, by: null }
}

/** Whether somebody who sees this pin alone sees a change: a report of the same is one the first time only. */
export function isSeenChange(pin: ShownPin, next: ShownPin, connectedAt: number | null): boolean {
  const isFirst = isFresh(next, connectedAt) && !isFresh(pin, connectedAt)
  const isNewLease = next.lease?.endsAt !== pin.lease?.endsAt
  return next.state !== pin.state || next.desired !== pin.desired || isNewLease || isFirst
}
