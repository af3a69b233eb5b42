import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../../platform/clock.ts'
import { seal, unseal } from '../../../platform/sealed.ts'
import type { PersonActor } from '../../identity/actor.ts'
import type { ShownPin } from '../shown-device.ts'

/*
 * What can be undone travels with the page, sealed: any replica can undo it, and nobody can
 * make one, change one or use that of somebody else.
 */

/** A pin that was turned off, and the state it had. */
export type Restored = { deviceId: number; pin: PinKey; state: PinState }

/** The right to turn pins on again. */
export type Undo = { token: string; until: number; pins: number }

type Needs = { sealKey: Buffer; clock: Clock }

/** Whether a pin may come on again without a person looking at it: a pump or a heater never does. */
export function isRestorable({ key, icon }: Pick<ShownPin, 'key' | 'icon'>): boolean {
  return key !== 'pump' && icon !== 'pump' && icon !== 'heater'
}

/** Seals what the actor may undo from now on; null when that is nothing, or more than a message holds. */
export function sealUndo(
  { sealKey, clock }: Needs,
  { personId }: PersonActor,
  restored: readonly Restored[],
): Undo | null {
  if (restored.length === 0) return null
  const until = clock.now() + limits.undoMs
  const pins = restored.map(({ deviceId, pin, state }) => [deviceId, pin, state])
  const packed = deflateRawSync(JSON.stringify({ until, pins })).toString('base64')
  const token = seal(sealKey, ownerOf(personId), packed)
  return token.length > limits.jsonTextMax ? null : { token, until, pins: restored.length }
}

/** What the actor may undo; undefined when the token is not theirs or not one, or its time is over. */
export function openUndo(
  { sealKey, clock }: Needs,
  { personId }: PersonActor,
  token: string,
): readonly Restored[] | undefined {
  try {
    const packed = unseal(sealKey, ownerOf(personId), token)
    const text = inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8')
    // Only `sealUndo` can have written it.
    const { until, pins } = JSON.parse(text) as {
      until: number
      pins: [Restored['deviceId'], Restored['pin'], Restored['state']][]
    }
    if (until < clock.now()) return undefined
    return pins.map(([deviceId, pin, state]) => ({ deviceId, pin, state }))
  } catch {
    return undefined
  }
}

const ownerOf = (personId: number) => `all off ${personId}`
