import type { State } from '@roomwire/contracts/device/from-device.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'

/** What every pin of a device is. */
export type Pins = Readonly<Partial<Record<PinKey, PinState>>>

/** What of a device the world can change without anybody asking. */
export type Body = {
  readonly pins: Pins
  /** Water in the tank, percent; undefined for a device without a tank. */
  readonly level: number | undefined
}

/** What sets one kind of device apart, beside the pins that the contracts list. */
export type Kind = {
  /** The water a new device starts with, percent; undefined for a device without a tank. */
  readonly firstLevel: number | undefined
  /** What `ms` milliseconds do to the device while nobody touches it. */
  readonly pass: (body: Body, ms: number) => Body
  /** What its state reports say beside the pins. */
  readonly words: (body: Body) => Pick<State, 'waterLevel'>
}
