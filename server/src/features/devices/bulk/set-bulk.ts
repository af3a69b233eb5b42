import type { PinOutcome } from '@roomwire/contracts/vocabulary/command-outcome.ts'
import { canBecome, stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { refuse } from '../../../platform/refusal.ts'
import { type Actor, keyOfActor } from '../../identity/actor.ts'
import type { RateLimits } from '../../limits/rate-limits.ts'
import type { HomeDevices } from '../listing/home-devices.ts'
import { listDevices } from '../listing/list-devices.ts'
import { mayDevice } from '../rules/device-access.ts'
import { type PinChange, requestBulk } from './request-bulk.ts'
import {
  type Done,
  isRestorable,
  openUndo,
  type Restored,
  sceneIn,
  sealUndo,
  type Undo,
} from './undo-token.ts'

/** How many pins came to what. */
export type OutcomeCounts = Record<PinOutcome, number>

/** The needs of setting several pins at once, and of its undo. */
export type BulkNeeds = Parameters<typeof requestBulk>[0] & {
  homeDevices: HomeDevices
  rateLimits: Pick<RateLimits, 'countBulk'>
  sealKey: Buffer
}

/** Somebody who belongs to a home. */
export type AtHome<A extends Actor = Actor> = A & { homeId: number }

/**
 * Sets pins as somebody asks, and resolves when every device has answered or its time is over: with
 * what came of each, and what undoes it.
 * @param key as of requestBulk
 * @throws Refusal 'server_stood_still'.
 */
export async function setBulk(
  needs: BulkNeeds,
  actor: AtHome,
  { changes, done, key }: { changes: readonly PinChange[]; done: Done; key?: string | undefined },
): Promise<{ outcomes: PinOutcome[]; undo: Undo | null }> {
  const cause = done.kind
  const sceneId = sceneIn(done)
  const outcomes = await requestBulk(needs, actor, { changes, cause, sceneId, key })
  const set = changes.filter((_, index) => {
    const outcome = outcomes[index]
    return outcome === 'done' || outcome === 'unconfirmable'
  })
  const restored = set.length === 0 ? [] : await restorable(needs, actor.homeId, set)
  return { outcomes, undo: sealUndo(needs, actor, done, restored) }
}

/** Chooses the pins that may be set back: nobody has touched them since, and each was in another state that can be asked for. */
async function restorable(
  { homeDevices }: Pick<BulkNeeds, 'homeDevices'>,
  homeId: number,
  set: readonly PinChange[],
): Promise<Restored[]> {
  const now = new Map((await homeDevices.ofHome(homeId)).map((device) => [device.id, device]))
  return set.flatMap(({ device, pin: key, desired }): Restored[] => {
    const before = device.pins.find((pin) => pin.key === key)
    const was = before?.desired ?? before?.state ?? null
    const pin = now.get(device.id)?.pins.find((one) => one.key === key)
    if (!pin || was === null || was === desired) return []
    // Nobody can ask for a cover that is partly open to be so again.
    if (was === stopState || !canBecome(pin.form, was)) return []
    const isLeft = pin.state === desired && pin.desired === null
    if (!isLeft || (was > 0 && !isRestorable(pin))) return []
    return [{ deviceId: device.id, pin: key, state: was, changes: pin.changes }]
  })
}

/** Counts that somebody sets several pins at once. @throws Refusal 'slow_down'. */
export function countBulk({ rateLimits }: Pick<BulkNeeds, 'rateLimits'>, actor: Actor) {
  rateLimits.countBulk(keyOfActor(actor))
}

/** Whether somebody belongs to a home. */
export const isInHome = <A extends Actor>(actor: A): actor is AtHome<A> => actor.homeId !== null

/** Counts the outcomes. */
export function countsOf(outcomes: readonly PinOutcome[]): OutcomeCounts {
  const counts: OutcomeCounts = { done: 0, unconfirmable: 0, offline: 0, failed: 0 }
  for (const outcome of outcomes) counts[outcome] += 1
  return counts
}

/**
 * Sets the pins as they were before the actor set them together: only those that nobody has touched
 * since, and that the actor may still switch.
 * @throws Refusal 'undo_over' when the token is not theirs, or of something else, or the time is
 * over; 'slow_down'.
 */
export async function undoBulk<Kind extends Done['kind']>(
  needs: BulkNeeds,
  actor: Actor,
  { kind, token }: { kind: Kind; token: string },
): Promise<{ counts: OutcomeCounts; done: Extract<Done, { kind: Kind }> }> {
  const opened = openUndo(needs, actor, token)
  if (!opened || !isOf(opened.done, kind) || !isInHome(actor)) {
    throw refuse('undo_over', 'This can no longer be undone')
  }
  countBulk(needs, actor)
  const changes = await changesBack(needs, actor, opened.restored)
  const sceneId = sceneIn(opened.done)
  const outcomes = await requestBulk(needs, actor, { changes, cause: `undo_${kind}`, sceneId })
  return { counts: countsOf(outcomes), done: opened.done }
}

const isOf = <Kind extends Done['kind']>(
  done: Done,
  kind: Kind,
): done is Extract<Done, { kind: Kind }> => done.kind === kind

async function changesBack(
  needs: BulkNeeds,
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
    // A press since then has decided anew.
    const isLeft = pin.changes === changes && pin.desired === null
    return isLeft && (state === 0 || isRestorable(pin))
      ? [{ device, pin: key, desired: state }]
      : []
  })
}
