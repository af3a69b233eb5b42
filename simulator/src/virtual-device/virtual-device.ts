import { numberOf } from '@roomwire/contracts/demo/number-of.ts'
import {
  type Ack,
  type DeviceReply,
  type declaredPin,
  type Hello,
  type Readings,
  type Runs,
  readDeclaredPin,
  type State,
  type Touch,
} from '@roomwire/contracts/device/from-device.ts'
import {
  type DeviceKind,
  kindOf,
  type PinKey,
  type PinState,
  touchPinOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { formsOfKind, isAssumed, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { z } from 'zod'
import { type Covered, movingOf } from './covers.ts'
import { askingOf, timeOf } from './device-clock.ts'
import { type Body, kinds, type Pins } from './kinds.ts'
import { type Leases, leaseReportsOf } from './leases.ts'
import { noPlan, type Planning, runsOf } from './plan.ts'
import { type Guarded, noConfig } from './protection.ts'
import {
  asReported,
  declarationsOf,
  newSensors,
  noSensors,
  readingsOf,
  type Sensing,
  type Sensors,
} from './sensors.ts'

/*
 * A device as a value, and what can be read from it. device-events.ts has what
 * happens to it. Nothing here reads a clock or touches a wire: every instant is
 * passed in, in milliseconds of one clock that only moves forward.
 */

const firmware = 'simulator 0.2.0'
const freeMemoryBytes = 182_000

/** A pin of its own, as the device declares it. */
export type SimulatedPin = z.infer<typeof declaredPin>

/** The device's own view of its local network; dotted IPv4 addresses. */
export type Network = { ip: string; gateway: string; subnet: string; dns: string }

/**
 * How a device treats commands: a deaf one ignores them, a refusing one refuses each, and one with
 * plain firmware knows none of the features that a device may have.
 */
export type Behaviour = { deaf: boolean; refusing: boolean; plain: boolean }

export type VirtualDevice = Body &
  Guarded &
  Covered &
  Planning & {
    readonly identifier: string
    readonly kind: DeviceKind
    /** The pins that it declares itself; undefined where its kind says them. */
    readonly declared: readonly SimulatedPin[] | undefined
    /** The form of each pin, in their order. */
    readonly forms: ReadonlyMap<PinKey, PinForm>
    readonly network: Network
    /** Its network from its next start on. */
    readonly nextNetwork: Network
    readonly behaviour: Behaviour
    /** Wi-Fi signal, dBm. */
    readonly rssi: number
    /** When it was switched on. */
    readonly startedAt: number
    /** The instant that this value describes, ms. */
    readonly at: number
    /** The last commands it has answered, so that each is applied once. */
    readonly answers: readonly Ack[]
    readonly helloAt: number
    /** The last lease of each pin that has one. */
    readonly leases: Leases
    readonly sensors: Sensors
    readonly levelReport: { readonly level: string | undefined; readonly at: number }
  }

/** A message that a device publishes, by its topic. */
export type DeviceReport =
  | { topic: 'hello'; message: Hello }
  | { topic: 'state'; message: State }
  | { topic: 'readings'; message: Readings }
  | { topic: 'touch'; message: Touch }
  | { topic: 'ack'; message: Ack }
  | { topic: 'reply'; message: DeviceReply }
  | { topic: 'runs'; message: Runs }

/** A device after an event, and its reports about it. */
export type Step = {
  readonly device: VirtualDevice
  readonly reports: readonly DeviceReport[]
  /** It restarts as soon as the reports are out. */
  readonly restarts?: boolean
  /** Why a touch or a knob had no effect, as a message. */
  readonly impossible?: string
}

/** A device fresh from the factory: every pin off, a tank (if it has one) partly full. */
export function newDevice(
  identifier: string,
  network: Network,
  at: number,
  sensing: Sensing = noSensors,
  declared?: readonly SimulatedPin[] | undefined,
): VirtualDevice {
  const kind = kindOf(identifier)
  const forms = formsOf(kind, declared)
  const keys = [...forms.keys()]
  const pins: Pins = Object.fromEntries(keys.map((pin) => [pin, 0]))
  const body = { pins, level: kinds[kind].firstLevel }
  return {
    ...body,
    config: noConfig,
    switchedAt: Object.fromEntries(keys.map((pin) => [pin, at])),
    lastOn: {},
    waking: {},
    identifier,
    kind,
    declared,
    forms,
    network,
    nextNetwork: network,
    behaviour: { deaf: false, refusing: false, plain: false },
    rssi: -45 - (numberOf(identifier) % 30),
    plan: noPlan,
    decided: [],
    serverSince: undefined,
    clock: undefined,
    driftPpm: 0,
    pressedAt: {},
    travels: {},
    startedAt: at,
    at,
    answers: [],
    helloAt: at,
    leases: {},
    sensors: newSensors(sensing),
    levelReport: { level: kinds[kind].reportFields(body).waterLevel, at },
  }
}

const formsOf = (
  kind: DeviceKind,
  declared: readonly SimulatedPin[] | undefined,
): VirtualDevice['forms'] =>
  declared
    ? new Map(declared.map(readDeclaredPin).map(({ key, form }) => [key, form]))
    : formsOfKind(kind)

/** The pins of a device, in their order. */
export const pinsOfDevice = ({ forms }: Pick<VirtualDevice, 'forms'>): PinKey[] => [...forms.keys()]

/** The touch pads of a device, and the pin that each switches (spec §4). */
export function touchPadsOf(device: VirtualDevice): Readonly<Record<number, PinKey>> {
  const pads = pinsOfDevice(device).map((pin) => [touchPinOf(pin), pin] as const)
  return Object.fromEntries(pads.filter(([pad]) => pad !== null))
}

/** Seconds since the device was switched on, whole. */
export function uptimeOf(device: VirtualDevice): number {
  return Math.floor((device.at - device.startedAt) / 1000)
}

/** The water level as the device reports it, e.g. `72%`; undefined without a tank. */
export function waterLevelOf(device: VirtualDevice): string | undefined {
  return kinds[device.kind].reportFields(device).waterLevel
}

/** The `hello` report. */
export function helloStep(device: VirtualDevice): Step {
  const message: Hello = {
    firmware,
    ip: device.network.ip,
    uptime: uptimeOf(device),
    rssi: device.rssi,
    freeMemory: freeMemoryBytes,
    ...(device.behaviour.plain ? {} : abilitiesOf(device)),
  }
  return { device: { ...device, helloAt: device.at }, reports: [{ topic: 'hello', message }] }
}

function abilitiesOf(device: VirtualDevice): Partial<Hello> {
  const askedAt = askingOf(device)
  return {
    features: ['lease', 'protect', 'schedules'],
    config: device.config.version,
    plan: timeOf(device) === undefined ? '' : device.plan.version,
    ...(askedAt !== undefined && { askedAt }),
    ...(device.declared && { pins: [...device.declared] }),
    readings: declarationsOf(device),
  }
}

/** The `runs` report, where there is one. */
export function runsStep(device: VirtualDevice): Step {
  const runs = runsOf(device)
  const isReported = runs.length > 0 && !device.behaviour.plain
  return { device, reports: isReported ? [{ topic: 'runs', message: { runs } }] : [] }
}

/** Whether a device never says how a pin is. */
function isUnreported({ forms }: VirtualDevice, pin: PinKey): boolean {
  const form = forms.get(pin)
  return form !== undefined && isAssumed(form)
}

/** The state of a pin as it is reported: a cover without a position is at one of its ends, or neither. */
function reportOf({ forms, pins }: VirtualDevice, pin: PinKey): PinState {
  const form = forms.get(pin)
  const state = pins[pin] ?? 0
  return form?.kind === 'cover' && !form.position && state % 100 !== 0 ? 50 : state
}

/** The `state` report of the named pins, with their leases, and of the tank; some of them were switched at the wall. */
export function stateStep(
  device: VirtualDevice,
  named: readonly PinKey[],
  atWall: readonly PinKey[] = [],
): Step {
  const fields = kinds[device.kind].reportFields(device)
  const known = named.filter((pin) => !isUnreported(device, pin))
  const pins: Pins = Object.fromEntries(known.map((pin) => [pin, reportOf(device, pin)]))
  const all = Object.entries(leaseReportsOf(device))
  const leases = Object.fromEntries(all.filter(([pin]) => pin in pins))
  const moving = movingOf(device, known)
  const switched = atWall.filter((pin) => known.includes(pin))
  const message: State = {
    ...(known.length > 0 ? { pins } : {}),
    ...(Object.keys(moving).length > 0 ? { moving } : {}),
    ...(switched.length > 0 ? { atWall: switched } : {}),
    ...(Object.keys(leases).length > 0 ? { leases } : {}),
    ...fields,
  }
  const levelReport = { level: fields.waterLevel, at: device.at }
  return { device: { ...device, levelReport }, reports: [{ topic: 'state', message }] }
}

/** The report of a pin that was set, or of a button that was pressed. */
export function pinStep(device: VirtualDevice, pin: PinKey, atWall: readonly PinKey[] = []): Step {
  if (device.forms.get(pin)?.kind !== 'button') return stateStep(device, [pin], atWall)
  return { device, reports: [{ topic: 'state', message: { pressed: [pin] } }] }
}

/** The `readings` report of all sensors. */
export function readingsStep(device: VirtualDevice): Step {
  const message: Readings = { readings: readingsOf(device) }
  return {
    device: { ...device, sensors: asReported(device) },
    reports: [{ topic: 'readings', message }],
  }
}
