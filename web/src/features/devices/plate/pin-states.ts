import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { highestState, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'

/** The states of a level or a cover that lists offer, %: a finer one is shown where it was chosen. */
const levelEvery = 10

/** The states of a pin that lists offer, that of off first. */
export function statesOf(form: PinForm, chosen: PinState = 0): PinState[] {
  if (form.kind === 'button') return [1]
  const every = everyOf(form)
  const count = Math.floor(highestState(form) / every) + 1
  const states = Array.from({ length: count }, (_, nth) => nth * every)
  return states.includes(chosen) ? states : [...states, chosen].sort((a, b) => a - b)
}

function everyOf(form: PinForm): number {
  if (form.kind === 'cover') return form.position ? levelEvery : highestState(form)
  return form.kind === 'level' ? Math.max(levelEvery, form.step) : 1
}

/** The state that turns a pin on, or opens it, where nobody has chosen one. */
export const stateOn = ({ kind }: PinForm): PinState =>
  kind === 'level' || kind === 'cover' ? 100 : 1
