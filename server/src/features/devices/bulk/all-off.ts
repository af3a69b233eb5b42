import { isSwitched } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { Clock } from '../../../platform/clock.ts'
import { roomOf } from '../../access/grant.ts'
import type { Audit } from '../../audit/audit.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { findVisibleRoom } from '../../rooms/list-rooms.ts'
import type { RoomStore } from '../../rooms/room-store.ts'
import { listDevices } from '../listing/list-devices.ts'
import type { ShownPin, VisibleDevice } from '../records/shown-device.ts'
import { mayDevice } from '../rules/device-access.ts'
import type { PinChange } from './request-bulk.ts'
import {
  type BulkNeeds,
  countBulk,
  countsOf,
  isInHome,
  type OutcomeCounts,
  setBulk,
  undoBulk,
} from './set-bulk.ts'
import type { Undo } from './undo-token.ts'

/**
 * Turns off what is on in a room, or with `roomId: null` in the home, as far as the actor may
 * switch it. Resolves when every device has answered or its time is over.
 * @throws Refusal 'not_found' for a room the actor may not see, 'slow_down'.
 */
export async function turnAllOff(
  needs: BulkNeeds & { rooms: RoomStore; audit: Audit },
  actor: PersonActor,
  { roomId }: { roomId: number | null },
): Promise<OutcomeCounts & { undo: Undo | null }> {
  if (roomId !== null) await findVisibleRoom(needs, actor, roomId)
  if (!isInHome(actor)) return { ...countsOf([]), undo: null }
  countBulk(needs, actor)
  const devices = await listDevices(needs, actor)
  const changes = devices.flatMap((device) => turnedOff(needs, actor, device, roomId))
  const { outcomes, undo } = await setBulk(needs, actor, {
    changes,
    done: { kind: 'all_off' },
  })
  const counts = countsOf(outcomes)
  needs.audit.enqueue('all_off.done', actor, { room: roomId, ...counts })
  return { ...counts, undo }
}

/** Turns off the pins of a device that are on, or about to be. */
function turnedOff(
  { clock }: { clock: Clock },
  actor: PersonActor,
  device: VisibleDevice,
  roomId: number | null,
): PinChange[] {
  const isIn = ({ key }: ShownPin) => roomId === null || roomOf(device, key) === roomId
  return device.pins.flatMap((pin) => {
    if ((pin.desired ?? pin.state ?? 0) === 0 || !isIn(pin)) return []
    if (pin.isGone || pin.newForm || !isSwitched(pin.form)) return []
    const mayTurn = mayDevice(actor, 'control', device, pin.key, clock.now())
    return mayTurn ? [{ device, pin: pin.key, desired: 0 }] : []
  })
}

/**
 * Turns on again what one 'All off' of the actor has turned off, with the levels of its fans:
 * only pins that nobody has touched since, and that the actor may still switch.
 * @throws Refusal 'undo_over' when the token is not theirs or the time is over, 'slow_down'.
 */
export async function undoAllOff(
  needs: BulkNeeds & { audit: Audit },
  actor: PersonActor,
  token: string,
): Promise<OutcomeCounts> {
  const { counts } = await undoBulk(needs, actor, { kind: 'all_off', token })
  needs.audit.enqueue('all_off.undone', actor, counts)
  return counts
}
