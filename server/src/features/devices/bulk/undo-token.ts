import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../../platform/clock.ts'
import { seal, unseal } from '../../../platform/sealed.ts'
import { type Actor, keyOfActor } from '../../identity/actor.ts'
import type { ShownPin } from '../records/shown-device.ts'

/*
 * The undo travels with the page, sealed: any replica can do it, and nobody can
 * make one, change one or use that of somebody else.
 */

/** A pin that was set, the state it had, and how often it had changed then: whoever touches it changes that. */
export type Restored = { deviceId: number; pin: PinKey; state: PinState; changes: number }

/** The right to set pins back. */
export type Undo = { token: string; until: number; pins: number }

/** The action: 'All off', or a scene by its id. */
export type Done = { kind: 'all_off' } | { kind: 'scene'; sceneId: number }

/** The scene that was pressed, if it was one. */
export const sceneIn = (done: Done): number | undefined =>
  done.kind === 'scene' ? done.sceneId : undefined

type Needs = { sealKey: Buffer; clock: Clock }

/** Whether a pin may come on again without a person looking at it: a pump or a heater never does. */
export function isRestorable({ key, icon }: Pick<ShownPin, 'key' | 'icon'>): boolean {
  return key !== 'pump' && icon !== 'pump' && icon !== 'heater'
}

/** Seals what the actor may undo from now on; null when that is nothing, or more than a message holds. */
export function sealUndo(
  { sealKey, clock }: Needs,
  actor: Actor,
  done: Done,
  restored: readonly Restored[],
): Undo | null {
  if (restored.length === 0) return null
  const until = clock.now() + limits.undoMs
  const pins = restored.map(({ deviceId, pin, state, changes }) => [deviceId, pin, state, changes])
  const of = done.kind === 'scene' ? done.sceneId : null
  const packed = deflateRawSync(JSON.stringify({ until, of, pins })).toString('base64')
  const token = seal(sealKey, ownerOf(actor), packed)
  return token.length > limits.jsonTextMax ? null : { token, until, pins: restored.length }
}

/** Opens a token; undefined when it is not the actor's or not one, or its time is over. */
export function openUndo(
  { sealKey, clock }: Needs,
  actor: Actor,
  token: string,
): { done: Done; restored: readonly Restored[] } | undefined {
  try {
    const packed = unseal(sealKey, ownerOf(actor), token)
    const text = inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8')
    // Only `sealUndo` can have written it.
    const { until, of, pins } = JSON.parse(text) as {
      until: number
      of: number | null
      pins: [Restored['deviceId'], Restored['pin'], Restored['state'], Restored['changes']][]
    }
    // One of a clock that was ahead is over, too.
    const leftMs = until - clock.now()
    if (leftMs < 0 || leftMs > limits.undoMs) return undefined
    const restored = pins.map(([deviceId, pin, state, changes]) => ({
      deviceId,
      pin,
      state,
      changes,
    }))
    return { done: of === null ? { kind: 'all_off' } : { kind: 'scene', sceneId: of }, restored }
  } catch {
    return undefined
  }
}

const ownerOf = (actor: Actor) => `together ${keyOfActor(actor)}`
