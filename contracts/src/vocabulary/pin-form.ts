import type { z } from 'zod'
import {
  type DeviceKind,
  fanLevels,
  isFan,
  type PinKey,
  type PinState,
  pinsOf,
} from './device-kind.ts'
import type { coverMove, inputSense, pinForm, pinKind } from './pin-form-fields.ts'

/*
 * The form of a pin: its kind, and the states that it can have. Pages load this file: the schemas are in
 * pin-form-fields.ts.
 */

export type PinKind = z.infer<typeof pinKind>
export type PinForm = z.infer<typeof pinForm>
export type InputSense = z.infer<typeof inputSense>
export type CoverMove = z.infer<typeof coverMove>

/** A pin with its form, as its device declares it. */
export type DeclaredPin = {
  key: PinKey
  /** A proposal; null for none. */
  name: string | null
  form: PinForm
}

const switchForm: PinForm = { kind: 'switch' }
const fanForm: PinForm = { kind: 'fan', levels: [...fanLevels] }

/** The form of a pin that its device has not declared. */
export const formOfKind = (kind: DeviceKind, pin: PinKey): PinForm =>
  isFan(kind, pin) ? fanForm : switchForm

/** The form of each pin that a kind has, in their order. */
export const formsOfKind = (kind: DeviceKind): ReadonlyMap<PinKey, PinForm> =>
  new Map(pinsOf(kind).map((pin) => [pin, formOfKind(kind, pin)]))

/** Whether people can set a pin, or press it; an input only reports. */
export const isSettable = (form: PinForm): boolean =>
  form.kind === 'button' ? form.output : form.kind !== 'input'

/** Whether a pin is on or off: 'All off' turns it off, and it can have a timer, a protection and watts. */
export const isSwitched = ({ kind }: PinForm): boolean =>
  kind === 'switch' || kind === 'fan' || kind === 'level'

/** Whether a person's press holds a pin against schedules: one of a button leaves no state to keep. */
export const canBeHeld = ({ kind }: PinForm): boolean => kind !== 'button'

/** Whether its device says whether a pin is on: only then it counts as on or off. */
export const isKnownOnOff = (form: PinForm): boolean => isSwitched(form) && !isAssumed(form)

/** Whether its device never says how a pin is: its state is what was sent to it last. */
export const isAssumed = (form: PinForm): boolean => form.kind !== 'input' && form.assumed === true

/** Whether a pin is a cover that can be stopped on its way. */
export const isStoppable = (form: PinForm): boolean => form.kind === 'cover' && form.stop !== false

/** The state that a pin has after a command, as far as anybody knows. */
export function stateSent(form: PinForm, desired: PinState): PinState {
  if (form.kind === 'button') return 0
  return desired === stopState ? 50 : desired
}

/** Whether a scene can set a pin: a press is no state, and cannot be undone. */
export const isInScenes = (form: PinForm): boolean => isSettable(form) && form.kind !== 'button'

/** Asks a cover to stop: a command's state that no pin ever has. */
export const stopState = 101

/** The highest state of a pin. */
export function highestState(form: PinForm): PinState {
  if (form.kind === 'fan') return form.levels.length - 1
  if (form.kind === 'button') return 0
  return form.kind === 'level' || form.kind === 'cover' ? 100 : 1
}

/** Whether a pin can have a state. */
export function hasState(form: PinForm, state: PinState): boolean {
  if (state > highestState(form)) return false
  if (form.kind === 'cover') return form.position || state % 50 === 0
  return form.kind !== 'level' || state % form.step === 0
}

/** Whether a command may ask for a state: of a cover also to stop, and without a position not to stand half open. */
export function canBecome(form: PinForm, state: PinState): boolean {
  if (!isSettable(form)) return false
  if (form.kind === 'button') return state === 1
  if (form.kind !== 'cover') return hasState(form, state)
  if (state === stopState) return isStoppable(form)
  return hasState(form, state) && (form.position || state !== 50)
}

/** The states of a pin in words, for who has sent another one. */
export function statesText(form: PinForm): string {
  if (form.kind === 'button') return 'pressed'
  const highest = highestState(form)
  if (highest === 1) return '0 or 1'
  if (form.kind === 'cover' && !form.position) return '0 or 100'
  const states = `0 to ${highest}`
  return form.kind === 'level' && form.step > 1 ? `${states} in steps of ${form.step}` : states
}

/** Whether two forms are the same in everything. */
export const isEqualForm = (one: PinForm, other: PinForm): boolean =>
  isSameForm(one, other) && isStoppable(one) === isStoppable(other)

/** Whether two forms have the same states, with the same meaning: whoever may switch one may switch the other. */
export const isSameForm = (one: PinForm, other: PinForm): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

/** A form with its fields in one order. */
const canonical = (form: PinForm): unknown[] => [...fieldsOf(form), isAssumed(form)]

function fieldsOf(form: PinForm): unknown[] {
  if (form.kind === 'fan') return [form.kind, form.levels]
  if (form.kind === 'button') return [form.kind, form.output]
  if (form.kind === 'cover') return [form.kind, form.position]
  if (form.kind === 'input') return [form.kind, form.senses, form.texts]
  return form.kind === 'level' ? [form.kind, form.step] : [form.kind]
}
