import type { SensorName } from '@roomwire/contracts/demo/sensor-model.ts'
import type {
  Command,
  DeviceConfig,
  DeviceRequest,
  PlanMessage,
} from '@roomwire/contracts/device/to-device.ts'
import {
  type PinKey,
  type PinState,
  pinTouchedBy,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { highestState, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { answering, hindranceText, pressed, switchedTo, whyNot } from './commands.ts'
import { driftMostPpm, setClock, timeOf } from './device-clock.ts'
import { endByReboot, isLeased } from './leases.ts'
import { advanced, allAt, allOff } from './passing-time.ts'
import { configured, hindranceOf, wakingAfter, woken } from './protection.ts'
import { replyTo } from './requests.ts'
import { drift, mustReport, type Sensors, stick } from './sensors.ts'
import { andThen, impossible, silent } from './steps.ts'
import {
  type Behaviour,
  helloStep,
  pinStep,
  pinsOfDevice,
  readingsStep,
  runsStep,
  type Step,
  stateStep,
  touchPadsOf,
  type VirtualDevice,
  waterLevelOf,
} from './virtual-device.ts'

const helloEveryMs = 60_000
/** How often a level is introduced while it moves, and while it stays. */
const levelReportEveryMs = { moving: 3_000, still: 60_000 }

/** Everything that can happen to a device. */
export type VirtualDeviceEvent =
  | { type: 'timePassed' }
  | { type: 'connected' }
  | { type: 'disconnected' }
  | { type: 'commanded'; command: Command }
  | { type: 'configured'; config: DeviceConfig }
  | { type: 'planned'; plan: PlanMessage }
  | { type: 'clockDrifts'; ppm: number }
  | { type: 'requested'; request: DeviceRequest }
  | { type: 'touched'; touchPin: number; state?: PinState | undefined }
  | { type: 'setAtWall'; pin: PinKey; state?: PinState | undefined }
  | { type: 'levelSet'; percent: number }
  | { type: 'behaviourSet'; behaviour: Partial<Behaviour> }
  | { type: 'sensorStuck'; sensor: SensorName; on: boolean }
  | { type: 'sensorDrifts'; sensor: SensorName; perHour: number }
  | { type: 'rebooted' }

/**
 * The device after an event at an instant, and its reports about it.
 * The time since the last event passes first: a tank may have filled and
 * stopped its pump on the way.
 */
export function after(before: VirtualDevice, event: VirtualDeviceEvent, at: number): Step {
  return andThen(afterTime(before, at), (device) =>
    andThen(afterEvent(device, event), withReadings(event)),
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
  const changed = pinsOfDevice(device).filter(
    (pin) => device.pins[pin] !== before.pins[pin] || device.travels[pin] !== before.travels[pin],
  )
  const isTelling = device.serverSince !== undefined && device.decided !== before.decided
  const said = isTelling ? runsStep(device) : silent(device)
  if (changed.length > 0) return andThen(said, (next) => stateStep(next, changed))
  return isLevelDue(device) ? andThen(said, (next) => stateStep(next, [])) : said
}

function isLevelDue(device: VirtualDevice): boolean {
  const { level, at: reportedAt } = device.levelReport
  const { moving, still } = levelReportEveryMs
  const everyMs = waterLevelOf(device) === level ? still : moving
  return level !== undefined && device.at - reportedAt >= everyMs
}

function afterEvent(device: VirtualDevice, event: VirtualDeviceEvent): Step {
  switch (event.type) {
    case 'timePassed':
      return device.at - device.helloAt >= helloEveryMs ? helloStep(device) : silent(device)
    case 'connected':
      return greeting({ ...device, serverSince: device.at })
    case 'disconnected':
      return silent(advanced({ ...device, serverSince: undefined }, device.at))
    case 'commanded':
      return device.behaviour.deaf ? silent(device) : answering(device, event.command)
    case 'configured':
      return device.behaviour.plain ? silent(device) : storing(device, event.config)
    case 'planned':
      return device.behaviour.plain ? silent(device) : planning(device, event.plan)
    case 'clockDrifts':
      return silent(drifting(device, event.ppm))
    case 'requested':
      return device.behaviour.deaf ? silent(device) : replying(device, event.request)
    case 'touched':
      return touched(device, event.touchPin, event.state)
    case 'setAtWall':
      return setAtWall(device, event.pin, event.state)
    case 'levelSet':
      return filled(device, event.percent)
    case 'behaviourSet':
      return silent({ ...device, behaviour: { ...device.behaviour, ...event.behaviour } })
    case 'sensorStuck':
      return withSensor(device, event.sensor, stick(device, event.sensor, event.on))
    case 'sensorDrifts':
      return withSensor(device, event.sensor, drift(device, event.sensor, event.perHour))
    case 'rebooted':
      return silent(rebooted(device))
  }
}

/** Says who it is, what it has done while it had no server, and what its pins are. */
function greeting(device: VirtualDevice): Step {
  const introduced = andThen(helloStep(device), runsStep)
  return andThen(introduced, (greeted) => stateStep(greeted, pinsOfDevice(greeted)))
}

/** Stores what schedules are to do with it, and sets its clock; says so where that changes what it does. */
function planning(device: VirtualDevice, { version, entries, hold, ...time }: PlanMessage): Step {
  const isNew = version !== device.plan.version || timeOf(device) === undefined
  const stored = {
    ...device,
    plan: { version, entries, ...(hold && { hold }) },
    clock: setClock(device, time),
  }
  return isNew && timeOf(stored) !== undefined ? helloStep(stored) : silent(stored)
}

/** Its clock goes faster or slower from now on, and is as right as it was. */
function drifting(device: VirtualDevice, driftPpm: number): VirtualDevice {
  const { clock, at } = device
  const epochMs = timeOf(device)
  if (!clock || epochMs === undefined) return { ...device, driftPpm }
  const errorMs = clock.errorMs + ((at - clock.setAt) * driftMostPpm) / 1e6
  return { ...device, driftPpm, clock: { epochMs, setAt: at, errorMs } }
}

/** Stores what it is to keep its pins to, and says so: with its version, and what its pins are now. */
function storing(device: VirtualDevice, config: DeviceConfig): Step {
  const stored = advanced(configured(device, config), device.at)
  return andThen(helloStep(stored), (next) => stateStep(next, pinsOfDevice(next)))
}

/** A start switches every pin off, and then on what is to be: the leases that ran have ended by it. */
function rebooted(device: VirtualDevice): VirtualDevice {
  const { at } = device
  const pins = pinsOfDevice(device)
  return woken({
    ...device,
    network: device.nextNetwork,
    pins: { ...allOff(pins), ...unmoved(device) },
    travels: {},
    switchedAt: allAt(pins, at),
    waking: wakingAfter(
      device,
      (pin) => device.forms.get(pin)?.kind === 'level',
      (pin) => isLeased(device, pin),
    ),
    leases: endByReboot(device.leases, at),
    clock: undefined,
    serverSince: undefined,
    startedAt: at,
    answers: [],
  })
}

/** The states of its inputs and the positions of its covers: no start changes them. */
const unmoved = ({ pins, forms }: VirtualDevice): VirtualDevice['pins'] =>
  Object.fromEntries(
    Object.entries(pins).filter(([pin]) =>
      ['input', 'cover'].includes(forms.get(pin)?.kind ?? 'switch'),
    ),
  )

function withSensor(device: VirtualDevice, sensor: SensorName, sensors: Sensors): Step {
  if (device.sensors.names.includes(sensor)) return silent({ ...device, sensors })
  const names = device.sensors.names.join(', ') || 'none at all'
  return impossible(device, `There is no sensor of ${sensor} here; there is ${names}`)
}

function replying(device: VirtualDevice, request: DeviceRequest): Step {
  const { device: next, reply, restarts } = replyTo(device, request)
  return { device: next, reports: [{ topic: 'reply', message: reply }], restarts }
}

/** A touch on a pad. Without a state the pin moves to its next state: off to on, or the next fan level. */
function touched(device: VirtualDevice, touchPin: number, desired: PinState | undefined): Step {
  const pin = pinTouchedBy(touchPin)
  const form = pin && device.forms.get(pin)
  if (pin === undefined || !form) {
    const pads = Object.keys(touchPadsOf(device)).join(', ') || 'none at all'
    return impossible(device, `There is no touch pad ${touchPin} here; there is ${pads}`)
  }
  const state = desired ?? nextState(form, device.pins[pin] ?? 0)
  const { device: switched, impossible: reason } = atHand(device, pin, state)
  if (reason !== undefined) return impossible(device, reason)
  return { device: switched, reports: [{ topic: 'touch', message: { touchPin, state } }] }
}

/** A switch at the board itself sets a pin that the device has declared. */
function setAtWall(device: VirtualDevice, pin: PinKey, desired: PinState | undefined): Step {
  const form = device.forms.get(pin)
  if (!form) return impossible(device, `There is no pin ${pin} here`)
  const state = desired ?? nextState(form, device.pins[pin] ?? 0)
  const { device: switched, impossible: reason } = atHand(device, pin, state)
  if (reason !== undefined) return impossible(device, reason)
  return pinStep(switched, pin, form.kind === 'input' ? [] : [pin])
}

/** A level or a cover goes from 0 to 100 % and back; all else to its next state. */
const nextState = (form: PinForm, state: PinState): PinState =>
  form.kind === 'level' || form.kind === 'cover'
    ? state > 0
      ? 0
      : 100
    : (state + 1) % (highestState(form) + 1)

/** A pin that somebody sets at the device, where it can be so. */
function atHand(
  device: VirtualDevice,
  pin: PinKey,
  state: PinState,
): Pick<Step, 'device' | 'impossible'> {
  const hindrance = hindranceOf(device, pin, state)
  const reason = whyNot(device, pin, state) ?? (hindrance && hindranceText(pin, hindrance))
  if (reason !== undefined) return { device, impossible: reason }
  return { device: pressed(device, switchedTo(device, pin, state), pin) }
}

function filled(device: VirtualDevice, percent: number): Step {
  if (device.level === undefined) return impossible(device, 'There is no tank here')
  if (!(percent >= 0 && percent <= 100))
    return impossible(device, 'A tank is filled from 0 to 100 percent')
  return stateStep({ ...device, level: percent }, [])
}
