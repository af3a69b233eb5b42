import type { DeviceCause } from '@roomwire/contracts/vocabulary/change-cause.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isFresh, type ShownPin } from '../shown-device.ts'
import type { PendingCommand } from './pending-command.ts'

/** What a report comes with that may have changed a pin. */
type Circumstances = {
  /** The commands that it confirms. */
  confirmed: readonly PendingCommand[]
  /** The pin whose pad at the wall was touched. */
  touched: PinKey | undefined
  connectedAt: number | null
}

/** Why a report says something else of a pin than the one before; by nobody where the device was not asked. */
export function causeOfChange(pin: ShownPin, { confirmed, touched, connectedAt }: Circumstances) {
  const row = confirmed.findLast((command) => command.row.pin === pin.key)?.row
  if (row) {
    const { cause, requester_kind: kind, requester_id: id } = row
    return { cause, by: { kind, id } }
  }
  const isFirst = !isFresh(pin, connectedAt)
  const cause: DeviceCause = pin.key === touched ? 'touch' : isFirst ? 'start' : 'device'
  return { cause, by: null }
}

/** Whether somebody who sees this pin alone sees a change: a report of the same is one the first time only. */
export function isSeenChange(pin: ShownPin, next: ShownPin, connectedAt: number | null): boolean {
  const isFirst = isFresh(next, connectedAt) && !isFresh(pin, connectedAt)
  return next.state !== pin.state || next.desired !== pin.desired || isFirst
}
