import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { highestState, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'

/** The states of a level that lists offer, %: a finer one is shown where it was chosen. */
const levelEvery = 10

/** The states of a pin that lists offer, that of off first. */
export function statesOf(form: PinForm, chosen: PinState = 0): PinState[] {
  const every = form.kind === 'level' ? Math.max(levelEvery, form.step) : 1
  const count = Math.floor(highestState(form) / every) + 1
  const states = Array.from({ length: count }, (_, nth) => nth * every)
  return states.includes(chosen) ? states : [...states, chosen].sort((a, b) => a - b)
}

/** The state that turns a pin on where nobody has chosen one. */
export const stateOn = (form: PinForm): PinState => (form.kind === 'level' ? 100 : 1)
