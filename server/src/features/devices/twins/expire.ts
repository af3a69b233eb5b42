import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isAssumed } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { isFresh, type Lease, type ShownPin } from '../records/shown-device.ts'
import { isOverdue, overdueEndings } from '../rules/overdue.ts'
import type { ConnectedTwin } from './connected-twins.ts'
import type { CommandEvent } from './pending-command.ts'
import type { TwinChanges } from './twin-changes.ts'

/** Ends the commands of a device that were not confirmed in time. */
export function endOverdueOf(
  connected: ConnectedTwin,
  now: number,
  { end, ignoreReplaced }: Pick<TwinChanges, 'end' | 'ignoreReplaced'>,
): void {
  const overdue = connected.twin.pending.filter(
    ({ row, sentAs }) => sentAs !== undefined && isOverdue(row, now),
  )
  for (const kind of ['read', 'unread'] as const) {
    const some = overdue.filter(({ row }) => (row.received_at !== null) === (kind === 'read'))
    if (some.length > 0) ignoreReplaced(end(connected, some, overdueEndings[kind]))
  }
}

/** After this the end of a lease is missed: nobody expects it any more, ms. */
const lateMostMs = 60_000
/** A device that does not confirm the end is asked again after so long, ms. */
const againMs = 10_000
const commandLifeMs = 5_000

type Needs = Pick<TwinChanges, 'change' | 'ignoreReplaced'> & {
  request(deviceId: number, event: CommandEvent): Promise<void> | undefined
  logFailed(error: unknown): void
}

/**
 * Ends the leases that the server has to end: a due one by a command of its own, which is stored once however
 * often it is requested; one that is due for long is missed, and activity says so. A pin that the device has not
 * reported since it connected may have changed, and is waited for.
 */
export function endDueLeases(connected: ConnectedTwin, now: number, needs: Needs): void {
  const { connectedAt, pins } = connected.twin.shown
  for (const pin of pins) {
    const { lease } = pin
    if (lease?.holder !== 'server' || lease.endsAt > now) continue
    // A state that was only sent is never reported anew.
    if (!isFresh(pin, connectedAt) && !isAssumed(pin.form)) continue
    if (pin.isGone || pin.newForm) continue
    if (now - lease.endsAt > lateMostMs) miss(connected, pin, now, needs)
    else if (pin.desired === null) {
      const tries = Math.floor((now - lease.endsAt) / againMs)
      needs.request(connected.device.id, endingOf(pin.key, lease, tries))?.catch(needs.logFailed)
    }
  }
}

/** The command that ends a lease; each try is a message of its own. */
const endingOf = (pin: PinKey, { commandId, endsAt }: Lease, tries: number): CommandEvent => ({
  kind: 'command',
  requester: { kind: 'lease', id: commandId },
  cause: 'lease',
  messageId: JSON.stringify(`lease ${commandId} ${endsAt} ${tries}`),
  origin: 'lease',
  action: 'lease',
  pin,
  desired: 0,
  leaseS: null,
  sceneId: null,
  lifeMs: commandLifeMs,
})

function miss(
  connected: ConnectedTwin,
  pin: ShownPin,
  now: number,
  { change, ignoreReplaced }: Needs,
): void {
  connected.twin.missLease(pin, now)
  const pins = new Map(pin.state === null ? [] : [[pin.key, pin.state] as const])
  ignoreReplaced(change(connected, { pins }))
}
