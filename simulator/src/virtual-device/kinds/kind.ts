import type { State } from '@roomwire/contracts/device/from-device.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'

/** The state of every pin of a device. */
export type Pins = Readonly<Record<PinKey, PinState>>

/** The part of a device that changes without a command. */
export type Body = {
  readonly pins: Pins
  /** Water in the tank, percent; undefined for a device without a tank. */
  readonly level: number | undefined
}

/** How one kind of device differs, beside the pins that the contracts list. */
export type Kind = {
  /** The water a new device starts with, percent; undefined for a device without a tank. */
  readonly firstLevel: number | undefined
  /** The device `ms` milliseconds later, while nobody touches it. */
  readonly pass: (body: Body, ms: number) => Body
  /** The fields of its state reports beside the pins. */
  readonly reportFields: (body: Body) => Pick<State, 'waterLevel'>
}
