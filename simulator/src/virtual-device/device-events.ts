import type { SensorName } from '@roomwire/contracts/demo/sensor-model.ts'
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
import { endByReboot, type Leases, withoutLease } from './leases.ts'
import { replyTo } from './requests.ts'
import { drift, mustReport, type Sensors, stick } from './sensors.ts'
import {
  advanced,
  allOff,
  type Behaviour,
  helloStep,
  readingsStep,
  type Step,
  stateStep,
  touchPadsOf,
  type VirtualDevice,
  waterLevelOf,
} from './virtual-device.ts'

const helloEveryMs = 60_000
const levelReportEveryMs = 3_000
const answersKept = 32

/** What can happen to a device. */
export type VirtualDeviceEvent =
  | { type: 'timePassed' }
  | { type: 'connected' }
  | { type: 'commanded'; command: Command }
  | { type: 'requested'; request: DeviceRequest }
  | { type: 'touched'; touchPin: number; state?: PinState | undefined }
  | { type: 'levelSet'; percent: number }
  | { type: 'mannerSet'; manner: Partial<Behaviour> }
  | { type: 'sensorStuck'; sensor: SensorName; on: boolean }
  | { type: 'sensorDrifts'; sensor: SensorName; perHour: number }
  | { type: 'rebooted' }

/**
 * The device after an event at an instant, and its reports about it.
 * The time since the last event passes first: a tank may have filled and
 * stopped its pump on the way.
 */
export function after(before: VirtualDevice, event: VirtualDeviceEvent, at: number): Step {
  return then(afterTime(before, at), (device) =>
    then(afterEvent(device, event), withReadings(event)),
  )
}

/** Sensors report when a device has spoken to its server first, and as time passes. */
const withReadings =
  (event: VirtualDeviceEvent) =>
  (device: VirtualDevice): Step => {
    const isHeard = event.type === 'timePassed' || event.type === 'connected'
    return isHeard && !device.behaviour.plain && mustReport(device)
      ? readingsStep(device)
      : silent(device)
  }

function afterTime(before: VirtualDevice, at: number): Step {
  const device = advanced(before, at)
  const changed = pinsOf(device.kind).filter((pin) => device.pins[pin] !== before.pins[pin])
  if (changed.length > 0) return stateStep(device, changed)
  const { level, at: reportedAt } = device.levelReport
  const hasChanged = waterLevelOf(device) !== level && device.at - reportedAt >= levelReportEveryMs
  return hasChanged ? stateStep(device, []) : silent(device)
}

function afterEvent(device: VirtualDevice, event: VirtualDeviceEvent): Step {
  switch (event.type) {
    case 'timePassed':
      return device.at - device.helloAt >= helloEveryMs ? helloStep(device) : silent(device)
    case 'connected':
      return then(helloStep(device), (greeted) => stateStep(greeted, pinsOf(device.kind)))
    case 'commanded':
      return device.behaviour.deaf ? silent(device) : answering(device, event.command)
    case 'requested':
      return device.behaviour.deaf ? silent(device) : replying(device, event.request)
    case 'touched':
      return touched(device, event.touchPin, event.state)
    case 'levelSet':
      return filled(device, event.percent)
    case 'mannerSet':
      return silent({ ...device, behaviour: { ...device.behaviour, ...event.manner } })
    case 'sensorStuck':
      return withSensor(device, event.sensor, stick(device, event.sensor, event.on))
    case 'sensorDrifts':
      return withSensor(device, event.sensor, drift(device, event.sensor, event.perHour))
    case 'rebooted':
      return silent(rebooted(device))
  }
}

/**
 * Answers a command. A repeated command is not applied again: it gets the
 * same answer, and all pins are reported in case the first answer was lost.
 */
function answering(device: VirtualDevice, command: Command): Step {
  const { messageId, pin, state } = command
  const given = device.answers.find((answer) => answer.messageId === messageId)
  if (given) return then(withAck(device, given), (same) => stateStep(same, pinsOf(device.kind)))
  const answer = answerTo(device, command)
  const answered = { ...device, answers: [...device.answers, answer].slice(-answersKept) }
  if (!answer.ok) return withAck(answered, answer)
  const switched = {
    ...answered,
    pins: { ...answered.pins, [pin]: state },
    leases: leasesAfter(answered, command),
  }
  return then(withAck(switched, answer), (next) => stateStep(next, [pin]))
}

/** The leases after a command, which ends that of its pin and may begin another one. */
function leasesAfter({ behaviour, leases, at }: VirtualDevice, command: Command): Leases {
  const { messageId, pin, state, for: seconds } = command
  const others = withoutLease(leases, pin)
  if (seconds === undefined || state === 0 || behaviour.plain) return others
  return { ...others, [pin]: { id: messageId, endsAt: at + seconds * 1_000 } }
}

/** A start switches every pin off: the leases that ran have ended by it. */
function rebooted(device: VirtualDevice): VirtualDevice {
  const leases = endByReboot(device.leases, device.at)
  return { ...device, pins: allOff(device.kind), leases, startedAt: device.at, answers: [] }
}

function withSensor(device: VirtualDevice, sensor: SensorName, sensors: Sensors): Step {
  if (device.sensors.names.includes(sensor)) return silent({ ...device, sensors })
  const names = device.sensors.names.join(', ') || 'none at all'
  return impossible(device, `There is no sensor of ${sensor} here; there is ${names}`)
}

function replying(device: VirtualDevice, request: DeviceRequest): Step {
  const { device: next, reply, restarts } = replyTo(device, request)
  return { device: next, reports: [{ topic: 'reply', message: reply }], restarts }
}

function answerTo(device: VirtualDevice, { messageId, pin, state }: Command): Ack {
  const error = device.behaviour.refusing ? 'Told to refuse' : whyNot(device, pin, state)
  return error === undefined ? { messageId, ok: true } : { messageId, ok: false, error }
}

function whyNot(device: VirtualDevice, pin: PinKey, state: PinState): string | undefined {
  if (!pinsOf(device.kind).includes(pin)) return `There is no pin ${pin} here`
  const highest = highestState(device.kind, pin)
  return state <= highest ? undefined : `Pin ${pin} knows only 0 to ${highest}`
}

/** A touch on a pad. Without a state the pin moves to its next state: off to on, or the next fan level. */
function touched(device: VirtualDevice, touchPin: number, desired: PinState | undefined): Step {
  const pin = pinTouchedBy(touchPin)
  if (pin === undefined || !pinsOf(device.kind).includes(pin)) {
    const pads = Object.keys(touchPadsOf(device.kind)).join(', ') || 'none at all'
    return impossible(device, `There is no touch pad ${touchPin} here; there is ${pads}`)
  }
  const next = ((device.pins[pin] ?? 0) + 1) % (highestState(device.kind, pin) + 1)
  const state = desired ?? pinState.parse(next)
  const objection = whyNot(device, pin, state)
  if (objection !== undefined) return impossible(device, objection)
  return {
    device: {
      ...device,
      pins: { ...device.pins, [pin]: state },
      leases: withoutLease(device.leases, pin),
    },
    reports: [{ topic: 'touch', message: { touchPin, state } }],
  }
}

function filled(device: VirtualDevice, percent: number): Step {
  if (device.level === undefined) return impossible(device, 'There is no tank here')
  if (!(percent >= 0 && percent <= 100))
    return impossible(device, 'A tank is filled from 0 to 100 percent')
  return stateStep({ ...device, level: percent }, [])
}

function withAck(device: VirtualDevice, message: Ack): Step {
  return { device, reports: [{ topic: 'ack', message }] }
}

function then(first: Step, next: (device: VirtualDevice) => Step): Step {
  const second = next(first.device)
  return { ...first, ...second, reports: [...first.reports, ...second.reports] }
}

function silent(device: VirtualDevice): Step {
  return { device, reports: [] }
}

function impossible(device: VirtualDevice, level: string): Step {
  return { device, reports: [], impossible: level }
}
