import type { Clock } from '../../../platform/clock.ts'
import { roomOf } from '../../access/grant.ts'
import type { Audit } from '../../audit/audit.ts'
import type { PersonActor } from '../../identity/actor.ts'
import type { RateLimits } from '../../limits/rate-limits.ts'
import { findVisibleRoom } from '../../rooms/list-rooms.ts'
import type { RoomStore } from '../../rooms/room-store.ts'
import { mayDevice } from '../device-access.ts'
import type { HomeDevices } from '../home-devices.ts'
import { listDevices } from '../list-devices.ts'
import type { ShownDevice, ShownPin } from '../shown-device.ts'
import { type PinChange, type PinOutcome, requestTogether } from './request-together.ts'
import { isRestorable, type Restored, sealUndo, type Undo } from './undo-token.ts'

/** How many pins came to what. */
export type OutcomeCounts = Record<PinOutcome, number>

/** What turning off and its undo need. */
export type TogetherNeeds = Parameters<typeof requestTogether>[0] & {
  homeDevices: HomeDevices
  rooms: RoomStore
  rateLimits: Pick<RateLimits, 'countTogether'>
  audit: Audit
  sealKey: Buffer
  clock: Clock
}

/**
 * Turns off what is on in a room, or with `roomId: null` in the home, as far as the actor may
 * switch it. Resolves when every device has answered or its time is over.
 * @throws Refusal 'not_found' for a room the actor may not see, 'slow_down'.
 */
export async function turnAllOff(
  needs: TogetherNeeds,
  actor: PersonActor,
  { roomId }: { roomId: number | null },
): Promise<OutcomeCounts & { undo: Undo | null }> {
  if (roomId !== null) await findVisibleRoom(needs, actor, roomId)
  if (!isInHome(actor)) return { ...countsOf([]), undo: null }
  needs.rateLimits.countTogether(actor)
  const devices = await listDevices(needs, actor)
  const lit = devices.flatMap((device) => litPins(needs, actor, device, roomId))
  const changes = lit.map(({ device, pin }): PinChange => ({ device, pin: pin.key, desired: 0 }))
  const outcomes = await requestTogether(needs, actor, { changes, cause: 'all_off' })
  const counts = countsOf(outcomes)
  needs.audit.enqueue('all_off.done', actor, { room: roomId, ...counts })
  const restored = lit.flatMap(({ device, pin, was }, index): Restored[] =>
    outcomes[index] === 'done' && isRestorable(pin)
      ? [{ deviceId: device.id, pin: pin.key, state: was }]
      : [],
  )
  return { ...counts, undo: sealUndo(needs, actor, restored) }
}

/** The pins of a device that are on, or about to be, with the state they are in. */
function litPins(
  { clock }: Pick<TogetherNeeds, 'clock'>,
  actor: PersonActor,
  device: ShownDevice,
  roomId: number | null,
) {
  const isIn = ({ key }: ShownPin) => roomId === null || roomOf(device, key) === roomId
  return device.pins.flatMap((pin) => {
    const was = pin.desired ?? pin.state ?? 0
    if (was === 0 || !isIn(pin)) return []
    return mayDevice(actor, 'control', device, pin.key, clock.now()) ? [{ device, pin, was }] : []
  })
}

/** Whether somebody belongs to a home. */
export const isInHome = (actor: PersonActor): actor is PersonActor & { homeId: number } =>
  actor.homeId !== null

/** Counts the outcomes. */
export function countsOf(outcomes: readonly PinOutcome[]): OutcomeCounts {
  const count = (one: PinOutcome) => outcomes.filter((outcome) => outcome === one).length
  return { done: count('done'), offline: count('offline'), failed: count('failed') }
}
