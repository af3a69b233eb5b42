import type { PinOutcome } from '@roomwire/contracts/vocabulary/command-outcome.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import type { PinChange } from '../devices/bulk/request-bulk.ts'
import {
  type BulkNeeds,
  countBulk,
  countsOf,
  isInHome,
  type OutcomeCounts,
  setBulk,
  undoBulk,
} from '../devices/bulk/set-bulk.ts'
import type { Undo } from '../devices/bulk/undo-token.ts'
import type { Actor } from '../identity/actor.ts'
import { findVisibleScene, type SceneNeeds } from './list-scenes.ts'

type Needs = SceneNeeds & BulkNeeds & { audit: Audit }

/** The outcome of each pin of a scene, their numbers, and the undo token. */
export type ScenePress = OutcomeCounts & {
  pins: (Pick<PinChange, 'device' | 'pin'> & { outcome: PinOutcome })[]
  undo: Undo | null
}

/**
 * Sets every pin of a scene. Resolves when every device has answered or its time is over.
 * @param key a press with a key acts once only, however often it is asked for
 * @throws Refusal 'not_found' where the actor may not see all of it, 'forbidden' where they may not
 * switch all of it, 'slow_down', 'server_stood_still'.
 */
export async function pressScene(
  needs: Needs,
  actor: Actor,
  { sceneId, key }: { sceneId: number; key?: string },
): Promise<ScenePress> {
  const scene = await findVisibleScene(needs, actor, sceneId)
  if (!scene.mayPress || !isInHome(actor)) throw refuse('forbidden', 'You may not press this scene')
  countBulk(needs, actor)
  const changes = scene.states.map(
    ({ device, pin, state, forS }): PinChange => ({
      device,
      pin,
      desired: state,
      leaseS: forS ?? undefined,
    }),
  )
  const done = { kind: 'scene', sceneId } as const
  const { outcomes, undo } = await setBulk(needs, actor, { changes, done, key })
  const counts = countsOf(outcomes)
  needs.audit.enqueue('scene.pressed', actor, { scene: sceneId, ...counts })
  const pins = changes.map(({ device, pin }, index) => ({
    device,
    pin,
    outcome: outcomes[index] ?? 'failed',
  }))
  return { ...counts, pins, undo }
}

/**
 * Sets the pins of a scene as they were before the actor pressed it: only those that nobody has touched
 * since.
 * @throws Refusal 'undo_over' when the token is not theirs or the time is over, 'slow_down'.
 */
export async function undoScene(needs: Needs, actor: Actor, token: string): Promise<OutcomeCounts> {
  const { counts, done } = await undoBulk(needs, actor, { kind: 'scene', token })
  needs.audit.enqueue('scene.undone', actor, { scene: done.sceneId, ...counts })
  return counts
}
