import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { DeviceKind, PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { type ComponentType, createContext, use, useCallback } from 'react'
import type { Elements } from '../../../ui/layout/elements.ts'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { useOfDevices } from '../state/use-device-states.ts'
import type { PinLastChange } from './since.ts'
import type { AskedState } from './use-device-control.ts'

/*
 * The one way by which other shelves reach a plate. A page says what its plates can do: whatever it
 * does not pass is off. So the plates of an owner, a guest and a pass are drawn by the same code.
 */

/** A device, and the room that its plate stands in; all of it without one. */
export type PlatePlace = { deviceIdentifier: string; roomId: number | undefined }

/** The props of the timer of a pin. */
export type PlateTimerProps = {
  deviceIdentifier: string
  kind: DeviceKind
  pin: PinKey
  /** The name that its module shows. */
  name: string
  /** Whether it cannot be pressed now. */
  isIdle: boolean
  /** Whether the pin can be switched; else there is no timer, and the rest of the menu. */
  canSwitch: boolean
}

/** The hold of a pin, or what schedules do next with it. */
type UpcomingOfPin = {
  /** In a few words. */
  text: string
  /** Epoch ms; null where that is not what the text says. */
  heldUntil: number | null
}

/** The props of the line of a module about what comes next. */
export type UpcomingLineProps = {
  deviceIdentifier: string
  pin: PinKey
  /** Whether nothing more urgent stands in its place. */
  isShown: boolean
}

/** The upcoming acts of schedules on pins, and holds. */
export type Upcoming = {
  of: (device: Device, pin: PinKey) => UpcomingOfPin | null
  /** The same on the module of a pin, where a hold can be ended. */
  Line: ComponentType<UpcomingLineProps>
}

/** The props of the slider of a level, and of a cover. */
export type LevelSliderProps = {
  name: string
  value: PinState | null
  form: PinForm
  isIdle: boolean
  /** Whether the range may be moved. */
  canSlide: boolean
  press: (value: AskedState) => void
}

/** The props of the part of a pin's menu that ends its hold. */
export type LetGoProps = {
  deviceIdentifier: string
  pin: PinKey
  onDone: () => void
}

/** The props of the part of a pin's menu that makes a schedule of it. */
export type PinScheduleProps = {
  deviceIdentifier: string
  pin: PinKey
  name: string
}

/** The slots that a page fills in its plates and modules. */
export type PlateSlots = {
  /** Whether pins can be switched. */
  canSwitch?: boolean
  /** Shows identifiers, addresses, kinds and pin numbers. */
  hasDetails?: boolean
  /** The slider of a level or a cover, beside its buttons. */
  Slider?: ComponentType<LevelSliderProps>
  /** The button for the timer of a pin, and what else is behind it. */
  Timer?: ComponentType<PlateTimerProps>
  /** 'Since 18:04, by Ravi', for the last change of a pin. */
  since?: (change: PinLastChange) => string
  /** Undefined also until it is known. */
  upcoming?: Upcoming | undefined
  /** The pins that somebody holds against schedules. */
  Holds?: ComponentType<PlatePlace>
  /** The end of a hold, in the menu of its pin. */
  LetGo?: ComponentType<LetGoProps>
  /** Makes a schedule of a pin, in its menu. */
  Schedule?: ComponentType<PinScheduleProps>
  /** The upcoming acts of schedules on the pins of a device. */
  Next?: ComponentType<PlatePlace>
  /** The way on for a device that has never connected. */
  HowToConnect?: ComponentType<PlatePlace>
  /** Names presses that failed or were not answered, and tries them again. */
  Bars?: ComponentType<{ deviceIdentifier: string; kind: DeviceKind }>
  /** The newest numbers that a device measures. */
  Readings?: ComponentType<PlatePlace>
  /** The level of a tank over its last day. */
  LevelLine?: ComponentType<{ deviceIdentifier: string }>
  /** A mark at a level that is no longer reported. */
  LevelAge?: ComponentType<PlatePlace>
  /** The time of each part's last report. */
  Heard?: {
    /** Around the words that say how old all of it is: opens the dialog. */
    Button: ComponentType<{ onClick: () => void; children: Elements }>
    Dialog: ComponentType<PlatePlace & { onClose: () => void }>
  }
}

/** The slots that the page fills in the plates inside. */
export const PlateSlotsContext = createContext<PlateSlots>({})

const Nothing = () => null

/** Stand for parts whose file still travels: the places of what would move something are kept. */
export const placeholderSlots: PlateSlots = { LevelLine: Nothing, Timer: Nothing }

/** The hold of a pin, or the next act of a schedule on it; null where nothing is known. */
export function useUpcoming({
  deviceIdentifier,
  pin,
}: {
  deviceIdentifier: string
  pin: PinKey
}): UpcomingOfPin | null {
  const { upcoming } = use(PlateSlotsContext)
  const select = useCallback(
    (devices: LiveDevices) => {
      const device = devices.get(deviceIdentifier)?.device
      return (device && upcoming?.of(device, pin)) ?? null
    },
    [upcoming, deviceIdentifier, pin],
  )
  return useOfDevices(select, isSame, deviceIdentifier)
}

const isSame = (one: UpcomingOfPin | null, other: UpcomingOfPin | null): boolean =>
  one?.text === other?.text && one?.heldUntil === other?.heldUntil
