import type { Ack } from '@roomwire/contracts/device/from-device.ts'
import type { Command } from '@roomwire/contracts/device/to-device.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { hasState, statesText } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { stopped, travelling } from './covers.ts'
import { type Leases, withoutLease } from './leases.ts'
import { asked, isDone } from './plan.ts'
import { type Hindrance, hindranceOf, withoutPin, withSwitched } from './protection.ts'
import { andThen } from './steps.ts'
import {
  pinStep,
  pinsOfDevice,
  type Step,
  stateStep,
  type VirtualDevice,
} from './virtual-device.ts'

const answersKept = 32

/**
 * Answers a command. A repeated command is not applied again: it gets the
 * same answer, and all pins are reported in case the first answer was lost.
 */
export function answering(device: VirtualDevice, command: Command): Step {
  const { messageId, pin, state } = command
  const given = device.answers.find((answer) => answer.messageId === messageId)
  if (given) return andThen(withAck(device, given), (same) => stateStep(same, pinsOfDevice(same)))
  if (isDone(device, command)) {
    const named = { ...device, leases: withName(device.leases, command) }
    return andThen(withAck(named, { messageId, ok: true }), (same) => stateStep(same, [pin]))
  }
  const answer = answerTo(device, command)
  const answers = [...device.answers, answer].slice(-answersKept)
  const answered = asked({ ...device, answers }, command)
  if (!answer.ok) return withAck(answered, answer)
  const turned = state === undefined ? stopped(answered, pin) : switchedTo(answered, pin, state)
  const switched = command.run ? turned : pressed(device, turned, pin)
  const leased = { ...switched, leases: leasesAfter(answered, command) }
  return andThen(withAck(leased, answer), (next) => pinStep(next, pin))
}

/** The leases where the device began one by its plan, before it was asked for the same: that gives it its name. */
function withName(leases: Leases, { messageId, pin }: Command): Leases {
  const lease = leases[pin]
  const isUnnamed = lease !== undefined && !lease.ended && lease.id === undefined
  return isUnnamed ? { ...leases, [pin]: { ...lease, id: messageId } } : leases
}

/** Notes that somebody has changed a pin, where they have: schedules leave it alone for a while. */
export function pressed(before: VirtualDevice, device: VirtualDevice, pin: PinKey): VirtualDevice {
  if (before.pins[pin] === device.pins[pin]) return { ...device, pressedAt: before.pressedAt }
  return { ...device, pressedAt: { ...device.pressedAt, [pin]: device.at } }
}

/** The device with a pin as it is to be, whatever it was to go to or was on for, by nobody's press. */
export function switchedTo(device: VirtualDevice, pin: PinKey, state: PinState): VirtualDevice {
  const { [pin]: _, ...pressedAt } = device.pressedAt
  if (device.forms.get(pin)?.kind === 'button') return device
  if (device.forms.get(pin)?.kind === 'cover') return travelling(device, pin, state)
  return withSwitched(device, {
    ...device,
    pins: { ...device.pins, [pin]: state },
    pressedAt: device.pins[pin] === state ? device.pressedAt : pressedAt,
    waking: withoutPin(device.waking, pin),
    leases: withoutLease(device.leases, pin),
  })
}

/** The leases after a command, which ends that of its pin and may begin another one. */
function leasesAfter({ behaviour, leases, at }: VirtualDevice, command: Command): Leases {
  const { messageId, pin, state, for: seconds } = command
  const others = withoutLease(leases, pin)
  if (seconds === undefined || !state || behaviour.plain) return others
  return { ...others, [pin]: { id: messageId, endsAt: at + seconds * 1_000 } }
}

function answerTo(device: VirtualDevice, { messageId, pin, state }: Command): Ack {
  const error = device.behaviour.refusing ? 'Told to refuse' : whyNot(device, pin, state)
  if (error !== undefined) return { messageId, ok: false, error }
  const hindrance = hindranceOf(device, pin, state ?? 0)
  if (!hindrance) return { messageId, ok: true }
  const { by: _, ...rest } = { by: undefined, ...hindrance }
  return { messageId, ok: false, error: hindranceText(pin, hindrance), ...rest }
}

/** Why its protection refuses, in words. */
export const hindranceText = (pin: PinKey, hindrance: Hindrance): string =>
  hindrance.why === 'resting'
    ? `Pin ${pin} must rest for ${hindrance.left} s`
    : `Pin ${hindrance.by} is on, and must be off first`

/** Why a device cannot have a pin like this, in words; undefined where it can. */
export function whyNot(
  device: VirtualDevice,
  pin: PinKey,
  state: PinState | undefined,
): string | undefined {
  const form = device.forms.get(pin)
  if (!form) return `There is no pin ${pin} here`
  if (state === undefined) return form.kind === 'cover' ? undefined : `Pin ${pin} needs a state`
  return form.kind === 'button' || hasState(form, state)
    ? undefined
    : `Pin ${pin} knows only ${statesText(form)}`
}

function withAck(device: VirtualDevice, message: Ack): Step {
  return { device, reports: [{ topic: 'ack', message }] }
}
