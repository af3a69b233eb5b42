import {
  type DeviceKind,
  deviceKind,
  type PinKey,
  type PinState,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  canBecome,
  formsOfKind,
  hasState,
  isAssumed,
  isSettable,
  isSwitched,
  type PinForm,
  statesText,
  stopState,
} from '@roomwire/contracts/vocabulary/pin-form.ts'
import { refuse } from '../../../platform/refusal.ts'

/** A pin of a device, as far as it decides what can be asked of it. */
export type DevicePin = {
  form: PinForm
  /** Whether its device has declared it; else its form is that of the kind. */
  isOwn: boolean
  /** The form in which its device declares it by now, until a manager confirms that; null where that is the same. */
  newForm: PinForm | null
  /** Whether its device does not declare it any more. */
  isGone: boolean
  /** The last state above 0 of a level; null before the first one. */
  lastLevel: PinState | null
}

/** The pins of a device, in their order. */
export type DevicePins = ReadonlyMap<PinKey, DevicePin>

/** A pin that the kind of its device has. */
const pinOfKind = (form: PinForm): DevicePin => ({
  form,
  isOwn: false,
  newForm: null,
  isGone: false,
  lastLevel: null,
})

type Forms = ReadonlyMap<PinKey, PinForm>

const formsOfKinds: ReadonlyMap<DeviceKind, Forms> = new Map(
  deviceKind.options.map((kind) => [kind, formsOfKind(kind)]),
)

const pinsOfKinds: ReadonlyMap<DeviceKind, DevicePins> = new Map(
  [...formsOfKinds].map(([kind, forms]) => [
    kind,
    new Map([...forms].map(([pin, form]) => [pin, pinOfKind(form)])),
  ]),
)

const noPins: Readonly<DevicePins> = new Map()

/** The pins of a device that has declared none. */
export const devicePinsOf = (kind: DeviceKind): DevicePins => pinsOfKinds.get(kind) ?? noPins

/** The forms of pins: those of the kind, which its devices share, where none has one of its own. */
export function formsOf(
  kind: DeviceKind,
  pins: readonly (readonly [PinKey, PinForm])[],
): ReadonlyMap<PinKey, PinForm> {
  const usual = formsOfKinds.get(kind)
  const isUsual =
    usual?.size === pins.length && pins.every(([key, form]) => usual.get(key) === form)
  return isUsual ? usual : new Map(pins)
}

/** A request to a pin: a state, to turn on, whatever that means for it, or to stop. */
export type AskedState = PinState | 'on' | 'stop'

/** The state that is asked for: a level turns on to where it was last, and a cover opens. */
export function stateAsked({ form, lastLevel }: DevicePin, asked: AskedState): PinState {
  if (asked === 'stop') return stopState
  if (asked !== 'on') return asked
  if (form.kind === 'cover') return 100
  return form.kind === 'level' ? (lastLevel ?? 100) : 1
}

/**
 * The pin of a device by its key.
 * @throws Refusal 'invalid_input' where it has none of this name
 */
export function pinNamed(pins: DevicePins, pin: PinKey, field = 'pin'): DevicePin {
  const known = pins.get(pin)
  if (!known) throw refuse('invalid_input', `This device has no pin ${pin}`, { field })
  return known
}

/** @throws Refusal 'invalid_input' for a pin that nobody can set, or a state that it does not have */
export function checkState(pin: PinKey, { form }: DevicePin, state: PinState): void {
  if (!isSettable(form)) {
    const what =
      form.kind === 'button'
        ? 'a button at its device: nobody can press it here'
        : 'an input: nobody can set it'
    throw refuse('invalid_input', `Pin ${pin} is ${what}`, { field: 'pin' })
  }
  if (canBecome(form, state)) return
  const isStop = state === stopState && form.kind === 'cover'
  const what = isStop ? 'cannot be stopped' : `can only be ${statesText(form)}`
  throw refuse('invalid_input', `Pin ${pin} ${what}`, { field: 'state' })
}

/** @throws Refusal 'invalid_input' for a pin that is neither on nor off, and so has no time, protection or watts */
export function checkSwitched(pin: PinKey, { form }: DevicePin, field = 'pin'): void {
  if (isSwitched(form)) return
  throw refuse('invalid_input', `Pin ${pin} cannot be switched on and off`, { field })
}

/** @throws Refusal 'pin_gone', 'pin_changed' where nothing can be asked of a pin now */
export function checkPressable({ isGone, newForm }: DevicePin): void {
  if (isGone) throw refuse('pin_gone', 'The device does not have this pin any more')
  if (newForm) {
    throw refuse(
      'pin_changed',
      'The device says that this pin is something else now. Somebody who manages the home has to confirm that first',
    )
  }
}

/** The states that a device may report, in words: also some that nobody can ask for. */
function reportedText(form: PinForm): string {
  if (form.kind === 'input') return `0, 1, null, ${form.texts.join(' or ')}`
  return form.kind === 'cover' && !form.position ? '0, 50 or 100' : statesText(form)
}

/**
 * Checks what a device says of one of its pins, whatever it has sent.
 * @param forms the forms of its pins, as it knows them
 * @throws Refusal 'invalid_input' where it has no such pin, or the pin no such state
 */
export function checkReported(
  forms: ReadonlyMap<PinKey, PinForm>,
  pin: PinKey,
  state: unknown,
): void {
  const form = forms.get(pin)
  if (!form) throw refuse('invalid_input', `This device has no pin ${pin}`)
  // It does not know it.
  if (state === null && form.kind === 'input') return
  if (isAssumed(form) && form.kind !== 'button') {
    throw refuse('invalid_input', `Pin ${pin} is declared as one whose state is not reported`)
  }
  const isNumber = typeof state === 'number' && Number.isInteger(state) && state >= 0
  if (!isNumber || !hasState(form, state)) {
    const what =
      form.kind === 'button'
        ? 'is a button: its presses stand in pressed'
        : `can only be ${reportedText(form)}`
    throw refuse('invalid_input', `Pin ${pin} ${what}`)
  }
}
