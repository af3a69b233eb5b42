import type { Ack } from '@roomwire/contracts/device/from-device.ts'
import type { Command, DeviceRequest } from '@roomwire/contracts/device/to-device.ts'
import {
  highestState,
  type PinKey,
  type PinState,
  pinState,
  pinsOf,
  pinTouchedBy,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { replyTo } from './requests.ts'
import {
  allOff,
  greeting,
  leftAlone,
  type Manner,
  reporting,
  type Step,
  touchPadsOf,
  type VirtualDevice,
  waterLevelOf,
} from './virtual-device.ts'

const helloEveryMs = 60_000
const levelReportEveryMs = 3_000
const answersKept = 32

/** What can happen to a device. */
export type DeviceEvent =
  | { type: 'timePassed' }
  | { type: 'connected' }
  | { type: 'commanded'; command: Command }
  | { type: 'requested'; request: DeviceRequest }
  | { type: 'touched'; touchPin: number; state?: PinState | undefined }
  | { type: 'levelSet'; percent: number }
  | { type: 'mannerSet'; manner: Partial<Manner> }
  | { type: 'rebooted' }

/**
 * What a device is after an event at an instant, and what it says about it.
 * The time since the last event passes first: a tank may have filled and
 * stopped its pump on the way.
 */
export function after(before: VirtualDevice, event: DeviceEvent, at: number): Step {
  return then(afterTime(before, at), (device) => afterEvent(device, event))
}

function afterTime(before: VirtualDevice, at: number): Step {
  const device = leftAlone(before, at)
  const changed = pinsOf(device.kind).filter((pin) => device.pins[pin] !== before.pins[pin])
  if (changed.length > 0) return reporting(device, changed)
  const { words, at: saidAt } = device.levelReport
  const isNews = waterLevelOf(device) !== words && device.at - saidAt >= levelReportEveryMs
  return isNews ? reporting(device, []) : silent(device)
}

function afterEvent(device: VirtualDevice, event: DeviceEvent): Step {
  switch (event.type) {
    case 'timePassed':
      return device.at - device.helloAt >= helloEveryMs ? greeting(device) : silent(device)
    case 'connected':
      return then(greeting(device), (greeted) => reporting(greeted, pinsOf(device.kind)))
    case 'commanded':
      return device.manner.deaf ? silent(device) : answering(device, event.command)
    case 'requested':
      return device.manner.deaf ? silent(device) : replying(device, event.request)
    case 'touched':
      return touched(device, event.touchPin, event.state)
    case 'levelSet':
      return filled(device, event.percent)
    case 'mannerSet':
      return silent({ ...device, manner: { ...device.manner, ...event.manner } })
    case 'rebooted':
      return silent({ ...device, pins: allOff(device.kind), startedAt: device.at, answers: [] })
  }
}

/**
 * Answers a command. One heard before is not applied again: it is
 * answered as before, and all pins are reported in case that was missed.
 */
function answering(device: VirtualDevice, command: Command): Step {
  const { messageId, pin, state } = command
  const given = device.answers.find((answer) => answer.messageId === messageId)
  if (given) return then(saying(device, given), (same) => reporting(same, pinsOf(device.kind)))
  const answer = answerTo(device, command)
  const heard = { ...device, answers: [...device.answers, answer].slice(-answersKept) }
  if (!answer.ok) return saying(heard, answer)
  const obeyed = { ...heard, pins: { ...heard.pins, [pin]: state } }
  return then(saying(obeyed, answer), (next) => reporting(next, [pin]))
}

function replying(device: VirtualDevice, request: DeviceRequest): Step {
  const { device: next, reply, restarts } = replyTo(device, request)
  return { device: next, reports: [{ topic: 'reply', message: reply }], restarts }
}

function answerTo(device: VirtualDevice, { messageId, pin, state }: Command): Ack {
  const error = device.manner.refusing ? 'Told to refuse' : whyNot(device, pin, state)
  return error === undefined ? { messageId, ok: true } : { messageId, ok: false, error }
}

function whyNot(device: VirtualDevice, pin: PinKey, state: PinState): string | undefined {
  if (!pinsOf(device.kind).includes(pin)) return `There is no pin ${pin} here`
  const highest = highestState(device.kind, pin)
  return state <= highest ? undefined : `Pin ${pin} knows only 0 to ${highest}`
}

/** A finger on a pad. Without a state the pin goes one further: off to on, or the next fan level. */
function touched(device: VirtualDevice, touchPin: number, wanted: PinState | undefined): Step {
  const pin = pinTouchedBy(touchPin)
  if (pin === undefined || !pinsOf(device.kind).includes(pin)) {
    const pads = Object.keys(touchPadsOf(device.kind)).join(', ') || 'none at all'
    return impossible(device, `There is no touch pad ${touchPin} here; there is ${pads}`)
  }
  const next = ((device.pins[pin] ?? 0) + 1) % (highestState(device.kind, pin) + 1)
  const state = wanted ?? pinState.parse(next)
  const objection = whyNot(device, pin, state)
  if (objection !== undefined) return impossible(device, objection)
  return {
    device: { ...device, pins: { ...device.pins, [pin]: state } },
    reports: [{ topic: 'touch', message: { touchPin, state } }],
  }
}

function filled(device: VirtualDevice, percent: number): Step {
  if (device.level === undefined) return impossible(device, 'There is no tank here')
  if (!(percent >= 0 && percent <= 100))
    return impossible(device, 'A tank is filled from 0 to 100 percent')
  return reporting({ ...device, level: percent }, [])
}

function saying(device: VirtualDevice, message: Ack): Step {
  return { device, reports: [{ topic: 'ack', message }] }
}

function then(first: Step, next: (device: VirtualDevice) => Step): Step {
  const second = next(first.device)
  return { ...second, reports: [...first.reports, ...second.reports] }
}

function silent(device: VirtualDevice): Step {
  return { device, reports: [] }
}

function impossible(device: VirtualDevice, words: string): Step {
  return { device, reports: [], impossible: words }
}
