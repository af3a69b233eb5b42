import { z } from 'zod'
import {
  type DeviceKind,
  fanLevels,
  isFan,
  type PinKey,
  type PinState,
  pinsOf,
} from './device-kind.ts'
import { limits } from './limits.ts'
import { plainText } from './plain-text.ts'

/*
 * The form of a pin: its kind, and the states that it can have.
 */

export const pinKind = z.enum(['switch', 'fan', 'level'], 'must be switch, fan or level')
export type PinKind = z.infer<typeof pinKind>

const levelsText = `must be a list of 2 to ${limits.pinLevelsMax} names, that of off first`
/** The names of a fan's states, from 0 on. */
export const pinLevels = z
  .array(plainText(limits.pinLevelNameMax, 'must be a text').min(1, 'is required'), levelsText)
  .min(2, levelsText)
  .max(limits.pinLevelsMax, levelsText)

/** By how much a level changes at least, %; 100 is always one of its states. */
export const levelStep = z.literal(
  [1, 2, 4, 5, 10, 20, 25, 50],
  'must be 1, 2, 4, 5, 10, 20, 25 or 50',
)

/**
 * A switch is 0 or 1; a fan 0 to so many levels; a level 0 to 100 %.
 */
export const pinForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('switch') }),
  z.object({ kind: z.literal('fan'), levels: pinLevels }),
  z.object({ kind: z.literal('level'), step: levelStep }),
])
export type PinForm = z.infer<typeof pinForm>

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

/** The highest state of a pin. */
export function highestState(form: PinForm): PinState {
  if (form.kind === 'fan') return form.levels.length - 1
  return form.kind === 'level' ? 100 : 1
}

/** Whether a pin can have a state. */
export function hasState(form: PinForm, state: PinState): boolean {
  if (state > highestState(form)) return false
  return form.kind !== 'level' || state % form.step === 0
}

/** The states of a pin in words, for who has sent another one. */
export function statesText(form: PinForm): string {
  if (form.kind === 'switch') return '0 or 1'
  const states = `0 to ${highestState(form)}`
  return form.kind === 'level' && form.step > 1 ? `${states} in steps of ${form.step}` : states
}

/** Whether two forms are the same. */
export const isSameForm = (one: PinForm, other: PinForm): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

/** A form with its fields in one order. */
function canonical(form: PinForm): unknown[] {
  if (form.kind === 'fan') return [form.kind, form.levels]
  return form.kind === 'level' ? [form.kind, form.step] : [form.kind]
}
