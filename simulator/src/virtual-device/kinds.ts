import type { State } from '@roomwire/contracts/device/from-device.ts'
import type { DeviceKind, PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'

/** The state of every pin of a device. */
export type Pins = Readonly<Record<PinKey, PinState>>

/** The part of a device that changes without a command. */
export type Body = {
  readonly pins: Pins
  /** Water in the tank, percent; undefined for a device without a tank. */
  readonly level: number | undefined
}

/** How one kind of device differs, beside the pins that the contracts list. */
type Kind = {
  /** The water a new device starts with, percent; undefined for a device without a tank. */
  readonly firstLevel: number | undefined
  /** The device `ms` milliseconds later, while nobody touches it. */
  readonly pass: (body: Body, ms: number) => Body
  /** The fields of its state reports beside the pins. */
  readonly reportFields: (body: Body) => Pick<State, 'waterLevel'>
}

/** SC, PC and every unknown kind: pins keep the state they were given. */
const switchboard: Kind = {
  firstLevel: undefined,
  pass: (body) => body,
  reportFields: () => ({}),
}

/** Percent of the tank a second. */
const pumpFills = 2
const houseDrains = 0.01

/** WLM: a tank that fills while the pump runs and drains slowly otherwise. The float switch stops the pump at 100 %. */
const waterLevelMonitor: Kind = {
  firstLevel: 40,
  pass: passOfTank,
  reportFields: ({ level }) => (level === undefined ? {} : { waterLevel: `${Math.round(level)}%` }),
}

function passOfTank(body: Body, ms: number): Body {
  const { pins, level = 0 } = body
  if (pins.pump !== 1) return { pins, level: Math.max(0, level - (houseDrains * ms) / 1000) }
  const msUntilFull = ((100 - level) / pumpFills) * 1000
  if (ms < msUntilFull) return { pins, level: level + (pumpFills * ms) / 1000 }
  return passOfTank({ pins: { ...pins, pump: 0 }, level: 100 }, ms - msUntilFull)
}

/** How each kind of device differs. */
export const kinds: Record<DeviceKind, Kind> = {
  SC: switchboard,
  PC: switchboard,
  UNKNOWN: switchboard,
  WLM: waterLevelMonitor,
}
