import type { DeviceCause } from '@roomwire/contracts/vocabulary/change-cause.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { CommandRow } from '../command-store.ts'
import { isFresh, type ShownPin } from '../shown-device.ts'
import type { PendingCommand } from './pending-command.ts'

/** What a report comes with that may have changed a pin. */
type Circumstances = {
  /** The commands that it confirms. */
  confirmed: readonly PendingCommand[]
  /** The pin whose pad at the wall was touched. */
  touched: PinKey | undefined
  /** Of each pin the last command that has ended without being done: the device may still do it. */
  ended: ReadonlyMap<PinKey, CommandRow>
  connectedAt: number | null
  now: number
}

/** How long after its deadline a command may still be what a change comes from, ms. */
const lateMs = 60_000

/** Why a report says something else of a pin than the one before; by nobody where the device was not asked. */
export function causeOfChange(
  pin: ShownPin,
  state: PinState,
  { confirmed, touched, ended, connectedAt, now }: Circumstances,
) {
  const row = confirmed.findLast((command) => command.row.pin === pin.key)?.row
  if (row) {
    const { cause, requester_kind: kind, requester_id: id } = row
    return { cause, by: { kind, id } }
  }
  const asked = ended.get(pin.key)
  const isLate = asked?.desired === state && now < asked.deadline_at + lateMs
  const isFirst = !isFresh(pin, connectedAt)
  const cause: DeviceCause =
    pin.key === touched ? 'touch' : isLate ? 'late' : isFirst ? 'start' : 'device'
  return { cause, by: null }
}

/** Whether somebody who sees this pin alone sees a change: a report of the same is one the first time only. */
export function isSeenChange(pin: ShownPin, next: ShownPin, connectedAt: number | null): boolean {
  const isFirst = isFresh(next, connectedAt) && !isFresh(pin, connectedAt)
  return next.state !== pin.state || next.desired !== pin.desired || isFirst
}
