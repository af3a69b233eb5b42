import type { DeviceKind, PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type ComponentType, createContext, type ReactNode } from 'react'
import type { Elements } from '../../../ui/elements.ts'

/** A device, and the room that its plate stands in; all of it without one. */
export type PlatePlace = { deviceIdentifier: string; roomId: number | undefined }

/** What the timer of a pin is given. */
export type PlateTimerProps = {
  deviceIdentifier: string
  kind: DeviceKind
  pin: PinKey
  name: string
  /** Whether it cannot be pressed now. */
  isIdle: boolean
}

/** So many plates stand at once: more than a window holds. */
export const platesAtOnce = 12

/** What the plates after those are given. */
export type FurtherPlatesProps = {
  /** Of all plates, also of those that stand at once. */
  identifiers: readonly string[]
  /** The room that the plates stand in, with what of the devices is there; all of it without one. */
  roomId?: number
  /** The plate of a device. */
  draw: (deviceIdentifier: string) => ReactNode
}

/** What a page may add to plates from parts that know more than devices; each has its place kept. */
export type PlateExtras = {
  /** The newest numbers of what a device measures. */
  Readings?: ComponentType<PlatePlace>
  /** What is going to be done with pins. */
  Next?: ComponentType<PlatePlace>
  /** The level of a tank over its last day. */
  LevelLine?: ComponentType<{ deviceIdentifier: string }>
  /** A mark at a level that is told no more. */
  LevelAge?: ComponentType<PlatePlace>
  /** Around what says how old all of it is: shows how old each part is. */
  Heard?: ComponentType<PlatePlace & { children: Elements }>
  /** Which pins somebody holds against schedules. */
  Holds?: ComponentType<PlatePlace>
  /** The button for the timer of a pin. */
  Timer?: ComponentType<PlateTimerProps>
  /** The plates that do not stand at once. */
  Further?: ComponentType<FurtherPlatesProps>
}

/** Extras that have not come yet: their place is kept. */
export const noExtras: PlateExtras = {}

/** Null where a page adds nothing to its plates. */
export const PlateExtrasContext = createContext<PlateExtras | null>(null)
