import type { RunReport } from '@roomwire/contracts/device/from-device.ts'
import type { Command, PlanMessage } from '@roomwire/contracts/device/to-device.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { instantOf, type Timekeeping, timeOf, wrongMostMs } from './device-clock.ts'
import type { Guarded } from './protection.ts'

/** The schedule entries that a device runs by itself; they survive a start. */
export type StoredPlan = Readonly<Pick<PlanMessage, 'version' | 'entries' | 'hold'>>
type PlanEntry = StoredPlan['entries'][number]

/** The plan of a device fresh from the shop: empty. */
export const noPlan: StoredPlan = { version: '', entries: [] }

/** An entry that was decided: the device has done it by itself, or was asked by its server, or could not. */
export type Decided = RunReport & { readonly isOwn: boolean }

/** A device as its plan sees it. */
export type Planning = Timekeeping & {
  readonly plan: StoredPlan
  /** The last entries that were decided, each once and for ever; they survive a start. */
  readonly decided: readonly Decided[]
  /** The instant since which it is connected; undefined while it is not. */
  readonly serverSince: number | undefined
  readonly behaviour: { readonly plain: boolean }
  /** When somebody last changed a pin, at it or on a page; nothing of a pin that its plan has changed since. */
  readonly pressedAt: Readonly<Record<PinKey, number>>
} & Pick<Guarded, 'switchedAt'>

const isDecided = (
  { decided }: Planning,
  { schedule, at, pin }: Pick<PlanEntry, 'schedule' | 'at' | 'pin'>,
): boolean => decided.some((one) => one.schedule === schedule && one.at === at && one.pin === pin)

/** The entries that are to be done now: they are due, not for long, and nobody else does them. */
export function dueEntries(device: Planning): PlanEntry[] {
  const now = timeOf(device)
  if (now === undefined) return []
  // Fractions of a millisecond are lost on the way from one clock to the other.
  return ownEntries(device)
    .map(({ entry }) => entry)
    .filter(({ at }) => now >= at - 1 && now - at <= limits.scheduleLateMs)
}

/** When the next entry is due, by the clock that only moves forward; undefined when none is. */
export function firstEntry(device: Planning): number | undefined {
  const instants = ownEntries(device).map(({ instant }) => instant)
  const ahead = instants.filter((instant) => device.at - instant <= limits.scheduleLateMs)
  return ahead.length === 0 ? undefined : Math.min(...ahead)
}

/**
 * The entries that nobody has decided, and that are not asked for by a server. What is due as it comes
 * back is its own yet: by the server's clock it may have been due before.
 */
function ownEntries(device: Planning): { entry: PlanEntry; instant: number }[] {
  const { plan, behaviour, serverSince } = device
  if (behaviour.plain) return []
  return plan.entries.flatMap((entry) => {
    const instant = isDecided(device, entry) ? undefined : instantOf(device, entry.at)
    if (instant === undefined) return []
    const isAsked = serverSince !== undefined && instant > serverSince + wrongMostMs
    return isAsked ? [] : [{ entry, instant }]
  })
}

/** Notes that an entry is decided: nobody does it again. */
export function decide<Device extends Planning>(
  device: Device,
  { schedule, at, pin, state, held }: RunReport,
  isOwn: boolean,
): Device {
  const run = { schedule, at, pin, state, ...(held && { held }) }
  const decided = [...device.decided, { ...run, isOwn }]
  return { ...device, decided: decided.slice(-limits.planEntriesMax) }
}

/** Whether somebody holds a pin: its last change is a press of theirs, and not long ago. */
export function isPinHeld({ plan, pressedAt, switchedAt, at }: Planning, pin: PinKey): boolean {
  const pressed = pressedAt[pin]
  if (pressed === undefined || pressed < (switchedAt[pin] ?? 0)) return false
  return at - pressed < (plan.hold ?? 0) * 1_000
}

/** Whether a command is for what is decided already. */
export const isDone = (device: Planning, { run, pin }: Command): boolean =>
  run !== undefined && isDecided(device, { ...run, pin })

/** Notes the entry of its plan that a command is for, if it is for one. */
export function asked<Device extends Planning>(device: Device, command: Command): Device {
  const { run, pin, state } = command
  return run === undefined || state === undefined
    ? device
    : decide(device, { ...run, pin, state }, false)
}

/** The runs that it has done by itself or has left alone, as reported. */
export const runsOf = ({ decided }: Planning): (RunReport & { pin: PinKey })[] =>
  decided.flatMap(({ isOwn, ...run }) => (isOwn ? [run] : []))
