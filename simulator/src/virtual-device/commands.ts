import type { Ack } from '@roomwire/contracts/device/from-device.ts'
import type { Command } from '@roomwire/contracts/device/to-device.ts'
import {
  highestState,
  type PinKey,
  type PinState,
  pinsOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type Leases, withoutLease } from './leases.ts'
import { type Hindrance, hindranceOf, withoutPin, withSwitched } from './protection.ts'
import { andThen } from './steps.ts'
import { type Step, stateStep, type VirtualDevice } from './virtual-device.ts'

const answersKept = 32

/**
 * Answers a command. A repeated command is not applied again: it gets the
 * same answer, and all pins are reported in case the first answer was lost.
 */
export function answering(device: VirtualDevice, command: Command): Step {
  const { messageId, pin, state } = command
  const given = device.answers.find((answer) => answer.messageId === messageId)
  if (given) return andThen(withAck(device, given), (same) => stateStep(same, pinsOf(device.kind)))
  const answer = answerTo(device, command)
  const answered = { ...device, answers: [...device.answers, answer].slice(-answersKept) }
  if (!answer.ok) return withAck(answered, answer)
  const switched = switchedTo(answered, pin, state)
  const leased = { ...switched, leases: leasesAfter(answered, command) }
  return andThen(withAck(leased, answer), (next) => stateStep(next, [pin]))
}

/** The device with a pin as somebody wants it, whatever it was to go to or was on for. */
export function switchedTo(device: VirtualDevice, pin: PinKey, state: PinState): VirtualDevice {
  return withSwitched(device, {
    ...device,
    pins: { ...device.pins, [pin]: state },
    waking: withoutPin(device.waking, pin),
    leases: withoutLease(device.leases, pin),
  })
}

/** The leases after a command, which ends that of its pin and may begin another one. */
function leasesAfter({ behaviour, leases, at }: VirtualDevice, command: Command): Leases {
  const { messageId, pin, state, for: seconds } = command
  const others = withoutLease(leases, pin)
  if (seconds === undefined || state === 0 || behaviour.plain) return others
  return { ...others, [pin]: { id: messageId, endsAt: at + seconds * 1_000 } }
}

function answerTo(device: VirtualDevice, { messageId, pin, state }: Command): Ack {
  const error = device.behaviour.refusing ? 'Told to refuse' : whyNot(device, pin, state)
  if (error !== undefined) return { messageId, ok: false, error }
  const hindrance = hindranceOf(device, pin, state)
  if (!hindrance) return { messageId, ok: true }
  const { by: _, ...told } = { by: undefined, ...hindrance }
  return { messageId, ok: false, error: hindranceText(pin, hindrance), ...told }
}

/** Why its protection refuses, in words. */
export const hindranceText = (pin: PinKey, hindrance: Hindrance): string =>
  hindrance.why === 'resting'
    ? `Pin ${pin} must rest for ${hindrance.left} s`
    : `Pin ${hindrance.by} is on, and must be off first`

/** Why a device cannot have a pin like this, in words; undefined where it can. */
export function whyNot(device: VirtualDevice, pin: PinKey, state: PinState): string | undefined {
  if (!pinsOf(device.kind).includes(pin)) return `There is no pin ${pin} here`
  const highest = highestState(device.kind, pin)
  return state <= highest ? undefined : `Pin ${pin} knows only 0 to ${highest}`
}

function withAck(device: VirtualDevice, message: Ack): Step {
  return { device, reports: [{ topic: 'ack', message }] }
}
