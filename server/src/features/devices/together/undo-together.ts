import { refuse } from '../../../platform/refusal.ts'
import type { Actor } from '../../identity/actor.ts'
import { mayDevice } from '../device-access.ts'
import { listDevices } from '../list-devices.ts'
import { type PinChange, requestTogether } from './request-together.ts'
import {
  countsOf,
  countTogether,
  isInHome,
  type OutcomeCounts,
  type TogetherNeeds,
} from './set-together.ts'
import { type Done, isRestorable, openUndo, sceneIn } from './undo-token.ts'

/**
 * Sets the pins as they were before the actor set them together: only those that nobody has touched
 * since, and that the actor may still switch.
 * @throws Refusal 'undo_over' when the token is not theirs, or of something else, or the time is
 * over; 'slow_down'.
 */
export async function undoTogether<Kind extends Done['kind']>(
  needs: TogetherNeeds,
  actor: Actor,
  { kind, token }: { kind: Kind; token: string },
): Promise<{ counts: OutcomeCounts; done: Extract<Done, { kind: Kind }> }> {
  const opened = openUndo(needs, actor, token)
  if (!opened || !isOf(opened.done, kind) || !isInHome(actor)) {
    throw refuse('undo_over', 'This can no longer be undone')
  }
  countTogether(needs, actor)
  const changes = await changesBack(needs, actor, opened.restored)
  const sceneId = sceneIn(opened.done)
  const outcomes = await requestTogether(needs, actor, { changes, cause: `undo_${kind}`, sceneId })
  return { counts: countsOf(outcomes), done: opened.done }
}

const isOf = <Kind extends Done['kind']>(
  done: Done,
  kind: Kind,
): done is Extract<Done, { kind: Kind }> => done.kind === kind

async function changesBack(
  needs: TogetherNeeds,
  actor: Actor,
  restored: NonNullable<ReturnType<typeof openUndo>>['restored'],
): Promise<PinChange[]> {
  const devices = new Map(
    (await listDevices(needs, actor)).map((device) => [device.id, device] as const),
  )
  return restored.flatMap(({ deviceId, pin: key, state, changes }): PinChange[] => {
    const device = devices.get(deviceId)
    const pin = device?.pins.find((one) => one.key === key)
    if (!device || !pin || !mayDevice(actor, 'control', device, key, needs.clock.now())) return []
    // Whoever has pressed it since has decided anew.
    const isLeft = pin.changes === changes && pin.desired === null
    return isLeft && (state === 0 || isRestorable(pin))
      ? [{ device, pin: key, desired: state }]
      : []
  })
}
