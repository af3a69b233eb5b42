import { refuse } from '../../../platform/refusal.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { mayDevice } from '../device-access.ts'
import { listDevices } from '../list-devices.ts'
import { type PinChange, requestTogether } from './request-together.ts'
import { countsOf, isInHome, type OutcomeCounts, type TogetherNeeds } from './turn-all-off.ts'
import { isRestorable, openUndo } from './undo-token.ts'

/**
 * Turns on again what one 'All off' of the actor has turned off, with the levels of its fans:
 * only pins that are still off, and that the actor may still switch.
 * @throws Refusal 'undo_over' when the token is not theirs or the time is over, 'slow_down'.
 */
export async function undoAllOff(
  needs: TogetherNeeds,
  actor: PersonActor,
  token: string,
): Promise<OutcomeCounts> {
  const { clock } = needs
  const restored = openUndo(needs, actor, token)
  if (!restored || !isInHome(actor)) throw refuse('undo_over', 'This can no longer be undone')
  needs.rateLimits.countTogether(actor)
  const devices = new Map(
    (await listDevices(needs, actor)).map((device) => [device.id, device] as const),
  )
  const changes = restored.flatMap(({ deviceId, pin: key, state }): PinChange[] => {
    const device = devices.get(deviceId)
    const pin = device?.pins.find((one) => one.key === key)
    if (!device || !pin || !mayDevice(actor, 'control', device, key, clock.now())) return []
    // Whoever has pressed it since has decided anew.
    const isLeftOff = pin.state === 0 && pin.desired === null
    return isLeftOff && isRestorable(pin) ? [{ device, pin: key, desired: state }] : []
  })
  const outcomes = await requestTogether(needs, actor, { changes, cause: 'undo_all_off' })
  const counts = countsOf(outcomes)
  needs.audit.enqueue('all_off.undone', actor, counts)
  return counts
}
