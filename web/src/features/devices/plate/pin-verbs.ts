import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type PinForm, stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { stateWord } from './pin-text.ts'

/** The words for giving a pin a state: 'turn off', 'turn to Low', 'open', 'set to 40 %'; and the same when it was done. */
export type PinVerb = { base: string; done: string }

const turn = (state: string): PinVerb => ({ base: `turn ${state}`, done: `turned ${state}` })

const ofCover = new Map<PinState, PinVerb>([
  [0, { base: 'close', done: 'closed' }],
  [100, { base: 'open', done: 'opened' }],
  [stopState, { base: 'stop', done: 'stopped' }],
])

/** The verb of a pin for a state. */
export function pinVerb(form: PinForm, state: PinState | null): PinVerb {
  const word = stateWord(form, state)
  if (form.kind === 'switch') return turn(word)
  if (form.kind === 'button') return { base: 'press', done: 'pressed' }
  if (form.kind !== 'cover') return turn(state === 0 ? word : `to ${word}`)
  const set = `set to ${word}`
  return ofCover.get(state ?? -1) ?? { base: set, done: set }
}
