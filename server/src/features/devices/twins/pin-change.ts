import type { DeviceCause } from '@roomwire/contracts/vocabulary/change-cause.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { CoverMove } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { LiveCommand } from '../records/command-store.ts'
import { isFresh, type LastChange, type Lease, type ShownPin } from '../records/shown-device.ts'
import type { ReportedRun } from '../rules/device-plan.ts'
import type { CheckedReport, ReportedLease } from './connected-device.ts'
import type { PendingCommand } from './pending-command.ts'

/** The parts of a report that may explain a change of a pin. */
type ReportContext = Pick<CheckedReport, 'leases' | 'moving' | 'pressed'> & {
  /** The commands that it confirms. */
  confirmed: readonly PendingCommand[]
  /** The pins that somebody has switched at the wall. */
  touched: readonly PinKey[]
  /** By pin, the last commands that have ended without being done: the device may still do them. */
  ended: ReadonlyMap<PinKey, readonly LiveCommand[]>
  /** By pin, the last run of the device's plan, before it connected or just after. */
  runs: ReadonlyMap<PinKey, ReportedRun>
  connectedAt: number | null
  /** Whether its broker is shared: others may speak for it there. */
  isShared: boolean
  now: number
}

/**
 * Hot: a pin as a report says that it is, with why and when it has changed: by nobody where the device was not
 * asked. One that is as before stays the same object, with the time of this report: most reports repeat.
 */
export function reportedPin(
  pin: ShownPin,
  state: PinState | null,
  context: ReportContext,
): ShownPin {
  if (state === null) return unknownPin(pin, context.now)
  const { confirmed, touched, leases, now } = context
  const lease = nextLease(pin, {
    state,
    lease: leases?.get(pin.key),
    confirmed: confirmed.findLast(({ row }) => row.pin === pin.key),
    isTouched: touched.includes(pin.key),
    now,
  })
  const lastLevel = isLevel(pin) && state > 0 ? state : pin.lastLevel
  const moving = isCover(pin) ? (context.moving?.get(pin.key) ?? null) : null
  const lastChange = lastChangeOf(pin, state, moving, context)
  const isAsBefore =
    pin.state === state &&
    pin.moving === moving &&
    pin.lease === lease &&
    pin.lastLevel === lastLevel &&
    pin.lastChange === lastChange
  if (!isAsBefore || !isFresh(pin, context.connectedAt)) {
    return { ...pin, state, moving, lease, lastLevel, lastChange, reportedAt: now }
  }
  pin.reportedAt = now
  return pin
}

/** When and why a pin changed last, after a report of its state and of where it moves. */
function lastChangeOf(
  pin: ShownPin,
  state: PinState,
  moving: CoverMove | null,
  context: ReportContext,
): LastChange | null {
  if (context.pressed?.includes(pin.key)) return pressOf(pin, state, context)
  const before = { moving: pin.moving, state: pin.state ?? pin.stateBefore ?? null, key: pin.key }
  // The first report says nothing of since when it is so.
  if (before.state === null || !hasChanged(before, { state, moving }, context.confirmed))
    return pin.lastChange
  if (moving !== null && isOfLast(pin, { state, moving }, context.now)) return pin.lastChange
  return changeOf(pin, state, context)
}

/** A pin that its device knows no more: since it has first said so. */
const unknownPin = (pin: ShownPin, now: number): ShownPin =>
  pin.state === null && pin.reportedAt !== null
    ? pin
    : { ...pin, state: null, stateBefore: pin.state, lastChange: null, reportedAt: now }

/** A press: at the device itself, where nobody has asked for it. */
const pressOf = (pin: ShownPin, state: PinState, context: ReportContext): LastChange =>
  changeOf(pin, state, { ...context, touched: [pin.key] })

/** The cause of a cover's move is known as it begins: the steps on its way, and where it stops, are no changes of their own. */
function hasChanged(
  pin: Pick<ShownPin, 'key' | 'state' | 'moving'>,
  { state, moving }: Pick<ShownPin, 'state' | 'moving'>,
  confirmed: readonly PendingCommand[],
): boolean {
  if (moving === null) return pin.moving === null && pin.state !== state
  return moving !== pin.moving || confirmed.some(({ row }) => row.pin === pin.key)
}

/** Within this time a cover that has taken a command moves, ms. */
const movesWithinMs = 10_000

/** Whether a cover moves by its last change: a hub tells the place that is asked for at once, and then where the cover is. */
function isOfLast(
  { state: goal, moving: before, lastChange }: ShownPin,
  { state, moving }: { state: PinState; moving: CoverMove },
  now: number,
): boolean {
  const isRecent = lastChange !== null && now - lastChange.at < movesWithinMs
  if (!isRecent || goal === null || before !== null) return false
  return moving === 'opening' ? state < goal : state > goal
}

const isCover = ({ form, newForm }: ShownPin): boolean => (newForm ?? form).kind === 'cover'

const isLevel = ({ form, newForm }: ShownPin): boolean => (newForm ?? form).kind === 'level'

/** How long after its deadline a command may still be what a change comes from, ms. */
const lateMs = 60_000

function changeOf(pin: ShownPin, state: PinState, context: ReportContext): LastChange {
  const { confirmed, now } = context
  const row = confirmed.findLast((command) => command.row.pin === pin.key)?.row
  if (row) {
    const { cause, requester_kind: kind, requester_id: id } = row
    return { at: now, cause, by: kind === 'lease' ? null : { kind, id } }
  }
  return unaskedChange(pin, state, context)
}

/** A device that has just connected does yet what was due a minute ago; its clock may be wrong by 2 s. */
const justDoneMs = limits.scheduleLateMs + 2_000

function unaskedChange(
  pin: ShownPin,
  state: PinState,
  { touched, leases, ended, runs, connectedAt, isShared, now }: ReportContext,
): LastChange {
  const by = null
  if (isShared) return { at: now, cause: 'broker', by }
  if (touched.includes(pin.key)) return { at: now, cause: 'touch', by }
  const lease = leases?.get(pin.key)
  if (state === 0 && lease?.ended !== undefined) return endOfLease(pin, lease, now)
  const asked = ended.get(pin.key)?.findLast(({ desired }) => desired === state)
  if (asked && now < asked.deadline_at + lateMs) return { at: now, cause: 'late', by }
  const isFirst = !isFresh(pin, connectedAt)
  const run = runs.get(pin.key)
  const isReported = run !== undefined && (isFirst || now < run.at + justDoneMs)
  if (isReported && run.state === state && run.at > (pin.lastChange?.at ?? 0)) {
    return { at: run.at, cause: 'schedule', by: { kind: 'schedule', id: run.scheduleId } }
  }
  return { at: now, cause: isFirst ? 'start' : 'device', by }
}

/** A later report counts as of this age, ms: older days are sealed by the audit log. */
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
  const isPress = next.form.kind === 'button' && next.lastChange !== pin.lastChange
  if (next.moving !== pin.moving || isPress) return true
  return next.state !== pin.state || next.desired !== pin.desired || isNewLease || isFirst
}

/** Seconds are whole, and messages take a moment: an end is another one only beyond this, ms. */
const sameEndMs = 2_500

/** The report of a pin, and its cause from here. */
type Reported = {
  state: PinState
  lease: ReportedLease | undefined
  /** The command that the report confirms. */
  confirmed: PendingCommand | undefined
  isTouched: boolean
  now: number
}

/**
 * The lease of a pin after a report. A device reports those that it ends. One that the server
 * ends begins when its command is confirmed, and ends with the next command, a touch, or when the pin
 * is off: whatever is newer ends it.
 */
export function nextLease(
  { lease }: Pick<ShownPin, 'lease'>,
  { state, lease: reported, confirmed, isTouched, now }: Reported,
): Lease | null {
  if (state === 0) return null
  if (reported && reported.ended === undefined) {
    return leaseOfDevice(lease, reported.commandId, now + reported.leftS * 1_000)
  }
  if (confirmed) return leaseOfServer(lease, confirmed, now)
  return isTouched || lease?.holder !== 'server' ? null : lease
}

function leaseOfDevice(known: Lease | null, commandId: number, endsAt: number): Lease {
  const isKnown = known?.holder === 'device' && known.commandId === commandId
  if (isKnown && Math.abs(known.endsAt - endsAt) < sameEndMs) return known
  return { commandId, endsAt, holder: 'device' }
}

function leaseOfServer(
  known: Lease | null,
  { row, sentAs, endsOnDevice }: PendingCommand,
  now: number,
): Lease | null {
  if (row.lease_s === null || sentAs === undefined || endsOnDevice) return null
  const endsAt = now + row.lease_s * 1_000
  // A level that is changed meanwhile ends when it was to end.
  const isSame = known?.holder === 'server' && Math.abs(known.endsAt - endsAt) < sameEndMs
  return { commandId: sentAs, endsAt: isSame ? known.endsAt : endsAt, holder: 'server' }
}
