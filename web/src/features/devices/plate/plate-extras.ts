import type { DeviceKind, PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type ComponentType, createContext } from 'react'
import type { Elements } from '../../../ui/layout/elements.ts'

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

/** What a page may add to plates from parts that know more than devices. */
export type PlateExtras = {
  /** The newest numbers of what a device measures. */
  Readings?: ComponentType<PlatePlace>
  /** What is going to be done with pins. */
  Next?: ComponentType<PlatePlace>
  /** The level of a tank over its last day. */
  LevelLine?: ComponentType<{ deviceIdentifier: string }>
  /** A mark at a level that is told no more. */
  LevelAge?: ComponentType<PlatePlace>
  /** When each part was heard. */
  Heard?: {
    /** Around the words that say how old all of it is: opens the dialog. */
    Button: ComponentType<{ onClick: () => void; children: Elements }>
    Dialog: ComponentType<PlatePlace & { onClose: () => void }>
  }
  /** Which pins somebody holds against schedules. */
  Holds?: ComponentType<PlatePlace>
  /** The button for the timer of a pin. */
  Timer?: ComponentType<PlateTimerProps>
}

/** In the place of what has not come yet. */
const Nothing = () => null

/** Extras that have not come yet: the places of what would move something are kept. */
export const extrasToCome: PlateExtras = { LevelLine: Nothing, Timer: Nothing }

/** What the page adds to its plates. */
export const PlateExtrasContext = createContext<PlateExtras>({})
